/** Writes the table of options into the page on the command line. `node scripts/cliOptions.mjs` */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { require } from 'tsx/cjs/api';

const { commands } = require('../src/cli/run.ts', import.meta.url);
const { optionsOf } = require('../src/cli/settings/command.ts', import.meta.url);
const { optionTable } = require('../src/cli/settings/options.ts', import.meta.url);
const { wordsIn } = require('../src/messages/words.ts', import.meta.url);

const page = new URL('../docs/cli.md', import.meta.url);

/** Where more is said of an option. */
const pages = {
	output: '#formats',
	fix: '#mending-what-is-sure',
	since: 'ci.md#adopting-it-where-reports-exist',
	baseline: 'ci.md#adopting-it-where-reports-exist',
	'fail-on': '#exit-codes',
	all: 'ignore.md#how-many-findings-are-shown',
	questions: '#comparing-systems',
	against: '#comparing-systems',
	decisions: 'decisions.md',
	reason: 'decisions.md#on-the-command-line',
	exclude: '#which-files-are-read',
	config: '#the-configuration-file',
	sources: 'sources.md',
	search: 'models.md#searching-the-web',
	model: 'models.md',
	control: 'scores/degradation.md#a-control-beside-your-report',
	skills: 'skills.md',
	cache: '#reading-the-same-folder-again',
	http: 'agents.md#over-http',
	'min-words': 'agents.md#the-gate',
};

/** The page with the table as the program's own help has it. */
export function withOptions(text) {
	const words = wordsIn('en');
	const rows = Object.entries(optionTable).map(([name, { value, short, help }]) => {
		const takers = commands.filter((command) => optionsOf(command).includes(name)).map((command) => command.name);
		const of = ['format', 'output'].includes(name) || takers.length === commands.length ? 'all' : takers.join(', ');
		const typed = `${short ? `\`-${short}\`, ` : ''}\`--${name}${value ? ` ${value}` : ''}\``;
		const more = pages[name] ? ` ([more](${pages[name]}))` : '';
		return `| ${typed} | ${of} | ${words.say(help).replace(/--[a-z-]+/g, '`$&`')}${more} |\n`;
	});
	const table = `| Option | For | Meaning |\n|---|---|---|\n${rows.join('')}`;
	return text.replace(/\| Option \| For \| Meaning \|\n(?:\|.*\n)+/, () => table);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	writeFileSync(page, withOptions(readFileSync(page, 'utf8')));
}
