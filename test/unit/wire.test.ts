import assert from 'node:assert/strict';
import { inEnglish } from '../../src/messages/english';
import { networkFailure, statusFailure } from '../../src/sources/reading/failures';
import { connectionFault, isServerError, neverConnected } from '../../src/wire';

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
