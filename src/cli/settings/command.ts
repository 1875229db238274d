import { resolve } from 'node:path';
import { message } from '../../messages/message';
import type { Message, Words } from '../../messages/model';
import type { Plumbline, PlumblineInit } from '../../model';
import type { Environment, ExitCode } from '../host/environment';
import { CliError, unwritten } from '../host/errors';
import { PackedText } from '../host/packedText';
import type { OptionName, Options } from './options';

/** What a command works with. */
export interface Invocation {
	readonly operands: readonly string[];
	readonly options: Options;
	readonly environment: Environment;
	/** Of the language that the user asked for. */
	readonly words: Words;
	/** Says something beside the result, once, however many reports it holds for. */
	tell(notice: Message): void;
	/** A model is asked from now on: whoever stops the run is told what becomes of its answers. */
	asksModel(): void;
	/** Says why something could not be done; once, too. */
	tellError(error: unknown): void;
	readonly plumbline: Plumbline;
	/** The core with what only some reports want: kept answers, prompts and skills of the user's own. */
	plumblineWith(parts: Pick<PlumblineInit, 'answers' | 'analyzer' | 'ownPrompts' | 'ownSkills'>): Plumbline;
}

export interface Command {
	readonly name: string;
	/** One line for the list of commands. */
	readonly summary: Message;
	/** What stands after the options, such as `FILE…`. */
	readonly operands: string;
	/** What the first operand can be, where it says what to do. */
	readonly actions?: readonly string[];
	/** What the operands and the result are, for the command's own help. */
	readonly description: Message;
	/** The first is the default. */
	readonly formats: readonly string[];
	/** Besides those that every command has, see {@link optionsOf}. */
	readonly options: readonly OptionName[];
	/** It reads the file of `--output` itself and adds to it. */
	readonly addsToOutput?: true;
	/** What options do here, where that is not what they do elsewhere. */
	readonly optionHelp?: Readonly<Partial<Record<OptionName, Message>>>;
	run(invocation: Invocation): Promise<ExitCode>;
}

/** All that a command takes: whatever writes a result in some format, and every one, has the same options for that. */
export function optionsOf({ formats, options }: Command): readonly OptionName[] {
	return [...(formats.length > 0 ? (['format', 'output'] as const) : []), ...options, 'lang', 'help'];
}

/** Throws when there are not exactly, or at least, as many operands as the command takes. */
export function requireOperands(
	{ name, operands }: Command,
	given: readonly string[],
	least: number,
	most: number,
): void {
	if (given.length >= least && given.length <= most) return;
	const problem = given.length < least ? 'usage.tooFew' : 'usage.tooMany';
	throw new CliError('usage', message(problem, { command: name, operands }));
}

/** A terminal gets colours unless the user or `NO_COLOR` says otherwise. */
export function wantsColour({ options, environment }: Invocation): boolean {
	return (
		options.color && !environment.env.NO_COLOR && options.output === undefined && environment.stdout.isTTY === true
	);
}

/** Puts the result where the user wants it. */
export async function writeResult(text: string, invocation: Invocation): Promise<void> {
	const result = new ResultWriter(invocation);
	result.write(text);
	await result.end();
}

/** Puts a result that comes in pieces where the user wants it: each at once, or all in one file, which is written whole or not at all. */
export class ResultWriter {
	readonly #invocation: Invocation;
	readonly #text = new PackedText();

	constructor(invocation: Invocation) {
		this.#invocation = invocation;
	}

	write(piece: string): void {
		const { options, environment } = this.#invocation;
		if (piece === '') return;
		if (options.output === undefined) environment.stdout.write(piece);
		else this.#text.add(piece);
	}

	/** Throws a {@link CliError} for a file that cannot be written. */
	async end(): Promise<void> {
		const { options, environment } = this.#invocation;
		const { output } = options;
		if (output === undefined) return;
		try {
			await environment.fs.write(resolve(environment.cwd, output), this.#text);
		} catch (error) {
			throw unwritten(output, error);
		}
	}
}
