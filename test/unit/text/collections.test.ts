import assert from 'node:assert/strict';
import { chunked, groupBy, groupPairs } from '../../../src/text/collections';

describe('collections', () => {
	it('are grouped in the order in which keys and items come', () => {
		const byLength = groupBy(['bb', 'a', 'cc', 'd'], ({ length }) => length);
		assert.deepEqual(
			[...byLength],
			[
				[2, ['bb', 'cc']],
				[1, ['a', 'd']],
			],
		);
		const pairs = [['x', 1] as const, ['y', 2] as const, ['x', 3] as const];
		assert.deepEqual(Object.fromEntries(groupPairs(pairs)), { x: [1, 3], y: [2] });
		assert.equal(groupBy([], String).size, 0);
	});

	it('are cut into stretches, of which the last may be shorter', () => {
		assert.deepEqual(chunked([1, 2, 3, 4, 5], 2), [[1, 2], [3, 4], [5]]);
		assert.deepEqual(chunked([1, 2], 2), [[1, 2]]);
		assert.deepEqual(chunked([], 2), []);
	});
});
