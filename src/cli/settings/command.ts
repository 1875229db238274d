import { resolve } from 'node:path';
import { message } from '../../messages/message';
import type { Message, Words } from '../../messages/model';
import type { Plumbline, PlumblineInit } from '../../model';
import { closest } from '../../text/closest';
import type { Environment, ExitCode } from '../host/environment';
import { CliError } from '../host/errors';
import { PackedText } from '../host/packedText';
import { folderOfNamed, writeFile } from '../host/writeFile';
import type { OptionName, Options, Output } from './options';

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

/** What is done with the operands. */
export interface Action {
	/** What stands after the options, such as `FILE…`. */
	readonly operands: string;
	/** How many of these at least, and at most; any number but none where absent. */
	readonly takes?: readonly [least: number, most: number];
	run(invocation: Invocation): Promise<ExitCode>;
}

/** What is done by the first operand, which is one of these names. */
interface Choice extends Pick<Action, 'operands'> {
	readonly actions: Readonly<Record<string, Action>>;
	/** Where none is named. */
	readonly usualAction?: string;
}

export type Command = Described & (Action | Choice);

interface Described {
	readonly name: string;
	/** The program's help only names it. */
	readonly isRare?: true;
	/** One line for the list of commands. */
	readonly summary: Message;
	/** What the operands and the result are, for the command's own help. */
	readonly description: Message;
	/** The first is the default. */
	readonly formats: readonly string[];
	/** Besides those that every command has, see {@link optionsOf}. */
	readonly options: readonly OptionName[];
	/** It reads the file of `--output` itself and adds to it. */
	readonly addsToOutput?: true;
	/** What the operand can be, for shells to complete. */
	readonly operandChoices?: readonly string[];
	/** What options do here, where that is not what they do elsewhere. */
	readonly optionHelp?: Readonly<Partial<Record<OptionName, Message>>>;
}

/** All that a command takes: whatever writes a result in some format, and every one, has the same options for that. */
export function optionsOf({ formats, options }: Command): readonly OptionName[] {
	return [...(formats.length > 0 ? (['format', 'output'] as const) : []), ...options, 'lang', 'help'];
}

/** What a command's first operand can be, where that is known. */
export function operandChoices(command: Command): readonly string[] {
	return 'actions' in command ? Object.keys(command.actions) : (command.operandChoices ?? []);
}

/** What is to be done, and with what. Throws a {@link CliError} for what the command cannot do, and for too few operands or too many. */
export function chosenAction(command: Command, typed: readonly string[]): [Action, operands: readonly string[]] {
	const { name } = command;
	if (!('actions' in command)) return [counted(name, command, typed), typed];
	const [what = command.usualAction, ...operands] = typed;
	if (what === undefined)
		throw new CliError('usage', message('usage.tooFew', { command: name, operands: command.operands }));
	const action = Object.hasOwn(command.actions, what) ? command.actions[what] : undefined;
	if (action) return [counted(`${name} ${what}`, action, operands), operands];
	const choices = operandChoices(command);
	const meant = closest(what, choices);
	throw new CliError('usage', message('usage.cannot', { command: name, action: what, choices, meant }));
}

function counted(command: string, action: Action, { length }: readonly string[]): Action {
	const { operands, takes: [least, most] = [1, Number.POSITIVE_INFINITY] } = action;
	if (length >= least && length <= most) return action;
	throw new CliError('usage', message(length < least ? 'usage.tooFew' : 'usage.tooMany', { command, operands }));
}

/** A terminal that knows colours gets them, unless the user or `NO_COLOR` says otherwise; `FORCE_COLOR` sends them to pipes. */
export function wantsColour({ file }: Output, { options, environment }: Invocation): boolean {
	const { color = 'auto' } = options;
	if (color !== 'auto' || file !== undefined) return color === 'always';
	const { NO_COLOR, FORCE_COLOR, TERM } = environment.env;
	if (NO_COLOR || FORCE_COLOR === '0') return false;
	return Boolean(FORCE_COLOR) || (environment.stdout.isTTY === true && TERM !== 'dumb');
}

/** Writes the result to each place that the user wants it at, in the format wanted there. */
export async function writeResult(render: (output: Output) => string, invocation: Invocation): Promise<void> {
	for (const output of invocation.options.outputs) {
		const result = new ResultWriter(output, invocation);
		result.write(render(output));
		await result.end();
	}
}

/** JSON may hold them as they are. A terminal would move its cursor, or show what follows in another order. */
const terminalControls = /[\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

function asEscape(control: string): string {
	return `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Writes a result that comes in pieces: each at once, or all into one file, which is written whole or not at all. */
export class ResultWriter {
	readonly #file: string | undefined;
	readonly #environment: Environment;
	readonly #text = new PackedText();

	constructor({ file }: Output, { environment }: Invocation) {
		this.#file = file;
		this.#environment = environment;
	}

	write(piece: string): void {
		if (piece === '') return;
		const { stdout } = this.#environment;
		if (this.#file === undefined) stdout.write(stdout.isTTY ? piece.replace(terminalControls, asEscape) : piece);
		else this.#text.add(piece);
	}

	/** Throws a {@link CliError} for a file that cannot be written. */
	async end(): Promise<void> {
		const { cwd } = this.#environment;
		if (this.#file === undefined) return;
		const path = resolve(cwd, this.#file);
		const within = folderOfNamed(this.#file, path);
		await writeFile(this.#file, path, this.#text, this.#environment, { within });
	}
}
