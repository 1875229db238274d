import assert from 'node:assert/strict';
import { sentenceAndRest } from '../../../../src/extension/host/noticeText';

describe('the first sentence and the rest', () => {
	it('are parted at a full stop of either language, not at a decimal point', () => {
		assert.deepEqual(sentenceAndRest('Cost: about $0.02; at most $0.10. Errors cost extra.'), [
			'Cost: about $0.02; at most $0.10.',
			'Errors cost extra.',
		]);
		assert.deepEqual(sentenceAndRest('费用：免费。可能收费。'), ['费用：免费。', '可能收费。']);
	});

	it('are the text and nothing where there is one sentence, or none', () => {
		assert.deepEqual(sentenceAndRest('Sent to api.openai.com.'), ['Sent to api.openai.com.', '']);
		assert.deepEqual(sentenceAndRest('no stop'), ['no stop', '']);
		assert.deepEqual(sentenceAndRest(''), ['', '']);
	});
});
