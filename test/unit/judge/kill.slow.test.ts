import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { nodeStore } from '../../../src/cli/host/nodeStore';
import { type ModelServer, startModelServer } from '../../server/modelServer';
import type { AskedQuestion } from '../../server/question';

const kills = 50;
/** More than all the killed runs together get to. */
const items = 500;

describe('A run that is killed', () => {
	let folder: string;
	let program: string;
	let server: ModelServer;

	before(async () => {
		folder = await mkdtemp(join(tmpdir(), 'plumbline-kill-'));
		program = join(folder, 'run.js');
		await build({
			entryPoints: ['test/unit/judge/killedRun.ts'],
			outfile: program,
			bundle: true,
			platform: 'node',
			format: 'cjs',
			logLevel: 'error',
		});
		server = await startModelServer({ respond: (question) => ({ item: itemOf(question) }) });
		server.behave({ kind: 'answer', delay: 3 });
	});
	after(async () => {
		await server.close();
		await rm(folder, { recursive: true, force: true });
	});

	it(`at ${kills} random moments, and started again, asks nothing twice that it had an answer to`, async () => {
		const cache = join(folder, 'cache');
		const random = seededRandom(20_260_117);
		let kept = new Set<number>();
		for (let round = 0; round < kills; round++) {
			const child = start(cache);
			// A few die before they ask anything, most in the middle of their questions.
			const wanted = Math.floor(random() * 20);
			if (wanted > 0) await Promise.race([server.waitForRequests(wanted), child.exited]);
			await new Promise((resolve) => setTimeout(resolve, random() * 12));
			child.process.kill('SIGKILL');
			await child.exited;
			assert.equal(child.process.signalCode, 'SIGKILL', child.stderr());
			kept = await settle(cache, kept, child.answered());
		}
		assert.ok(kept.size > kills && kept.size < items, `${kept.size} answers were kept by the killed runs`);

		const last = start(cache);
		await last.exited;
		assert.equal(last.process.exitCode, 0, last.stderr());
		assert.equal(last.answered().length, items);
		const asked = server.requests.length;
		assert.equal(asked, items - kept.size);
		await settle(cache, kept, last.answered());

		const again = start(cache);
		await again.exited;
		assert.equal(again.answered().length, items);
		assert.equal(server.requests.length, 0);
	});

	/** What the folder holds after a run; fails when the run asked what was kept before, or lost what it had been given. */
	async function settle(cache: string, before: ReadonlySet<number>, answered: readonly number[]): Promise<Set<number>> {
		const asked = server.requests.map(({ question }) => itemOf(question));
		assert.deepEqual(
			asked.filter((item) => before.has(item)),
			[],
			'asked again although the answer was kept',
		);
		assert.equal(new Set(asked).size, asked.length);
		server.clear();
		const kept = await keptItems(cache);
		assert.deepEqual(
			answered.filter((item) => !kept.has(item)),
			[],
			'handed on before it was kept',
		);
		return kept;
	}

	function start(cache: string): Child {
		const child = spawn(process.execPath, [program, server.url, cache, String(items)], {
			stdio: ['ignore', 'pipe', 'pipe'],
		});
		const texts = { stdout: '', stderr: '' };
		child.stdout.setEncoding('utf8').on('data', (text: string) => (texts.stdout += text));
		child.stderr.setEncoding('utf8').on('data', (text: string) => (texts.stderr += text));
		return {
			process: child,
			exited: once(child, 'close'),
			// The last line of a killed run may be cut.
			answered: () => texts.stdout.split('\n').slice(0, -1).map(Number),
			stderr: () => texts.stderr,
		};
	}
});

interface Child {
	readonly process: ChildProcess;
	readonly exited: Promise<unknown>;
	/** The items it said it had an answer to. */
	answered(): readonly number[];
	stderr(): string;
}

function itemOf({ user }: AskedQuestion): number {
	return Number(/#(\d+)/.exec(user)?.[1]);
}

/** The items with a kept answer. Fails when a file of the store cannot be read. */
async function keptItems(cache: string): Promise<Set<number>> {
	const store = nodeStore(cache);
	const items = new Set<number>();
	for (const { key } of await store.list()) {
		const kept: { readonly text?: string } = JSON.parse((await store.read(key)) ?? '');
		if (key.startsWith('answer.')) items.add(Number(JSON.parse(kept.text ?? '').item));
	}
	const files = await readdir(cache).catch(() => []);
	assert.ok(files.length >= items.size);
	return items;
}

/** Mulberry32: the same numbers from 0 up to 1 for the same seed. */
function seededRandom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}
