import assert from 'node:assert/strict';
import * as z from 'zod';
import { readJson } from '../../../src/judge/readJson';

const schema = z.object({ verdict: z.enum(['yes', 'no']), reasons: z.array(z.string()) });
const jsonText = '{"verdict":"yes","reasons":["a, b","} ]"]}';
const value = { verdict: 'yes', reasons: ['a, b', '} ]'] };

describe('reading the JSON of an answer', () => {
	const forms: Readonly<Record<string, string>> = {
		bare: jsonText,
		'behind a byte order mark': `\uFEFF${jsonText}`,
		'in a fence': `\`\`\`json\n${jsonText}\n\`\`\``,
		'in a fence with prose around it': `Here it is:\n\n\`\`\`\n${jsonText}\n\`\`\`\nI hope it helps.`,
		'with prose around it': `Sure! The answer [as asked] is ${jsonText} – see above.`,
		'with trailing commas': '{"verdict":"yes","reasons":["a, b","} ]",],}',
		'behind a thought': `<think>Is it {"verdict":"no"}? {"verdict":"no","reasons":[]}</think>\n${jsonText}`,
		'behind a thought without its opening tag': `It may be {"verdict":"no","reasons":[]}.</think>${jsonText}`,
		'before a remark that has brackets of its own': `${jsonText}\n(see [1], {2})`,
	};
	for (const [form, text] of Object.entries(forms))
		it(`finds it ${form}`, () => assert.deepEqual(readJson(text, schema), { ok: true, value: value }));

	it('goes by the last end of a thought', () => {
		const text = `Is it </think> {"verdict":"no","reasons":["b"]}? No. </think> ${jsonText}`;
		assert.deepEqual(readJson(text, schema), { ok: true, value });
	});

	it('keeps a thought’s tag that stands in a string', () => {
		const text = '{"verdict":"no","reasons":["</think>"]}';
		assert.deepEqual(readJson(text, schema), { ok: true, value: { verdict: 'no', reasons: ['</think>'] } });
	});

	it('keeps commas in strings when it mends trailing ones', () => {
		const text = '{"verdict":"no","reasons":[",]",",}"],}';
		assert.deepEqual(readJson(text, schema), { ok: true, value: { verdict: 'no', reasons: [',]', ',}'] } });
	});

	const slips: Readonly<Record<string, readonly [written: string, reason: string]>> = {
		'a raw line break': ['{"verdict":"no","reasons":["one\ntwo\tthree"]}', 'one\ntwo\tthree'],
		'marks escaped that need not be': [String.raw`{"verdict":"no","reasons":["it\'s \$5, \_so\_"]}`, "it's $5, _so_"],
		'a formula': [String.raw`{"verdict":"no","reasons":["\alpha \u12 \\ \n"]}`, '\\alpha \\u12 \\ \n'],
		comments: ['{ // don’t "quote {\n"verdict":"no", /* } */ "reasons":["http://a // b"], // last\n}', 'http://a // b'],
		'a list around it': ['[{"verdict":"no","reasons":["a"]}]', 'a'],
		'a key around it': ['{"final":{"verdict":"no","reasons":["a"]}}', 'a'],
		'a key around it, as a string': [JSON.stringify({ final: '{"verdict":"no","reasons":["a"]}' }), 'a'],
	};
	for (const [slip, [written, reason]] of Object.entries(slips))
		it(`reads it as it was meant with ${slip}`, () =>
			assert.deepEqual(readJson(written, schema), { ok: true, value: { verdict: 'no', reasons: [reason] } }));

	it('reads numbers that were written as strings, and the values of Python', () => {
		const numbers = z.object({
			list: z.array(z.object({ id: z.int(), share: z.number(), why: z.string().nullable() })),
		});
		assert.deepEqual(readJson('{"list":[{"id":"1","share":"0.5","why":None}]}', numbers), {
			ok: true,
			value: { list: [{ id: 1, share: 0.5, why: null }] },
		});
		assert.ok(!readJson('{"list":[{"id":"first","share":1,"why":"None"}]}', numbers).ok);
	});

	it('says where an answer does not fit', () => {
		const read = readJson('{"verdict":"maybe","reasons":[1]}', schema);
		assert.ok(!read.ok);
		assert.match(read.problem, /^verdict: .*"yes"\|"no"\nreasons\.0: .*string/);
	});

	it('says when there is no JSON, without quoting the answer', () => {
		for (const text of ['', 'The secret is 42.', '{"verdict":"yes","reasons":["The secret'])
			assert.deepEqual(readJson(text, schema), { ok: false, problem: 'There is no complete JSON object in it.' });
	});

	it('finds it after a fence that is left open', () => {
		assert.deepEqual(readJson(`\`\`\`json\n${jsonText}`, schema), { ok: true, value: value });
	});

	it('keeps escaped quotation marks and what follows them', () => {
		const text = 'So: {"verdict":"no","reasons":["a \\"b,]\\" c","\\\\",],}';
		assert.deepEqual(readJson(text, schema), { ok: true, value: { verdict: 'no', reasons: ['a "b,]" c', '\\'] } });
	});
});
