import assert from 'node:assert/strict';
import { browserFetch } from '../../../src/web/browserFetch';
import { systemCode } from '../../../src/wire';

describe('asking in a browser', () => {
	const own = globalThis.fetch;
	afterEach(() => {
		globalThis.fetch = own;
	});

	it('names what the browser tells nothing of, and leaves the rest as it is', async () => {
		const failing = (error: Error) => {
			globalThis.fetch = async () => {
				throw error;
			};
			return browserFetch('https://models.example/v1').then(
				() => assert.fail('It answered.'),
				(reason: unknown) => reason,
			);
		};
		const refused = new TypeError('Failed to fetch');
		const named = await failing(refused);
		assert.equal(systemCode(named), 'ERR_IN_BROWSER');
		assert.equal((named as Error).cause, refused);
		const aborted = new DOMException('aborted', 'AbortError');
		assert.equal(await failing(aborted), aborted);
	});
});
