import assert from 'node:assert/strict';
import {
	type Forest,
	featureNames,
	loadForest,
	measure,
	probabilitiesOf,
	scoresOf,
} from '../../../src/tree/learned/forest';
import { keyFeatureNames } from '../../../src/tree/learned/keyFeatures';
import { shippedModels } from '../../../src/tree/learned/models';
import { parentFeatureNames } from '../../../src/tree/learned/parentFeatures';
import { roleFeatures } from '../../../src/tree/learned/roleFeatures';
import { trainBoost } from '../../bench/train/boost';
import { packForest } from '../../bench/train/pack';

describe('a forest', () => {
	/** One tree: below 0.5 it says −1, otherwise 2. */
	const stump: Forest = {
		features: ['x'],
		classes: 1,
		roots: [0],
		feature: [0, -1, -1],
		at: [0.5, -1, 2],
		right: [2, 0, 0],
	};

	it('goes left below the threshold and right from it', () => {
		assert.deepEqual(scoresOf(stump, [0.4]), [-1]);
		assert.deepEqual(scoresOf(stump, [0.5]), [2]);
	});

	it('is shipped without what its order tells: where trees start, and the right children', () => {
		const feature = [0, 1, -1, -1, 2, -1, -1, -1, 0, -1, 3, -1, -1];
		const { roots, right } = loadForest({ features: [], classes: 1, feature, at: feature });
		assert.deepEqual(Array.from(roots), [0, 7, 8]);
		assert.deepEqual(Array.from(right), [4, 3, 0, 0, 6, 0, 0, 0, 10, 0, 12, 0, 0]);
	});

	it('gives odds of one class by the logistic curve, of several as shares', () => {
		assert.deepEqual(probabilitiesOf(stump, [0.4]), [1 / (1 + Math.E)]);
		const two: Forest = { ...stump, classes: 2, roots: [0, 2] };
		const [first, second] = probabilitiesOf(two, [0]);
		assert.ok(Math.abs(first! + second! - 1) < 1e-12 && second! > first!);
	});

	it('learns and packs what separates the labels', () => {
		const rows = Array.from({ length: 40 }, (_, i) => Float64Array.of(i % 2, i));
		const labels = rows.map((row) => row[0]!);
		const options = { classes: 1, rounds: 20, depth: 2, rate: 0.3, leastLeaf: 1, l2: 1, columns: 1 };
		const forest = packForest(['parity', 'place'], 1, trainBoost({ rows, labels }, options));
		assert.ok(probabilitiesOf(forest, [1, 7])[0]! > 0.9);
		assert.ok(probabilitiesOf(forest, [0, 7])[0]! < 0.1);
	});

	it('measures features in the order of their table', () => {
		assert.deepEqual(
			[
				...measure<number>(
					[
						['double', (x) => 2 * x],
						['positive', (x) => x > 0],
					],
					3,
				),
			],
			[6, 1],
		);
	});
});

describe('the shipped forests', () => {
	it('were trained on the features that are measured now', () => {
		assert.deepEqual(shippedModels.role.features, featureNames(roleFeatures));
		assert.deepEqual(shippedModels.key.features, keyFeatureNames);
		assert.deepEqual(shippedModels.parent.features, parentFeatureNames);
	});

	it('give odds between 0 and 1', () => {
		for (const forest of Object.values(shippedModels)) {
			const odds = probabilitiesOf(forest, new Float64Array(forest.features.length));
			assert.ok(odds.length === forest.classes && odds.every((chance) => chance > 0 && chance < 1));
		}
	});
});
