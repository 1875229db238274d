import assert from 'node:assert/strict';
import { parseReport } from '../../../../src/report/parsing/parse';
import { extractTree } from '../../../../src/tree/extraction/extract';
import { type Forest, loadForest } from '../../../../src/tree/learned/forest';
import { keyFeatureNames } from '../../../../src/tree/learned/keyFeatures';
import type { TreeModels } from '../../../../src/tree/learned/models';
import { parentFeatureNames } from '../../../../src/tree/learned/parentFeatures';
import { roleFeatureNames } from '../../../../src/tree/learned/roleFeatures';

/** Trees of one question each: the value below 0.5 of a feature, and from there on. */
function asks(
	names: readonly string[],
	...trees: readonly (readonly [of: string, below: number, from: number])[]
): Forest {
	return loadForest({
		features: names,
		classes: trees.length,
		feature: trees.flatMap(([of]) => {
			assert.ok(names.includes(of), of);
			return [names.indexOf(of), -1, -1];
		}),
		at: trees.flatMap(([, below, from]) => [0.5, below, from]),
	});
}

/** Facts are what has figures, nodes that ask are none; everything serves what the layout puts it under. */
const models: TreeModels = {
	role: asks(roleFeatureNames, ['figures', 1, 0], ['figures', 0, 1], ['question', -5, 5]),
	key: asks(keyFeatureNames, ['heading', -3, 3]),
	parent: asks(parentFeatureNames, ['layout parent', 0, 1]),
};

function nodesOf(text: string, chosen: Partial<TreeModels> = {}) {
	return extractTree(parseReport(text), { ...models, ...chosen });
}

const text = `# Ferries

## Traffic

Ferries of the north win because of the quay. They carried 40 ships. Do they win?

## Quay

The quay of the north had 40 ships in 2024 [1].

## References

[1] Yearbook: https://example.org/yearbook
`;

describe('a report as a tree', () => {
	it('has its units as nodes, below what they serve, in order', () => {
		const { nodes, root } = nodesOf(text);
		assert.equal(root, 'n1');
		assert.deepEqual(
			nodes.map(({ id, parent, children, type, key, citations }) => [id, parent, children, type, key, citations]),
			[
				['n1', null, ['n2', 'n6'], 'argument', true, []],
				['n2', 'n1', ['n3'], 'argument', true, []],
				['n3', 'n2', ['n4'], 'argument', true, []],
				['n4', 'n3', [], 'evidence', false, []],
				['n6', 'n1', ['n7'], 'argument', true, []],
				['n7', 'n6', [], 'evidence', false, [0]],
			],
		);
	});

	it('tells of each node where it stands, and what supports it', () => {
		const { nodes } = nodesOf(text);
		const told = nodes.map(({ text: own, block, sentence, support, reasons, evidence }) => {
			return [own.slice(0, 12), block, sentence, support, reasons[0]?.code, evidence];
		});
		assert.deepEqual(told, [
			['Ferries', 0, undefined, 'unknown', undefined, []],
			['Traffic', 1, undefined, 'unknown', undefined, []],
			['Ferries of t', 2, 0, 'partial', 'unsourcedFact', ['n4']],
			['They carried', 2, 1, 'unsupported', 'unsourcedFact', []],
			['Quay', 3, undefined, 'unknown', undefined, []],
			['The quay of ', 4, 3, 'supported', 'cited', []],
		]);
	});

	it('stands on an empty node where the text has neither a title nor a claim', () => {
		const { nodes, root, thesis } = nodesOf('Why?\n');
		assert.deepEqual([root, thesis, nodes.length], ['n0', null, 1]);
		const [empty] = nodes;
		assert.deepEqual([empty?.id, empty?.parent, empty?.key, empty?.text, empty?.span], ['n0', null, true, '', [0, 0]]);
	});

	it('stands on its first heading where that is no title', () => {
		const { nodes } = nodesOf('## Quay\n\nThe quay wins.\n\n## Traffic\n\nFerries win.\n');
		assert.deepEqual(
			nodes.map(({ id, parent }) => [id, parent]),
			[
				['n1', null],
				['n2', 'n1'],
				['n3', 'n1'],
				['n4', 'n3'],
			],
		);
	});
});
