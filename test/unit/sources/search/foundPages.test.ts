import assert from 'node:assert/strict';
import { memoryStore, silentLogger, systemClock } from '../../../../src/ports';
import { foundPages } from '../../../../src/sources/search/foundPages';

const hit = (url: string) => ({ url, title: 'Tea', snippet: 'Tea rose.' });

function reading(fetch: boolean) {
	const asked: string[] = [];
	const allowed: (readonly string[])[] = [];
	const access = {
		version: '1',
		fetch: (hosts: readonly string[]) => {
			allowed.push(hosts);
			return async (input: string | URL | Request) => {
				asked.push(String(input));
				return new Response('Tea rose by 4% in 2024, says the office.', { headers: { 'content-type': 'text/plain' } });
			};
		},
	};
	const init = { store: memoryStore(), clock: systemClock, logger: silentLogger };
	return { asked, allowed, read: foundPages({ fetch }, { ...init, access }) };
}

describe('pages that a search found', () => {
	it('are read only where the user has agreed that pages are', () => {
		assert.equal(reading(false).read, undefined);
		assert.equal(
			foundPages(undefined, { access: undefined, store: memoryStore(), clock: systemClock, logger: silentLogger }),
			undefined,
		);
	});

	it('are read in full, once', async () => {
		const { asked, allowed, read } = reading(true);
		const { signal } = new AbortController();
		const page = await read?.(hit('https://example.org/tea'), signal);
		assert.equal(page?.text.trim(), 'Tea rose by 4% in 2024, says the office.');
		await read?.(hit('https://example.org/tea'), signal);
		assert.deepEqual([asked, allowed], [['https://example.org/tea'], [[]]]);
	});

	it('are not read from a private network, nor from what is no page', async () => {
		const { asked, read } = reading(true);
		const { signal } = new AbortController();
		assert.equal(await read?.(hit('http://127.0.0.1:8080/tea'), signal), undefined);
		assert.equal(await read?.(hit('http://192.168.1.4/tea'), signal), undefined);
		assert.deepEqual(asked, []);
	});
});
