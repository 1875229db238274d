import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { score } from '../../../../src/cli/commands/score';
import { optionsOf } from '../../../../src/cli/settings/command';
import { runIn } from '../memoryEnvironment';

async function scriptFor(shell: string, ...options: string[]): Promise<string> {
	const { code, stdout, stderr } = await runIn({}, 'completion', shell, ...options);
	assert.deepEqual([code, stderr], [0, '']);
	return stdout;
}

/** What a program answers to a script on its standard input; `undefined` where it is not installed. */
function answer(program: string, args: readonly string[], script: string): string | undefined {
	const { error, status, stdout, stderr } = spawnSync(program, args, { input: script, encoding: 'utf8' });
	if (error) return undefined;
	assert.deepEqual([status, stderr], [0, '']);
	return stdout;
}

describe('CLI: plumbline completion', () => {
	it('offers commands, options and their values in bash', async function () {
		const lines: readonly (readonly [typed: readonly string[], offered: string])[] = [
			[['an'], 'analyze'],
			[['conf'], 'config'],
			[['analyze', '--form'], '--format'],
			[['skills', '--format', ''], 'text json'],
			[['tree', '--format', ''], 'text json mermaid markdown'],
			[['analyze', '--fail-on', '=', 'w'], 'warning'],
			[['analyze', '--fail-on', '='], 'error must warning info hint never'],
			[['score', '-'], [...optionsOf(score).map((name) => `--${name}`), '-o', '-h'].join(' ')],
			[['skills', ''], 'list validate activate explain'],
			[['completion', 'f'], 'fish'],
			// Names of files are bash's own to offer.
			[['skills', 'validate', ''], ''],
			[['analyze', 'rep'], ''],
			[['score', '--config', 'plumb'], ''],
		];
		const script = await scriptFor('bash');
		const asked = lines.map(([typed]) => {
			const words = ['plumbline', ...typed].map((word) => `'${word}'`).join(' ');
			return `COMP_WORDS=(${words}); COMP_CWORD=${typed.length}; _plumbline; echo "\${COMPREPLY[*]}"`;
		});
		const offered = answer('bash', ['--norc'], `${script}\n${asked.join('\n')}\n`);
		if (offered === undefined) return this.skip();
		const sorted = (words: string) => words.split(' ').sort();
		assert.deepEqual(
			offered.trimEnd().split('\n').map(sorted).slice(0, 10),
			lines.map(([, words]) => sorted(words)).slice(0, 10),
		);
		assert.deepEqual(offered.split('\n').slice(10, 13), ['', '', '']);
	});

	it('is read by zsh', async function () {
		for (const lang of ['en', 'zh-CN']) {
			if (answer('zsh', ['-n'], await scriptFor('zsh', '--lang', lang)) === undefined) this.skip();
		}
	});

	it('offers commands, options and their values in fish', async function () {
		const script = await scriptFor('fish');
		const asked = ['plumbline an', 'plumbline analyze --format s', 'plumbline config p'].map(
			(typed) => `complete -C '${typed}'`,
		);
		const offered = answer('fish', ['--no-config', '-c', `${script}\n${asked.join('\n')}`], '');
		if (offered === undefined) return this.skip();
		assert.deepEqual(
			offered
				.trimEnd()
				.split('\n')
				.map((line) => line.split('\t')[0]),
			['analyze', 'sarif', 'print'],
		);
	});

	it('knows every option of every command, whatever the language of its explanations', async () => {
		const help = (await runIn({}, '--help')).stdout;
		const rare = /^Besides: (.*)\.$/m.exec(help)?.[1]?.split(', ') ?? [];
		const commands = [...Array.from(help.matchAll(/^ {2}(\w+) {2}/gm), ([, name = '']) => name), ...rare];
		assert.ok(commands.length > 10 && rare.includes('cache'));
		for (const shell of ['bash', 'zsh', 'fish']) {
			const script = await scriptFor(shell, '--lang=zh');
			for (const name of commands) {
				const options = (await runIn({}, name, '--help')).stdout.match(/--[\w-]+(?=.* {2})/g) ?? [];
				const line = script
					.split('\n')
					.filter((each) => each.includes(name))
					.join('\n');
				const missing = options.filter((option) => !line.includes(shell === 'fish' ? `-l ${option.slice(2)}` : option));
				assert.deepEqual(missing, [], `${shell} ${name}`);
			}
		}
	});

	it('says which shells it knows', async () => {
		assert.match(
			(await runIn({}, 'completion')).stderr,
			/“plumbline completion” needs something to work on: .* bash\|zsh\|fish\./,
		);
		assert.match(
			(await runIn({}, 'completion', 'bsh')).stderr,
			/cannot “bsh”: use bash, zsh, fish\. Did you mean bash\?/,
		);
	});
});
