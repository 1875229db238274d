import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeStore } from '../../../../src/cli/host/nodeStore';

describe('CLI: the store in a folder', () => {
	let folder: string;
	beforeEach(async () => {
		folder = await mkdtemp(join(tmpdir(), 'plumbline-store-'));
	});
	afterEach(() => rm(folder, { recursive: true, force: true }));

	it('shows whole texts only while two processes write and a third reads', async () => {
		const writers = ['a', 'b'].map((letter) =>
			spawn(process.execPath, ['--import', 'tsx', 'test/unit/cli/host/storeWriter.ts', folder, letter], {
				stdio: 'inherit',
			}),
		);
		const ended = Promise.all(writers.map((writer) => once(writer, 'close')));
		let running = true;
		void ended.finally(() => (running = false));
		const store = nodeStore(folder);
		let read = 0;
		while (running) {
			const text = await store.read('shared');
			if (text === undefined) continue;
			read += 1;
			assert.match(text, /^(a{200000}|b{200000})$/);
		}
		assert.deepEqual(
			(await ended).map(([code]) => code),
			[0, 0],
		);
		assert.ok(read > 0);
		assert.deepEqual((await store.list()).map(({ key }) => key).sort(), ['own-a', 'own-b', 'shared']);
		assert.deepEqual(
			(await readdir(folder)).filter((name) => name.includes('unfinished')),
			[],
		);
	});
});
