import assert from 'node:assert/strict';
import {
	closeLeaves,
	loadForest,
	measure,
	openLeaves,
	probabilitiesOf,
	type ShippedForest,
	scoreOf,
} from '../../../src/tree/learned/forest';
import { keyFeatureNames } from '../../../src/tree/learned/keyFeatures';
import { shippedModels } from '../../../src/tree/learned/models';
import { parentFeatureNames } from '../../../src/tree/learned/parentFeatures';
import { roleFeatureNames } from '../../../src/tree/learned/roleFeatures';
import { trainBoost } from '../../bench/train/boost';
import { packForest } from '../../bench/train/pack';

describe('a forest', () => {
	/** One tree: below 0.5 it says −1, otherwise 2. */
	const stump = { features: ['x'], classes: 1, feature: [0, -1, -1], at: [0.5, -1, 2] };
	const scoreFor = (shipped: ShippedForest, ...vector: readonly number[]) => {
		const forest = loadForest(shipped);
		return scoreOf(forest, closeLeaves(forest, openLeaves(forest), Float64Array.from(vector)));
	};

	it('goes left below the threshold and right from it', () => {
		assert.equal(scoreFor(stump, 0.4), -1);
		assert.equal(scoreFor(stump, 0.5), 2);
	});

	it('adds up the leaves that its trees lead to, whose nodes stand before their left subtree and that before the right one', () => {
		const shipped = { features: ['x', 'y'], classes: 1, feature: [0, 1, -1, -1, 0, -1, -1, -1, 1, -1, -1] };
		const at = [5, 3, 1, 2, 7, 4, 8, 16, 6, 32, 64];
		const score = (x: number, y: number) => scoreFor({ ...shipped, at }, x, y);
		assert.deepEqual([score(4, 2), score(4, 3), score(5, 2), score(7, 9)], [1 + 48, 2 + 48, 4 + 48, 8 + 80]);
	});

	it('measures two parts of a vector one after the other', () => {
		const forest = loadForest({ features: ['x', 'y'], classes: 1, feature: [0, -1, 1, -1, -1], at: [1, 2, 1, 4, 8] });
		const open = closeLeaves(forest, openLeaves(forest), Float64Array.of(1));
		assert.equal(scoreOf(forest, closeLeaves(forest, open, Float64Array.of(1), 1)), 8);
	});

	it('takes no tree of more leaves than a number has bits', () => {
		const splits = Array.from({ length: 32 }, () => [0, -1]).flat();
		const feature = [...splits, -1];
		assert.throws(() => loadForest({ features: ['x'], classes: 1, feature, at: feature }), /more than 32 leaves/);
	});

	it('gives odds of one class by the logistic curve, of several as shares', () => {
		assert.deepEqual(probabilitiesOf(loadForest(stump), Float64Array.of(0.4)), [1 / (1 + Math.E)]);
		const two = loadForest({ ...stump, classes: 2, feature: [...stump.feature, -1], at: [...stump.at, 2] });
		const [first, second] = probabilitiesOf(two, Float64Array.of(0));
		assert.ok(Math.abs(first! + second! - 1) < 1e-12 && second! > first!);
	});

	it('learns and packs what separates the labels', () => {
		const rows = Array.from({ length: 40 }, (_, i) => Float64Array.of(i % 2, i));
		const labels = rows.map((row) => row[0]!);
		const options = { classes: 1, rounds: 20, depth: 2, rate: 0.3, leastLeaf: 1, l2: 1, columns: 1 };
		const forest = packForest(['parity', 'place'], 1, trainBoost({ rows, labels }, options));
		assert.ok(probabilitiesOf(forest, Float64Array.of(1, 7))[0]! > 0.9);
		assert.ok(probabilitiesOf(forest, Float64Array.of(0, 7))[0]! < 0.1);
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
		assert.deepEqual(shippedModels.role.features, roleFeatureNames);
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
