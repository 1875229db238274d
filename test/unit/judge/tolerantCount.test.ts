import assert from 'node:assert/strict';
import { estimateTokens, tolerantCount } from '../../../src/judge/tokens';
import { inEnglish } from '../../../src/messages/inEnglish';
import { silentLogger } from '../../../src/ports';

describe('counting tokens', () => {
	it('uses the tokenizer while it works', async () => {
		assert.equal(await tolerantCount(async () => 7, silentLogger)('text'), 7);
	});

	it('estimates once the tokenizer has failed, says so once, and does not try it again', async () => {
		const warnings: string[] = [];
		let tried = 0;
		const broken = async () => {
			tried += 1;
			throw new Error('no such bundle');
		};
		const count = tolerantCount(broken, { ...silentLogger, warn: (notice) => warnings.push(inEnglish(notice)) });
		const text = 'Prices fell by 12 % in 2024.';
		assert.deepEqual([await count(text), await count(text)], [estimateTokens(text), estimateTokens(text)]);
		assert.equal(tried, 1);
		assert.deepEqual(warnings, ['The tokenizer cannot be used, so tokens are estimated: Error: no such bundle']);
	});
});
