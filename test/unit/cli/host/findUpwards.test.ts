import assert from 'node:assert/strict';
import type { FileKind } from '../../../../src/cli/host/environment';
import { runIn, type Surroundings } from '../memoryEnvironment';

const broken = '# Steel\n\nPrices fell by 12 % in 2024 [7].\n\n## References\n\n[1] A. https://example.org/steel\n';
const never = '{ "failOn": "never" }';

/** The exit code is 0 where the configuration file counts, else 1. */
const analyze = (files: Readonly<Record<string, string>>, path: string, fs?: Surroundings['fs']) =>
	runIn({ files: { ...files, [path]: broken }, ...(fs && { fs }) }, 'analyze', path);

/** The files of the names belong to somebody else. */
const foreign = (files: Readonly<Record<string, string>>, ...names: string[]): Surroundings['fs'] => ({
	async stat(path): Promise<FileKind | undefined> {
		const below = Object.keys(files).some((file) => `/reports/${file}`.startsWith(`${path}/`));
		const size = files[path.replace('/reports/', '')]?.length ?? broken.length;
		const isFile = path.endsWith('.md') || Object.hasOwn(files, path.replace('/reports/', ''));
		if (!isFile) return below ? { kind: 'folder', size: 0 } : undefined;
		return { kind: 'file', size, ...(names.some((name) => path.endsWith(name)) && { foreign: true }) };
	},
});

describe('CLI: files that are found above a report', () => {
	it('are those of its own repository', async () => {
		const above = { 'plumbline.config.json': never };
		assert.equal((await analyze(above, 'repo/docs/r.md')).code, 0);
		assert.equal((await analyze({ ...above, 'repo/.git/HEAD': '' }, 'repo/docs/r.md')).code, 1);
		assert.equal((await analyze({ ...above, 'repo/.git': 'gitdir: ../x' }, 'repo/docs/r.md')).code, 1);
		const own = { 'repo/.git/HEAD': '', 'repo/plumbline.config.json': never };
		assert.equal((await analyze(own, 'repo/docs/r.md')).code, 0);
	});

	it('do not stand above the home folder', async () => {
		assert.equal((await analyze({ '/home/plumbline.config.json': never }, '/home/me/docs/r.md')).code, 1);
		assert.equal((await analyze({ '/home/me/plumbline.config.json': never }, '/home/me/docs/r.md')).code, 0);
	});

	it('are the user’s own; that another’s is passed over is said once', async () => {
		const files = { 'plumbline.config.json': never };
		const [name] = Object.keys(files);
		const { code, stderr } = await analyze(files, 'docs/r.md', foreign(files, name!));
		assert.deepEqual(
			[code, stderr],
			[
				1,
				'plumbline: plumbline.config.json belongs to another user and does not count. If you trust the file, name it with --config FILE.\n',
			],
		);
		const two = { ...files, 'docs/plumbline.config.json': '{ "failOn": "hint" }' };
		assert.equal((await analyze(two, 'docs/r.md', foreign(two, 'docs/plumbline.config.json'))).code, 0);
		const several = { ...files, 'a/r.md': broken, 'b/r.md': broken };
		const both = await runIn({ files: several, fs: foreign(several, name!) }, 'analyze', 'a/r.md', 'b/r.md');
		assert.equal(both.stderr, stderr);
		const named = await runIn({ files: several, fs: foreign(several, name!) }, 'analyze', 'a/r.md', `--config=${name}`);
		assert.deepEqual([named.code, named.stderr], [0, '']);
	});

	it('with an author’s checklists are looked for in the same folders', async () => {
		const files = { '.plumbline/checklists.json': '{ "version": 2 }', 'docs/r.md': broken };
		const score = (more: Readonly<Record<string, string>>, fs: Surroundings['fs'] = {}) =>
			runIn({ files: { ...files, ...more }, fs }, 'score', 'docs/r.md', '--frameworks=jade', '--fail-on=never');
		assert.equal((await score({})).code, 2);
		assert.equal((await score({ 'docs/.git/HEAD': '' })).code, 0);
		const others = await score({}, foreign(files, 'checklists.json'));
		assert.equal(others.code, 0);
		assert.match(others.stderr, /checklists\.json belongs to another user and does not count\.\n$/);
	});
});
