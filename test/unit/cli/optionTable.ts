import { commands } from '../../../src/cli/run';
import { optionsOf } from '../../../src/cli/settings/command';
import { type Option, optionTable } from '../../../src/cli/settings/options';
import { wordsIn } from '../../../src/messages/words';

/** Where more is said of an option. */
const pages: Readonly<Record<string, string>> = {
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
export function withOptions(text: string): string {
	const words = wordsIn('en');
	const rows = Object.entries(optionTable).map(([name, option]) => {
		const { value, short, help }: Option<unknown> = option;
		const takers = commands
			.filter((command) => optionsOf(command).some((each) => each === name))
			.map((command) => command.name);
		const of = ['format', 'output'].includes(name) || takers.length === commands.length ? 'all' : takers.join(', ');
		const typed = `${short ? `\`-${short}\`, ` : ''}\`--${name}${value ? ` ${value}` : ''}\``;
		const more = pages[name] ? ` ([more](${pages[name]}))` : '';
		return `| ${typed} | ${of} | ${words.say(help).replace(/--[a-z-]+/g, '`$&`')}${more} |\n`;
	});
	const table = `| Option | For | Meaning |\n|---|---|---|\n${rows.join('')}`;
	return text.replace(/\| Option \| For \| Meaning \|\n(?:\|.*\n)+/, () => table);
}
