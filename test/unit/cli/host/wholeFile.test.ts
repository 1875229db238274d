import assert from 'node:assert/strict';
import { chmod, chown, lstat, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeWhole } from '../../../../src/cli/host/nodeFileSystem';

/** Permissions hold for everybody but the administrator, who is nobody for as long as `run` takes. */
async function underPermissions(folder: string, run: () => Promise<void>): Promise<void> {
	if (process.getuid?.() !== 0) return run();
	const nobody = 65534;
	for (const name of await readdir(folder)) await chown(join(folder, name), nobody, nobody);
	await chown(folder, nobody, nobody);
	process.seteuid?.(nobody);
	try {
		await run();
	} finally {
		process.seteuid?.(0);
	}
}

describe('CLI: a file that is written whole', () => {
	let folder: string;

	beforeEach(async () => {
		folder = await mkdtemp(join(tmpdir(), 'plumbline-whole-'));
	});
	afterEach(async () => {
		await chmod(folder, 0o700);
		await rm(folder, { recursive: true });
	});

	it('keeps its permissions, whatever the process gives to new files', async function () {
		if (process.platform === 'win32') this.skip();
		const path = join(folder, 'out.json');
		await writeFile(path, 'before');
		for (const mode of [0o666, 0o640, 0o600]) {
			await chmod(path, mode);
			await writeWhole(path, 'after');
			assert.equal((await stat(path)).mode & 0o777, mode);
		}
		assert.equal(await readFile(path, 'utf8'), 'after');
		assert.deepEqual(await readdir(folder), ['out.json']);
	});

	it('is made where a link leads, over another link and out of a linked folder', async function () {
		if (process.platform === 'win32') this.skip();
		await mkdir(join(folder, 'deep/real'), { recursive: true });
		await symlink('deep/real', join(folder, 'short'));
		await symlink('../second.json', join(folder, 'deep/real/first.json'));
		await symlink('real/out.json', join(folder, 'deep/second.json'));
		await writeWhole(join(folder, 'short/first.json'), 'made');
		assert.equal(await readFile(join(folder, 'deep/real/out.json'), 'utf8'), 'made');
		assert.ok((await lstat(join(folder, 'deep/real/first.json'))).isSymbolicLink());
		assert.ok((await lstat(join(folder, 'deep/second.json'))).isSymbolicLink());
	});

	it('is not made where a link leads back to itself', async function () {
		if (process.platform === 'win32') this.skip();
		await symlink('loop.json', join(folder, 'loop.json'));
		await assert.rejects(writeWhole(join(folder, 'loop.json'), 'made'), { code: 'ELOOP' });
	});

	it('leaves a file that may not be written as it is', async function () {
		if (process.platform === 'win32') this.skip();
		const path = join(folder, 'out.json');
		await writeFile(path, 'before', { mode: 0o444 });
		await underPermissions(folder, () => assert.rejects(writeWhole(path, 'after'), { code: 'EACCES' }));
		assert.equal(await readFile(path, 'utf8'), 'before');
	});

	it('writes a file where it stands in a folder that may not be written', async function () {
		if (process.platform === 'win32') this.skip();
		const [path, other] = [join(folder, 'out.json'), join(folder, 'new.json')];
		await writeFile(path, 'before');
		await chmod(folder, 0o500);
		await underPermissions(folder, async () => {
			await writeWhole(path, 'after');
			await assert.rejects(writeWhole(other, 'made'), { code: 'EACCES', path: other });
		});
		assert.equal(await readFile(path, 'utf8'), 'after');
	});
});
