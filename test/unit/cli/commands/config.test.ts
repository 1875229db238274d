import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { runIn } from '../memoryEnvironment';
import { violations } from '../schemas';

async function printed(files: Readonly<Record<string, string>>, ...argv: string[]) {
	const { code, stdout, stderr } = await runIn({ files: { '.git/HEAD': '', ...files } }, 'config', 'print', ...argv);
	const written = stdout === '' ? {} : JSON.parse(stdout);
	if (stdout !== '') assert.deepEqual(violations('configInForce', written), []);
	return { code, stderr, ...written };
}

describe('CLI: plumbline config', () => {
	const files = {
		'house.yaml':
			'failOn: hint\nexclude: [drafts]\nmodel: gpt-5\nseverities:\n  claim.vague: off\n  claim.partial: off\n',
		'plumbline.config.json':
			'{\n"extends": "house.yaml",\n"severities": {\n"claim.partial": "info" },\n"exclude": ["old"],\n"overrides": [\n{ "files": ["q/*"],\n "failOn": "error" } ]\n}',
		'r.md': '',
		'q/r.md': '',
		'drafts/r.md': '',
		'README.md': '',
	};

	it('print: what holds for a report, from which file and line, and what does not count', async () => {
		const { code, stderr, ...result } = await printed(files, 'q/r.md');
		assert.deepEqual([code, stderr], [0, '']);
		assert.deepEqual(result, {
			schema: 'plumbline/config/1',
			report: 'q/r.md',
			files: ['plumbline.config.json', 'house.yaml'],
			config: {
				failOn: 'error',
				exclude: ['drafts', 'old'],
				severities: { 'claim.vague': 'off', 'claim.partial': 'info' },
			},
			from: {
				failOn: { file: 'plumbline.config.json', line: 8 },
				exclude: [
					{ file: 'house.yaml', line: 2 },
					{ file: 'plumbline.config.json', line: 5 },
				],
				severities: {
					'claim.vague': { file: 'house.yaml', line: 5 },
					'claim.partial': { file: 'plumbline.config.json', line: 4 },
				},
			},
			ignored: {
				model: {
					value: 'gpt-5',
					from: { file: 'house.yaml', line: 3 },
					why: 'counts only in a file that you name with --config FILE, or as an option of the command line',
				},
			},
			leftOut: null,
		});
		const elsewhere = await printed(files, 'r.md');
		assert.deepEqual([elsewhere.config.failOn, elsewhere.from.failOn], ['hint', { file: 'house.yaml', line: 1 }]);
		const named = await printed(files, 'r.md', '--config', 'house.yaml');
		assert.deepEqual([named.config.model, named.files, named.ignored], ['gpt-5', ['house.yaml'], {}]);
	});

	it('print: whether a report is read when its folder is', async () => {
		assert.equal(
			(await printed(files, 'drafts/r.md')).leftOut,
			'Found in a folder, it is left out by “exclude” in plumbline.config.json.',
		);
		assert.match((await printed(files, 'README.md')).leftOut, /left out by the list of what is hardly ever a report/);
		assert.equal((await printed(files, 'README.md', '--exclude=!README.md')).leftOut, null);
		const ignored = { ...files, '.gitignore': 'q' };
		assert.match((await printed(ignored, 'q/r.md')).leftOut, /\.gitignore/);
		assert.equal((await printed(ignored, 'q/r.md', '--no-gitignore')).leftOut, null);
	});

	it('print: nothing where there is no configuration, and no folder', async () => {
		const { code, config, files: found } = await printed({ 'r.md': '' }, 'r.md');
		assert.deepEqual([code, config, found], [0, {}, []]);
		assert.match((await printed(files, 'q')).stderr, /^plumbline: q is a folder: name a report/);
		assert.match((await printed(files, 'gone.md')).stderr, /^plumbline: gone\.md does not exist/);
		const wrong = await printed({ 'r.md': '', 'plumbline.config.json': '{"failon": 1}' }, 'r.md');
		assert.deepEqual([wrong.code, wrong.config], [2, undefined]);
		assert.match(wrong.stderr, /^plumbline: plumbline\.config\.json, line 1, column 2: “failon” is not known/);
	});

	it('schema: what editors check a configuration file by', async () => {
		const { code, stdout } = await runIn({}, 'config', 'schema');
		assert.equal(code, 0);
		assert.deepEqual(JSON.parse(stdout), JSON.parse(readFileSync('schemas/config.schema.json', 'utf8')));
	});

	it('says what it can do', async () => {
		assert.match((await runIn({}, 'config')).stderr, /“plumbline config” needs something to work on/);
		assert.match((await runIn({}, 'config', 'prnt')).stderr, /cannot “prnt”: use print, schema\. Did you mean print\?/);
		assert.match(
			(await runIn({}, 'config', 'print')).stderr,
			/“plumbline config print” needs something to work on: .* FILE\./,
		);
		assert.match((await runIn({}, 'config', 'schema', 'x')).stderr, /“plumbline config schema” takes no more/);
	});
});
