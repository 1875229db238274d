import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { nodeStore } from '../../../src/cli/host/nodeStore';
import { type ModelServer, startModelServer } from '../../server/modelServer';
import { respond } from '../../server/reportReader';
import type { Scenario } from '../../server/scenario';
import { builtProgram, type Ended, type Program } from './program';

const times = Number(process.env.PLUMBLINE_REPEAT ?? 1);
const kills = times > 1 ? 50 : 8;

/** Long enough for dozens of questions. */
const report = `# Steel\n\n${Array.from({ length: 12 }, (_, at) => `## Part ${at}\n\nPrices of grade ${at} fell by ${at + 3} % in 2024, so that mill ${at} should close. Demand of yard ${at} is weak because ships are built elsewhere.\n`).join('\n')}`;

describe('CLI: what fails around a run with a model', function () {
	this.timeout(1_200_000);
	let program: Program;
	let server: ModelServer;
	let run = 0;

	before(async () => {
		program = await builtProgram();
		server = await startModelServer({ respond });
		await writeFile(join(program.folder, 'r.md'), report);
	});
	after(async () => {
		await server.close();
		await program.dispose();
	});
	beforeEach(() => {
		server.clear();
		server.behave({ kind: 'answer' });
	});

	function start(cache: string, baseUrl = server.url, frameworks = 'jade,reportEval,finResearch') {
		const model = ['--model=scripted', `--base-url=${baseUrl}`, `--frameworks=${frameworks}`];
		return program.start(['score', 'r.md', '--format=json', `--cache=${cache}`, ...model], {
			env: { PLUMBLINE_API_KEY: 'k' },
		});
	}
	const score = (cache: string, baseUrl?: string): Promise<Ended> => start(cache, baseUrl).ended;
	const fresh = () => join(program.folder, `cache-${run++}`);
	const lines = ({ stderr }: Ended) => stderr.trim().split('\n').filter(Boolean);
	const asked = () => server.requests.length;

	it('a cache that is a file is told in one line; the run goes on', async () => {
		for (let time = 0; time < times; time++) {
			const cache = fresh();
			await writeFile(cache, 'mine');
			const ended = await score(cache);
			const told = lines(ended).filter((line) => /cannot be kept or read back/.test(line));
			assert.equal(told.length, 1, ended.stderr);
			assert.equal(JSON.parse(ended.stdout).run.mode, 'model');
		}
	});

	for (const [what, options] of [
		['full', 'size=8k'],
		['read-only', 'ro'],
	] as const)
		it(`so is one on a ${what} disk`, async function () {
			const cache = fresh();
			await mkdir(cache);
			try {
				execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', cache], { stdio: 'ignore' });
			} catch {
				// Only an administrator of Linux may.
				this.skip();
			}
			try {
				for (let time = 0; time < times; time++) {
					const ended = await score(cache);
					assert.equal(lines(ended).filter((line) => /cannot be kept or read back/.test(line)).length, 1, ended.stderr);
					assert.equal(JSON.parse(ended.stdout).run.mode, 'model');
				}
			} finally {
				execFileSync('umount', [cache]);
			}
		});

	it('a cache that vanishes in the middle of a run is made again', async () => {
		for (let time = 0; time < times; time++) {
			server.clear();
			const cache = fresh();
			server.behave({ kind: 'answer', delay: 20 });
			const running = start(cache);
			await server.waitForRequests(4);
			// At once: taken away file by file, it would be gone only when nobody writes any more.
			await rename(cache, fresh());
			const ended = await running.ended;
			assert.deepEqual([ended.code, ended.stderr], [0, '']);
			assert.ok((await nodeStore(cache).list()).length > 0);
		}
	});

	it('a report that is deleted while it is scored is scored as it was read', async () => {
		for (let time = 0; time < times; time++) {
			server.clear();
			server.behave({ kind: 'answer', delay: 20 });
			const running = start(fresh());
			await server.waitForRequests(2);
			await rm(join(program.folder, 'r.md'));
			const { code, stdout, stderr } = await running.ended;
			await writeFile(join(program.folder, 'r.md'), report);
			assert.deepEqual([code, stderr], [0, '']);
			assert.equal(JSON.parse(stdout).analysis.file, 'r.md');
		}
	});

	it('nobody there: given up after three questions, told in one line', async () => {
		const gone = createServer();
		await new Promise<void>((ready) => gone.listen(0, '127.0.0.1', ready));
		const { port } = gone.address() as AddressInfo;
		await new Promise((closed) => gone.close(closed));
		for (let time = 0; time < times; time++) {
			const ended = await score(fresh(), `http://127.0.0.1:${port}/v1`);
			assert.equal(ended.code, 2);
			assert.match(
				ended.stderr,
				/3 questions in a row came to nothing, so scripted at 127\.0\.0\.1:\d+ was asked no more/,
			);
			assert.ok(lines(ended).length <= 3, ended.stderr);
		}
	});

	const mad: readonly (readonly [string, Scenario, number])[] = [
		['errors of its own', { kind: 'serverError' }, 40],
		['connections that break', { kind: 'reset' }, 40],
		['no word of use', { kind: 'empty' }, 40],
		['broken answers', { kind: 'brokenJson' }, 40],
		['pages', { kind: 'htmlPage' }, 40],
		['a wrong key', { kind: 'wrongKey' }, 8],
	];
	for (const [what, scenario, most] of mad)
		it(`a model that gives nothing but ${what}, the whole run: asked no more than ${most} times`, async () => {
			for (let time = 0; time < times; time++) {
				server.clear();
				server.behave(scenario);
				const ended = await score(fresh());
				assert.equal(ended.code, 2);
				assert.ok(asked() > 0 && asked() <= most, `${asked()} requests`);
				assert.doesNotMatch(ended.stderr, /\n\s+at /);
			}
		});

	it('time that is up: what was answered before counts, also with --no-cache', async () => {
		server.behave((_, index) => ({ kind: index === 0 ? 'answer' : 'hang' }));
		const model = ['--model=scripted', `--base-url=${server.url}`, '--frameworks=jade,reportEval,finResearch'];
		const limits = ['--no-cache', '--concurrency=1', '--run-timeout=5', '--timeout=3600'];
		const { ended } = program.start(['score', 'r.md', '--format=json', ...model, ...limits], {
			env: { PLUMBLINE_API_KEY: 'k' },
		});
		const { stdout, stderr } = await ended;
		const { run } = JSON.parse(stdout);
		assert.equal(run.mode, 'model');
		assert.match(stderr, /The time for this run is up\. What was judged counts/);
		const texts = server.requests.map(({ question }) => JSON.stringify(question));
		assert.ok(texts.length >= 2);
		assert.equal(new Set(texts).size, texts.length, 'a question was sent twice');
	});

	it(`killed ${kills} times: no answer that was kept is lost or asked again`, async () => {
		server.behave({ kind: 'answer', delay: 5 });
		const whole = fresh();
		assert.equal((await start(whole, undefined, 'jade').ended).code, 0);
		const all = new Set((await nodeStore(whole).list()).map(({ key }) => key));
		const questions = asked();
		let kept = new Set<string>();
		let killed = 0;
		let cache = fresh();
		while (killed < kills) {
			server.clear();
			const running = start(cache, undefined, 'jade');
			const due = 1 + Math.floor(Math.random() * 3);
			const over = await Promise.race([
				server.waitForRequests(due).then(() => undefined),
				running.ended.then((ended) => ended),
			]);
			if (over) {
				// It got to its end before: all was kept, and the next runs begin with nothing.
				assert.deepEqual([over.code, over.stderr], [0, '']);
				assert.deepEqual(await keys(cache), all);
				cache = fresh();
				kept = new Set();
				continue;
			}
			await new Promise((resolve) => setTimeout(resolve, Math.random() * 10));
			running.kill();
			await running.ended;
			killed += 1;
			const now = await keys(cache);
			assert.deepEqual(
				[...kept].filter((key) => !now.has(key)),
				[],
				'lost',
			);
			assert.ok(asked() <= questions - answersIn(kept), `${asked()} asked, ${answersIn(kept)} of ${questions} kept`);
			kept = now;
		}
		server.clear();
		const last = await start(cache, undefined, 'jade').ended;
		assert.deepEqual([last.code, last.stderr], [0, '']);
		assert.equal(asked(), questions - answersIn(kept));
	});
});

/** All that a cache holds can be read. */
async function keys(cache: string): Promise<Set<string>> {
	const store = nodeStore(cache);
	const found = (await store.list()).map(({ key }) => key);
	for (const key of found) JSON.parse((await store.read(key)) ?? '');
	return new Set(found);
}

function answersIn(keys: ReadonlySet<string>): number {
	return [...keys].filter((key) => key.startsWith('answer.')).length;
}
