import assert from 'node:assert/strict';
import { networkFailure } from '../../src/sources/reading/failures';
import { connectionFault, neverConnected, serverFault } from '../../src/wire';

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

	it('is said of a source by its host', () => {
		const failed = (code: string) =>
			networkFailure(
				'https://example.org/a',
				new TypeError('fetch failed', { cause: Object.assign(new Error(), { code }) }),
			);
		assert.match(failed('ENODATA').message, /^The host example\.org was not found \(ENODATA\)\./);
		assert.equal(failed('UND_ERR_CONNECT_TIMEOUT').code, 'timeout');
		assert.match(failed('CERT_HAS_EXPIRED').message, /certificate of example\.org is not trusted/);
		assert.match(failed('EHOSTUNREACH').message, /connection to example\.org broke/);
	});
});

describe('what a status says', () => {
	it('is a fault of the server from 500 up alone', () => {
		assert.equal(serverFault('example.org', 503), 'example.org has a fault of its own (HTTP 503). Try again later.');
		assert.equal(serverFault('example.org', 499), undefined);
	});
});
