import assert from 'node:assert/strict';
import { entryOf, firstOf, floatAt, intAt, itemAt, lastOf, singleAt, uintAt } from '../../src/access';

describe('access to what must be there', () => {
	it('gives the item', () => {
		assert.equal(itemAt(['a', 'b'], 1), 'b');
		assert.equal(firstOf(['a', 'b']), 'a');
		assert.equal(lastOf(['a', 'b']), 'b');
		assert.equal(floatAt(Float64Array.of(0.5), 0), 0.5);
		assert.equal(singleAt(Float32Array.of(0.5), 0), 0.5);
		assert.equal(intAt(Int32Array.of(7), 0), 7);
		assert.equal(uintAt(Uint32Array.of(7), 0), 7);
		assert.equal(entryOf(new Map([['a', 0]]), 'a'), 0);
	});

	it('says what is lacking', () => {
		assert.throws(() => itemAt(['a'], 1), new RangeError('There is no item 1 among 1.'));
		assert.throws(() => lastOf([]), new RangeError('There is no item -1 among 0.'));
		assert.throws(() => firstOf([]), RangeError);
		assert.throws(() => floatAt(new Float64Array(2), 2), RangeError);
		assert.throws(() => singleAt(new Float32Array(2), 2), RangeError);
		assert.throws(() => intAt(new Int32Array(2), -1), RangeError);
		assert.throws(() => uintAt(new Uint32Array(2), 2), RangeError);
		assert.throws(() => entryOf(new Map<string, number>(), 'a'), new RangeError('Nothing is kept under a.'));
	});
});
