import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { commands } from '../../../src/cli/run';
import { optionsOf } from '../../../src/cli/settings/command';
import { type OptionName, optionTable, parseOptions } from '../../../src/cli/settings/options';

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
