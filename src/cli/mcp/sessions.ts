import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { largestMessage } from './server';

/** So many clients at once; each has its folders and its turn. */
const mostSessions = 32;

interface Session {
	readonly server: Server;
	readonly transport: StreamableHTTPServerTransport;
	/** Requests that are not answered to their end, what the client listens to included. */
	open: number;
}

/** Thrown where as many clients are connected as may be. */
export class TooManySessions extends Error {}

/** The clients that speak HTTP: each has a server of its own, found by the name that it was given when it began. */
export class Sessions {
	readonly #next: () => Server;
	/** Those that were used last stand last. */
	readonly #begun = new Map<string, Session>();
	/** Requests that may begin a session. */
	#beginning = 0;

	/** `next` makes the server for one more client. */
	constructor(next: () => Server) {
		this.#next = next;
	}

	get count(): number {
		return this.#begun.size;
	}

	/** Answers a request to its end. `false`, and nothing is answered, for a session that there is not. */
	async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
		const id = request.headers['mcp-session-id'];
		if (id === undefined) {
			await this.#begin(request, response);
			return true;
		}
		const session = typeof id === 'string' ? this.#begun.get(id) : undefined;
		if (!session || typeof id !== 'string') return false;
		this.#begun.delete(id);
		this.#begun.set(id, session);
		await answered(session, request, response);
		return true;
	}

	/** Whoever waits for an answer gets none. */
	async close(): Promise<void> {
		await Promise.all([...this.#begun.values()].map(({ server }) => server.close()));
	}

	async #begin(request: IncomingMessage, response: ServerResponse): Promise<void> {
		// Nothing else begins one; the transport says so.
		if (request.method === 'POST') await this.#makeRoom();
		const server = this.#next();
		const transport = new StreamableHTTPServerTransport({
			sessionIdGenerator: randomUUID,
			maxRequestBodySize: largestMessage,
			onsessioninitialized: (id) => void this.#begun.set(id, session),
		});
		const session: Session = { server, transport, open: 0 };
		this.#beginning += 1;
		try {
			await server.connect(transport);
			server.onclose = () => {
				if (transport.sessionId !== undefined) this.#begun.delete(transport.sessionId);
			};
			await answered(session, request, response);
		} finally {
			this.#beginning -= 1;
			// What it asked began nothing.
			if (transport.sessionId === undefined) await server.close();
		}
	}

	/** A client that has gone without a word leaves its session: the one that was used longest ago, and waits for nothing, makes room. */
	async #makeRoom(): Promise<void> {
		if (this.#begun.size + this.#beginning < mostSessions) return;
		const idle = [...this.#begun.values()].find(({ open }) => open === 0);
		if (!idle) throw new TooManySessions();
		await idle.server.close();
	}
}

async function answered(session: Session, request: IncomingMessage, response: ServerResponse): Promise<void> {
	session.open += 1;
	response.once('close', () => {
		session.open -= 1;
	});
	await session.transport.handleRequest(request, response);
}
