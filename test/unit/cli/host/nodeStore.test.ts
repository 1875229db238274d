import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeTextFiles } from '../../../../src/cli/host/nodeFolders';
import { nodeStore } from '../../../../src/cli/host/nodeStore';

describe('CLI: the store in a folder', () => {
	let folder: string;
	beforeEach(async () => {
		folder = await mkdtemp(join(tmpdir(), 'plumbline-store-'));
	});
	afterEach(() => rm(folder, { recursive: true, force: true }));

	it('gives back what it was given, in a folder that it makes', async () => {
		const store = nodeStore(join(folder, 'deep', 'er'));
		assert.deepEqual(await store.list(), []);
		assert.equal(await store.read('a'), undefined);
		await store.write('a.b-1', 'Preise: 价格\n');
		await store.write('a.b-1', 'later');
		assert.equal(await store.read('a.b-1'), 'later');
		assert.deepEqual(
			(await store.list()).map(({ key, size }) => [key, size]),
			[['a.b-1', 5]],
		);
		await store.remove('a.b-1');
		await store.remove('a.b-1');
		assert.deepEqual(await store.list(), []);
	});

	it('lets nobody else read what it keeps', async function () {
		if (process.platform === 'win32') this.skip();
		const inside = join(folder, 'cache');
		await nodeStore(inside).write('a', 'text');
		assert.equal((await stat(inside)).mode & 0o777, 0o700);
		assert.equal((await stat(join(inside, (await readdir(inside))[0]!))).mode & 0o777, 0o600);
	});

	it('never lists, and so never clears, what is not its own', async () => {
		await writeFile(join(folder, 'report.md'), 'mine');
		const store = nodeStore(folder);
		await store.write('a', 'text');
		for (const { key } of await store.list()) await store.remove(key);
		assert.deepEqual(await readdir(folder), ['report.md']);
	});

	it('does not leave its folder', async () => {
		const store = nodeStore(folder);
		for (const key of ['../a', 'a/b', '.hidden', '', 'a\\b']) {
			await assert.rejects(async () => store.write(key, 'x'), TypeError, key);
		}
	});

	it('sweeps away what was left half-written long ago, and leaves what may be under way', async () => {
		const [old, fresh] = ['old.plumbline-unfinished', 'fresh.plumbline-unfinished'];
		for (const name of [old, fresh]) await writeFile(join(folder, name), 'half');
		const longAgo = Date.now() / 1000 - 2 * 60 * 60;
		await utimes(join(folder, old), longAgo, longAgo);
		assert.deepEqual(await nodeStore(folder).list(), []);
		assert.deepEqual(await readdir(folder), [fresh]);
	});
});

describe('CLI: text files below a folder', () => {
	it('are listed by their paths and read', async () => {
		const files = nodeTextFiles('schemas');
		assert.ok((await files.list()).includes('config.schema.json'));
		const text = await readFile('schemas/config.schema.json', 'utf8');
		assert.equal(await files.read('config.schema.json'), text);
		assert.equal(await files.read('gone/none.md'), undefined);
		assert.deepEqual(await nodeTextFiles('gone').list(), []);
	});
});
