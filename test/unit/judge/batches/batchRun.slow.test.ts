import assert from 'node:assert/strict';
import { setMaxListeners } from 'node:events';
import { BatchRun, type BatchRunInit } from '../../../../src/judge/batches/batchRun';
import { createKeptBatches } from '../../../../src/judge/batches/kept';
import { type BatchLine, fileLimits } from '../../../../src/judge/batches/lines';
import type { BatchAtEndpoint, BatchService } from '../../../../src/judge/batches/service';
import { ModelError } from '../../../../src/judge/model';
import { checkEndpoint } from '../../../../src/judge/openai/endpoint';
import { commandLine } from '../../../../src/messages/commandLine';
import { inEnglish } from '../../../../src/messages/inEnglish';
import { verbatim } from '../../../../src/messages/message';
import { addSentences } from '../../../../src/messages/words';
import { memoryStore, type Store } from '../../../../src/ports';
import { FakeClock } from '../fakeClock';
import { completion } from '../openai/wire';

const endpoint = checkEndpoint({ baseUrl: 'https://models.example/v1', model: 'sage-1', apiKey: undefined });
const noSignal = new AbortController().signal;
setMaxListeners(0, noSignal);
const hour = 60 * 60 * 1000;

/** An endpoint that says of each batch what it is told to say; done and answered where it is told nothing. */
class FakeService implements BatchService {
	readonly files = new Map<string, string[]>();
	readonly looked: number[] = [];
	readonly removed: string[] = [];
	readonly made: string[] = [];
	/** By the number of the batch, from 1. */
	say: (batch: number, looks: number) => Partial<BatchAtEndpoint> = () => ({});
	readonly #clock: FakeClock;
	readonly #looks = new Map<string, number>();

	constructor(clock: FakeClock) {
		this.#clock = clock;
	}

	async upload(lines: string): Promise<string> {
		const name = `f${this.files.size + 1}`;
		this.files.set(
			name,
			lines
				.trimEnd()
				.split('\n')
				.map((line) => JSON.parse(line).custom_id),
		);
		return name;
	}

	async create(file: string): Promise<BatchAtEndpoint> {
		this.made.push(file);
		return { id: `b${this.made.length}`, status: 'validating', input_file_id: file };
	}

	async find(file: string): Promise<BatchAtEndpoint | undefined> {
		const at = this.made.indexOf(file);
		return at < 0 ? undefined : { id: `b${at + 1}`, status: 'in_progress' };
	}

	async look(id: string): Promise<BatchAtEndpoint | undefined> {
		this.looked.push(this.#clock.elapsed());
		const looks = (this.#looks.get(id) ?? 0) + 1;
		this.#looks.set(id, looks);
		const file = this.made[Number(id.slice(1)) - 1];
		return { id, status: 'completed', output_file_id: file, ...this.say(Number(id.slice(1)), looks) };
	}

	async content(file: string): Promise<string> {
		const body = completion({ role: 'assistant', content: '{}' });
		const response = { status_code: 200, body };
		return (this.files.get(file) ?? []).map((custom_id) => JSON.stringify({ custom_id, response })).join('\n');
	}

	async remove(file: string): Promise<void> {
		this.removed.push(file);
	}
}

function batchRun(rest: Partial<BatchRunInit> = {}, store: Store = memoryStore()) {
	const clock = (rest.clock as FakeClock | undefined) ?? new FakeClock();
	const service = new FakeService(clock);
	const told: string[] = [];
	const ends: unknown[] = [];
	const waits: { batches: number; done: number; of: number }[] = [];
	const run = new BatchRun({
		...{ endpoint, clock, service, run: 'this one', wait: undefined, limits: fileLimits, signal: noSignal },
		kept: createKeptBatches(store, { endpoint: endpoint.id, model: endpoint.model }),
		tell: (notice) => told.push(inEnglish(notice)),
		onWaiting: (waiting) => waits.push(waiting),
		onEnd: (error) => ends.push(error),
		...rest,
	});
	const ask = (id: string, signal = noSignal) => run.ask(id, { question: id }, signal);
	const askAll = (...ids: string[]): Promise<BatchLine[]> => clock.until(Promise.all(ids.map((id) => ask(id))));
	return { run, clock, service, told, ends, waits, ask, askAll, store };
}

const isAnswer = ({ response }: BatchLine) => response?.status_code === 200;

before(() => addSentences(commandLine));

describe('A run by batches', () => {
	it('hands in together what is asked together, and once what is asked twice', async () => {
		const { askAll, service } = batchRun();
		const lines = await askAll('q1', 'q2', 'q1');
		assert.ok(lines.every(isAnswer));
		assert.deepEqual([...service.files.values()], [['q1', 'q2']]);
		assert.ok((await askAll('q2')).every(isAnswer));
		assert.equal(service.made.length, 1);
	});

	it('makes files of the size that is allowed', async () => {
		const { askAll, service } = batchRun({ limits: { questions: 2, bytes: 1_000_000 } });
		await askAll('q1', 'q2', 'q3', 'q4', 'q5');
		assert.deepEqual(
			[...service.files.values()].map((ids) => ids.length),
			[2, 2, 1],
		);
	});

	it('looks seldom at what takes long: a day takes some hundred looks', async () => {
		const { askAll, service, clock } = batchRun();
		const begun = clock.elapsed();
		service.say = () => (clock.elapsed() - begun < 24 * hour ? { status: 'in_progress' } : {});
		await askAll('q1');
		assert.ok(service.looked.length > 100 && service.looked.length < 500, `${service.looked.length} looks`);
		const waits = service.looked.slice(1).map((time, at) => time - service.looked[at]!);
		assert.ok(Math.min(...waits) >= 10_000 && Math.max(...waits) <= 6 * 60_000);
	});

	it('knows every state of a batch, and waits on where it knows it not', async () => {
		const { askAll, service, waits } = batchRun();
		const states = ['validating', 'in_progress', 'finalizing', 'cancelling', 'resting', 'completed'];
		service.say = (_, looks) => ({
			status: states[looks - 1] ?? 'completed',
			request_counts: { completed: looks > 2 ? 1 : 0, failed: 0 },
		});
		assert.ok((await askAll('q1', 'q2')).every(isAnswer));
		assert.equal(service.looked.length, states.length);
		assert.deepEqual(waits.at(-2), { batches: 1, done: 1, of: 2 });
		assert.deepEqual(waits.at(-1), { batches: 0, done: 2, of: 2 });
	});

	it('asks again what came to nothing, three times and no more', async () => {
		const { askAll, service, told } = batchRun();
		service.say = () => ({ status: 'expired', output_file_id: null });
		assert.deepEqual(await askAll('q1'), [{ custom_id: 'q1' }]);
		assert.equal(service.made.length, 3);
		assert.match(told[1]!, /^b1 at sage-1 at models\.example has ended with 1 of 1 questions not answered/);
	});

	it('asks again what stood in a batch that the endpoint has forgotten', async () => {
		const { askAll, service } = batchRun();
		const look = service.look.bind(service);
		service.look = async (id) => (id === 'b1' ? undefined : look(id));
		assert.ok((await askAll('q1')).every(isAnswer));
		assert.equal(service.made.length, 2);
	});

	it('takes single lines to be wrong where the endpoint says so, and asks the others', async () => {
		const { askAll, service } = batchRun();
		const bad = { code: 'invalid_request', message: 'wrong', line: 2 };
		service.say = (batch) => (batch === 1 ? { status: 'failed', errors: { data: [bad] } } : {});
		const lines = await askAll('q1', 'q2', 'q3');
		assert.deepEqual(lines.map(isAnswer), [true, false, true]);
		assert.deepEqual(
			[...service.files.values()],
			[
				['q1', 'q2', 'q3'],
				['q1', 'q3'],
			],
		);
	});

	it('hands in less, one batch after the other, where so much may not wait at a time', async () => {
		const { askAll, service, store } = batchRun();
		const tooMuch = { code: 'token_limit_exceeded', message: 'Enqueued token limit reached' };
		service.say = (batch) => {
			const { length } = service.files.get(service.made[batch - 1]!)!;
			return length > 2 ? { status: 'failed', errors: { data: [tooMuch] } } : {};
		};
		assert.ok((await askAll('q1', 'q2', 'q3', 'q4', 'q5')).every(isAnswer));
		assert.deepEqual(
			[...service.files.values()].map((ids) => ids.length),
			[5, 2, 2, 1],
		);
		assert.equal((await store.list()).length, 3, 'what was not taken is not remembered');
	});

	it('gives up where not even one question may wait', async () => {
		const { run, service, ends, clock } = batchRun();
		const tooMuch = { code: 'token_limit_exceeded', message: 'Enqueued token limit reached' };
		service.say = () => ({ status: 'failed', errors: { data: [tooMuch] } });
		const stop = new AbortController();
		const asked = run.ask('q1', {}, stop.signal);
		asked.catch(() => {});
		await clock.until(until(() => ends.length > 0));
		assert.ok(ends[0] instanceof ModelError && ends[0].code === 'quota');
		stop.abort(new Error('over'));
		await assert.rejects(asked, /over/);
	});

	it('goes through an hour without a network, and ends where it lasts', async () => {
		const { askAll, service, clock } = batchRun();
		const look = service.look.bind(service);
		const gone = new ModelError('network', verbatim('Nobody there.'));
		const begun = clock.elapsed();
		service.look = async (id) => {
			if (clock.elapsed() - begun < hour) throw gone;
			return look(id);
		};
		assert.ok((await askAll('q1')).every(isAnswer));
		const other = batchRun();
		other.service.look = async () => {
			throw gone;
		};
		const stop = new AbortController();
		other.ask('q1', stop.signal).catch(() => {});
		await other.clock.until(until(() => other.ends.length > 0));
		assert.deepEqual(other.ends, [gone]);
		stop.abort();
	});

	it('ends when its time is up, and all that can be asked is handed in', async () => {
		const { ask, service, clock, ends, waits } = batchRun({ wait: hour });
		service.say = () => ({ status: 'in_progress' });
		const begun = clock.elapsed();
		const stop = new AbortController();
		ask('q1', stop.signal).catch(() => {});
		await clock.until(until(() => ends.length > 0));
		assert.deepEqual([ends, service.made.length, waits.at(-1)], [[undefined], 1, { batches: 1, done: 0, of: 1 }]);
		assert.ok(clock.elapsed() - begun >= hour && clock.elapsed() - begun < hour + 60_000);
		stop.abort();
	});

	it('hands in nothing that it cannot remember', async () => {
		const full = { ...memoryStore(), write: async () => Promise.reject(new Error('ENOSPC')) };
		const { ask, service, clock, ends } = batchRun({}, full);
		const stop = new AbortController();
		ask('q1', stop.signal).catch(() => {});
		await clock.until(until(() => ends.length > 0));
		assert.deepEqual([String(ends[0]), service.made], ['Error: ENOSPC', []]);
		stop.abort();
	});

	it('hands in nothing for those who have gone', async () => {
		const { ask, service, clock } = batchRun();
		const stop = new AbortController();
		const asked = ask('q1', stop.signal);
		stop.abort(new Error('gone'));
		await assert.rejects(asked, /gone/);
		await clock.until(ask('q2'));
		assert.deepEqual([...service.files.values()], [['q2']]);
	});
});

describe('What is remembered of batches', () => {
	it('is forgotten, with its files at the endpoint, when the run that handed in has ended', async () => {
		const { run, askAll, service, store } = batchRun();
		await askAll('q1');
		assert.equal((await store.list()).length, 1);
		await run.finish();
		assert.deepEqual([await store.list(), service.removed], [[], ['f1', 'f1']]);
	});

	it('is no other run’s to forget, and everybody’s to wait for', async () => {
		const store = memoryStore();
		const first = batchRun({ run: 'first' }, store);
		await first.askAll('q1');
		const second = batchRun({ run: 'second', service: first.service, clock: first.clock }, store);
		assert.ok((await second.askAll('q1')).every(isAnswer));
		await second.run.finish();
		assert.deepEqual([first.service.made.length, (await store.list()).length], [1, 1]);
		await first.run.finish();
		assert.deepEqual(await store.list(), []);
	});

	it('is passed over where it cannot be read, is of another model, or a month old', async () => {
		const store = memoryStore();
		const kept = createKeptBatches(store, { endpoint: endpoint.id, model: endpoint.model });
		const batch = {
			run: 'old',
			endpoint: endpoint.id,
			model: endpoint.model,
			time: 0,
			file: 'f',
			batch: 'b',
			questions: ['q1'],
		};
		const clock = new FakeClock();
		const old = clock.now() - 31 * 24 * hour;
		await kept.keep({ ...batch, key: 'batch.old', time: old });
		await kept.keep({ ...batch, key: 'batch.other', model: 'sage-2', time: clock.now() });
		await store.write('batch.half', '{"run": "old", "endp');
		await store.write('batch.none', '{}');
		const { askAll, service } = batchRun({ clock }, store);
		assert.ok((await askAll('q1')).every(isAnswer));
		assert.equal(service.made.length, 1);
		const keys = (await store.list()).map((each) => each.key);
		assert.ok(!keys.includes('batch.old') && keys.includes('batch.other'));
	});
});

async function until(holds: () => boolean): Promise<void> {
	while (!holds()) await new Promise((resolve) => setTimeout(resolve, 1));
}
