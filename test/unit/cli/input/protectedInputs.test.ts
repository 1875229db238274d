import assert from 'node:assert/strict';
import { link, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFileSystem } from '../../../../src/cli/host/nodeFileSystem';
import { runIn, type Surroundings } from '../memoryEnvironment';

const report = '# Steel\n\nPrices fell by 12 % in 2024 [1].\n\n## References\n\n[1] Yearbook. [copy](copy.txt)\n';
const ratings = 'file,dimension,human\nr.md,finResearch.final,50\n';
const files = {
	'r.md': report,
	's.md': report,
	'plumbline.config.json': '{"baseline": "known.json"}',
	'named.json': '{}',
	'known.json': '{"version": 1, "findings": {}}',
	'ratings.csv': ratings,
	'.plumbline/decisions.json': '{}',
	'.plumblineignore': 'x.md\n',
	'tree.json': '{}',
	'earlier.json': '{}',
	'skills/ours.md': '---\nlabel: ours\n---\n',
	'sources/copy.txt': 'Prices fell by 12 % in 2024.',
};

/** Nothing may be asked, read or written where this is refused. */
const unasked: Surroundings = { files, fetch: () => assert.fail('a model was asked') };

describe('CLI: a file that the run reads', () => {
	for (const [argv, output] of [
		[['analyze', 'r.md'], 'r.md'],
		[['analyze', '.'], 's.md'],
		[['analyze', 's.md', './r.md'], 'sources/../r.md'],
		[['analyze', '-', '--stdin-filename', 'r.md'], 'r.md'],
		[['analyze', 'r.md', '-o', 'html=b.html'], 'sarif=r.md'],
		[['analyze', 'r.md'], 'plumbline.config.json'],
		[['analyze', 'r.md', '--config', 'named.json'], 'named.json'],
		[['analyze', 'r.md'], 'known.json'],
		[['analyze', 'r.md', '--baseline', 'new.json', '--update-baseline'], 'new.json'],
		[['analyze', 'r.md'], '.plumbline/decisions.json'],
		[['analyze', '.'], '.plumblineignore'],
		[['score', 'r.md', '--offline'], 'r.md'],
		[['score', 'r.md', 's.md', '--model', 'm', '--base-url', 'http://127.0.0.1:9/v1'], 's.md'],
		[['score', 'r.md', '--dry-run', '--model', 'm', '--base-url', 'http://127.0.0.1:9/v1'], 'r.md'],
		[['score', 'r.md', '--offline', '--sources', 'sources'], 'sources/copy.txt'],
		[['review', 'r.md', '--model', 'm', '--base-url', 'http://127.0.0.1:9/v1'], 'r.md'],
		[['tree', 'r.md'], 'r.md'],
		[['decisions', 'r.md'], 'r.md'],
		[['bench', '.', '--offline'], 'r.md'],
		[['bench', '.', '--offline', '--against', 'earlier.json'], 'earlier.json'],
		[['config', 'print', 'r.md'], 'r.md'],
		[['skills', 'validate', 'skills'], 'skills/ours.md'],
	] as const)
		it(`is not written over: ${argv.join(' ')} -o ${output}`, async () => {
			const ran = await runIn(unasked, ...argv, '-o', output);
			assert.equal(ran.code, 2);
			assert.match(ran.stderr, /which this run reads|is read by this run/);
			for (const [name, text] of Object.entries(files)) assert.equal(ran.files.get(`/reports/${name}`), text);
			assert.equal(ran.files.size, Object.keys(files).length);
		});

	it('is told before any other report is read', async () => {
		const { stdout, stderr } = await runIn(unasked, 'analyze', 'gone.md', 'r.md', 's.md', '-o', 's.md');
		assert.deepEqual([stdout, stderr.split('\n').length], ['', 2]);
	});

	it('is anything that is read on the way: the result is not written', async () => {
		const { code, files: left } = await runIn(
			{ files: { ...files, 'copy.txt': 'Prices fell by 12 % in 2024.' } },
			...['score', 'r.md', '--offline', '--sources', 'sources', '-o', 'copy.txt'],
		);
		assert.equal(code, 2);
		assert.equal(left.get('/reports/copy.txt'), 'Prices fell by 12 % in 2024.');
	});
});

describe('CLI: a file that the run reads, by another name', () => {
	let folder: string;

	beforeEach(async () => {
		folder = await realpath(await mkdtemp(join(tmpdir(), 'plumbline-kept-')));
		await writeFile(join(folder, 'r.md'), report);
	});
	afterEach(() => rm(folder, { recursive: true }));

	it('is known by links, hard and symbolic, also of its folder', async function () {
		if (process.platform === 'win32') this.skip();
		await link(join(folder, 'r.md'), join(folder, 'hard.json'));
		await symlink('r.md', join(folder, 'soft.json'));
		await symlink('.', join(folder, 'here'));
		const run = (output: string) =>
			runIn({ fs: nodeFileSystem }, 'analyze', join(folder, 'r.md'), '-o', join(folder, output));
		for (const output of ['hard.json', 'soft.json', 'here/r.md', 'here/soft.json']) {
			const { code, stderr } = await run(output);
			assert.deepEqual([code, /is the file .*r\.md, which this run reads/.test(stderr)], [2, true], output);
			assert.equal(await readFile(join(folder, 'r.md'), 'utf8'), report);
		}
		assert.equal((await run('other.json')).code, 0);
		assert.equal((await run('other.json')).code, 0);
	});
});
