import assert from 'node:assert/strict';
import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtProgram, type Program } from './program';

describe('what the engine has compiled of the program', () => {
	let program: Program;
	beforeEach(async () => {
		program = await builtProgram();
		await writeFile(join(program.folder, 'r.md'), '# Report\n\nSales rose by 3%.\n');
	});
	afterEach(() => program.dispose());

	const cache = () => join(program.folder, '.cache/plumbline');
	async function analyze(...options: string[]): Promise<string> {
		const { code, stdout, stderr } = await program.start(['analyze', 'r.md', ...options]).ended;
		assert.deepEqual([code, stderr], [0, '']);
		return stdout;
	}
	async function kept(): Promise<string[]> {
		const names = await readdir(cache()).catch(() => []);
		return names.filter((name) => name.startsWith('code-')).map((name) => join(cache(), name));
	}
	async function onlyOne(): Promise<string> {
		const [file, ...others] = await kept();
		assert.ok(file && others.length === 0);
		return file;
	}

	it('is kept for the next run, which says the same', async () => {
		const first = await analyze();
		const file = await onlyOne();
		assert.equal((await stat(file)).mode & 0o777, 0o600);
		const { mtimeMs } = await stat(file);
		assert.equal(await analyze(), first);
		assert.equal((await stat(await onlyOne())).mtimeMs, mtimeMs);
		assert.equal((await program.start(['cache', 'clear']).ended).code, 0);
		assert.deepEqual(await kept(), []);
	});

	it('is not kept where nothing is to be, nor of a run that could do nothing', async () => {
		await analyze('--no-cache');
		assert.equal((await program.start(['analyze', 'missing.md']).ended).code, 2);
		assert.deepEqual(await kept(), []);
	});

	it('is made anew where it is damaged', async () => {
		const first = await analyze();
		const file = await onlyOne();
		const bytes = await readFile(file);
		const damaged = Buffer.from(bytes);
		damaged.fill(7, bytes.length - 500_000);
		for (const content of [damaged, bytes.subarray(0, bytes.length >> 1), Buffer.alloc(0)]) {
			await writeFile(file, content);
			assert.equal(await analyze(), first);
			assert.ok((await stat(await onlyOne())).size > bytes.length / 2 + 1_000);
			assert.notDeepEqual(await readFile(file), content);
		}
	});

	it('is not taken from where somebody else may write', async function () {
		if (process.platform === 'win32') this.skip();
		await mkdir(cache(), { recursive: true });
		await chmod(cache(), 0o777);
		await analyze();
		assert.deepEqual(await kept(), []);
	});
});
