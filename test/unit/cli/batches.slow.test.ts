import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { CliError } from '../../../src/cli/host/errors';
import { nodeTextFiles } from '../../../src/cli/host/nodeTextFiles';
import { message } from '../../../src/messages/message';
import { type Fetch, memoryStore, type Store } from '../../../src/ports';
import type { BatchPlay } from '../../server/batchDesk';
import { type ModelServer, startModelServer } from '../../server/modelServer';
import { respond } from '../../server/reportReader';
import { hurriedClock } from '../judge/overHttp';
import { type Ran, runIn, type Surroundings } from './memoryEnvironment';

const files = {
	'all/a/cashmere.md': readFileSync('examples/jade-cashmere-coats/report.md', 'utf8'),
	'all/a/memo.md': readFileSync('examples/clean/memo.md', 'utf8'),
	'all/b/coffee.md': readFileSync('examples/coffee-retail-zh/report.md', 'utf8'),
};
const one = 'all/b/coffee.md';
const prompts = nodeTextFiles('prompts');
const env = { PLUMBLINE_API_KEY: 'sk-batches-4d1c' };

let server: ModelServer;
let store: Store;

beforeEach(async () => {
	server = await startModelServer({ respond, batches: true, apiKey: env.PLUMBLINE_API_KEY });
	store = memoryStore();
});
afterEach(() => server.close());

const around = (rest: Partial<Surroundings> = {}): Surroundings => ({
	...{ files, env, prompts, fetch: globalThis.fetch, clock: hurriedClock(), stores: new Map([['/cache', store]]) },
	...rest,
});
const withModel = (...argv: string[]) => [...argv, '--model=scripted', `--base-url=${server.url}`];
const run = (...argv: string[]) => runIn(around(), ...withModel(...argv));

/** What a run finds when it asks at once, with answers of its own. */
async function askingAtOnce(...argv: string[]): Promise<{ found: unknown; questions: number }> {
	const stores = new Map([['/cache', memoryStore()]]);
	const ran = await runIn(around({ stores }), ...withModel(...argv));
	const questions = server.requests.length;
	server.clear();
	return { found: foundBy(ran), questions };
}

/** Without what it took, which is another matter. */
function foundBy({ code, stdout }: Ran): unknown {
	return { code, ...JSON.parse(stdout, (key, value: unknown) => (key === 'run' ? undefined : value)) };
}

/** Every question was answered, and so paid for, once. */
function assertPaidOnce(questions: number): void {
	const { paid } = server.batches;
	assert.deepEqual([...new Set(paid.values())], [1]);
	assert.equal(paid.size, questions);
	assert.equal(server.requests.length, 0, 'a question was asked at once');
}

const keptBatches = async (from = store) => (await from.list()).filter(({ key }) => key.startsWith('batch.'));

describe('CLI: --batch', () => {
	it('scores several reports as asking at once does, and asks every question once', async () => {
		const { found, questions } = await askingAtOnce('score', 'all', '--format=json');
		server.batches.play({ untidy: true, looks: 2 });
		const batched = await run('score', 'all', '--format=json', '--batch');
		assert.deepEqual(foundBy(batched), found);
		assertPaidOnce(questions);
		assert.match(batched.stderr, /^plumbline: \d+ questions? handed in to scripted at 127\.0\.0\.1:\d+ as batch_1\.$/m);
	});

	it('leaves nothing behind when it is done: no note of a batch, and no file at the endpoint', async () => {
		await run('score', one, '--batch');
		assert.deepEqual([await keptBatches(), server.batches.files], [[], []]);
		const made = server.batches.made.length;
		const again = await run('score', one, '--batch', '--format=json');
		assert.ok(again.stdout.length > 0);
		assert.equal(server.batches.made.length, made, 'what was answered is not asked again');
	});

	it('compares systems as asking at once does', async () => {
		const { found, questions } = await askingAtOnce('bench', 'all', '--format=json');
		const batched = await run('bench', 'all', '--format=json', '--batch');
		assert.deepEqual(foundBy(batched), found);
		assertPaidOnce(questions);
	});

	it('reviews as asking at once does', async () => {
		const { found, questions } = await askingAtOnce('review', 'all', '--format=json');
		const batched = await run('review', 'all', '--format=json', '--batch');
		assert.deepEqual(foundBy(batched), found);
		assertPaidOnce(questions);
	});
});

describe('CLI: --batch where some of a batch comes to nothing', () => {
	const plays: Readonly<Record<string, BatchPlay>> = {
		expired: { status: 'expired', line: (_, at) => (at % 2 === 0 ? 'expired' : { kind: 'answer' }) },
		cancelled: { status: 'cancelled', line: (_, at) => (at < 2 ? { kind: 'answer' } : 'expired') },
		'without some lines': { line: (_, at) => (at === 1 ? 'missing' : { kind: 'answer' }) },
		'with errors of the server': { line: (_, at) => ({ kind: at === 0 ? 'serverError' : 'answer' }) },
		'failed as a whole': { status: 'failed', errors: [{ code: 'server_error', message: 'Try again' }] },
	};
	for (const [name, play] of Object.entries(plays)) {
		it(`${name}, it is asked again, and nothing else is`, async () => {
			const { found, questions } = await askingAtOnce('score', one, '--format=json');
			server.batches.play(play);
			const batched = await run('score', one, '--format=json', '--batch');
			assert.deepEqual(foundBy(batched), found);
			assertPaidOnce(questions);
			assert.match(batched.stderr, /batch_1 at scripted at 127\.0\.0\.1:\d+ has ended with \d+ of \d+ questions/);
		});
	}

	it('asks what cannot be used again for what is wrong with it', async () => {
		const { found } = await askingAtOnce('score', one, '--format=json');
		server.batches.play({ line: (_, at) => ({ kind: at === 0 ? 'brokenJson' : 'answer' }) });
		const batched = await run('score', one, '--format=json', '--batch');
		assert.deepEqual(foundBy(batched), found);
	});

	it('leaves out what the endpoint does not take, and asks again without it', async () => {
		const refusal = {
			error: { message: "Unsupported parameter: 'seed'", code: 'unsupported_parameter', param: 'seed' },
		};
		const { found } = await askingAtOnce('score', one, '--format=json');
		server.batches.play({ line: () => ({ kind: 'raw', status: 400, body: JSON.stringify(refusal) }) });
		const batched = await run('score', one, '--format=json', '--batch');
		assert.deepEqual(foundBy(batched), found);
		assert.ok(server.batches.made.slice(1).every((bodies) => bodies.every((body) => !body.includes('"seed"'))));
	});

	it('marks as not answered what three batches did not answer, and goes on with the rest', async () => {
		const never: BatchPlay = {
			line: ({ schemaName }) => (schemaName === 'reporteval_redundancy' ? 'expired' : { kind: 'answer' }),
		};
		server.batches.play(...Array.from({ length: 20 }, () => never));
		const { stdout, stderr } = await run('score', 'all/a/memo.md', '--batch', '--format=json');
		const { run: took } = JSON.parse(stdout);
		const failed = took.failures.filter(({ task }: { task: string }) => task === 'reporteval.redundancy');
		assert.ok(failed.length > 0 && failed.length === took.failures.length);
		assert.match(stderr, /not answered\. scripted at .* did not come to this question in three batches/);
		const tries = server.batches.made.flat().filter((body) => body.includes('reporteval_redundancy'));
		assert.equal(tries.length, 3 * new Set(tries).size);
	});
});
