import assert from 'node:assert/strict';
import fc from 'fast-check';
import { densityScore, depthScore, richnessScore, widthScore } from '../../../../src/scoring/finResearch/formulas';

describe('FinResearchBench: rule dimensions', () => {
	it('width: 33.33 points for each child above the first, 0–100', () => {
		assert.equal(widthScore(1), 0);
		assert.equal(widthScore(0), 0);
		assert.equal(widthScore(2.5), 49.995);
		assert.equal(widthScore(9), 100);
	});

	it('depth: 0.4 for the deepest node, 0.6 for the mean leaf', () => {
		assert.equal(depthScore(2, 1.5), 0);
		assert.equal(depthScore(4, 3), 0.4 * 50 + 0.6 * 60);
		assert.equal(depthScore(6, 4), 100);
	});

	it('density: 0.7 for the number of nodes, 0.3 for the share of evidence', () => {
		assert.equal(densityScore(0, 0), 0);
		assert.equal(densityScore(5, 5), 30);
		assert.equal(densityScore(30, 15), 0.7 * 50 + 0.3 * 50);
		assert.equal(densityScore(55, 0), 70);
	});

	it('richness: the paper’s pieces, and a straight line where it has a gap', () => {
		const points: [number, number][] = [
			[0, 0],
			[50, 30],
			[100, 60],
			[150, 68],
			[200, 76],
			[450, 96],
			[500, 100],
			[1000, 100],
			[1200, 90],
			[9000, 60],
		];
		for (const [words, score] of points) assert.ok(Math.abs(richnessScore(words) - score) < 1e-9, `${words}`);
	});

	it('stays in 0–100 and grows with the tree', () => {
		fc.assert(
			fc.property(
				fc.double({ min: 0, max: 1000, noNaN: true }),
				fc.double({ min: 0, max: 50, noNaN: true }),
				(a, b) => {
					for (const score of [widthScore(a), depthScore(a, b), densityScore(a, Math.min(a, b)), richnessScore(a)]) {
						assert.ok(score >= 0 && score <= 100);
					}
					assert.ok(widthScore(a + 1) >= widthScore(a));
					assert.ok(depthScore(a + 1, b) >= depthScore(a, b));
				},
			),
			{ seed: 7 },
		);
	});
});
