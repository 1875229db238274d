import { parseArgs } from 'node:util';
import { message } from '../../messages/message';
import { closest } from '../../text/closest';
import { CliError } from '../host/errors';
import { type Option, type OptionName, optionTable, type RawOptions, renamedOptions } from './options';

/** A command line taken apart: what is no option, and the options as typed. */
export interface Arguments {
	readonly operands: readonly string[];
	readonly options: RawOptions;
}

/** Takes the arguments after the command's name apart; `accepted` are the command's options. */
export function parseArguments(command: string, argv: readonly string[], accepted: readonly OptionName[]): Arguments {
	const operands: string[] = [];
	const options = new Map<OptionName, (string | true)[]>();
	for (const token of tokenise(argv, accepted)) {
		if (token.kind === 'positional') operands.push(token.value);
		if (token.kind !== 'option') continue;
		const name = accepted.find((option) => option === token.name);
		if (name === undefined) throw unknownOption(command, token.rawName, token.name, accepted);
		options.set(name, [...(options.get(name) ?? []), optionValue(name, token.value)]);
	}
	return { operands, options };
}

function tokenise(argv: readonly string[], accepted: readonly OptionName[]) {
	const options = accepted.map((name) => {
		const { value, short }: Option<unknown> = optionTable[name];
		return [name, { type: value ? ('string' as const) : ('boolean' as const), ...(short ? { short } : {}) }];
	});
	const config = { args: [...argv], options: Object.fromEntries(options), strict: false, allowPositionals: true };
	return parseArgs({ ...config, tokens: true }).tokens;
}

function optionValue(name: OptionName, value: string | undefined): string | true {
	const { value: placeholder }: Option<unknown> = optionTable[name];
	if (placeholder === undefined) {
		if (value === undefined) return true;
		throw new CliError('usage', message('usage.noValue', { option: `--${name}`, value }));
	}
	if (value !== undefined && value !== '' && !value.startsWith('--')) return value;
	throw new CliError('usage', message('usage.needsValue', { option: `--${name}`, placeholder }));
}

function unknownOption(command: string, typed: string, name: string, accepted: readonly OptionName[]): CliError {
	const known = Object.hasOwn(optionTable, name);
	if (known) return new CliError('usage', message('usage.noOptionHere', { command, option: typed }));
	const close = renamedOptions[name] ?? closest(name, accepted);
	const meant = close && `--${close}`;
	return new CliError('usage', message('usage.noOption', { command, option: typed, meant }));
}
