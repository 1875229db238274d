import assert from 'node:assert/strict';
import { analyze } from '../../../src/analyze';
import { answerWith } from '../../../src/threads/analysisAnswer';
import type { AnalysisTask, AnalysisThread } from '../../../src/threads/analysisQueue';
import { split } from '../../../src/threads/pieces';
import { type AnalysisWorkerInit, type WorkerMessage, webAnalysisThread } from '../../../src/web/analysisThread';
import { sameThread } from '../../../src/web/sameThread';

const document = { name: 'ferries.md', text: '# Ferries\n\nThe lake has 14 ferries [7].\n' };
/** Long enough for its lists to be sent in pieces. */
const long = {
	name: 'long.md',
	text: `# Ferries\n\n${'The lake has 14 ferries, and all of them are red. '.repeat(300)}\n`,
};

type Does = (worker: FakeWorker, task: AnalysisTask) => void;

/** A browser's worker, as far as it is used: what it does with a report a test says. */
class FakeWorker {
	static made: FakeWorker[] = [];
	static begins: (worker: FakeWorker) => void = (worker) => worker.say({ kind: 'ready' });
	static does: Does = answers;
	onmessage: ((event: { data: unknown }) => void) | null = null;
	onerror: ((event: { message: string }) => void) | null = null;
	onmessageerror: (() => void) | null = null;
	isOver = false;

	constructor() {
		FakeWorker.made.push(this);
		setImmediate(() => FakeWorker.begins(this));
	}

	postMessage(task: AnalysisTask): void {
		const sent = structuredClone(task);
		setImmediate(() => FakeWorker.does(this, sent));
	}

	say(message: WorkerMessage): void {
		if (!this.isOver) this.onmessage?.({ data: structuredClone(message) });
	}

	terminate(): void {
		this.isOver = true;
	}
}

function answers(worker: FakeWorker, task: AnalysisTask): void {
	const { frame, pieces } = split(answerWith(analyze(...task)));
	worker.say({ kind: 'frame', frame, pieces: pieces.length });
	for (const piece of pieces) worker.say({ kind: 'piece', piece });
}

describe('analysing in a browser', () => {
	const own = Object.getOwnPropertyDescriptor(globalThis, 'Worker');
	let threads: AnalysisThread[];
	let reasons: unknown[];

	beforeEach(() => {
		threads = [];
		reasons = [];
		FakeWorker.made = [];
		FakeWorker.begins = (worker) => worker.say({ kind: 'ready' });
		FakeWorker.does = answers;
		Object.defineProperty(globalThis, 'Worker', { value: FakeWorker, configurable: true, writable: true });
	});
	afterEach(() => {
		for (const thread of threads) thread.dispose();
		Reflect.deleteProperty(globalThis, 'Worker');
		if (own) Object.defineProperty(globalThis, 'Worker', own);
	});

	function threadOf(init: Partial<AnalysisWorkerInit> = {}): AnalysisThread {
		const thread = webAnalysisThread({
			script: async () => '',
			instead: sameThread,
			onNone: (reason) => reasons.push(reason),
			...init,
		});
		threads.push(thread);
		return thread;
	}

	it('gives what analysing gives, also where it comes in pieces', async () => {
		const { analyzer } = threadOf();
		assert.deepEqual(await analyzer(document), analyze(document));
		assert.deepEqual(await analyzer(long), analyze(long));
		assert.equal(FakeWorker.made.length, 1);
		assert.deepEqual(reasons, []);
	});

	it('says what the worker failed of, and goes on with it', async () => {
		FakeWorker.does = (worker, task) =>
			task[0].name === 'bad.md' ? worker.say({ kind: 'fault', fault: 'no good' }) : answers(worker, task);
		const { analyzer } = threadOf();
		const [bad, good] = await Promise.allSettled([analyzer({ ...document, name: 'bad.md' }), analyzer(document)]);
		assert.match(String(bad.status === 'rejected' && bad.reason), /no good/);
		assert.equal(good.status, 'fulfilled');
		assert.equal(FakeWorker.made.length, 1);
	});

	it('reads a report once more in a new worker where one breaks', async () => {
		FakeWorker.does = (worker, task) => {
			if (FakeWorker.made.length === 1) worker.onerror?.({ message: 'broke' });
			else answers(worker, task);
		};
		const { analyzer } = threadOf();
		assert.deepEqual(await analyzer(document), analyze(document));
		assert.deepEqual([FakeWorker.made.length, FakeWorker.made[0]?.isOver], [2, true]);
	});

	it('analyses in turns on its own thread where no worker can be made, and says why', async () => {
		const refusing = class {
			constructor() {
				throw new Error('refused by the policy');
			}
		};
		Object.defineProperty(globalThis, 'Worker', { value: refusing, configurable: true, writable: true });
		const { analyzer } = threadOf();
		assert.deepEqual(await analyzer(document), analyze(document));
		assert.match(String(reasons[0]), /refused by the policy/);
	});

	it('does so, too, where a worker breaks before it begins, never begins, or its script does not come', async () => {
		FakeWorker.begins = (worker) => worker.onerror?.({ message: 'no such script' });
		assert.deepEqual(await threadOf().analyzer(document), analyze(document));
		FakeWorker.begins = () => {};
		assert.deepEqual(await threadOf({ patience: 5 }).analyzer(document), analyze(document));
		const missing = async () => {
			throw new Error('not found');
		};
		assert.deepEqual(await threadOf({ script: missing }).analyzer(document), analyze(document));
		assert.deepEqual(
			reasons.map((reason) => String(reason)),
			['Error: no such script', 'Error: The worker did not begin.', 'Error: not found'],
		);
	});
});
