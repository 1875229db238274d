import assert from 'node:assert/strict';
import * as z from 'zod';
import { readJson } from '../../../src/judge/readJson';
import { computing } from '../computing';

const schema = z.object({ verdict: z.enum(['yes', 'no']), reasons: z.array(z.string()) });

describe('reading the JSON of an answer', () => {
	it('takes no more than a second for 1 MB that is left open', async () => {
		for (const [begin, again] of [
			['{"a":"', '\\"'],
			['{"a":"', '\\",'],
			['', '```json\nx'],
			['', '{"a":['],
			['[', ', '],
			['[', '//\n, '],
			['{"a":"', '\\$\n'],
			['[', '/* '],
		] as const) {
			const text = begin + again.repeat(1_000_000 / again.length);
			const took = await computing(() => assert.equal(readJson(text, schema).ok, false));
			assert.ok(took < 1000, `${begin}${again}: ${took} ms`);
		}
	});

	it('takes time in proportion to the length of nonsense', async () => {
		const took = await computing(() => {
			for (const text of ['{', '[', '{"', '"', '<think>', '```json\n'])
				assert.equal(readJson(text.repeat(250_000 / text.length), schema).ok, false);
		});
		assert.ok(took < 6000, `${took} ms`);
	});
});
