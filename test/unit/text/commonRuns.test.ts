import assert from 'node:assert/strict';
import fc from 'fast-check';
import { commonRuns } from '../../../src/text/commonRuns';

/** The same by trying every pair of places. */
function tried(first: readonly string[], second: readonly string[]): number[] {
	return second.map((_, end) => {
		const endingAt = first.map((_, at) => {
			let length = 0;
			while (length <= Math.min(at, end) && first[at - length] === second[end - length]) length++;
			return length;
		});
		return Math.max(0, ...endingAt);
	});
}

describe('the runs that two lists have in common', () => {
	it('are told at the place where each ends', () => {
		const words = (text: string) => text.split(' ');
		assert.deepEqual(commonRuns(words('the sea rose by a foot'), words('by a foot the sea')), [1, 2, 3, 1, 2]);
		assert.deepEqual(commonRuns([], ['a']), [0]);
		assert.deepEqual(commonRuns(['a'], []), []);
	});

	it('are those that trying every pair of places gives', () => {
		const items = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 16 });
		fc.assert(fc.property(items, items, (a, b) => assert.deepEqual(commonRuns(a, b), tried(a, b))));
	});
});
