import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { analyze } from '../../../src/analyze';
import { type AnalysisThread, analysisThread } from '../../../src/node/analysisThread';

const text = [
	'# Ferries of Lake Orlen',
	'',
	'The lake has 14 ferries [1]. They will carry every commuter within two years.',
	'',
	'The lake has 15 ferries.',
	'',
	'## References',
	'',
	'[1] Orlen Harbour Board, Register of vessels. https://harbour.example/register',
	'',
].join('\n');
const document = { name: 'ferries.md', text };

describe('analysing in a thread', () => {
	const threads: AnalysisThread[] = [];
	let folder: string;
	let bundle: string;

	before(async function () {
		this.timeout(60_000);
		folder = await mkdtemp(join(tmpdir(), 'plumbline-analysis-'));
		bundle = join(folder, 'analysis.cjs');
		const common = { bundle: true, platform: 'node', format: 'cjs', logLevel: 'error' } as const;
		await build({ ...common, entryPoints: ['src/node/analysisWorker.ts'], outfile: bundle });
	});
	afterEach(() => {
		for (const thread of threads.splice(0)) thread.dispose();
	});
	after(() => rm(folder, { recursive: true }));

	function threadOf(path = bundle, limits?: Parameters<typeof analysisThread>[1]): AnalysisThread {
		const thread = analysisThread(path, limits);
		threads.push(thread);
		return thread;
	}

	/** A thread that does what a script says. */
	async function scripted(script: string, limits?: Parameters<typeof analysisThread>[1]): Promise<AnalysisThread> {
		const path = join(folder, `scripted-${threads.length}-${Date.now()}.cjs`);
		await writeFile(path, `const { parentPort } = require('node:worker_threads');\n${script}`);
		return threadOf(path, limits);
	}

	it('gives what analysing here gives', async () => {
		const { analyzer } = threadOf();
		assert.deepEqual(await analyzer(document), analyze(document));
		const options = { severities: { 'claim.unsupported': 'error' } } as const;
		assert.deepEqual(await analyzer(document, options), analyze(document, options));
	});

	it('answers each of several reports with its own analysis', async () => {
		const { analyzer } = threadOf();
		const names = ['a.md', 'b.md', 'c.md'];
		const answers = await Promise.all(names.map((name) => analyzer({ name, text: `# ${name}` })));
		assert.deepEqual(
			answers.map(({ document: read }) => read),
			names.map((name) => ({ name, text: `# ${name}` })),
		);
	});

	it('sends nothing of the options that is not for an analysis', async () => {
		const options = { maxFindings: 0, onProgress: () => assert.fail() };
		const { findings } = await threadOf().analyzer(document, options);
		assert.ok(findings.length > 0);
	});

	it('says what went wrong with a report, and reads the next one', async () => {
		const { analyzer } = threadOf();
		await assert.rejects(analyzer({ name: 'none.md', text: undefined as unknown as string }), /TypeError/);
		assert.deepEqual(await analyzer(document), analyze(document));
	});

	it('starts again after it has crashed', async () => {
		const { analyzer } = await scripted(
			`parentPort.on('message', ({ id, read: [{ text }] }) => {
				if (text === 'crash') process.exit(3);
				parentPort.postMessage({ id, analysis: text });
			});`,
		);
		const crashed = [analyzer({ name: 'a', text: 'crash' }), analyzer({ name: 'b', text: 'behind it' })];
		for (const each of crashed) await assert.rejects(each, /ended \(3\)/);
		assert.equal(await analyzer({ name: 'c', text: 'fine' }), 'fine');
	});

	it('gives up a report that takes too long, and what waits behind it', async () => {
		const { analyzer } = await scripted("parentPort.on('message', () => { for (;;); });", { time: 200, heap: 100 });
		const waiting = [analyzer(document), analyzer(document)];
		for (const each of waiting) await assert.rejects(each, /longer than 0\.2 s/);
	});

	it('gives up a report that takes too much memory', async () => {
		const greedy = "parentPort.on('message', () => { const kept = []; for (;;) kept.push(new Array(1e5).fill({})); });";
		const { analyzer } = await scripted(greedy, { time: 60_000, heap: 30 });
		await assert.rejects(analyzer(document), { code: 'ERR_WORKER_OUT_OF_MEMORY' });
	});

	it('rejects what is not yet read when it is ended', async () => {
		const thread = threadOf();
		const waiting = thread.analyzer(document);
		thread.dispose();
		await assert.rejects(waiting, /was ended/);
	});
});
