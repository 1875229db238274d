import assert from 'node:assert/strict';
import { addressesReader, expressesHope } from '../../../../src/tree/reading/address';
import { isTimelineText } from '../../../../src/tree/reading/timeline';

describe('what is said to a reader', () => {
	it('is an offer or advice, in both languages', () => {
		for (const text of [
			'If you like, I can draft it.',
			'Let me know which port matters.',
			'如果你愿意，我可以补充表格。',
		])
			assert.equal(addressesReader(text), true, text);
		for (const text of ['If prices fall, ports close.', '如果价格下降，港口关闭。', 'Lettings rose.'])
			assert.equal(addressesReader(text), false, text);
	});

	it('is a hope', () => {
		for (const text of ['We hope that ports stay open.', '我们希望港口继续开放。', '希望能够统一标准。'])
			assert.equal(expressesHope(text), true, text);
		assert.equal(expressesHope('Hope is no plan.'), false);
	});
});

describe('the entry of a timeline', () => {
	it('begins with its hour', () => {
		for (const text of ['2024-03-02 14:05 UTC: the port closed.', '14:05 – the port closed.', '14时05分，港口关闭。'])
			assert.equal(isTimelineText(text), true, text);
		assert.equal(isTimelineText('14,050 ships came.'), false);
	});
});
