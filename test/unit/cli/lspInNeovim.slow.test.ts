import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { report } from '../lsp/reports';
import { builtProgram, type Program } from './program';

describe('plumbline lsp in Neovim', () => {
	let program: Program | undefined;

	before(async function () {
		this.timeout(300_000);
		if (spawnSync('nvim', ['--version']).status !== 0) {
			console.log('      There is no nvim here: the language server is not tried in Neovim.');
			this.skip();
		}
		program = await builtProgram();
	});
	after(() => program?.dispose());

	it('lists the findings, explains and mends one, follows and renames a citation, and dismisses a finding', async () => {
		assert.ok(program);
		const path = join(program.folder, 'study.md');
		await writeFile(path, report);
		const child = spawn('nvim', ['--headless', '-n', '--clean', '-S', resolve('test/unit/cli/lsp.nvim.lua')], {
			cwd: program.folder,
			env: {
				PATH: process.env.PATH,
				HOME: program.folder,
				NODE: process.execPath,
				SCRIPT: program.script,
				REPORT: path,
			},
			stdio: ['ignore', 'pipe', 'pipe'],
		});
		const said = { stdout: '', stderr: '' };
		child.stdout.setEncoding('utf8').on('data', (text: string) => (said.stdout += text));
		child.stderr.setEncoding('utf8').on('data', (text: string) => (said.stderr += text));
		const late = setTimeout(() => child.kill('SIGKILL'), 280_000);
		await new Promise((ended) => child.once('close', ended));
		clearTimeout(late);
		const line = said.stdout.split('\n').find((each) => each.startsWith('{'));
		assert.ok(line, `${said.stdout}\n${said.stderr}`);
		const { message, hover, ...rest } = JSON.parse(line);
		assert.match(message, /^“35%”: \S/);
		assert.match(hover, /number\.arithmetic/);
		assert.deepEqual(rest, {
			severity: 1,
			words: '35%',
			outline: 1,
			action: 'Replace 35% with 25%, as computed',
			others: 2,
			markers: 1,
			offered: 'Wage survey 2024',
			renamed: true,
			decided: 6,
			line: 'Sales rose from $12.0m in 2022 to $15.0m in 2023, an increase of 25% [7].',
		});
	}).timeout(300_000);
});
