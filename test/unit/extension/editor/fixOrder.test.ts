import assert from 'node:assert/strict';
import { fixOrder } from '../../../../src/extension/editor/fixOrder';

describe('the order of fixes', () => {
	it('begins with what puts right, and ends with what leaves as it is or deletes', () => {
		for (const ownView of [true, false]) {
			const order = fixOrder(ownView);
			assert.deepEqual(order.slice(0, 2), ['mend', 'look']);
			assert.deepEqual(order.slice(-3), ['accept', 'setAside', 'remove']);
			assert.equal(new Set(order).size, order.length);
		}
	});

	it('has another wording before a source where the claim is the author’s own view', () => {
		assert.deepEqual(fixOrder(true).slice(2, 4), ['reword', 'cite']);
		assert.deepEqual(fixOrder(false).slice(2, 4), ['cite', 'reword']);
	});
});
