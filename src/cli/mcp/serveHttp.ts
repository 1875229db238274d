import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import type { ExitCode } from '../host/environment';
import { CliError, messageOfError, safeText, systemReason } from '../host/errors';
import type { Invocation } from '../settings/command';
import { chooseToken, loopback, refusalOf } from './admission';
import { agentServers } from './server';
import { Sessions, TooManySessions } from './sessions';

const path = '/mcp';
const methods = ['POST', 'GET', 'DELETE'];

/** More than all clients together have open. */
const mostConnections = 256;

/** Of those, such as nobody has shown the token on. */
const mostStrangers = 128;

/** In milliseconds: a head comes at once, or whoever is to send it keeps a place from others. */
const headPatience = 10_000;

/**
 * Answers agents over HTTP at a port of this computer (0 takes a free one) until the user ends it. How a client reaches it goes
 * to the output, as JSON in one line.
 */
export async function serveHttp(invocation: Invocation, port: number): Promise<ExitCode> {
	const { environment, tell } = invocation;
	const { token, isNew } = chooseToken(environment.env);
	const ended = environment.interruption();
	const thread = environment.startAnalysis({ keeping: true });
	try {
		const { folders, next } = await agentServers(invocation, thread.analyzer);
		const sessions = new Sessions(() => {
			const server = next();
			server.onerror = (error) => tell(message('agents.notUnderstood', { reason: error.message }));
			return server;
		});
		const http = await listening(port);
		const at = portOf(http);
		const strangers = limitStrangers(http);
		http.on('request', (request, response) => {
			if (!refusalOf(request, { port: at, token })) strangers.delete(request.socket);
			void answer(request, response, { sessions, port: at, token, invocation });
		});
		const url = `http://${loopback}:${at}${path}`;
		// What a client's settings take. Who brought the token knows it.
		const headers = isNew ? { headers: { Authorization: `Bearer ${token}` } } : {};
		environment.stdout.write(`${JSON.stringify({ type: 'http', url, ...headers })}\n`);
		tell(message('agents.listeningAt', { folders, url }));
		if (!ended.aborted) await once(ended, 'abort');
		tell(message('agents.ended', { clients: sessions.count }));
		http.close();
		await sessions.close();
		http.closeAllConnections();
		return 0;
	} finally {
		thread.dispose();
	}
}

async function listening(port: number): Promise<Server> {
	const http = createServer({ headersTimeout: headPatience });
	http.maxConnections = mostConnections;
	http.listen({ host: loopback, port });
	try {
		await once(http, 'listening');
	} catch (error) {
		throw new CliError('usage', message('agents.noPort', { port, why: portReason(error) }), { cause: error });
	}
	return http;
}

/** Where too many connections wait without a token, the oldest of them makes room: none keeps out those who have it. */
function limitStrangers(http: Server): Set<Socket> {
	const strangers = new Set<Socket>();
	http.on('connection', (socket) => {
		strangers.add(socket);
		socket.once('close', () => strangers.delete(socket));
		const [oldest] = strangers;
		if (strangers.size > mostStrangers) oldest?.destroy();
	});
	return strangers;
}

function portReason(error: unknown): Message {
	const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
	return isTaken ? message('agents.portTaken') : systemReason(error);
}

function portOf(http: Server): number {
	const address = http.address();
	if (address === null || typeof address === 'string') throw new Error('The server has no port.');
	return address.port;
}

interface Answering {
	readonly sessions: Sessions;
	readonly port: number;
	readonly token: string;
	readonly invocation: Invocation;
}

/** Of a request that is refused nothing is read but its head. */
async function answer(request: IncomingMessage, response: ServerResponse, answering: Answering): Promise<void> {
	const { sessions, invocation } = answering;
	const refuse = (status: number, said: Message, headers: Readonly<Record<string, string>> = {}) => {
		const error = { code: status === 404 ? -32001 : -32000, message: safeText(said, invocation.words) };
		response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close', ...headers });
		response.end(JSON.stringify({ jsonrpc: '2.0', error, id: null }));
	};
	const refusal = refusalOf(request, answering);
	if (refusal) {
		return refuse(refusal.status, refusal.said, refusal.status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {});
	}
	if (request.url?.split('?')[0] !== path) return refuse(404, message('agents.onlyAt', { path }));
	const { method = '' } = request;
	if (!methods.includes(method)) {
		return refuse(405, message('agents.noMethod', { method, choices: methods }), { Allow: methods.join(', ') });
	}
	try {
		if (!(await sessions.answer(request, response))) refuse(404, message('agents.noSession'));
	} catch (error) {
		if (error instanceof TooManySessions) return refuse(503, message('agents.tooManyClients'));
		if (response.headersSent) response.destroy();
		else refuse(500, messageOfError(error, invocation.environment.env));
	}
}
