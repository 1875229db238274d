import { resolve } from 'node:path';
import { nodeTextFiles } from '../../src/cli/host/nodeFolders';
import { everySoOften } from '../../src/extension/score/everySoOften';
import { withReading } from '../../src/functions';
import type { Provider } from '../../src/judge/model';
import { createPlumbline } from '../../src/plumbline';
import { memoryStore, silentLogger, systemClock } from '../../src/ports';
import type { Reading } from '../../src/reading/model';
import { parseReport } from '../../src/report/parsing/parse';
import { type ModelServer, startModelServer } from '../server/modelServer';
import { readsAtLength } from '../server/slowReader';
import { synthesizeReport } from './synthesize.mjs';

/**
 * `npm run bench:reading`: what a review and a score ask of a scripted model, how much of that begins as an earlier question did
 * (which caches of prompts serve), and how long after its last word came the first mark is there to be shown.
 */
const sizes = [1000, 3000, 8000];
/** Milliseconds between the pieces of an answer, of which there are up to 400. */
const pace = 5;

const words = { unsupported: 'Nothing carries it.', overstated: 'Too much.', whole: ['Say more.'] };
const respond = readsAtLength({ ...words, better: ['it grew', 'it may grow'] });
const prompts = nodeTextFiles(resolve('prompts'));

function coreOver(server: ModelServer) {
	const core = createPlumbline({ logger: silentLogger, clock: systemClock, prompts, answers: memoryStore() });
	return { core, provider: core.connect({ baseUrl: server.url, model: 'scripted', apiKey: undefined }) };
}

/** The requests since the last time: how many, their tokens, and the share that an earlier one began with, too. */
function counting(server: ModelServer) {
	const before: string[] = [];
	return (size: number, stage: string) => {
		let [all, shared] = [0, 0];
		for (const { question } of server.requests) {
			const text = `${question.system}\n${question.user}`;
			shared += Math.max(0, ...before.map((other) => sharedPrefix(text, other)));
			all += text.length;
			before.push(text);
		}
		const tokens = Math.round(all / 4);
		const share = all === 0 ? '–' : `${Math.round((100 * shared) / all)} %`;
		const cells = [size, server.requests.length, tokens, share].map((cell) => String(cell).padStart(9));
		process.stdout.write(`${stage.padEnd(44)}${cells.join('')}\n`);
		server.clear();
	};
}

function sharedPrefix(one: string, other: string): number {
	let at = 0;
	while (at < one.length && one[at] === other[at]) at++;
	return at;
}

async function countCalls(server: ModelServer, size: number): Promise<void> {
	const text = synthesizeReport(size, 1);
	const { core, provider } = coreOver(server);
	const model = { provider };
	const told = counting(server);
	const review = (report: string, earlier?: Reading) => core.review({ name: 'r.md', text: report }, { model, earlier });
	const { reading } = await review(text);
	told(size, 'a reading and its second look');
	await review(text);
	told(size, 'again');
	const frameworks = ['finResearch', 'reportEval'] as const;
	await core.score({ name: 'r.md', text }, { model, frameworks });
	told(size, 'scored');
	const paragraphs = parseReport(text).blocks.filter(
		({ kind, sentences: [from, to] }) => kind === 'paragraph' && to - from > 1,
	);
	for (const [where, at] of [
		['last', -1],
		['first', 0],
	] as const) {
		const end = paragraphs.at(at)!.span[1];
		const edited = `${text.slice(0, end)} In 2025 it grew by 4.2%, which shows that demand is back.${text.slice(end)}`;
		const next = await review(edited, reading);
		told(size, `edited in the ${where} section`);
		await core.score({ name: 'r.md', text: edited }, { model, frameworks, earlier: next.reading });
		told(size, `scored after an edit in the ${where} section`);
		await review(text, next.reading);
		told(size, 'the edit undone');
	}
}

/** From the last character of the first mark to what the editor would show of it. */
async function timeFirstMark(server: ModelServer, size: number): Promise<void> {
	const { core, provider: open } = coreOver(server);
	const document = { name: 'r.md', text: synthesizeReport(size, 1) };
	const analysis = core.analyze(document);
	let [written, shown, began, answered] = [0, 0, performance.now(), 0];
	let said = '';
	const provider: Provider = {
		...open,
		async ask(request, capabilities, signal, onReceived) {
			const answer = await open.ask(request, capabilities, signal, (part) => {
				said += part;
				if (written === 0 && /"marks":\[\{.*?"better":[^{}]*\}/s.test(said)) written = performance.now();
				onReceived?.(part);
			});
			answered ||= performance.now();
			return answer;
		},
	};
	const coming = everySoOften((soFar: () => Reading) => {
		const reading = soFar();
		withReading(analysis, reading);
		if (reading.marks.length > 0) shown ||= performance.now();
	});
	began = performance.now();
	await core.review(document, { model: { provider }, onReading: coming.next });
	coming.end();
	const [at, end, all] = [written - began, answered - began, performance.now() - began].map(Math.round);
	process.stdout.write(
		`${size} words: first mark written after ${at} ms, shown ${Math.round(shown - written)} ms later; answer whole after ${end} ms, second look after ${all} ms\n`,
	);
}

async function main(): Promise<void> {
	const server = await startModelServer({ respond });
	try {
		process.stdout.write(
			`${' '.repeat(44)}${['words', 'requests', 'tokens', 'prefix'].map((name) => name.padStart(9)).join('')}\n`,
		);
		for (const size of sizes) await countCalls(server, size);
		server.behave({ kind: 'answer', pace });
		for (const size of sizes) await timeFirstMark(server, size);
	} finally {
		await server.close();
	}
}

void main();
