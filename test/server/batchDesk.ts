import type { IncomingMessage, ServerResponse } from 'node:http';
import { modelText, type Respond } from './modelText';
import { sendJson } from './performance';
import { type AskedQuestion, readQuestion } from './question';
import { type Scenario, scenario } from './scenario';
import { errorForm, wireForm } from './wireForm';

/** What becomes of one question of a batch: a scenario, no line at all, or a line that says it was not come to. */
export type LinePlay = Scenario | 'missing' | 'expired';

/** How the server meets one batch; without a word it is done at once, in order, every question answered. */
export interface BatchPlay {
	/** How often it is looked at before it has ended. */
	readonly looks?: number;
	readonly status?: 'completed' | 'failed' | 'expired' | 'cancelled';
	/** Why it failed as a whole. */
	readonly errors?: readonly { readonly code?: string; readonly message?: string; readonly line?: number }[];
	readonly line?: (question: AskedQuestion, at: number) => LinePlay;
	/** The result file in another order, with each line twice, a line of somebody else's, and lines that are none. */
	readonly untidy?: boolean;
	/** Its maker's connection is cut before it is made, or when it is made and not yet told. */
	readonly making?: 'cutBefore' | 'cutAfter';
}

/** What the server does with requests of the Batch API; each word is for the next requests of its kind. */
export interface BatchDesk {
	/** The next batches meet these, one each; then all is well. */
	play(...plays: readonly BatchPlay[]): void;
	/** The next uploads are met so: an HTTP status, or the connection is cut. */
	uploads(...outcomes: readonly (number | 'cut')[]): void;
	/** The next looks at batches are met so. */
	looks(...outcomes: readonly number[]): void;
	/** What takes long is done at the next look. */
	finishAll(): void;
	/** The questions of each batch that was made, as their bodies' JSON, in the order the batches came. */
	readonly made: readonly (readonly string[])[];
	/** How often each question was answered, and so paid for. */
	readonly paid: ReadonlyMap<string, number>;
	/** The names of the files that are still there. */
	readonly files: readonly string[];
}

interface Line {
	readonly custom_id: string;
	readonly body: unknown;
}

interface Batch {
	readonly id: string;
	readonly file: string;
	readonly lines: readonly Line[];
	readonly play: BatchPlay;
	looked: number;
	result?: { readonly output: string; readonly errors: string };
}

interface Handled {
	readonly desk: BatchDesk;
	/** Meets a request for files or batches. */
	handle(request: IncomingMessage, path: string, body: Uint8Array, response: ServerResponse): Promise<void>;
}

export function createBatchDesk(respond: Respond): Handled {
	const files = new Map<string, string>();
	const batches: Batch[] = [];
	const paid = new Map<string, number>();
	const [plays, uploads, looks]: [BatchPlay[], (number | 'cut')[], number[]] = [[], [], []];

	let hurries = false;

	const desk: BatchDesk = {
		play: (...more) => void plays.push(...more),
		uploads: (...more) => void uploads.push(...more),
		looks: (...more) => void looks.push(...more),
		finishAll: () => {
			hurries = true;
		},
		get made() {
			return batches.map(({ lines }) => lines.map(({ body }) => JSON.stringify(body)));
		},
		paid,
		get files() {
			return [...files.keys()];
		},
	};

	async function upload(request: IncomingMessage, body: Uint8Array, response: ServerResponse): Promise<void> {
		const outcome = uploads.shift();
		if (outcome === 'cut') return void response.socket?.destroy();
		if (outcome !== undefined) return sendJson(response, outcome, errorForm('No such thing here'));
		const headers = { 'content-type': String(request.headers['content-type']) };
		const form = await new Response(new Uint8Array(body), { headers }).formData();
		if (form.get('purpose') !== 'batch') return sendJson(response, 400, errorForm('The purpose is not “batch”.'));
		const id = `file-${files.size + 1}-${batches.length}`;
		files.set(id, await (form.get('file') as File).text());
		sendJson(response, 200, { id, object: 'file', purpose: 'batch' });
	}

	function make(body: Uint8Array, response: ServerResponse): void {
		const { input_file_id: file, endpoint, completion_window: window } = JSON.parse(Buffer.from(body).toString());
		if (endpoint !== '/v1/chat/completions' || window !== '24h' || !files.has(file)) {
			sendJson(response, 400, errorForm('That is no batch.'));
			return;
		}
		const play = plays.shift() ?? {};
		if (play.making === 'cutBefore') {
			response.socket?.destroy();
			return;
		}
		const lines = files.get(file)!.trimEnd().split('\n').map(lineOf);
		const batch: Batch = { id: `batch_${batches.length + 1}`, file, lines, play, looked: 0 };
		batches.push(batch);
		if (play.making === 'cutAfter') response.socket?.destroy();
		else sendJson(response, 200, told(batch));
	}

	async function look(batch: Batch, response: ServerResponse): Promise<void> {
		const outcome = looks.shift();
		if (outcome !== undefined) return sendJson(response, outcome, errorForm('Not now', { type: 'server_error' }));
		if (hurries || batch.looked++ >= (batch.play.looks ?? 0)) await work(batch);
		sendJson(response, 200, told(batch));
	}

	async function work(batch: Batch): Promise<void> {
		if (batch.result || batch.play.status === 'failed') {
			batch.result ??= { output: '', errors: '' };
			return;
		}
		const output: string[] = [];
		const errors: string[] = [];
		for (const [at, line] of batch.lines.entries()) {
			const question = readQuestion('/chat/completions', line.body);
			const plays = batch.play.line?.(question, at) ?? { kind: 'answer' as const };
			if (plays === 'missing') continue;
			if (plays === 'expired') {
				const error = { code: 'batch_expired', message: 'This request was not executed in time.' };
				errors.push(JSON.stringify({ id: `r${at}`, custom_id: line.custom_id, response: null, error }));
				continue;
			}
			const response = await responseTo(question, plays);
			const told = JSON.stringify({ id: `r${at}`, custom_id: line.custom_id, response, error: null });
			(response.status_code === 200 ? output : errors).push(told);
			const key = JSON.stringify(line.body);
			if (response.status_code === 200) paid.set(key, (paid.get(key) ?? 0) + 1);
		}
		const text = (lines: readonly string[]) => (lines.length > 0 ? `${lines.join('\n')}\n` : '');
		batch.result = { output: text(batch.play.untidy ? untidy(output) : output), errors: text(errors) };
		files.set(`${batch.id}-output`, batch.result.output);
		files.set(`${batch.id}-errors`, batch.result.errors);
	}

	async function responseTo(question: AskedQuestion, plays: Scenario): Promise<{ status_code: number; body: unknown }> {
		const full = scenario.parse(plays);
		if (full.kind === 'serverError') {
			return { status_code: full.status, body: errorForm('The server had an error', { type: 'server_error' }) };
		}
		if (full.kind === 'raw') return { status_code: full.status, body: JSON.parse(full.body) };
		return { status_code: 200, body: wireForm(await modelText(full, question, respond), question) };
	}

	return {
		desk,
		async handle(request, path, body, response) {
			const [, kind, id] = /\/v1\/(files|batches)(?:\/([^/]+))?(?:\/content)?$/.exec(path) ?? [];
			const batch = batches.find((one) => one.id === id);
			if (request.method === 'POST' && kind === 'files') await upload(request, body, response);
			else if (request.method === 'POST') make(body, response);
			else if (kind === 'batches' && id === undefined) {
				sendJson(response, 200, { object: 'list', data: batches.toReversed().map(told), has_more: false });
			} else if (batch) await look(batch, response);
			else if (id === undefined || !files.has(id)) sendJson(response, 404, errorForm(`There is no ${id}.`));
			else if (request.method === 'DELETE') {
				files.delete(id);
				sendJson(response, 200, { id, deleted: true });
			} else {
				response.writeHead(200, { 'content-type': 'application/octet-stream' });
				response.end(files.get(id));
			}
		},
	};
}

function lineOf(text: string): Line {
	const { custom_id, method, url, body } = JSON.parse(text);
	if (method !== 'POST' || url !== '/v1/chat/completions') throw new Error(`${method} ${url} is no question.`);
	return { custom_id, body };
}

function told({ id, file, lines, play, result }: Batch): object {
	const files = result && play.status !== 'failed' ? [`${id}-output`, `${id}-errors`] : [null, null];
	return {
		...{ id, object: 'batch', endpoint: '/v1/chat/completions', input_file_id: file, completion_window: '24h' },
		...{ output_file_id: files[0], error_file_id: files[1], created_at: 0 },
		status: result ? (play.status ?? 'completed') : 'in_progress',
		errors: play.status === 'failed' ? { object: 'list', data: play.errors ?? [] } : null,
		request_counts: { total: lines.length, completed: result ? lines.length : 0, failed: 0 },
	};
}

function untidy(lines: readonly string[]): string[] {
	const foreign = JSON.stringify({ custom_id: 'somebody-else', response: { status_code: 200, body: {} }, error: null });
	return ['{"custom_id": "half', foreign, ...lines.toReversed(), '', 'null', '[1]', ...lines, '{"id": 1}'];
}
