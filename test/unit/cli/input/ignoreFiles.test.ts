import assert from 'node:assert/strict';
import { runIn, type Surroundings } from '../memoryEnvironment';

async function analysed(surroundings: Surroundings, ...operands: string[]): Promise<string[]> {
	const { stdout, stderr } = await runIn(surroundings, 'analyze', '--format', 'json', ...operands);
	assert.equal(stderr, '');
	const parsed = JSON.parse(stdout) as { file: string } | { file: string }[];
	return [parsed].flat().map(({ file }) => file);
}

const reports = { 'a.md': '', 'drafts/b.md': '', 'q/drafts/c.md': '', 'q/d.md': '', 'q/e.md': '' };

describe('CLI: .plumblineignore', () => {
	it('leaves reports out of folders and patterns, as .gitignore does', async () => {
		const files = { ...reports, '.plumblineignore': '\uFEFF# not yet\ndrafts/\n/q/*.md\n!q/e.md\n' };
		assert.deepEqual(await analysed({ files }, '.'), ['a.md', 'q/e.md']);
		assert.deepEqual(await analysed({ files }, '**/*.md'), ['a.md', 'q/e.md']);
	});

	it('holds below its folder, and the deeper file has the last word', async () => {
		const files = { ...reports, '.plumblineignore': '*.md\n!a.md', 'q/.plumblineignore': '/a.md\n!d.md\n' };
		assert.deepEqual(await analysed({ files }, '.'), ['a.md', 'q/d.md']);
		assert.deepEqual(await analysed({ files }, 'q'), ['q/d.md']);
	});

	it('is not looked for above the repository, and not taken from another user', async () => {
		const files = { ...reports, '/.plumblineignore': '*.md', '.git/HEAD': '' };
		assert.equal((await analysed({ files }, '.')).length, 5);
		const stat = async (path: string) => {
			if (path.endsWith('.plumblineignore')) return { kind: 'file' as const, size: 4, foreign: true as const };
			if (/\.config\.|\.git$|\/--/.test(path)) return undefined;
			return { kind: path.endsWith('.md') ? ('file' as const) : ('folder' as const), size: 0 };
		};
		assert.deepEqual(await analysed({ files: { 'q/d.md': '', 'q/.plumblineignore': '*.md' }, fs: { stat } }, 'q'), [
			'q/d.md',
		]);
	});

	it('does not stand in the way of a report that is named', async () => {
		const files = { ...reports, '.plumblineignore': '*.md' };
		assert.deepEqual(await analysed({ files }, 'q/d.md'), ['q/d.md']);
		const { code, stderr } = await runIn({ files }, 'analyze', 'q');
		assert.equal(code, 2);
		assert.equal(
			stderr,
			'plumbline: Every report that q finds is left out by .plumblineignore. Name a report itself, or change that.\n',
		);
	});

	it('brings nothing back below a folder that is left out, as .gitignore does not', async () => {
		const files = { ...reports, '.plumblineignore': 'q/', 'q/.plumblineignore': '!d.md' };
		assert.deepEqual(await analysed({ files }, '.'), ['a.md', 'drafts/b.md']);
	});

	it('is told when it is no text', async () => {
		const { code, stderr } = await runIn({ files: { ...reports, 'q/.plumblineignore': '\0' } }, 'analyze', 'q');
		assert.equal(code, 2);
		assert.match(stderr, /^plumbline: \/reports\/q\/\.plumblineignore is not a text file/);
	});
});

describe('CLI: .gitignore', () => {
	const files = { ...reports, '.git/HEAD': '', '.gitignore': 'drafts/\n/q/e.md\n', 'q/.gitignore': '!e.md\nd.md\n' };

	it('leaves reports out of folders and patterns, the deeper file with the last word', async () => {
		assert.deepEqual(await analysed({ files }, '.'), ['a.md', 'q/e.md']);
		assert.deepEqual(await analysed({ files }, '**/*.md', 'q/d.md'), ['a.md', 'q/e.md', 'q/d.md']);
		assert.deepEqual(await analysed({ files: { ...files, '.plumblineignore': 'a.md' } }, '.'), ['q/e.md']);
	});

	it('does not count with --no-gitignore, and outside of a repository', async () => {
		assert.equal((await analysed({ files }, '.', '--no-gitignore')).length, 5);
		const { '.git/HEAD': _, ...loose } = files;
		assert.equal((await analysed({ files: loose }, '.')).length, 5);
		assert.equal((await analysed({ files: { ...loose, '/.gitignore': '*' } }, '.')).length, 5);
		assert.equal((await analysed({ files: { ...files, '/.gitignore': '*' } }, '.')).length, 2);
	});

	it('does not stand in the way of a folder that is named', async () => {
		assert.deepEqual(await analysed({ files }, 'drafts'), ['drafts/b.md']);
		assert.deepEqual(await analysed({ files }, 'q/drafts/*.md'), ['q/drafts/c.md']);
		const { code, stderr } = await runIn(
			{ files: { 'q/d.md': '', '.git/HEAD': '', '.gitignore': '*.md' } },
			'analyze',
			'q',
		);
		assert.equal(code, 2);
		assert.match(
			stderr,
			/^plumbline: Every report that q finds is left out by \.gitignore \(unless --no-gitignore is given\)\./,
		);
	});
});
