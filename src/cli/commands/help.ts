import { message } from '../../messages/message';
import type { Words } from '../../messages/model';
import { type Command, optionsOf } from '../settings/command';
import { type Option, optionTable, setOnce } from '../settings/options';

/** What `plumbline --help` prints. */
export function programHelp(commands: readonly Command[], words: Words): string {
	const usual = commands.filter(({ isRare }) => !isRare);
	const rare = commands.filter(({ isRare }) => isRare).map(({ name }) => name);
	const width = Math.max(...usual.map(({ name }) => name.length));
	return [
		'plumbline COMMAND [OPTIONS] FILE…',
		'',
		words.say(message('commands.program')),
		'',
		...usual.map(({ name, summary }) => `  ${name.padEnd(width)}  ${words.say(summary)}`),
		'',
		words.say(message('commands.programNotes', { rare })),
		'',
	].join('\n');
}

/** What `plumbline COMMAND --help` prints. */
export function commandHelp(command: Command, words: Words): string {
	const { name, operands, description, formats, optionHelp } = command;
	const together = optionsOf(command).filter((option) => setOnce.some((name) => name === option));
	const rows = optionsOf(command).flatMap((option) => {
		if (together.includes(option)) return [];
		const { value, short, help }: Option<unknown> = optionTable[option];
		const what = optionHelp?.[option] ?? help;
		const formatHelp = message('commands.choices', { what, choices: formats, usual: formats[0] ?? '' });
		const typed = `${short ? `-${short}, ` : ''}--${option}${value ? ` ${value}` : ''}`;
		return [[typed, words.say(option === 'format' ? formatHelp : what)] as const];
	});
	const width = Math.max(...rows.map(([left]) => left.length));
	const table = rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
	const options = together.map((option) => `--${option}`);
	const note = options.length > 0 ? ['', words.say(message('commands.setOnce', { options }))] : [];
	return [`plumbline ${name} [OPTIONS] ${operands}`, '', words.say(description), '', ...table, ...note, ''].join('\n');
}
