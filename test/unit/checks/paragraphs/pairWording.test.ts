import assert from 'node:assert/strict';
import { compareMarked, compareWording, wordingOf } from '../../../../src/checks/paragraphs/pairWording';

const compare = (a: readonly number[], b: readonly number[]) => compareWording(wordingOf(a), wordingOf(b));

describe('the wording of two texts', () => {
	it('has a longest run, a common start and neighbours in common', () => {
		assert.deepEqual(compare([1, 2, 3, 4, 5], [1, 2, 9, 3, 4, 5]), {
			run: 3,
			runShare: 0.6,
			lead: 2,
			neighbours: 0.75,
		});
	});

	it('is nothing where nothing is shared or one is empty', () => {
		const none = { run: 0, runShare: 0, lead: 0, neighbours: 0 };
		assert.deepEqual(compare([1, 2], [3, 4]), none);
		assert.deepEqual(compare([], [3, 4]), none);
	});

	it('counts marked terms that both have and that one has alone', () => {
		assert.deepEqual(compareMarked(new Set([1, 2, 3]), new Set([3, 4])), { both: 1, first: 2, second: 1 });
	});
});
