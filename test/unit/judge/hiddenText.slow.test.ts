import assert from 'node:assert/strict';
import { withoutHiddenText } from '../../../src/judge/hiddenText';
import { computing } from '../computing';

describe('hidden text', () => {
	it('takes less than a second for a quarter of a megabyte of beginnings', async () => {
		for (const beginning of [
			'<!--',
			'](a',
			'[a]: b "',
			'](<',
			'](a "',
			'```\n',
			'~~~a\n',
			'` ``',
			'<!-- `\n\n',
			'``` `\n',
		]) {
			const text = beginning.repeat(250_000 / beginning.length);
			assert.ok((await computing(() => withoutHiddenText(text))) < 1000, beginning);
		}
	});
});
