import type { Command } from '../settings/command';
import { type OptionSpec, optionSpecs } from '../settings/options';

/** What `plumbline --help` prints. */
export function programHelp(commands: readonly Command[]): string {
	const width = Math.max(...commands.map(({ name }) => name.length));
	return [
		'plumbline COMMAND [OPTIONS] FILE…',
		'',
		'A type checker for research reports: what supports each claim, and what to fix.',
		'',
		...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
		'',
		'“plumbline COMMAND --help” explains a command, “plumbline --version” prints the version.',
		'Exit codes: 0 clean; 1 findings or a score beyond your limits; 2 something could not be read or done.',
		'',
	].join('\n');
}

/** What `plumbline COMMAND --help` prints. */
export function commandHelp({ name, operands, description, formats, options }: Command): string {
	const rows = options.map((option) => {
		const { value, short, help }: OptionSpec = optionSpecs[option];
		const list = option === 'format' ? `: ${formats.join(', ')} (default ${formats[0]})` : '';
		return [`${short ? `-${short}, ` : ''}--${option}${value ? ` ${value}` : ''}`, `${help}${list}`] as const;
	});
	const width = Math.max(...rows.map(([left]) => left.length));
	const table = rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
	return [`plumbline ${name} [OPTIONS] ${operands}`, '', description, '', ...table, ''].join('\n');
}
