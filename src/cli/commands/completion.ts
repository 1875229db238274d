import { message } from '../../messages/message';
import type { Words } from '../../messages/model';
import { type Command, type Invocation, operandChoices, optionsOf, writeResult } from '../settings/command';
import { type Option, optionTable } from '../settings/options';

const scripts = { bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion };

/** Writes what a shell needs to complete command lines; `commands` are all of the program's. */
export function completionFor(commands: () => readonly Command[]): Command {
	const actions = Object.entries(scripts).map(([shell, script]) => {
		const run = async (invocation: Invocation) => {
			await writeResult(() => script(commands(), invocation.words), invocation);
			return 0 as const;
		};
		return [shell, { operands: '', takes: [0, 0] as const, run }];
	});
	return {
		name: 'completion',
		isRare: true,
		summary: message('commands.completion'),
		operands: Object.keys(scripts).join('|'),
		actions: Object.fromEntries(actions),
		description: message('commands.completionAbout'),
		formats: [],
		options: ['output'],
	};
}

/** An option as a shell completes it. */
interface Completed {
	readonly long: string;
	readonly short: string | undefined;
	readonly about: string;
	/** What stands for the value; a switch has none. */
	readonly value: string | undefined;
	/** What the value can be; none where it can be anything. */
	readonly choices: readonly string[];
}

function completedOf(command: Command, words: Words): Completed[] {
	return optionsOf(command).map((name) => {
		const { value, short, help, choices = [] }: Option<unknown> = optionTable[name];
		const values = name === 'format' ? command.formats : choices;
		return { long: `--${name}`, short: short && `-${short}`, about: words.say(help), value, choices: values };
	});
}

/** For bash: where nothing is offered, it completes names of files. */
export function bashCompletion(commands: readonly Command[], words: Words): string {
	const values = commands.flatMap((command) =>
		completedOf(command, words).flatMap(({ long, short, value, choices }) => {
			if (value === undefined) return [];
			const typed = [long, short].filter((name) => name !== undefined).map((name) => `${command.name}:${name}`);
			return [`\t${typed.join('|')}) words=${quoted(choices.join(' '))} ;;`];
		}),
	);
	const options = commands.map((command) => {
		const all = completedOf(command, words).flatMap(({ long, short }) => (short ? [long, short] : [long]));
		return `\t${command.name}:-*) words=${quoted(all.join(' '))} ;;`;
	});
	const actions = commands.flatMap((command) => {
		const all = operandChoices(command).join(' ');
		return all === '' ? [] : [`\t${command.name}:*) [[ $COMP_CWORD -eq 2 ]] && words=${quoted(all)} ;;`];
	});
	return `# bash completion for plumbline
_plumbline() {
	local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD - 1]}" command="\${COMP_WORDS[1]}" words=
	COMPREPLY=()
	# bash takes --option=value apart.
	if [[ $current == = ]]; then current=
	elif [[ $previous == = ]]; then previous="\${COMP_WORDS[COMP_CWORD - 2]}"
	fi
	if [[ $COMP_CWORD -eq 1 ]]; then
		COMPREPLY=($(compgen -W ${quoted([...commands.map(({ name }) => name), '--help', '--version'].join(' '))} -- "$current"))
		return
	fi
	case "$command:$previous" in
${values.join('\n')}
	*) case "$command:$current" in
${[...options, ...actions].join('\n')}
	esac ;;
	esac
	[[ -n $words ]] && COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _plumbline plumbline
`;
}

/** For zsh, to be read by it or to stand in its \`fpath\` as \`_plumbline\`. */
export function zshCompletion(commands: readonly Command[], words: Words): string {
	const cases = commands.map((command) => {
		const actions = operandChoices(command);
		const options = completedOf(command, words).map(({ long, short, about, value, choices }) => {
			const after =
				value === undefined ? '' : `:${zshText(value)}:${choices.length > 0 ? `(${choices.join(' ')})` : '_files'}`;
			const typed = [short, long].filter((each) => each !== undefined);
			const names =
				typed.length > 1
					? `{${typed.map((each) => (value ? `${each}${each === long ? '=' : ''}` : each)).join(',')}}`
					: '';
			const text = `[${zshText(about)}]${after}`;
			return names ? `${names}${quoted(text)}` : quoted(`*${long}${value === undefined ? '' : '='}${text}`);
		});
		const operand = actions.length > 0 ? [quoted(`1::action:(${actions.join(' ')})`)] : [];
		return `\t\t${command.name}) _arguments ${[...options, ...operand, quoted('*:file:_files')].join(' ')} ;;`;
	});
	return `#compdef plumbline
_plumbline() {
	local state line
	local -a commands
	commands=(${commands.map(({ name, summary }) => quoted(`${name}:${zshText(words.say(summary))}`)).join(' ')})
	_arguments -C '1: :->command' '*:: :->arguments'
	case $state in
	command) _describe command commands ;;
	arguments)
		case $line[1] in
${cases.join('\n')}
		esac ;;
	esac
}
if [[ $funcstack[1] == _plumbline ]]; then _plumbline "$@"; else compdef _plumbline plumbline; fi
`;
}

/** For fish. */
export function fishCompletion(commands: readonly Command[], words: Words): string {
	const first = commands.map(
		({ name, summary }) =>
			`complete -c plumbline -f -n __fish_use_subcommand -a ${name} -d ${fishQuoted(words.say(summary))}`,
	);
	const rest = commands.flatMap((command) => {
		const start = `complete -c plumbline -n ${fishQuoted(`__fish_seen_subcommand_from ${command.name}`)}`;
		const options = completedOf(command, words).map(({ long, short, about, value, choices }) => {
			const typed = `-l ${long.slice(2)}${short ? ` -s ${short.slice(1)}` : ''}`;
			const takes = choices.length > 0 ? ` -x -a ${fishQuoted(choices.join(' '))}` : value === undefined ? '' : ' -r';
			return `${start} ${typed}${takes} -d ${fishQuoted(about)}`;
		});
		const actions = operandChoices(command);
		return actions.length === 0 ? options : [`${start} -f -a ${fishQuoted(actions.join(' '))}`, ...options];
	});
	return `# fish completion for plumbline\n${[...first, ...rest].join('\n')}\n`;
}

/** In single quotes, as sh reads them. */
function quoted(text: string): string {
	return `'${text.replaceAll("'", "'\\''")}'`;
}

function fishQuoted(text: string): string {
	return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/** Without what has a meaning where zsh reads an explanation. */
function zshText(text: string): string {
	return text.replace(/[\\[\]:]/g, '\\$&');
}
