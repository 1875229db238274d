import assert from 'node:assert/strict';
import { ModelError } from '../../../../src/judge/model';
import { listModels } from '../../../../src/judge/openai/models';
import type { Fetch } from '../../../../src/ports';
import { json, key, noSignal } from './wire';

/** Lists the models of an endpoint that gives one answer; says what was sent. */
async function list(answer: () => Response, baseUrl = 'http://localhost:11434/v1', apiKey: string | undefined = key) {
	const sent: { url: string; authorization: string | null; body: unknown; redirect: string | undefined }[] = [];
	const fetch: Fetch = async (url, init = {}) => {
		const authorization = new Headers(init.headers).get('authorization');
		sent.push({ url: String(url), authorization, body: init.body ?? null, redirect: init.redirect });
		return answer();
	};
	return { names: await listModels({ baseUrl, apiKey }, fetch, noSignal), sent };
}

function codeOf(code: string) {
	return (error: unknown) => error instanceof ModelError && error.code === code;
}

describe('the list of an endpoint’s models', () => {
	it('is asked for at the address, with the key alone, and sorted', async () => {
		const { names, sent } = await list(() =>
			json({ object: 'list', data: [{ id: 'b' }, { id: 'a', x: 1 }, { id: 'b' }] }),
		);
		assert.deepEqual(names, ['a', 'b']);
		const url = 'http://localhost:11434/v1/models';
		assert.deepEqual(sent, [{ url, authorization: `Bearer ${key}`, body: null, redirect: 'manual' }]);
	});

	it('is had without a key, too', async () => {
		const { sent } = await list(() => json({ data: [] }), 'http://localhost:1234/v1/', '');
		assert.deepEqual([sent[0]?.url, sent[0]?.authorization], ['http://localhost:1234/v1/models', null]);
	});

	it('that is none is told: another form, a page, no such address, a redirect', async () => {
		for (const answer of [
			() => json({ models: ['a'] }),
			() => new Response('<html>'),
			() => json({ error: { message: 'x' } }, { status: 404 }),
			() => new Response(null, { status: 302, headers: { location: 'https://evil.example/' } }),
		]) {
			await assert.rejects(list(answer), codeOf('notAModel'));
		}
	});

	it('tells of a key that is missing or refused, and of a server that does not run', async () => {
		await assert.rejects(
			list(() => json({}, { status: 401 })),
			codeOf('auth'),
		);
		await assert.rejects(
			list(() => {
				throw new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }) });
			}),
			codeOf('network'),
		);
	});
});
