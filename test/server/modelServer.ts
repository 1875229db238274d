import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import * as z from 'zod';
import { type Respond, respondWithSample } from './modelText';
import { perform, sendJson } from './performance';
import { type AskedQuestion, readQuestion } from './question';
import { type FullScenario, type Scenario, scenario } from './scenario';

export interface ModelServerInit {
	/** What the model says; by default the smallest answer that fits the schema. */
	readonly respond?: Respond;
	/** How a question is met when no scenario waits for it; with a good answer by default. */
	readonly behave?: (question: AskedQuestion, index: number) => Scenario;
	/** When given, any other key is a wrong key. */
	readonly apiKey?: string;
	/** 0, the default, takes a free one. */
	readonly port?: number;
}

/** A connection a client opened. Times are those of `performance.now()`. */
export interface Connection {
	readonly opened: number;
	readonly closed: number | undefined;
}

export interface RecordedRequest {
	readonly path: string;
	readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
	readonly body: unknown;
	readonly question: AskedQuestion;
	readonly scenario: FullScenario['kind'];
	readonly received: number;
	readonly connection: Connection;
	/** `left`: the client closed the connection before it had its answer. */
	readonly outcome: 'open' | 'answered' | 'broken' | 'left';
}

/** A model that plays its part over real HTTP on this machine, and notes what it was asked. */
export interface ModelServer {
	/** Of the API: `http://127.0.0.1:PORT/v1`. */
	readonly url: string;
	/** The questions so far, in the order they came. */
	readonly requests: readonly RecordedRequest[];
	readonly connections: readonly Connection[];
	/** The next questions meet these, one each; then it behaves as before. */
	play(...scenarios: readonly Scenario[]): void;
	/** From now on, when nothing is left to play. */
	behave(how: Scenario | NonNullable<ModelServerInit['behave']>): void;
	/** Forgets the requests, and what was left to play. */
	clear(): void;
	openConnections(): number;
	/** Resolves when so many questions have come. */
	waitForRequests(count: number): Promise<void>;
	/** Resolves when every connection is closed that a question came over. */
	waitForClosed(): Promise<void>;
	close(): Promise<void>;
}

type Draft<T> = { -readonly [Key in keyof T]: T[Key] };

interface State {
	readonly init: ModelServerInit;
	behave: NonNullable<ModelServerInit['behave']>;
	readonly queue: FullScenario[];
	readonly requests: Draft<RecordedRequest>[];
	readonly connections: Map<Socket, Draft<Connection>>;
}

export async function startModelServer(init: ModelServerInit = {}): Promise<ModelServer> {
	const state: State = {
		init,
		behave: init.behave ?? (() => ({ kind: 'answer' })),
		queue: [],
		requests: [],
		connections: new Map(),
	};
	const server = createServer((request, response) => {
		handle(state, request, response).catch((error: unknown) => {
			sendJson(response, 500, { error: { message: `The scripted server failed: ${error}`, code: 'scripted_server' } });
		});
	});
	server.on('connection', (socket) => {
		const connection: Draft<Connection> = { opened: performance.now(), closed: undefined };
		state.connections.set(socket, connection);
		socket.on('close', () => (connection.closed = performance.now()));
		// A client that resets the connection is part of the play.
		socket.on('error', () => socket.destroy());
	});
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject);
		server.listen(init.port ?? 0, '127.0.0.1', resolve);
	});
	const { port } = server.address() as AddressInfo;
	const openConnections = () => [...state.connections.values()].filter(({ closed }) => closed === undefined).length;
	return {
		url: `http://127.0.0.1:${port}/v1`,
		requests: state.requests,
		get connections() {
			return [...state.connections.values()];
		},
		play: (...scenarios) => void state.queue.push(...scenarios.map((one) => scenario.parse(one))),
		behave: (how) => setBehaviour(state, how),
		clear: () => clear(state),
		openConnections,
		waitForRequests: (count) =>
			until(
				() => state.requests.length >= count,
				() => `${state.requests.length} of ${count} questions came`,
			),
		waitForClosed: () =>
			until(
				() => state.requests.every(({ connection }) => connection.closed !== undefined),
				() => `${openConnections()} connections are still open`,
			),
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

function setBehaviour(state: State, how: Scenario | NonNullable<ModelServerInit['behave']>): void {
	state.behave = typeof how === 'function' ? how : () => how;
}

function clear(state: State): void {
	state.queue.length = 0;
	state.requests.length = 0;
}

/** In milliseconds: only what never comes takes so long, however slow the machine. */
const patience = 60_000;

async function until(holds: () => boolean, problem: () => string): Promise<void> {
	const started = performance.now();
	while (!holds()) {
		if (performance.now() - started > patience) throw new Error(`After ${patience} ms ${problem()}.`);
		await new Promise((resolve) => setTimeout(resolve, 5));
	}
}

async function handle(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
	const path = (request.url ?? '/').split('?')[0]!;
	const text = await bodyOf(request);
	if (path.startsWith('/control/')) return control(state, path, text, response);
	if (request.method === 'GET' && path.endsWith('/models')) {
		return sendJson(response, 200, { object: 'list', data: [{ id: 'scripted', object: 'model' }] });
	}
	if (request.method !== 'POST' || !/\/(chat\/completions|responses)$/.test(path)) {
		return sendJson(response, 404, { error: { message: `Invalid URL (${request.method} ${path})`, code: null } });
	}
	const body: unknown = JSON.parse(text);
	const question = readQuestion(path, body);
	const chosen = choose(state, request, question);
	const record = note(state, { request, response, path, body, question }, chosen.kind);
	await perform(chosen, question, response, state.init.respond ?? respondWithSample);
	if (['reset', 'resetInBody', 'cutStream', 'shortBody'].includes(chosen.kind)) record.outcome = 'broken';
}

function choose(state: State, request: IncomingMessage, question: AskedQuestion): FullScenario {
	if (!hasRightKey(state, request)) return { kind: 'wrongKey' };
	return state.queue.shift() ?? scenario.parse(state.behave(question, state.requests.length));
}

function hasRightKey({ init: { apiKey } }: State, { headers }: IncomingMessage): boolean {
	return apiKey === undefined || headers.authorization === `Bearer ${apiKey}` || headers['api-key'] === apiKey;
}

interface Came {
	readonly request: IncomingMessage;
	readonly response: ServerResponse;
	readonly path: string;
	readonly body: unknown;
	readonly question: AskedQuestion;
}

function note(state: State, came: Came, kind: FullScenario['kind']): Draft<RecordedRequest> {
	const { request, response, path, body, question } = came;
	const record: Draft<RecordedRequest> = {
		path,
		headers: request.headers,
		body,
		question,
		scenario: kind,
		received: performance.now(),
		connection: state.connections.get(request.socket)!,
		outcome: 'open',
	};
	state.requests.push(record);
	response.on('close', () => {
		if (record.outcome === 'open') record.outcome = response.writableFinished ? 'answered' : 'left';
	});
	return record;
}

/** For tests that run in another process than the server. */
function control(state: State, path: string, text: string, response: ServerResponse): void {
	if (path === '/control/play') state.queue.push(...z.array(scenario).parse(JSON.parse(text)));
	else if (path === '/control/behave') setBehaviour(state, scenario.parse(JSON.parse(text)));
	else if (path === '/control/clear') clear(state);
	const known = /^\/control\/(play|behave|clear|requests)$/.test(path);
	const open = [...state.connections.values()].filter(({ closed }) => closed === undefined).length;
	// The connection that asks is one of them.
	const answer = known ? { requests: state.requests, openConnections: open - 1 } : { error: `There is no ${path}.` };
	sendJson(response, known ? 200 : 404, answer);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
	const chunks: Uint8Array[] = [];
	for await (const chunk of request) chunks.push(chunk);
	return Buffer.concat(chunks).toString();
}
