import assert from 'node:assert/strict';
import { estimateTokens } from '../../../src/judge/tokens';
import { computing } from '../computing';

describe('estimate of tokens', () => {
	it('takes less than a second for a megabyte without spaces', async () => {
		const took = await computing(() => {
			for (const text of ['a', '市', '1', '-', '\n', ' ']) estimateTokens(text.repeat(1_000_000));
		});
		assert.ok(took < 3000, `${took} ms`);
	});
});
