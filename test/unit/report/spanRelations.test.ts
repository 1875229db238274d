import assert from 'node:assert/strict';
import { byPlace, containsOffset, isWithin, overlap, rangesOverlap } from '../../../src/report/spanRelations';

describe('spans', () => {
	it('overlap where they share a character, not where they meet', () => {
		assert.deepEqual(
			[overlap([0, 3], [2, 4]), overlap([2, 4], [0, 3]), overlap([0, 9], [3, 4]), overlap([0, 3], [3, 4])],
			[true, true, true, false],
		);
		assert.equal(rangesOverlap({ start: 0, end: 3 }, { start: 2, end: 4 }), true);
		assert.equal(rangesOverlap({ start: 0, end: 3 }, { start: 3, end: 4 }), false);
	});

	it('hold spans and offsets, without their end', () => {
		assert.deepEqual(
			[isWithin([1, 3], [1, 3]), isWithin([1, 4], [1, 3]), isWithin([0, 2], [1, 3])],
			[true, false, false],
		);
		assert.deepEqual(
			[containsOffset([1, 3], 1), containsOffset([1, 3], 2), containsOffset([1, 3], 3), containsOffset([1, 3], 0)],
			[true, true, false, false],
		);
	});

	it('are in order by their beginning, then by their end', () => {
		const spans = [
			[4, 5],
			[0, 9],
			[0, 2],
		].map(([start, end]) => ({ span: [start!, end!] as const }));
		assert.deepEqual(
			spans.sort(byPlace).map(({ span }) => span),
			[
				[0, 2],
				[0, 9],
				[4, 5],
			],
		);
	});
});
