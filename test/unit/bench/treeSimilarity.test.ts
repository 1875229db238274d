import assert from 'node:assert/strict';
import { treeSimilarity } from '../../bench/quality/treeSimilarity';

describe('tree similarity', () => {
	it('is one minus the relative difference of each measure', () => {
		const similarity = treeSimilarity(
			{ nodes: 40, meanDepth: 2, meanChildren: 3 },
			{ nodes: 20, meanDepth: 2.5, meanChildren: 3 },
		);
		assert.equal(similarity.nodes, 0.5);
		assert.equal(similarity.depth, 0.8);
		assert.equal(similarity.width, 1);
		assert.ok(Math.abs(similarity.mean - 2.3 / 3) < 1e-12);
	});

	it('takes two empty measures as equal', () => {
		const empty = { nodes: 0, meanDepth: 0, meanChildren: 0 };
		assert.equal(treeSimilarity(empty, empty).mean, 1);
	});
});
