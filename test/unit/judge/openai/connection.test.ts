import assert from 'node:assert/strict';
import { createOpenAiProvider } from '../../../../src/judge/openai/provider';
import { type Fetch, systemClock } from '../../../../src/ports';
import { askOnce, failureOf, json, key, wireTo } from './wire';

describe('A connection that fails', () => {
	const broken =
		(code: string | undefined, text = `fetch failed for ${key}`) =>
		() => {
			const cause = Object.assign(new Error(text), code ? { code } : {});
			return Promise.reject(new TypeError('fetch failed', { cause }));
		};
	const told = async (code: string | undefined, text?: string) => {
		const error = await failureOf(askOnce(wireTo({}, broken(code, text)).provider));
		return [error.code, error.message];
	};

	it('says whether anything is there', async () => {
		assert.deepEqual(await told('ECONNREFUSED'), [
			'network',
			'Nothing answers at https://api.openai.com/v1. Check the base URL and that the server runs. (ECONNREFUSED)',
		]);
		assert.deepEqual(await told('ENOTFOUND'), [
			'network',
			'The host of https://api.openai.com/v1 was not found. Check the base URL and the network. (ENOTFOUND)',
		]);
		assert.deepEqual(await told('DEPTH_ZERO_SELF_SIGNED_CERT'), [
			'network',
			'The certificate of https://api.openai.com/v1 is not trusted. Check the base URL, or have the system trust the certificate. (DEPTH_ZERO_SELF_SIGNED_CERT)',
		]);
	});

	it('says whether the question can have been read', async () => {
		for (const [code, unsent] of [
			['ECONNREFUSED', true],
			['ENOTFOUND', true],
			['ENODATA', true],
			['DEPTH_ZERO_SELF_SIGNED_CERT', true],
			['EHOSTUNREACH', true],
			['UND_ERR_CONNECT_TIMEOUT', true],
			['ETIMEDOUT', undefined],
			['ECONNRESET', undefined],
			['UND_ERR_HEADERS_TIMEOUT', undefined],
			['ERR_IN_BROWSER', undefined],
			[undefined, undefined],
		] as const)
			assert.equal((await failureOf(askOnce(wireTo({}, broken(code)).provider))).details.unsent, unsent, code);
	});

	it('of which a browser says nothing is told with what may be the reason there', async () => {
		assert.deepEqual(await told('ERR_IN_BROWSER'), [
			'network',
			'The browser got no answer from https://api.openai.com/v1. Check the base URL and the network. An endpoint that refuses requests from web pages (CORS) can be asked in VS Code on a computer only; the editor’s own models can be asked here.',
		]);
	});

	it('is told from a break and from waiting in vain', async () => {
		assert.deepEqual(await told('UND_ERR_SOCKET'), [
			'network',
			'The connection to https://api.openai.com/v1 broke. Check the network and try again. (UND_ERR_SOCKET)',
		]);
		assert.deepEqual(await told(undefined), [
			'network',
			'The connection to https://api.openai.com/v1 broke. Check the network and try again.',
		]);
		assert.deepEqual(await told('UND_ERR_HEADERS_TIMEOUT', 'Headers Timeout Error'), [
			'timeout',
			'gpt-5-mini at api.openai.com did not answer in time. Try again, use a faster model, or allow more time for an answer. (UND_ERR_HEADERS_TIMEOUT)',
		]);
	});

	it('may break in the middle of an answer', async () => {
		const half = () =>
			new Response(
				new ReadableStream({
					start(controller) {
						controller.enqueue(new TextEncoder().encode('{"choices":['));
						controller.error(Object.assign(new Error('terminated'), { code: 'ECONNRESET' }));
					},
				}),
			);
		const { code, message } = await failureOf(askOnce(wireTo({}, half).provider));
		assert.equal(code, 'network');
		assert.match(message, /broke\. .*\(ECONNRESET\)$/);
	});

	it('ends with the reason of an abort, before and while the question is under way', async () => {
		const reason = new Error('cancelled by the user');
		const controller = new AbortController();
		let heard: AbortSignal | undefined;
		const fetch: Fetch = (_, init) =>
			new Promise((_resolve, reject) => {
				heard = init?.signal ?? undefined;
				heard?.addEventListener('abort', () => reject(new DOMException('This operation was aborted', 'AbortError')));
				controller.abort(reason);
			});
		const provider = createOpenAiProvider(
			{ baseUrl: 'http://localhost:1234/v1', model: 'm', apiKey: undefined },
			{ fetch, clock: systemClock },
		);
		await assert.rejects(askOnce(provider, {}, {}, AbortSignal.abort(reason)), (thrown) => thrown === reason);
		assert.equal(heard, undefined);
		await assert.rejects(askOnce(provider, {}, {}, controller.signal), (thrown) => thrown === reason);
		assert.equal(heard!.aborted, true);
	});
});

describe('An endpoint that cannot work', () => {
	const told = (endpoint: Parameters<typeof wireTo>[0]) => {
		try {
			wireTo(endpoint, () => json({}));
			return undefined;
		} catch (error) {
			return error instanceof Error ? error.message : String(error);
		}
	};

	it('is refused before anything is sent, without repeating what may be secret', () => {
		assert.match(
			told({ baseUrl: 'localhost:11434/v1' }) ?? '',
			/^The base URL of the model is not a web address\. It starts with http/,
		);
		assert.match(told({ baseUrl: 'file:///etc/passwd' }) ?? '', /not a web address/);
		assert.equal(
			told({ baseUrl: 'https://me:hunter2@host.example/v1' }),
			'The base URL for host.example holds a user name or a password. Take it out and give the key apart.',
		);
		assert.match(told({ model: ' ' }) ?? '', /^No model is named for api\.openai\.com\./);
		assert.match(
			told({ apiKey: 'sk-“quoted”' }) ?? '',
			/^The key for api\.openai\.com is empty or holds characters no key has/,
		);
		assert.equal(told({ apiKey: ` ${key}\n` }), undefined);
	});
});
