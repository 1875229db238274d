import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { pathToFileURL } from 'node:url';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { Analyzer } from '../../../../src/analysis';
import { serveHttp } from '../../../../src/cli/mcp/serveHttp';
import { runIn } from '../memoryEnvironment';
import { wordsOf } from './agent';
import { heldAnalyzer } from './heldAnalyzer';
import { mcpInvocation } from './invocation';
import { type HttpServer, initialize, patience, withHttpServer } from './overHttp';
import { faulty, mended } from './reports';

const files = { 'ferries.md': faulty, 'mended.md': mended };

type Connected = Awaited<ReturnType<HttpServer['connect']>>['client'];

async function call(client: Connected, name: string, values: object, options = {}): Promise<CallToolResult> {
	const asked = { ...patience, ...options };
	return (await client.callTool({ name, arguments: { ...values } }, undefined, asked)) as CallToolResult;
}

describe('MCP over HTTP: a client', function () {
	this.timeout(600_000);

	it('is answered as over standard input and output, told how far its call is, and refused in words', async () => {
		const sources = { 'copies/a.md': '# Traffic report 2023\n\nThe fleet grew.\n' };
		await withHttpServer({ files: { ...files, ...sources } }, async ({ connect, told, url }) => {
			const { client } = await connect();
			const { tools } = await client.listTools(undefined, patience);
			assert.equal(tools.length, 6);
			assert.match(wordsOf(await call(client, 'report_gate', { path: 'ferries.md' })), /^CLOSED: ferries\.md fails 2/);
			const { resources } = await client.listResources(undefined, patience);
			assert.ok(resources.length > 70);
			const steps: string[] = [];
			await call(
				client,
				'report_gate',
				{ path: 'mended.md', sources: 'copies' },
				{ onprogress: ({ message }: { message?: string }) => void steps.push(message ?? '') },
			);
			assert.ok(
				steps.some((step) => /\(3\/3\)$/.test(step)),
				steps.join(),
			);
			for (const [values, said] of [
				[{ path: 7 }, /“path” must be of another kind/],
				[{ pth: 'ferries.md' }, /There is no argument “pth”/],
				[{ path: '../secret.md' }, /outside the folders of this server/],
				[{ path: '/etc/passwd' }, /outside the folders of this server/],
			] as const) {
				const refused = await call(client, 'analyze_report', values);
				assert.equal(refused.isError, true);
				assert.match(wordsOf(refused), said);
			}
			await assert.rejects(call(client, 'no_tool', {}), /There is no tool “no_tool”/);
			assert.equal((await call(client, 'analyze_report', { path: 'mended.md' })).isError, undefined);
			assert.deepEqual(
				told.filter((line) => !line.includes(url.href)),
				[],
			);
		});
	});

	it('is answered however many connections wait without a token', async () => {
		await withHttpServer({ files }, async ({ connect: join, url }) => {
			const waiting = Array.from({ length: 400 }, () => connect(Number(url.port), url.hostname).on('error', () => {}));
			await Promise.all(waiting.map((socket) => once(socket, 'connect')));
			for (const socket of waiting) if (!socket.destroyed) socket.write('POST /mcp HTTP/1.1\r\n');
			const { client } = await join();
			assert.equal((await call(client, 'analyze_report', { path: 'mended.md' })).isError, undefined);
			for (const socket of waiting) socket.destroy();
		});
	});

	it('reads in its own folders while another reads in others, and neither outside those of the server', async () => {
		const inFolders = { 'a/one.md': mended, 'b/two.md': faulty, 'c/three.md': mended };
		const setting = { files: inFolders, folders: ['a', 'b'] };
		await withHttpServer(setting, async ({ connect }) => {
			const opened = (path: string) => [pathToFileURL(`/reports/${path}`).href];
			const { client: one } = await connect(opened('a'));
			const { client: two } = await connect(opened('b'));
			const { client: wide } = await connect(opened(''));
			const { client: silent } = await connect();
			const may = async (client: Connected, path: string) => {
				const answer = await call(client, 'analyze_report', { path: `/reports/${path}` });
				if (answer.isError) assert.match(wordsOf(answer), /outside the folders/);
				return answer.isError !== true;
			};
			const readBy = (client: Connected) => Promise.all(Object.keys(inFolders).map((path) => may(client, path)));
			assert.deepEqual(await Promise.all([one, two, wide, silent].map(readBy)), [
				[true, false, false],
				[false, true, false],
				[true, true, false],
				[true, true, false],
			]);
		});
	});

	it('may cancel a call in the middle: what waits is not begun, and another client is answered', async () => {
		const { analyzer, begun, first, release } = heldAnalyzer();
		const named = { 'one.md': mended, 'two.md': mended, 'three.md': mended };
		const startAnalysis = () => ({ analyzer, dispose: () => {} });
		await withHttpServer({ files: named, startAnalysis }, async ({ connect }) => {
			const { client } = await connect();
			const { client: other } = await connect();
			const stop = new AbortController();
			const { signal } = stop;
			const running = assert.rejects(call(client, 'analyze_report', { path: 'one.md' }, { signal }));
			await first;
			const waiting = assert.rejects(call(client, 'analyze_report', { path: 'two.md' }, { signal }));
			// The server has begun with the second call before it answers this.
			await client.ping(patience);
			const last = call(other, 'analyze_report', { path: 'three.md' });
			stop.abort();
			await Promise.all([running, waiting]);
			// The server has read both cancellations before it answers this.
			await client.ping(patience);
			release();
			assert.match(wordsOf(await last), /^three\.md/);
			assert.deepEqual(begun, ['one.md', 'three.md']);
			assert.match(wordsOf(await call(client, 'analyze_report', { path: 'two.md' })), /^two\.md/);
		});
	});

	it('that ends its session is not known afterwards, and the others go on', async () => {
		await withHttpServer({ files }, async ({ connect, send, begin }) => {
			const { client } = await connect();
			const id = await begin();
			const named = { 'mcp-session-id': id };
			assert.equal((await send('DELETE', { headers: named })).status, 200);
			const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
			const gone = await send('POST', { headers: named, body });
			assert.equal(gone.status, 404);
			assert.match(JSON.parse(gone.body).error.message, /There is no such session/);
			await client.ping(patience);
		});
	});
});

describe('MCP over HTTP: who is not answered', function () {
	this.timeout(600_000);

	it('lacks the token, or comes by another name or from a page in a browser', async () => {
		await withHttpServer({ files }, async ({ send, url, headers }) => {
			const port = Number(url.port);
			const wrong: readonly (readonly [Readonly<Record<string, string | undefined>>, number, RegExp])[] = [
				[{ Authorization: undefined }, 401, /The token is missing or wrong/],
				[{ Authorization: 'Bearer ' }, 401, /The token/],
				[{ Authorization: `${headers.Authorization}x` }, 401, /The token/],
				[{ Authorization: headers.Authorization?.replace('Bearer', 'Basic') }, 401, /The token/],
				[{ Host: `plumbline.example:${port}` }, 403, /answers to 127\.0\.0\.1:\d+ or localhost:\d+ alone/],
				[{ Host: `127.0.0.1:${port + 1}` }, 403, /alone/],
				[{ Host: `127.0.0.1:${port}.example` }, 403, /alone/],
				[{ Origin: 'https://example.org' }, 403, /no pages in a browser/],
				[{ Origin: 'null' }, 403, /no pages/],
				[{ Origin: `http://127.0.0.1:${port + 1}` }, 403, /no pages/],
				[{ Origin: 'https://example.org', Authorization: undefined }, 403, /no pages/],
			];
			for (const method of ['POST', 'GET', 'DELETE', 'OPTIONS'])
				for (const [own, status, told] of wrong) {
					const body = method === 'POST' ? { body: initialize } : {};
					const answer = await send(method, { headers: own, ...body });
					assert.equal(answer.status, status, `${method} ${JSON.stringify(own)}`);
					assert.match(JSON.parse(answer.body).error.message, told);
					assert.equal(answer.headers['mcp-session-id'], undefined);
					assert.equal(answer.headers['access-control-allow-origin'], undefined);
				}
			for (const own of [{}, { Host: `localhost:${port}` }, { Origin: `http://localhost:${port}` }])
				assert.equal((await send('POST', { headers: own, body: initialize })).status, 200);
		});
	});

	it('asks for what there is not, sends no message or one that is too large', async () => {
		await withHttpServer({ files }, async ({ send, begin, connect }) => {
			const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
			assert.equal((await send('POST', { path: '/', body: initialize })).status, 404);
			assert.equal((await send('PUT', { body: initialize })).headers.allow, 'POST, GET, DELETE');
			assert.equal((await send('POST', { headers: { 'mcp-session-id': 'none' }, body: list })).status, 404);
			assert.equal((await send('POST', { body: list })).status, 400);
			assert.equal((await send('GET')).status, 400);
			const id = await begin();
			const named = { 'mcp-session-id': id };
			assert.equal((await send('POST', { headers: named, body: '{' })).status, 400);
			assert.equal(
				(await send('POST', { headers: { ...named, 'Content-Type': 'text/plain' }, body: list })).status,
				415,
			);
			// Refused by its head: nothing of it is waited for.
			const large = { ...named, 'Content-Length': String(17 * 2 ** 20) };
			assert.equal((await send('POST', { headers: large })).status, 413);
			const { client } = await connect();
			assert.match(wordsOf(await call(client, 'explain_finding', { code: 'claim.vague' })), /^# claim\.vague/);
		});
	});

	it('is the client that was silent longest where there are too many, and the newest where all listen', async () => {
		await withHttpServer({ files }, async ({ send, begin, connect }) => {
			const ids: string[] = [];
			for (let at = 0; at < 32; at++) ids.push(await begin());
			const pinged = async (id: string | undefined) => {
				const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
				return (await send('POST', { headers: { 'mcp-session-id': id }, body })).status;
			};
			assert.equal(await pinged(ids[0]), 200);
			const newest = await begin();
			assert.deepEqual([await pinged(ids[0]), await pinged(ids[1]), await pinged(newest)], [200, 404, 200]);
			// A client of the SDK listens as long as it is connected.
			for (let at = 0; at < 32; at++) await connect();
			await until(async () => (await send('POST', { body: initialize })).status === 503);
			await assert.rejects(connect(), /As many clients are connected as may be/);
		});
	});

	it('comes by another address of this computer', async () => {
		await withHttpServer({ files }, async ({ url }) => {
			const reached = async (host: string) => {
				const socket = connect({ host, port: Number(url.port) });
				try {
					await once(socket, 'connect');
					return true;
				} catch (error) {
					assert.match(String(error), /ECONNREFUSED|EADDRNOTAVAIL|ENETUNREACH|EAFNOSUPPORT|EINVAL/);
					return false;
				} finally {
					socket.destroy();
				}
			};
			assert.deepEqual([await reached('127.0.0.1'), await reached('::1')], [true, false]);
			if (process.platform === 'linux') assert.equal(await reached('127.0.0.2'), false);
		});
	});
});

describe('MCP over HTTP: the server', function () {
	this.timeout(600_000);

	it('ends with Ctrl+C, whatever is open, and frees its port', async () => {
		let started = () => {};
		const begun = new Promise<void>((resolve) => {
			started = resolve;
		});
		const analyzer: Analyzer = () => {
			started();
			return new Promise(() => {});
		};
		const startAnalysis = () => ({ analyzer, dispose: () => {} });
		await withHttpServer({ files, startAnalysis }, async ({ connect: connected, interrupt, ended, told, url }) => {
			const { client } = await connected();
			const reading = new AbortController();
			const unanswered = assert.rejects(
				call(client, 'analyze_report', { path: 'mended.md' }, { signal: reading.signal }),
			);
			await begun;
			interrupt();
			assert.equal(await ended, 0);
			assert.match(told.at(-1) ?? '', /^Ended; clients that were connected: 1\.$/);
			const socket = connect({ host: url.hostname, port: Number(url.port) });
			await assert.rejects(once(socket, 'connect'), /ECONNREFUSED/);
			reading.abort();
			await unanswered;
		});
	});

	it('takes a token from the environment, which it does not print, and refuses one that could be guessed', async () => {
		const token = 'a-token-of-my-own_0123';
		await withHttpServer({ files, env: { PLUMBLINE_MCP_TOKEN: token } }, async ({ send, headers, told }) => {
			assert.deepEqual(headers, {});
			assert.doesNotMatch(told.join(), new RegExp(token));
			assert.equal((await send('POST', { body: initialize })).status, 401);
			const own = { Authorization: `Bearer ${token}` };
			assert.equal((await send('POST', { headers: own, body: initialize })).status, 200);
		});
		for (const bad of ['short', 'with a space in it, and long', `${'x'.repeat(20)}\n`]) {
			const { invocation } = mcpInvocation({ env: { PLUMBLINE_MCP_TOKEN: bad } });
			await assert.rejects(serveHttp(invocation, 0), /badToken|is no token/);
		}
	});

	it('is not started at a port that is taken or is none, by another address, or for a folder that is not there', async () => {
		await withHttpServer({ files }, async ({ url }) => {
			const taken = await runIn({ files }, 'mcp', '--http', url.port);
			assert.deepEqual([taken.code, taken.stdout], [2, '']);
			assert.match(taken.stderr, /Port \d+ cannot be answered at: another program has it\. Choose another/);
		});
		const complaint = async (...argv: string[]) => {
			const { code, stderr } = await runIn({ files }, 'mcp', ...argv);
			assert.equal(code, 2);
			return stderr;
		};
		assert.match(await complaint('--http', '0.0.0.0:80'), /whole number from 0 to 65535/);
		assert.match(await complaint('--http=65536'), /65535/);
		assert.match(await complaint('--http=0', '--host=0.0.0.0'), /--host/);
		assert.match(await complaint('--http=0', 'gone'), /There is no folder gone/);
	});
});

/** What a client begins by itself, such as to listen, is seen only by asking again. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
	while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50));
}
