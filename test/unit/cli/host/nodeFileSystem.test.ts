import assert from 'node:assert/strict';
import { chown, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFileSystem } from '../../../../src/cli/host/nodeFileSystem';
import { markdownBelow, matchPattern } from '../../../../src/cli/input/glob';

describe('CLI: the real file system', () => {
	let folder: string;

	before(async () => {
		folder = await mkdtemp(join(tmpdir(), 'plumbline-'));
		await mkdir(join(folder, 'sub/node_modules'), { recursive: true });
		for (const name of ['a.md', 'sub/b.md', 'sub/node_modules/c.md']) await writeFile(join(folder, name), 'x');
		await symlink(folder, join(folder, 'sub/loop'));
		await symlink(join(folder, 'a.md'), join(folder, 'linked.md'));
	});

	after(() => rm(folder, { recursive: true }));

	it('finds reports and follows links to files, not to folders', async () => {
		const expected = ['a.md', 'linked.md', 'sub/b.md'].map((name) => join(folder, name));
		assert.deepEqual(await markdownBelow(folder, nodeFileSystem), expected);
		assert.deepEqual(await matchPattern('**/*.md', folder, nodeFileSystem), expected);
		assert.deepEqual(await matchPattern('nowhere/*.md', folder, nodeFileSystem), []);
	});

	it('tells files, folders and nothing apart', async () => {
		const { id, ...found } = (await nodeFileSystem.stat(join(folder, 'a.md'))) ?? {};
		assert.deepEqual(found, { kind: 'file', size: 1 });
		assert.equal((await nodeFileSystem.stat(join(folder, 'linked.md')))?.id, id);
		assert.equal((await nodeFileSystem.stat(join(folder, 'sub')))?.kind, 'folder');
		assert.equal(await nodeFileSystem.stat(join(folder, 'gone')), undefined);
		assert.equal(await nodeFileSystem.stat(join(folder, 'a.md/inside')), undefined);
	});

	it('tells where links lead', async () => {
		const real = await realpath(folder);
		assert.equal(await nodeFileSystem.realPath(join(folder, 'sub/loop/linked.md')), join(real, 'a.md'));
		assert.equal(await nodeFileSystem.realPath(join(folder, 'gone/a.md')), undefined);
		await symlink('../yet.md', join(folder, 'sub/new.md'));
		assert.equal(await nodeFileSystem.realPath(join(folder, 'sub/new.md')), join(real, 'yet.md'));
		await rm(join(folder, 'sub/new.md'));
		await symlink('self.md', join(folder, 'self.md'));
		assert.equal(await nodeFileSystem.realPath(join(folder, 'self.md')), undefined);
		await rm(join(folder, 'self.md'));
	});

	it('tells the files of other users', async function () {
		if (process.getuid === undefined) this.skip();
		const mine = join(folder, 'mine.txt');
		await writeFile(mine, 'x');
		assert.equal((await nodeFileSystem.stat(mine))?.foreign, undefined);
		const root = process.getuid() === 0;
		if (root) await chown(mine, 1, 1);
		assert.equal((await nodeFileSystem.stat(root ? mine : '/'))?.foreign, true);
	});

	it('writes what it is given', async () => {
		await nodeFileSystem.write(join(folder, 'out.json'), '{}');
		assert.equal(Buffer.from(await nodeFileSystem.read(join(folder, 'out.json'), 100)).toString(), '{}');
	});
});
