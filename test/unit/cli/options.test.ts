import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { commandHelp } from '../../../src/cli/commands/help';
import { commands } from '../../../src/cli/run';
import { optionsOf } from '../../../src/cli/settings/command';
import { type OptionName, optionTable, parseOptions } from '../../../src/cli/settings/options';
import { wordsIn } from '../../../src/messages/words';

/** Which commands the page says of each option. */
function toldOptions(): Map<string, Set<string>> {
	const told = new Map<string, Set<string>>();
	for (const line of readFileSync('docs/cli.md', 'utf8').split('\n')) {
		const [, typed = '', takers = ''] = /^\| (`-.*?`) \| ([\w, ]+) \|/.exec(line) ?? [];
		const all = takers === 'all' ? commands.map(({ name }) => name) : takers.split(', ');
		for (const [, name = ''] of typed.matchAll(/--([\w-]+)/g)) {
			told.set(name, new Set([...(told.get(name) ?? []), ...all]));
		}
	}
	return told;
}

describe('CLI: the options', () => {
	it('stand on the page on the command line, each with the commands that take it', () => {
		const told = toldOptions();
		const everywhere = new Set(['format', 'output']);
		for (const option of Object.keys(optionTable) as OptionName[]) {
			const takers = commands.filter((command) => optionsOf(command).includes(option)).map(({ name }) => name);
			const listed = [...(told.get(option) ?? [])].sort();
			if (everywhere.has(option)) assert.ok(listed.length > 0, option);
			else assert.deepEqual([option, ...listed], [option, ...takers.sort()]);
		}
		assert.deepEqual(
			[...told.keys()].filter((name) => !Object.hasOwn(optionTable, name)),
			[],
		);
	});

	it('have what holds where nothing is given', () => {
		const { cache, baseline, decisions, gitignore, color, only, severity, lang, allowedFindings } = parseOptions(
			new Map(),
			[],
		);
		assert.deepEqual(
			{ cache, baseline, decisions, gitignore, color, only, severity, lang, allowedFindings },
			{
				...{ cache: undefined, baseline: undefined, decisions: true, gitignore: true, color: undefined },
				...{ only: [], severity: [], lang: 'en', allowedFindings: undefined },
			},
		);
	});

	it('of an endpoint are taken from the environment, which an option goes before', () => {
		const given = (env: Record<string, string>, accepts: readonly OptionName[] = ['timeout', 'allow-private']) =>
			parseOptions(new Map(), [], { accepts, env });
		assert.equal(given({ PLUMBLINE_TIMEOUT: '60' }).timeout, 60);
		assert.equal(given({ PLUMBLINE_TIMEOUT: '60' }, []).timeout, undefined, 'the command takes no such option');
		assert.deepEqual(
			['1', '0', ''].map((value) => given({ PLUMBLINE_ALLOW_PRIVATE: value }).allowPrivate),
			[true, false, false],
		);
		assert.throws(() => given({ PLUMBLINE_TIMEOUT: 'soon' }), /PLUMBLINE_TIMEOUT cannot be “soon”/);
		const typed = new Map<OptionName, (string | true)[]>([['timeout', ['30']]]);
		assert.equal(parseOptions(typed, [], { accepts: ['timeout'], env: { PLUMBLINE_TIMEOUT: '60' } }).timeout, 30);
		assert.equal(given({ PLUMBLINE_FAIL_ON: 'hint' }, ['fail-on']).failOn, undefined, 'it is of a run');
	});

	it('fit one screen in the help of each command', () => {
		for (const command of commands)
			assert.ok(commandHelp(command, wordsIn('en')).split('\n').length <= 45, command.name);
	});

	it('are switched off by their name with “no” before it, whatever else is given', () => {
		const given = parseOptions(
			new Map<OptionName, (string | true)[]>([
				['cache', ['here']],
				['no-cache', [true]],
				['baseline', ['known.json']],
				['no-decisions', [true]],
			]),
			[],
		);
		assert.deepEqual([given.cache, given.baseline, given.decisions], [false, 'known.json', false]);
	});
});
