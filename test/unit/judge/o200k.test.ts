import assert from 'node:assert/strict';
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { countTokens } from '../../../src/judge/o200k';

describe('the tokenizer', () => {
	it('counts prose exactly, in English and in Chinese', () => {
		for (const text of [
			'',
			'Prices fell by 12 % in 2024 [1].',
			'2024年价格下降12%[1]。因此需求疲软。',
			'😀 – “x”\n\n| a |',
		]) {
			assert.equal(countTokens(text), encode(text).length, text);
		}
	});

	it('counts control tokens as the text they are', () => {
		assert.ok(countTokens('<|endoftext|>') > 1);
	});

	it('is off by no more than a token for each cut of rows without end', () => {
		for (const row of ['a', '价', '=', ' ']) {
			const exact = encode(row.repeat(1024)).length;
			assert.ok(Math.abs(countTokens(row.repeat(1024)) - exact) <= 4, row);
		}
	});
});
