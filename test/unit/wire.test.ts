import assert from 'node:assert/strict';
import { inEnglish } from '../../src/messages/inEnglish';
import { networkFailure, statusFailure } from '../../src/sources/documents/failures';
import { bodyWithin, connectionFault, isServerError, neverConnected, textWithin } from '../../src/wire';

describe('what a connection that failed says', () => {
	const cases = [
		['ECONNREFUSED', 'refused', true],
		['ENOTFOUND', 'hostNotFound', true],
		['EAI_AGAIN', 'hostNotFound', true],
		['ENODATA', 'hostNotFound', true],
		['ENETUNREACH', 'unreachable', true],
		['CERT_HAS_EXPIRED', 'certificate', true],
		['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate', true],
		['UND_ERR_CONNECT_TIMEOUT', 'timeout', true],
		['UND_ERR_BODY_TIMEOUT', 'timeout', false],
		['ETIMEDOUT', 'timeout', false],
		['ERR_IN_BROWSER', 'inBrowser', false],
		['ECONNRESET', undefined, false],
	] as const;
	for (const [code, fault, never] of cases) {
		it(`${code}: ${fault ?? 'it broke in another way'}`, () => {
			assert.equal(connectionFault(code), fault);
			assert.equal(neverConnected(code), never);
		});
	}

	it('is said of a source without its host, which stands beside it', () => {
		const failed = (code: string) =>
			networkFailure(
				'https://example.org/a',
				new TypeError('fetch failed', { cause: Object.assign(new Error(), { code }) }),
			);
		const said = (code: string) => inEnglish(failed(code).message);
		assert.match(said('ENODATA'), /^The host was not found \(ENODATA\)\. Check the address/);
		assert.equal(failed('UND_ERR_CONNECT_TIMEOUT').code, 'timeout');
		assert.match(said('CERT_HAS_EXPIRED'), /^The certificate of the server is not trusted \(CERT_HAS_EXPIRED\)\./);
		assert.match(said('EHOSTUNREACH'), /^The connection to the server broke \(EHOSTUNREACH\)\./);
	});
});

describe('what a status says', () => {
	it('is a fault of the server from 500 up alone', () => {
		assert.deepEqual([499, 500, 503].map(isServerError), [false, true, true]);
		const { code, message } = statusFailure('https://example.org/a', 503, undefined)!;
		assert.equal(code, 'server');
		assert.equal(inEnglish(message), 'The server had an error of its own (HTTP 503). Try again later.');
	});
});

/** A body of the given parts, and whether its connection was let go before its end. */
function responseOf(parts: readonly Uint8Array[], failure?: Error) {
	const left = [...parts];
	const state = { cancelled: false };
	const body = new ReadableStream<Uint8Array>(
		{
			pull(controller) {
				const part = left.shift();
				if (part) controller.enqueue(part);
				else if (failure) controller.error(failure);
				else controller.close();
			},
			cancel() {
				state.cancelled = true;
			},
		},
		{ highWaterMark: 0 },
	);
	return { response: new Response(body), state };
}

const tooLarge = () => new Error('too large');
const bytes = (text: string) => new TextEncoder().encode(text);

describe('bodies of answers', () => {
	it('are read whole up to their limit, characters put together across parts', async () => {
		const [first, second] = [bytes('aé').subarray(0, 2), bytes('aé').subarray(2)];
		const { response, state } = responseOf([first, second]);
		assert.equal(await textWithin(response, 3, tooLarge), 'aé');
		assert.equal(state.cancelled, false);
		assert.equal(await textWithin(new Response(null), 3, tooLarge), '');
	});

	it('are let go of when they are too large, or their reader wants no more', async () => {
		const large = responseOf([bytes('ab'), bytes('cd'), bytes('ef')]);
		await assert.rejects(textWithin(large.response, 3, tooLarge), /too large/);
		assert.equal(large.state.cancelled, true);
		const unwanted = responseOf([bytes('ab'), bytes('cd')]);
		for await (const _ of bodyWithin(unwanted.response, 9, tooLarge)) break;
		assert.equal(unwanted.state.cancelled, true);
	});

	it('fail as their connection does', async () => {
		const { response } = responseOf([bytes('ab')], new Error('broken'));
		await assert.rejects(textWithin(response, 9, tooLarge), /broken/);
	});
});
