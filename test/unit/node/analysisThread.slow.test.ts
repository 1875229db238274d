import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { analyze } from '../../../src/analyze';
import { numberRelations } from '../../../src/checks/numbers/numberRelations';
import { cachedSubjects, subjectOf } from '../../../src/decisions/subject';
import { type AnalysisLimits, analysisThread } from '../../../src/node/analysisThread';
import type { AnalysisThread } from '../../../src/threads/analysisQueue';

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

	function threadOf(path = bundle, limits?: AnalysisLimits): AnalysisThread {
		const thread = analysisThread(path, { ...(limits && { limits }), keeping: true });
		threads.push(thread);
		return thread;
	}

	/** A thread that does what a script says with the text of each report; `answer` sends an analysis. */
	async function scripted(script: string, limits?: AnalysisLimits): Promise<AnalysisThread> {
		const path = join(folder, `scripted-${threads.length}-${Date.now()}.cjs`);
		const prelude = `
			const { parentPort } = require('node:worker_threads');
			const { serialize } = require('node:v8');
			const answer = (read, relations = {}) => {
				const analysis = { report: {}, read };
				parentPort.postMessage({ pieces: [serialize({ analysis, relations, subjects: new Map() })] });
			};
			const onText = (act) => parentPort.on('message', ([{ text }]) => act(text));`;
		await writeFile(path, `${prelude}\n${script}`);
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

	it('takes the question that whoever reads the report names', async () => {
		const { report } = await threadOf().analyzer({ ...document, query: 'Do the ferries suffice?' });
		assert.deepEqual([report.query, report.queryFrom], ['Do the ferries suffice?', 'user']);
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

	it('brings what is read off a report whatever it is shown for', async () => {
		const { report, findings } = await threadOf().analyzer(document);
		assert.ok(findings.length > 0);
		assert.equal(cachedSubjects(report).size, findings.length);
		const here = analyze(document);
		assert.deepEqual(
			findings.map((finding) => subjectOf(report, finding)),
			here.findings.map((finding) => subjectOf(here.report, finding)),
		);
		assert.deepEqual(numberRelations(report), numberRelations(here.report));
	});

	it('has the relations of numbers from the thread, and does not work them out again', async () => {
		const { analyzer } = await scripted('onText((text) => answer(text, { relations: [], alone: 7 }));');
		const { report } = await analyzer(document);
		assert.equal(numberRelations(report).alone, 7);
	});

	const ask = async (thread: AnalysisThread, text: string) => {
		const analysis = await thread.analyzer({ name: `${text}.md`, text });
		return (analysis as unknown as { readonly read: string }).read;
	};

	it('starts again where it has crashed, reads that report once more, and those that wait', async () => {
		const marker = join(folder, `crashed-${Date.now()}`);
		const thread = await scripted(
			`const { existsSync, writeFileSync } = require('node:fs');
			onText((text) => {
				if (text === 'crash' && !existsSync(${JSON.stringify(marker)})) {
					writeFileSync(${JSON.stringify(marker)}, '');
					process.exit(3);
				}
				answer(text);
			});`,
		);
		const texts = ['before', 'crash', 'behind it', 'last'];
		assert.deepEqual(await Promise.all(texts.map((text) => ask(thread, text))), texts);
	});

	it('gives up a report at which it always crashes, and no other', async () => {
		const thread = await scripted("onText((text) => (text === 'crash' ? process.exit(3) : answer(text)));");
		const waiting = ['crash', 'behind it', 'crash', 'last'].map((text) => ask(thread, text));
		const settled = await Promise.allSettled(waiting);
		assert.deepEqual(
			settled.map((each) => (each.status === 'fulfilled' ? each.value : String(each.reason))),
			['crash', 'behind it', 'crash', 'last'].map((text) =>
				text === 'crash' ? 'Error: The thread that analyses reports ended (3).' : text,
			),
		);
	});

	it('gives up a report that takes too long, and reads what waits behind it in a new thread', async () => {
		// Starting the next thread counts, too, and takes seconds on a busy machine.
		const script = "onText((text) => { for (; text === 'endless'; ); answer(text); });";
		const thread = await scripted(script, { time: 5_000, heap: 100 });
		const [endless, behind] = [ask(thread, 'endless'), ask(thread, 'behind it')];
		await assert.rejects(endless, /longer than 5 s/);
		assert.equal(await behind, 'behind it');
	});

	it('gives up a report that takes too much memory, and reads what waits behind it in a new thread', async () => {
		const greedy = "for (const kept = []; text === 'greedy'; ) kept.push(new Array(1e5).fill({}));";
		const thread = await scripted(`onText((text) => { ${greedy} answer(text); });`, { time: 60_000, heap: 30 });
		const [tooMuch, behind] = [ask(thread, 'greedy'), ask(thread, 'behind it')];
		await assert.rejects(tooMuch, { code: 'ERR_WORKER_OUT_OF_MEMORY' });
		assert.equal(await behind, 'behind it');
	});

	it('starts again where it ended while nobody waited', async () => {
		const thread = await scripted("onText((text) => { answer(text); if (text === 'last') process.exit(0); });");
		assert.equal(await ask(thread, 'last'), 'last');
		assert.equal(await ask(thread, 'and on'), 'and on');
	});

	it('gives up a report that cannot be sent, and reads the next one', async () => {
		const thread = await scripted('onText(answer);');
		const maxFindings = (() => undefined) as unknown as number;
		const [unsent, behind] = [thread.analyzer(document, { maxFindings }), ask(thread, 'behind it')];
		await assert.rejects(unsent, { name: 'DataCloneError' });
		assert.equal(await behind, 'behind it');
		assert.equal(await ask(thread, 'and on'), 'and on');
	});

	it('gives up what waits where no thread can be started again, and reads on once one can', async () => {
		let free = true;
		const limits = {
			time: 60_000,
			get heap() {
				assert.ok(free, 'No thread is free.');
				return 100;
			},
		};
		const thread = await scripted("onText((text) => (text === 'crash' ? process.exit(3) : answer(text)));", limits);
		free = false;
		const settled = await Promise.allSettled([ask(thread, 'crash'), ask(thread, 'behind it')]);
		assert.deepEqual(
			settled.map((each) => each.status === 'rejected' && each.reason.message),
			['No thread is free.', 'No thread is free.'],
		);
		free = true;
		assert.equal(await ask(thread, 'and on'), 'and on');
	});

	it('rejects what is not yet read when it is ended, and all that is asked later', async () => {
		const thread = threadOf();
		const waiting = thread.analyzer(document);
		thread.dispose();
		await assert.rejects(waiting, /was ended/);
		await assert.rejects(thread.analyzer(document), /was ended/);
	});
});
