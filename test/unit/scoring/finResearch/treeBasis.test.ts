import assert from 'node:assert/strict';
import { analyze } from '../../../../src/analyze';
import { withReading } from '../../../../src/index';
import { verbatim } from '../../../../src/messages/message';
import type { Reading } from '../../../../src/reading/model';
import { belowRoot, countSupport, treeBasis } from '../../../../src/scoring/finResearch/treeBasis';
import { readingOf } from '../../reading/readings';
import { said } from '../../words';

const text = `# Ferries

Ferries win. They carried 3 million people. Crews love them. The yards [1] are full.

Towns grow. Roads are old.

## References

[1] Yards 2024. https://example.org/yards
`;
const offline = analyze({ name: 'ferries.md', text });
const claims = [
	{ words: 'They carried 3 million people.', type: 'evidence' as const },
	{ words: 'Crews love them.' },
	{ words: 'The yards [1] are full.' },
	{ words: 'Towns grow.', support: 'unsupported' as const },
];
const whole = readingOf(offline, {
	thesis: 'Ferries win.',
	claims,
	marks: [
		{ words: 'Towns grow.', note: 'No figure shows it.' },
		{ words: 'Roads are old.', note: 'Nothing carries it.' },
	],
});
const basisOf = (change: Partial<Reading> = {}, why?: string) =>
	treeBasis(withReading(offline, { ...whole, ...change }).analysis, why === undefined ? undefined : verbatim(why));

describe('the tree that a score measures', () => {
	it('is the argument of the reading: its thesis at the root, its statements alone, each with what serves it', () => {
		const { basis, nodes, metrics, unread, note } = basisOf();
		assert.deepEqual([basis, unread, metrics.nodes, metrics.evidence], ['model', 0, 5, 1]);
		assert.deepEqual(
			nodes.map(({ span, parent, type }) => [text.slice(...span), parent === null, type]),
			[
				['Ferries win.', true, 'argument'],
				['They carried 3 million people.', false, 'evidence'],
				['Crews love them.', false, 'argument'],
				['The yards [1] are full', false, 'argument'],
				['Towns grow.', false, 'argument'],
			],
		);
		assert.deepEqual(
			nodes[0]?.carriedBy,
			belowRoot(nodes).map(({ id }) => id),
		);
		assert.equal(said(note), 'The tree is the argument as the model has read it.');
	});

	it('has the title for its root where nothing answers the question', () => {
		const { nodes } = basisOf({ thesis: null });
		assert.deepEqual([nodes[0]?.parent, text.slice(...(nodes[0]?.span ?? [0, 0]))], [null, 'Ferries']);
		assert.equal(nodes.length, 5);
	});

	it('has the reading’s word on each statement, and its marks for reasons; what is called carried by nothing is so in part', () => {
		assert.deepEqual(
			basisOf().nodes.map(({ support, unproven, reason }) => [support, unproven, reason]),
			[
				['partial', undefined, ''],
				['supported', undefined, ''],
				['partial', true, ''],
				['supported', undefined, ''],
				['unsupported', undefined, 'No figure shows it.'],
			],
		);
		assert.deepEqual(countSupport(belowRoot(basisOf().nodes), 'model'), {
			...{ basis: 'model', supported: 1, partial: 1, unsupported: 1, unknown: 0 },
		});
	});

	it('says what it lacks where the model could not read all of the report', () => {
		const { basis, unread, note } = basisOf({ unread: 12 }, 'It broke off.');
		assert.deepEqual([basis, unread], ['mixed', 12]);
		assert.match(said(note), /without 12 lines of the report that it could not read\. It broke off\.$/);
	});

	it('is the outline where the model named no statement, or did not read the report, and nothing of it is judged', () => {
		for (const analysis of [offline, withReading(offline, { ...whole, statements: [] }).analysis]) {
			const { basis, nodes, metrics, note } = treeBasis(analysis, verbatim('It broke off.'));
			assert.deepEqual([basis, metrics], ['rule', offline.tree.metrics]);
			assert.equal(nodes.length, offline.tree.metrics.nodes);
			assert.ok(nodes.every(({ support }) => support === 'unknown'));
			assert.match(said(note), /^There is no reading of the report .* It broke off\.$/);
		}
	});
});
