import assert from 'node:assert/strict';
import { once } from 'node:events';
import { CliError } from '../../../src/cli/host/errors';
import { message } from '../../../src/messages/message';
import { type Fetch, memoryStore, type Store } from '../../../src/ports';
import { Batching, foundBy, key, one, reports } from './batching';
import type { Ran } from './memoryEnvironment';

/**
 * The outside of a run that is killed once it has come so many steps, a step being the moment before or after something that
 * others see of it. From then on nothing of it reaches the outside, and nothing comes back to it.
 */
function mortal(store: Store, lifetime: number): { fetch: Fetch; store: Store; killed: AbortSignal } {
	const death = new AbortController();
	const killed = new Error('killed');
	let steps = 0;
	const dead = () => steps >= lifetime;
	const step = () => {
		if (dead()) return;
		steps++;
		if (dead()) death.abort(killed);
	};
	const guarded =
		<Args extends unknown[], Result>(act: (...args: Args) => Promise<Result>, counts = true) =>
		async (...args: Args): Promise<Result> => {
			if (counts) step();
			if (dead()) throw killed;
			const result = await act(...args);
			if (counts) step();
			if (dead()) throw killed;
			return result;
		};
	const writesBatch = guarded(store.write);
	const writesOther = guarded(store.write, false);
	return {
		killed: death.signal,
		fetch: guarded(globalThis.fetch),
		store: {
			read: guarded(store.read, false),
			write: (name, text) => (name.startsWith('batch.') ? writesBatch : writesOther)(name, text),
			remove: guarded(store.remove),
			list: guarded(store.list, false),
		},
	};
}

describe('CLI: --batch, killed and started again', () => {
	const batching = new Batching();

	/** A run that is killed after so many steps; `undefined` where it was. */
	async function killedAfter(steps: number, ...argv: string[]): Promise<Ran | undefined> {
		const { fetch, store, killed } = mortal(batching.store, steps);
		const stores = new Map([['/cache', store]]);
		const death = once(killed, 'abort').then(() => undefined);
		// That it is interrupted, too, only stops its timers.
		return Promise.race([batching.runIn({ fetch, stores, interrupted: killed }, ...argv, '--batch'), death]);
	}

	it('wherever it was, loses nothing and pays nothing twice', async function () {
		this.timeout(600_000);
		const { found, questions } = await batching.atOnce('score', one, '--format=json');
		let kills = 0;
		// Each run dies some steps later than the one before, before and after in turn; each begins with nothing.
		for (let done: Ran | undefined, steps = 1; !done; steps += 3) {
			batching.store = memoryStore();
			const before = new Map(batching.server.batches.paid);
			done = await killedAfter(steps, 'score', one, '--format=json');
			if (!done) kills++;
			const again = await batching.run('score', one, '--format=json', '--batch');
			assert.deepEqual(foundBy(again), found, `killed after ${steps} steps`);
			const paid = [...batching.server.batches.paid].map(([body, times]) => times - (before.get(body) ?? 0));
			assert.deepEqual([...new Set(paid)], [1], `paid twice after being killed after ${steps} steps`);
			assert.equal(paid.length, questions);
			assert.deepEqual(await batching.remembered(), []);
		}
		assert.ok(kills >= 10, `only ${kills} kills`);
	});

	it('ten times on its way to one result, loses nothing and pays nothing twice', async function () {
		this.timeout(600_000);
		const { found, questions } = await batching.atOnce('score', 'all', '--format=json');
		for (let kills = 1; kills <= 10; kills++) await killedAfter(3 + kills * 2, 'score', 'all', '--format=json');
		const last = await batching.run('score', 'all', '--format=json', '--batch');
		assert.deepEqual(foundBy(last), found);
		batching.assertPaidOnce(questions);
	});
});

describe('CLI: --batch, where the endpoint breaks off', () => {
	const batching = new Batching();

	it('while a file comes, hands it in again', async () => {
		const { found, questions } = await batching.atOnce('score', one, '--format=json');
		batching.server.batches.uploads('cut', 503, 429, 'cut');
		assert.deepEqual(foundBy(await batching.run('score', one, '--format=json', '--batch')), found);
		batching.assertPaidOnce(questions);
	});

	it('between file and batch, makes the batch once, whether it was made or not', async () => {
		const { found, questions } = await batching.atOnce('score', one, '--format=json');
		batching.server.batches.play({ making: 'cutBefore' }, { making: 'cutAfter' });
		assert.deepEqual(foundBy(await batching.run('score', one, '--format=json', '--batch')), found);
		batching.assertPaidOnce(questions);
	});

	it('while it is looked at, looks again', async () => {
		const { found, questions } = await batching.atOnce('score', one, '--format=json');
		batching.server.batches.looks(500, 503, 429);
		assert.deepEqual(foundBy(await batching.run('score', one, '--format=json', '--batch')), found);
		batching.assertPaidOnce(questions);
	});
});

describe('CLI: --batch-wait', () => {
	const batching = new Batching();

	it('hands in what can be asked, says how to go on, and goes on with the same command until all is done', async () => {
		const { found, questions } = await batching.atOnce('score', 'all', '--format=json');
		batching.server.batches.play(...Array.from({ length: 30 }, () => ({ looks: 1 })));
		const said: string[] = [];
		for (let runs = 0; runs < 30; runs++) {
			const ran = await batching.run('score', 'all', '--format=json', '--batch', '--batch-wait=0', '-o', 'r.json');
			const written = ran.files.get('/reports/r.json');
			if (written !== undefined) {
				assert.deepEqual(foundBy({ ...ran, stdout: String(written) }), found);
				batching.assertPaidOnce(questions);
				assert.ok(said.length > 0);
				return;
			}
			assert.equal(ran.code, 2);
			said.push(ran.stderr);
			assert.match(
				ran.stderr,
				/Not done yet: \d+ batch(?:es are| is) under way, \d+ of \d+ questions answered so far\. Run the same command again later/,
			);
			for (const text of await batching.remembered()) assertHoldsNoSecret(text);
		}
		assert.fail(`it was never done:\n${said.join('\n')}`);
	});

	it('takes up the batches of an earlier run, and says so', async () => {
		batching.server.batches.play({ looks: 1 });
		await batching.run('score', one, '--batch', '--batch-wait=0');
		const again = await batching.run('score', one, '--batch');
		assert.match(
			again.stderr,
			/Going on with batch_1 at scripted at .*: \d+ questions? that an earlier run handed in\./,
		);
	});

	it('leaves the batches of other reports alone', async () => {
		batching.server.batches.play({ looks: 1 });
		await batching.run('score', one, '--batch', '--batch-wait=0');
		const waiting = await batching.remembered();
		assert.ok(waiting.length > 0);
		await batching.run('score', 'all/a/cashmere.md', '--batch');
		assert.deepEqual(await batching.remembered(), waiting);
		await batching.run('score', one, '--batch');
		assert.deepEqual([...new Set(batching.server.batches.paid.values())], [1]);
	});

	function assertHoldsNoSecret(text: string): void {
		assert.ok(!text.includes(key));
		const words = Object.values(reports).flatMap((report) => report.match(/[A-Za-z]{9,}|[\u4e00-\u9fff]{4,}/g) ?? []);
		assert.deepEqual(
			words.filter((word) => text.includes(word)),
			[],
		);
	}
});

describe('CLI: --batch at Ctrl+C', () => {
	const batching = new Batching();

	it('stops, says what goes on at the endpoint, and goes on from there', async () => {
		const { found, questions } = await batching.atOnce('score', one, '--format=json');
		batching.server.batches.play({ looks: 1_000_000 });
		const controller = new AbortController();
		const fetch: Fetch = async (url, init) => {
			const response = await globalThis.fetch(url, init);
			const stop = new CliError('cancelled', message('usage.stopped'));
			if (/batches\/batch_1$/.test(String(url))) controller.abort(stop);
			return response;
		};
		const stopped = await batching.runIn({ fetch, interrupted: controller.signal }, 'score', one, '--batch');
		assert.deepEqual([stopped.code, stopped.stdout], [2, '']);
		assert.match(stopped.stderr, /^plumbline: Stopped\. /m);
		assert.match(stopped.stderr, /\d+ batch(?:es go| goes) on at the endpoint\. Run the same command again/);
		// The one that took so long is done the next time.
		batching.server.batches.finishAll();
		const again = await batching.run('score', one, '--format=json', '--batch');
		assert.deepEqual(foundBy(again), found);
		batching.assertPaidOnce(questions);
	});
});
