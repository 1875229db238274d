import assert from 'node:assert/strict';
import { condensedTree, treeMetrics } from '../../../src/tree/metrics';
import type { NodeType } from '../../../src/tree/model';

const node = (id: string, parent: string | null, type: NodeType = 'argument', key = true) => ({
	id,
	parent,
	type,
	key,
});

describe('tree metrics', () => {
	it('counts edges from a root at 0 and children over inner nodes only', () => {
		const metrics = treeMetrics([node('r', null), node('a', 'r'), node('b', 'r'), node('c', 'a', 'evidence')]);
		assert.deepEqual(metrics, {
			nodes: 4,
			evidence: 1,
			maxDepth: 2,
			meanLeafDepth: 1.5,
			meanDepth: 1,
			meanChildren: 1.5,
		});
	});

	it('has nothing to say about an empty tree', () => {
		const none = { nodes: 0, evidence: 0, maxDepth: 0, meanLeafDepth: 0, meanDepth: 0, meanChildren: 0 };
		assert.deepEqual(treeMetrics([]), none);
	});

	it('condenses to key nodes under their nearest key ancestor', () => {
		const nodes = [
			node('r', null),
			node('a', 'r', 'argument', false),
			node('b', 'a'),
			node('c', 'b', 'evidence', false),
		];
		assert.deepEqual(condensedTree(nodes), [
			{ id: 'r', type: 'argument', parent: null },
			{ id: 'b', type: 'argument', parent: 'r' },
		]);
	});
});
