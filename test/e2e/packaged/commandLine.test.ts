import assert from 'node:assert/strict';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { runCommand } from '../../host/command.mjs';
import { paths } from '../../host/prepare.mjs';
import { installPackage } from './installedPackage';

const broken = 'Freight rose from 40 to 50 tonnes in 2024, an increase of 20%.';

/** Tells, as the last line of a run, which exports of the package's files are not what they were when the file had run. */
const tellsChanges = `
	const { Module } = require('node:module');
	const { load } = Module.prototype;
	const ran = new Map();
	Module.prototype.load = function (file) {
		load.call(this, file);
		if (/dist.[^.]*\\.js$/.test(file)) ran.set(this, { ...this.exports });
	};
	process.on('exit', () => {
		const changed = [...ran].flatMap(([{ exports }, before]) => Object.keys(before).filter((name) => exports[name] !== before[name]));
		process.stderr.write('\\n' + JSON.stringify({ files: ran.size, changed }));
	});
`;

describe('the package of the command line', () => {
	let folder: string;
	let program: string;

	before(async () => {
		folder = await installPackage();
		program = join(folder, 'node_modules/.bin/plumbline');
		await cp(paths.examples, join(folder, 'examples'), { recursive: true });
	});

	after(() => rm(folder, { recursive: true, force: true }));

	const run = (...args: string[]) => runCommand(program, args, { cwd: folder });

	it('has its name, its version and its help', async () => {
		const { version } = JSON.parse(await readFile(join(paths.root, 'package.json'), 'utf8'));
		assert.equal((await run('--version')).output.trim(), version);
		assert.match((await run('--help')).output, /plumbline <command>|analyze/);
	});

	it('finds, scores, reads sources and counts tokens, with all that it brings along', async () => {
		const analysed = await run('analyze', 'examples/grid-storage/report.md', '--format', 'sarif');
		const { rules } = JSON.parse(analysed.output).runs[0].tool.driver;
		assert.match(rules[0].help.text, /## How to fix it/);
		const report = 'examples/jade-cashmere-coats/report.md';
		const sources = 'examples/jade-cashmere-coats/sources';
		const scored = await run('score', report, '--sources', sources, '--format', 'json');
		assert.ok(JSON.parse(scored.output).reportEval.factuality.verdicts.length > 0);
		const model = ['--model', 'gpt-5-mini', '--base-url', 'http://127.0.0.1:9/v1', '--dry-run', '--no-cache'];
		const planned = await run('score', report, ...model);
		assert.equal(planned.code, 0, planned.output);
		assert.match(planned.output, /tokens/);
		assert.match((await run('skills')).output, /supplier_sourcing/);
	});

	it('takes nothing of one of its files that is another by the end of a run', async () => {
		await writeFile(join(folder, 'changes.cjs'), tellsChanges);
		const { output, code } = await runCommand(
			process.execPath,
			['--require', './changes.cjs', program, 'analyze', 'examples/grid-storage/report.md', '--format', 'json'],
			{ cwd: folder },
		);
		assert.notEqual(code, 2, output);
		const told = output.slice(output.lastIndexOf('{"files"'));
		const { files, changed } = JSON.parse(told);
		assert.ok(files > 10, told);
		assert.deepEqual(changed, []);
	});

	it('is what the hook before a commit runs, from the files of a release and without an installation', async () => {
		const [hook] = parse(await readFile(join(paths.root, '.pre-commit-hooks.yaml'), 'utf8'));
		assert.equal(hook.language, 'script');
		const [script, ...args] = hook.entry.split(' ');
		await writeFile(join(folder, 'hooked.md'), `# Freight\n\n${broken}\n`);
		const release = join(folder, 'node_modules/plumbline-reports', script);
		const { code, output } = await runCommand(release, [...args, '--fail-on', 'warning', 'hooked.md'], { cwd: folder });
		assert.equal(code, 1, output);
		assert.match(output, /number\.arithmetic/);
		await rm(join(folder, 'hooked.md'));
	});

	it('holds the steps that the action has a runner do', async () => {
		const action = parse(await readFile(join(paths.root, 'action.yml'), 'utf8'));
		const { run: script, env } = action.runs.steps.at(-1);
		await writeFile(join(folder, 'draft 1.md'), `# Freight\n\n${broken}\n`);
		const given = (inputs: Record<string, string>) => {
			const filled = Object.entries<string>(env).map(([name, value]) => {
				const input = /\$\{\{ inputs\.([\w-]+) \}\}/.exec(value)?.[1];
				if (input === undefined) return [name, join(folder, 'node_modules/plumbline-reports/dist/cli.js')];
				return [name, inputs[input] ?? action.inputs[input].default];
			});
			const files = { GITHUB_STEP_SUMMARY: join(folder, 'summary.md'), GITHUB_OUTPUT: join(folder, 'told.txt') };
			return { ...process.env, ...Object.fromEntries(filled), ...files };
		};
		const step = (inputs: Record<string, string>) =>
			runCommand('bash', ['-e', '-o', 'pipefail', '-c', script], { cwd: folder, env: given(inputs) });
		const failed = await step({ reports: '*.md', 'fail-on': 'warning', sarif: 'out.sarif' });
		assert.equal(failed.code, 1, failed.output);
		assert.match(failed.output, /^::warning file=draft 1\.md,line=3/m);
		assert.match(await readFile(join(folder, 'summary.md'), 'utf8'), /number\.arithmetic/);
		assert.equal(JSON.parse(await readFile(join(folder, 'out.sarif'), 'utf8')).version, '2.1.0');
		const told = await readFile(join(folder, 'told.txt'), 'utf8');
		assert.match(told, /^findings=[1-9]\d*\nerrors=0\nsarif=out\.sarif\n/);
		assert.equal((await step({ reports: '*.md', 'fail-on': 'warning', 'allowed-findings': '9' })).code, 0);
		await writeFile(join(folder, 'strict.json'), '{ "failOn": "warning" }');
		assert.equal((await step({ reports: '*.md', config: 'strict.json' })).code, 1);
		const without = await runCommand('bash', ['-e', '-c', script], {
			cwd: folder,
			env: { ...given({ reports: '*.md' }), PROGRAM: join(folder, 'gone.js') },
		});
		assert.equal(without.code, 2);
		assert.match(without.output, /^::error title=Plumbline::This revision of the action holds no program\./m);
		const passed = await step({ reports: '*.md' });
		assert.equal(passed.code, 0, passed.output);
		const known = await runCommand(program, ['analyze', '.', '--baseline', 'known.json', '--update-baseline'], {
			cwd: folder,
		});
		assert.equal(known.code, 0, known.output);
		assert.equal((await step({ reports: '*.md', 'fail-on': 'info', baseline: 'known.json' })).code, 0);
		assert.equal((await step({ reports: '$(touch x) nowhere.md' })).code, 2);
	});
});
