import assert from 'node:assert/strict';
import { wordsIn } from '../../../src/messages/words';
import { placedReason } from '../../../src/output/sections';
import { english } from '../words';

describe('a reason', () => {
	it('names the line that shows it', () => {
		const reason = { message: 'The queue is left out.', place: { line: 12, span: [200, 240] as [number, number] } };
		assert.equal(placedReason(reason, english), 'The queue is left out. (line 12)');
		assert.equal(placedReason(reason, wordsIn('zh-CN')), 'The queue is left out. (第 12 行)');
	});

	it('stands alone where it speaks of the whole report', () => {
		assert.equal(placedReason({ message: 'Policy is left out.', place: null }, english), 'Policy is left out.');
	});
});
