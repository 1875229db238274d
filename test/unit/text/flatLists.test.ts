import assert from 'node:assert/strict';
import { FlatLists } from '../../../src/text/flatLists';

const listOf = (lists: FlatLists, list: number) =>
	Array.from({ length: lists.to(list) - lists.from(list) }, (_, at) => lists.at(lists.from(list) + at));

describe('lists in one array', () => {
	it('hold what each was given, in order, whichever comes first', () => {
		const lists = new FlatLists([2, 0, 3]);
		for (const [list, item] of [
			[2, 7],
			[0, 1],
			[2, 5],
			[0, 9],
		] as const) {
			lists.push(list, item);
		}
		assert.deepEqual(
			[0, 1, 2].map((list) => listOf(lists, list)),
			[[1, 9], [], [7, 5]],
		);
	});

	it('know only the lists they were made with', () => {
		assert.throws(() => new FlatLists([1]).from(1), RangeError);
		assert.throws(() => new FlatLists([1]).push(1, 0), RangeError);
	});
});
