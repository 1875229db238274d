import assert from 'node:assert/strict';
import { parseReport } from '../../../../src/report/parsing/parse';
import { extractTree } from '../../../../src/tree/extraction/extract';
import { readByRules } from '../../../../src/tree/reading/readByRules';
import { doubtFeatureNames, isDoubtable, measureDoubt } from '../../../../src/tree/support/doubtOdds';
import { supportContextsOf } from '../../../../src/tree/support/supportFeatures';

const text = [
	'# Ferries',
	'',
	'## Traffic',
	'',
	'The northern ferry carried 3.1 million passengers in 2024 [1].',
	'',
	'## Outlook',
	'',
	'The northern ferry will surely carry more passengers than any bridge.',
	'Staff will be trained in the second week.',
	'',
	'## References',
	'',
	'[1] Ferry yearbook 2024. https://example.org/ferry-2024',
	'',
].join('\n');

const contexts = supportContextsOf(readByRules(parseReport(text)));
const contextOf = (start: string) => contexts.find(({ own }) => own.unit.text.startsWith(start));

function measured(start: string): ReadonlyMap<string, number> {
	const context = contextOf(start);
	assert.ok(context, start);
	const vector = measureDoubt(context);
	assert.equal(vector.length, doubtFeatureNames.length);
	return new Map(doubtFeatureNames.map((name, at) => [name, vector[at] ?? Number.NaN]));
}

describe('what tells how an editor looks at a sentence', () => {
	it('is what kind of sentence it is', () => {
		const [claim, step] = [measured('The northern ferry will'), measured('Staff')];
		assert.deepEqual([claim.get('kind arrangement'), step.get('kind arrangement')], [0, 1]);
		assert.deepEqual([claim.get('kind comparison'), step.get('kind comparison')], [1, 0]);
	});

	it('has no share that belongs to the whole report', () => {
		assert.deepEqual(
			doubtFeatureNames.filter((name) => /^report |document place|section size/.test(name)),
			[],
		);
		assert.equal(new Set(doubtFeatureNames).size, doubtFeatureNames.length);
	});

	it('is asked neither of headings nor of what cites', () => {
		const doubtable = contexts.filter(isDoubtable).map(({ own }) => own.unit.text.split(' ')[0]);
		assert.deepEqual(doubtable, ['The', 'Staff']);
	});
});

describe('the nearest ground of a claim', () => {
	it('is the statement with a source or figures on the same subject, wherever it stands', () => {
		const { nodes } = extractTree(parseReport(text));
		const claim = nodes.find((node) => node.text.startsWith('The northern ferry will'));
		assert.ok(claim && claim.doubt > 0);
		const ground = claim.ground;
		assert.equal(
			ground && text.slice(...ground.span),
			'The northern ferry carried 3.1 million passengers in 2024 [1].',
		);
		assert.equal(ground?.kind, 'citation');
	});

	it('is none where nothing speaks of the same subject', () => {
		const other = text.replace('The northern ferry carried 3.1 million passengers', 'Granite weighed 40 tonnes');
		const { nodes } = extractTree(parseReport(other));
		assert.equal(nodes.find((node) => node.text.startsWith('The northern ferry will'))?.ground, undefined);
	});
});
