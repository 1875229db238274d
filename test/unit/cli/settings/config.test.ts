import assert from 'node:assert/strict';
import { runIn } from '../memoryEnvironment';

const broken =
	'# Steel\n\nPrices fell by 12 % in 2024 [7].\n\n## References\n\n[1] Steel yearbook. https://example.org/steel\n';

describe('CLI: configuration files', () => {
	it('hold for the reports below them, the nearest one alone', async () => {
		const files = {
			'plumbline.config.json': '{"severities": {"citation.broken": "off"}}',
			'a/r.md': broken,
			'b/plumbline.config.yaml': 'failOn: never\n',
			'b/deep/r.md': broken,
		};
		const { stdout, code } = await runIn({ files }, 'analyze', '--format=json', 'a/r.md', 'b');
		const codes = (JSON.parse(stdout) as { findings: { code: string }[] }[]).map(({ findings }) =>
			findings.map((finding) => finding.code).includes('citation.broken'),
		);
		assert.deepEqual([code, codes], [0, [false, true]]);
	});

	it('give way to the command line', async () => {
		const files = { 'plumbline.config.json': '{"failOn": "never"}', 'r.md': broken };
		assert.equal((await runIn({ files }, 'analyze', 'r.md')).code, 0);
		assert.equal((await runIn({ files }, 'analyze', 'r.md', '--fail-on', 'error')).code, 1);
	});

	it('can be named', async () => {
		const files = { 'mine.yaml': 'failOn: never', 'plumbline.config.json': '{"failOn": "hint"}', 'r.md': broken };
		assert.equal((await runIn({ files }, 'analyze', 'r.md', '--config', 'mine.yaml')).code, 0);
		const gone = await runIn({ files }, 'analyze', 'r.md', '--config', 'gone.yaml');
		assert.equal(gone.code, 2);
		assert.match(gone.stderr, /^plumbline: gone\.yaml does not exist/);
	});

	it('hold for standard input by its name', async () => {
		const files = { 'd/plumbline.config.yml': 'failOn: never' };
		assert.equal((await runIn({ files, stdin: broken }, 'analyze', '-', '--stdin-filename', 'd/x.md')).code, 0);
		assert.equal((await runIn({ files, stdin: broken }, 'analyze', '-')).code, 1);
	});
});

/** The reports that were read, and with what exit code. */
async function read(files: Readonly<Record<string, string>>, ...argv: string[]) {
	const { code, stdout, stderr } = await runIn({ files }, 'analyze', '--format=json', ...argv);
	const parsed = stdout === '' ? [] : (JSON.parse(stdout) as { file: string } | { file: string }[]);
	return { code, stderr, files: [parsed].flat().map(({ file }) => file) };
}

describe('CLI: which reports a configuration file chooses', () => {
	const reports = { 'a.md': '', 'q/b.md': '', 'q/drafts/c.md': '', 'q/README.md': '', 'drafts/d.md': '' };

	it('by include and exclude, from its folder, of what is found', async () => {
		const files = { ...reports, 'q/plumbline.config.json': '{"exclude": ["drafts", "!README.md"]}' };
		assert.deepEqual((await read(files, '.')).files, ['a.md', 'drafts/d.md', 'q/README.md', 'q/b.md']);
		assert.deepEqual((await read(files, '.', 'q/drafts/c.md')).files.length, 5);
		assert.equal(
			(await read(files, '.')).stderr,
			'plumbline: 1 of the files that . finds is left out by “exclude” in q/plumbline.config.json.\n',
			'who runs it need not know of the file',
		);
		assert.equal((await read(reports, '.', '--exclude', 'q')).stderr, '', 'what is typed is known');
		const included = { ...reports, 'plumbline.config.yaml': 'include: ["**/*.md", "!q"]\nexclude: [a.md]\n' };
		assert.deepEqual((await read(included, '.')).files, ['drafts/d.md']);
		const none = await read(included, 'q');
		assert.deepEqual([none.code, none.files], [2, []]);
		assert.equal(
			none.stderr,
			'plumbline: Every report that q finds is left out by “include” in plumbline.config.yaml. Name a report itself, or change that.\n',
		);
	});

	it('with the command line having the last word', async () => {
		const files = { ...reports, 'plumbline.config.json': '{"exclude": ["**/drafts/**", "!**/README.md"]}' };
		assert.deepEqual((await read(files, '.')).files, ['a.md', 'q/README.md', 'q/b.md']);
		assert.deepEqual((await read(files, '.', '--exclude=**/README.md', '--exclude', '!drafts')).files, [
			'a.md',
			'drafts/d.md',
			'q/b.md',
		]);
	});

	it('by the patterns of a file that is named: from its folder, and for reports elsewhere from the current one', async () => {
		const files = {
			...reports,
			'q/mine.json': '{"exclude": ["drafts"]}',
			'/house/style.json':
				'{"exclude": ["q/drafts", "**/b.md"], "overrides": [{"files": ["drafts/*"], "failOn": "never"}]}',
			'/else/b.md': '',
			'/else/x.md': '',
		};
		assert.deepEqual((await read(files, '.', '--config=q/mine.json')).files, ['a.md', 'q/b.md']);
		assert.deepEqual((await read(files, '.', '--config=/house/style.json')).files, ['a.md', 'drafts/d.md']);
		assert.deepEqual((await read(files, '/else', '--config=/house/style.json')).files, ['/else/x.md']);
	});

	it('not at all where the file cannot be read: that is told of its reports', async () => {
		const files = { ...reports, 'q/plumbline.config.json': '{"exclude": ["../**"]}' };
		const { code, files: found, stderr } = await read(files, '.');
		assert.deepEqual([code, found], [2, ['a.md', 'drafts/d.md']]);
		assert.match(
			stderr,
			/^plumbline: q\/plumbline\.config\.json, line 1, column 14: “exclude\[0\]” cannot be "\.\.\/\*\*"/,
		);
	});

	it('is told of a wrong file once, however many reports it holds for', async () => {
		const { code, stderr } = await read({ ...reports, 'plumbline.config.json': '{"failon": 1}' }, '.');
		assert.deepEqual([code, stderr.match(/“failon” is not known/g)?.length], [2, 1]);
	});

	it('also for the reports that bench compares and tree draws', async () => {
		const files = { ...reports, 'plumbline.config.json': '{"exclude": ["q/drafts", "drafts", "a.md"]}' };
		const { stdout } = await runIn({ files }, 'bench', '.', '--format=json');
		assert.deepEqual(
			(JSON.parse(stdout) as { reports: { file: string }[] }).reports.map(({ file }) => file),
			['q/b.md'],
		);
		assert.equal((await runIn({ files }, 'tree', '.', '--format=json')).code, 0);
	});
});

describe('CLI: configuration files that build on others', () => {
	const git = { '.git/HEAD': '' };

	it('hold together, overrides for their reports alone', async () => {
		const files = {
			...git,
			'house/style.yaml': 'failOn: never\noverrides:\n  - files: [q/*.md]\n    failOn: error\n',
			'q/plumbline.config.json':
				'{"extends": "../house/style.yaml", "overrides": [{"files": ["final/**", "!final/old/*"], "failOn": "error"}]}',
			'q/r.md': broken,
			'q/final/r.md': broken,
			'q/final/old/r.md': broken,
		};
		const codes = await Promise.all(
			['q/r.md', 'q/final/r.md', 'q/final/old/r.md'].map(
				async (path) => (await runIn({ files }, 'analyze', path)).code,
			),
		);
		assert.deepEqual(codes, [0, 1, 0]);
	});

	it('read a folder from the file that names it', async () => {
		const files = {
			...git,
			'house/style.json': '{"sources": "../q/copies"}',
			'q/plumbline.config.json': '{"extends": "../house/style.json"}',
			'q/r.md': broken,
			'q/copies/x.md': '',
		};
		assert.deepEqual((await read(files, 'q')).files, ['q/r.md']);
	});

	it('are told where one is missing, is no such file, or leads in a circle', async () => {
		const told = async (named: string, more: Readonly<Record<string, string>> = {}) => {
			const files = { ...git, 'r.md': '', 'plumbline.config.json': `{\n\t"extends": "${named}"\n}`, ...more };
			const { code, stderr } = await runIn({ files }, 'analyze', 'r.md');
			assert.equal(code, 2);
			return stderr.replace('plumbline: plumbline.config.json, line 2, column 2: ', '');
		};
		assert.equal(
			await told('gone.json'),
			'“extends” names gone.json, which does not exist. The path starts at the folder of this file.\n',
		);
		assert.match(
			await told('r.md'),
			/^“extends” names r\.md: name a configuration file that ends in \.json, \.yaml or \.yml\.$/m,
		);
		assert.match(
			await told('https://x.example/a.json'),
			/^“extends” names https:\/\/x\.example\/a\.json, which does not exist/,
		);
		assert.match(
			await told('./plumbline.config.json'),
			/where it started: plumbline\.config\.json → plumbline\.config\.json\./,
		);
		assert.match(
			await told('a.json', { 'a.json': '{' }),
			/^plumbline: a\.json is not valid JSON: .* line 1, column 2\.$/m,
		);
	});

	it('are not read outside of the repository, wherever a link leads, unless the file is named', async () => {
		const files = {
			...git,
			'r.md': broken,
			'plumbline.config.json': '{"extends": "../elsewhere/secret.json"}',
			'/elsewhere/secret.json': '{"failOn": "never"}',
		};
		const asked: string[] = [];
		const stat = async (path: string) => {
			asked.push(path);
			if (path.endsWith('.md') || path.endsWith('reports/plumbline.config.json'))
				return { kind: 'file' as const, size: 9 };
			return path.endsWith('.git') ? { kind: 'folder' as const, size: 0 } : undefined;
		};
		const { code, stderr } = await runIn({ files, fs: { stat } }, 'analyze', 'r.md');
		assert.equal(code, 2);
		assert.match(
			stderr,
			/line 1, column 2: “extends” names \.\.\/elsewhere\/secret\.json, which is outside \/reports: a configuration file that was only found/,
		);
		assert.deepEqual(
			asked.filter((path) => path.startsWith('/elsewhere')),
			[],
		);
		assert.equal((await runIn({ files }, 'analyze', 'r.md', '--config=plumbline.config.json')).code, 0);
		const linked = {
			...files,
			'plumbline.config.json': '{"extends": "base.json"}',
			'base.json': '{"failOn": "never"}',
		};
		const realPath = async (path: string) => (path.endsWith('base.json') ? '/elsewhere/secret.json' : path);
		assert.match(
			(await runIn({ files: linked, fs: { realPath } }, 'analyze', 'r.md')).stderr,
			/which is outside \/reports/,
		);
		assert.equal((await runIn({ files: linked }, 'analyze', 'r.md')).code, 0);
	});

	it('are read from its own folder alone where it stands in no repository', async () => {
		const files = {
			'a/plumbline.config.json': '{"extends": "../base.json"}',
			'base.json': '{}',
			'a/r.md': '',
			'a/b/base.json': '{}',
		};
		assert.match((await runIn({ files }, 'analyze', 'a/r.md')).stderr, /names \.\.\/base\.json, which is outside a: /);
		const below = { ...files, 'a/plumbline.config.json': '{"extends": "b/base.json"}' };
		assert.equal((await runIn({ files: below }, 'analyze', 'a/r.md')).code, 0);
	});
});
