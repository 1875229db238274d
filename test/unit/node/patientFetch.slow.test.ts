import assert from 'node:assert/strict';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchWithoutTimeout } from '../../../src/node/fetches';

/** Where the platform's `fetch` keeps what its time limits belong to. */
const ofPlatform = Symbol.for('undici.globalDispatcher.1');
type Dispatcher = new (limits: { readonly headersTimeout: number }) => unknown;

describe('the patient fetch', () => {
	let server: Server;
	let url: string;
	let waiting: ServerResponse[];
	const bodies: string[] = [];

	before(async () => {
		server = createServer(async (request, response) => {
			let body = '';
			for await (const part of request) body += String(part);
			bodies.push(body);
			if (request.url === '/refused') response.writeHead(429, { 'retry-after': '7' }).end('{}');
			else if (request.url === '/moved') response.writeHead(302, { location: '/refused' }).end();
			else waiting.push(response);
		});
		await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
		url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	});
	beforeEach(() => {
		waiting = [];
		bodies.length = 0;
	});
	after(() => {
		server.closeAllConnections();
		server.close();
	});

	it('still waits when the platform’s own has given up', async () => {
		await fetch(`${url}/refused`);
		const platform = globalThis as unknown as Record<symbol, object>;
		const usual = platform[ofPlatform]!;
		platform[ofPlatform] = new (usual.constructor as Dispatcher)({ headersTimeout: 1 }) as object;
		try {
			const patient = fetchWithoutTimeout(`${url}/slow`, { method: 'POST', body: '{"a":1}' });
			await assert.rejects(fetch(`${url}/slow`), (error: Error) => /HEADERS_TIMEOUT/.test(String(codeOf(error.cause))));
			for (const response of waiting) response.end('late');
			assert.equal(await (await patient).text(), 'late');
			assert.ok(bodies.includes('{"a":1}'));
		} finally {
			platform[ofPlatform] = usual;
		}
	});

	it('ends when its signal does', async () => {
		const stop = new AbortController();
		const asked = fetchWithoutTimeout(`${url}/slow`, { signal: stop.signal });
		stop.abort();
		await assert.rejects(asked);
	});

	it('hands refusals with their headers, and redirects, to the caller', async () => {
		const refused = await fetchWithoutTimeout(`${url}/refused`, { method: 'POST', body: '{}' });
		assert.deepEqual([refused.status, refused.headers.get('retry-after'), await refused.text()], [429, '7', '{}']);
		assert.equal((await fetchWithoutTimeout(`${url}/moved`)).status, 302);
	});

	it('says by the system’s name that nobody is there', async () => {
		const closed = createServer();
		await new Promise<void>((listening) => closed.listen(0, '127.0.0.1', listening));
		const { port } = closed.address() as AddressInfo;
		await new Promise((done) => closed.close(done));
		await assert.rejects(fetchWithoutTimeout(`http://127.0.0.1:${port}/`), { code: 'ECONNREFUSED' });
	});
});

function codeOf(cause: unknown): unknown {
	return cause instanceof Error && 'code' in cause ? cause.code : cause;
}
