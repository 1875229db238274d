import assert from 'node:assert/strict';
import type { lookup } from 'node:dns';
import { guardedFetch } from '../../../src/node/fetches';
import { type PageServer, startPageServer } from '../../server/pageServer';

/** A resolver that gives the same addresses for every name. */
function resolver(...addresses: readonly string[]): typeof lookup {
	const resolve = (_host: string, _options: unknown, callback: (error: null, found: unknown) => void) =>
		callback(
			null,
			addresses.map((address) => ({ address, family: 4 })),
		);
	return resolve as unknown as typeof lookup;
}

describe('the guarded fetch', () => {
	let server: PageServer;
	before(async () => {
		server = await startPageServer();
	});
	after(() => server.close());

	it('connects to no private address, whatever name leads there', async () => {
		const { port } = new URL(server.url);
		for (const addresses of [['127.0.0.1'], ['93.184.216.34', '127.0.0.1']]) {
			const fetch = guardedFetch([], resolver(...addresses));
			await assert.rejects(fetch(`http://news.example.com:${port}/article`), { code: 'EPRIVATE' });
		}
		await assert.rejects(guardedFetch([])(`${server.url}/article`), { code: 'EPRIVATE' });
		assert.equal(server.requests.length, 0);
	});

	it('gives the headers and the unpacked body of an allowed host, and follows no redirect', async () => {
		const fetch = guardedFetch(['127.0.0.1']);
		const article = await fetch(`${server.url}/article`);
		assert.equal(article.headers.get('etag'), '"ferries-1"');
		assert.match(await article.text(), /ferry passengers/);
		const moved = await fetch(`${server.url}/moved`);
		assert.deepEqual([moved.status, moved.headers.get('location')], [302, '/article']);
		const reader = (await fetch(`${server.url}/bomb`)).body!.getReader();
		assert.match(new TextDecoder().decode((await reader.read()).value), /^ +$/);
		await reader.cancel();
	});

	it('closes the connection when it is aborted', async () => {
		const stop = new AbortController();
		const response = await guardedFetch(['127.0.0.1'])(`${server.url}/drip`, { signal: stop.signal });
		stop.abort();
		await assert.rejects(response.text());
		await server.closed();
	});
});
