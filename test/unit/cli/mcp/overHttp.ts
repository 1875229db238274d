import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { ListRootsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import type { ExitCode } from '../../../../src/cli/host/environment';
import { serveHttp } from '../../../../src/cli/mcp/serveHttp';
import { mcpInvocation, type ServerSetting } from './invocation';

/** In milliseconds: an answer that takes longer never comes. */
export const patience = { timeout: 300_000 };

/** What a request came to. */
export interface Answer {
	readonly status: number | undefined;
	readonly headers: Readonly<Record<string, unknown>>;
	readonly body: string;
}

export interface HttpServer {
	readonly url: URL;
	/** What every request has to send. */
	readonly headers: Readonly<Record<string, string>>;
	/** What the server told whoever started it. */
	readonly told: readonly string[];
	/** The exit code, once it has ended. */
	readonly ended: Promise<ExitCode>;
	/** Presses Ctrl+C. */
	interrupt(): void;
	/** A client of the SDK that is connected; `open` are the folders it has open, as `file:` addresses. */
	connect(open?: readonly string[]): Promise<{ client: Client; transport: StreamableHTTPClientTransport }>;
	/** A request with any head, the token's included unless it is replaced by `undefined`. */
	send(
		method: string,
		options?: { headers?: Readonly<Record<string, string | undefined>>; body?: string; path?: string },
	): Promise<Answer>;
	/** The same, with what it takes to begin a session; its name. */
	begin(): Promise<string>;
}

const json = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };

export const initialize = JSON.stringify({
	jsonrpc: '2.0',
	id: 0,
	method: 'initialize',
	params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 't', version: '1' } },
});

/** Works with a server at a free port, and ends it. */
export async function withHttpServer(
	setting: ServerSetting,
	work: (server: HttpServer) => Promise<void>,
): Promise<void> {
	const stop = new AbortController();
	const { invocation, told, written } = mcpInvocation({ ...setting, interrupted: stop.signal });
	let isUp = () => {};
	const up = new Promise<void>((resolve) => {
		isUp = resolve;
	});
	const stdout = {
		write: (piece: string) => {
			written.stdout += piece;
			isUp();
		},
	};
	const ended = serveHttp({ ...invocation, environment: { ...invocation.environment, stdout } }, 0);
	await Promise.race([up, ended]);
	const { url, headers = {} } = JSON.parse(written.stdout);
	const address = new URL(url);
	const clients: Client[] = [];
	const server: HttpServer = {
		...{ url: address, headers, told, ended },
		interrupt: () => stop.abort(),
		async connect(open) {
			const client = new Client({ name: 'test', version: '1.0.0' }, { capabilities: open ? { roots: {} } : {} });
			if (open)
				client.setRequestHandler(ListRootsRequestSchema, () => ({ roots: open.map((root) => ({ uri: root })) }));
			const transport = new StreamableHTTPClientTransport(address, { requestInit: { headers } });
			// The SDK's own type lacks what it says of itself with exact optional properties.
			await client.connect(transport as Parameters<Client['connect']>[0], patience);
			clients.push(client);
			return { client, transport };
		},
		async send(method, { headers: own = {}, body, path = address.pathname } = {}) {
			const head: Readonly<Record<string, string | undefined>> = { ...json, ...headers, ...own };
			const all = Object.entries(head).filter(([, value]) => value !== undefined);
			const { hostname, port } = address;
			const asked = request({ hostname, port, path, method, headers: Object.fromEntries(all), agent: false });
			asked.end(body);
			const [answer] = await once(asked, 'response');
			return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
		},
		async begin() {
			const { headers: answered } = await server.send('POST', { body: initialize });
			return String(answered['mcp-session-id']);
		},
	};
	try {
		await work(server);
	} finally {
		stop.abort();
		await Promise.all(clients.map((client) => client.close()));
		await ended;
	}
}
