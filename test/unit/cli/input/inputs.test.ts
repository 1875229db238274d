import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { CliError } from '../../../../src/cli/host/errors';
import { decodeText } from '../../../../src/cli/input/readFile';
import { runIn, type Surroundings } from '../memoryEnvironment';

async function analysed(surroundings: Surroundings, ...operands: string[]): Promise<string[]> {
	const { stdout } = await runIn(surroundings, 'analyze', '--format', 'json', ...operands);
	const parsed = JSON.parse(stdout) as { file: string } | { file: string }[];
	return [parsed].flat().map(({ file }) => file);
}

describe('CLI: which reports', () => {
	const files = {
		'r/b.md': 'B',
		'r/a.markdown': 'A',
		'r/deep/c.MD': 'C',
		'r/notes.txt': 'T',
		'r/node_modules/x.md': 'X',
		'r/.hidden/y.md': 'Y',
		'odd [1].md': 'O',
	};

	it('a folder means every Markdown file below, none in dot folders or node_modules', async () => {
		assert.deepEqual(await analysed({ files }, 'r'), ['r/a.markdown', 'r/b.md', 'r/deep/c.MD']);
	});

	it('patterns', async () => {
		assert.deepEqual(await analysed({ files }, 'r/*.md'), ['r/b.md']);
		assert.deepEqual(await analysed({ files }, '**/*.{md,MD}'), ['odd [1].md', 'r/b.md', 'r/deep/c.MD']);
		assert.deepEqual(await analysed({ files }, 'r/[!a]?md'), ['r/b.md']);
		assert.deepEqual(await analysed({ files }, '/reports/r/**/c.*'), ['r/deep/c.MD']);
	});

	it('patterns for one of several names; a name with parentheses is none', async () => {
		assert.deepEqual(await analysed({ files }, 'r/@(a|b).*'), ['r/a.markdown', 'r/b.md']);
		const { stderr } = await runIn({ files }, 'analyze', 'r/Q1 (final).md');
		assert.match(stderr, /^plumbline: r\/Q1 \(final\)\.md does not exist/);
	});

	it('what follows a ! is left out of folders and patterns, not of files that are named', async () => {
		assert.deepEqual(await analysed({ files }, 'r', '!r/deep'), ['r/a.markdown', 'r/b.md']);
		assert.deepEqual(await analysed({ files }, '!**/b.*', '**/*.md'), ['odd [1].md']);
		assert.deepEqual(await analysed({ files }, 'r', '!./r/*.md', '!/reports/r/deep/**'), ['r/a.markdown']);
		assert.deepEqual(await analysed({ files }, 'r/b.md', 'r', '!r/*'), ['r/b.md']);
		assert.deepEqual(await analysed({ files: { '!x.md': '', 'x.md': '' } }, '!x.md', 'x.md'), ['!x.md', 'x.md']);
		const none = await runIn({ files }, 'analyze', 'r', '!r');
		assert.deepEqual([none.code, none.stdout], [2, '']);
		assert.match(none.stderr, /^plumbline: r !r leaves no report to read\./);
	});

	it('a file whose name looks like a pattern is that file', async () => {
		assert.deepEqual(await analysed({ files }, 'odd [1].md'), ['odd [1].md']);
	});

	it('no report twice, in the order given', async () => {
		assert.deepEqual(await analysed({ files }, 'r/b.md', 'r', './r/b.md'), ['r/b.md', 'r/a.markdown', 'r/deep/c.MD']);
	});

	it('a copy of a source is none, unless it is named itself', async () => {
		const copies = { 'r/b.md': 'B', 'r/copies/yearbook.md': 'Y', 'r/copies/page.md': 'P' };
		const config = { 'r/plumbline.config.json': '{ "sources": "copies" }' };
		assert.deepEqual(await analysed({ files: { ...copies, ...config } }, 'r'), ['r/b.md']);
		assert.deepEqual(await analysed({ files: { ...copies, ...config } }, '**/*.md'), ['r/b.md']);
		assert.deepEqual(await analysed({ files: { ...copies, ...config } }, 'r', 'r/copies/page.md'), [
			'r/b.md',
			'r/copies/page.md',
		]);
		assert.equal((await analysed({ files: copies }, 'r')).length, 3);
		const scored = await runIn({ files: copies }, 'score', 'r', '--sources', 'r/copies', '--format', 'json');
		assert.equal((JSON.parse(scored.stdout) as { analysis: { file: string } }).analysis.file, 'r/b.md');
		const none = await runIn({ files: { ...copies, ...config } }, 'analyze', 'r/copies');
		assert.deepEqual([none.code, none.stdout], [2, '']);
		assert.match(none.stderr, /r\/copies holds only copies of sources/);
	});

	it('what is hardly ever a report is none, unless it or its folder is named', async () => {
		const others = { 'r/b.md': 'B', 'r/README.zh.md': 'R', 'r/sources/x.md': 'X', 'r/q/CHANGELOG.md': 'C' };
		assert.deepEqual(await analysed({ files: others }, 'r'), ['r/b.md']);
		assert.deepEqual(await analysed({ files: others }, '**/*.md', 'r/README.zh.md'), ['r/b.md', 'r/README.zh.md']);
		assert.deepEqual(await analysed({ files: others }, 'r/sources', 'r/sources/*.md'), ['r/sources/x.md']);
		assert.deepEqual(await analysed({ files: others }, 'r', '--exclude', '!**/README*'), ['r/README.zh.md', 'r/b.md']);
		const none = await runIn({ files: others }, 'analyze', 'r/q');
		assert.deepEqual([none.code, none.stdout], [2, '']);
		assert.match(none.stderr, /Every report that r\/q finds is left out by the list of what is hardly ever a report/);
	});

	it('a folder of which everything is left out is told, and a fault only where nothing else is found', async () => {
		const others = { 'r/b.md': 'B', 'r/q/CHANGELOG.md': 'C', 's/README.md': 'R' };
		const { code, stderr, stdout } = await runIn({ files: others }, 'analyze', 'r/q', 'r/b.md', '--format=json');
		assert.deepEqual([code, JSON.parse(stdout).file], [0, 'r/b.md']);
		assert.match(stderr, /^plumbline: Every report that r\/q finds is left out by the list .*\n$/);
		const none = await runIn({ files: others }, 'analyze', 'r/q', 's');
		assert.deepEqual([none.code, none.stderr.match(/Every report that (?:r\/q|s) finds/g)?.length], [2, 2]);
	});

	it('--exclude leaves out what an operand with a ! would, and its ! takes back', async () => {
		assert.deepEqual(await analysed({ files }, 'r', '--exclude', 'r/deep'), ['r/a.markdown', 'r/b.md']);
		assert.deepEqual(await analysed({ files }, 'r', '--exclude=r/*', '--exclude=!r/b.*'), ['r/b.md']);
		assert.deepEqual(await analysed({ files }, 'r/b.md', 'r', '--exclude', 'r'), ['r/b.md']);
		const none = await runIn({ files }, 'analyze', 'r', '--exclude', 'r');
		assert.deepEqual([none.code, none.stdout], [2, '']);
		assert.match(none.stderr, /^plumbline: r --exclude r leaves no report to read\./);
	});

	it('standard input, under a name if there is one', async () => {
		assert.deepEqual(await analysed({ stdin: '# T\n\nText.' }, '-'), ['stdin.md']);
		assert.deepEqual(await analysed({ stdin: 'Text.' }, '-', '--stdin-filename', 'd/x.md'), ['d/x.md']);
	});

	it('says when a folder or a pattern has none', async () => {
		const none = await runIn({ files: { 'd/x.txt': '' } }, 'analyze', 'd', 'e/*.md');
		assert.equal(none.code, 2);
		assert.match(none.stderr, /no \.md or \.markdown file in the folder d\..*\nplumbline: No file matches e\/\*\.md\./);
	});

	it('an empty name is a mistake, not the folder at hand', async () => {
		const { code, stdout, stderr } = await runIn({ files }, 'analyze', '');
		assert.deepEqual([code, stdout], [2, '']);
		assert.match(stderr, /A file name is empty/);
	});

	it('gives the hash of the bytes', async () => {
		const { stdout } = await runIn({ files: { 'a.md': 'ä' } }, 'analyze', '--format', 'json', 'a.md');
		assert.equal(JSON.parse(stdout).sha256, createHash('sha256').update('ä').digest('hex'));
	});
});

describe('CLI: what is no report', () => {
	const refusal = async (content: string | Uint8Array) => {
		const { code, stderr } = await runIn({ files: { 'x.md': content } }, 'analyze', 'x.md');
		assert.equal(code, 2);
		return stderr;
	};

	it('binary bytes', async () => {
		assert.match(await refusal('ab\0c'), /x\.md is not a text file: byte 3 is a zero/);
	});

	it('invalid UTF-8, wherever it is', async () => {
		assert.match(
			await refusal(Uint8Array.of(0x61, 0xc3, 0xa4, 0xff, 0x62)),
			/from byte 4 \(0xff\) on\. Save it as UTF-8/,
		);
		assert.match(
			await refusal(Uint8Array.of(0x61, 0xe4)),
			/from byte 3 \(the file ends in the middle of a character\)/,
		);
	});

	it('what is too large, without reading it', async () => {
		const fs = {
			stat: async (path: string) =>
				path.endsWith('x.md') ? { kind: 'file' as const, size: 60 * 1024 * 1024 } : undefined,
		};
		const { code, stderr } = await runIn({ fs }, 'analyze', 'x.md');
		assert.equal(code, 2);
		assert.match(stderr, /x\.md has 60 MB; files above 50 MB are not read/);
	});

	it('what may not be read', async () => {
		const read = async () => {
			throw Object.assign(new Error('EACCES: denied'), { code: 'EACCES' });
		};
		const { stderr } = await runIn({ files: { 'x.md': 'x' }, fs: { read } }, 'analyze', 'x.md');
		assert.equal(stderr, 'plumbline: x.md cannot be read: you have no permission.\n');
	});

	it('an empty file is a report with a note', async () => {
		const { code, stdout, stderr } = await runIn({ files: { 'x.md': '' } }, 'analyze', 'x.md');
		assert.deepEqual([code, stderr], [0, '']);
		assert.match(stdout, /There is no text in this report/);
	});
});

describe('CLI: text encodings', () => {
	it('UTF-16 with a byte order mark is decoded, both ways round', () => {
		assert.equal(decodeText('x', Uint8Array.of(0xff, 0xfe, 0x61, 0, 0x2d, 0x4e)), '\uFEFFa中');
		assert.equal(decodeText('x', Uint8Array.of(0xfe, 0xff, 0, 0x61, 0x4e, 0x2d)), '\uFEFFa中');
	});

	it('UTF-32 is not taken for UTF-16 with a zero after each letter', () => {
		for (const bytes of [
			[0xff, 0xfe, 0, 0, 0x23, 0, 0, 0],
			[0, 0, 0xfe, 0xff, 0, 0, 0, 0x23],
		])
			assert.throws(() => decodeText('r.md', Uint8Array.from(bytes)), /r\.md is UTF-32, which is not read/);
	});

	it('the byte order mark of UTF-8 keeps its place, so that offsets are those of the file', () => {
		assert.equal(decodeText('x', Uint8Array.of(0xef, 0xbb, 0xbf, 0x61)), '\uFEFFa');
	});

	it('errors carry a code', () => {
		assert.throws(
			() => decodeText('x', Uint8Array.of(0x80)),
			(error) => error instanceof CliError && error.code === 'encoding',
		);
	});
});
