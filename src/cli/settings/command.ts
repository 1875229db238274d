import { resolve } from 'node:path';
import { message } from '../../messages/message';
import type { Message, Words } from '../../messages/model';
import type { Plumbline, PlumblineInit } from '../../model';
import type { Environment, ExitCode } from '../host/environment';
import { CliError, unwritten } from '../host/errors';
import type { OptionName, Options } from './options';

/** What a command works with. */
export interface Invocation {
	readonly operands: readonly string[];
	readonly options: Options;
	readonly environment: Environment;
	/** Of the language that the user asked for. */
	readonly words: Words;
	/** Says something beside the result. */
	tell(notice: Message): void;
	/** Says why something could not be done. */
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
	readonly options: readonly OptionName[];
	/** What options do here, where that is not what they do elsewhere. */
	readonly optionHelp?: Readonly<Partial<Record<OptionName, Message>>>;
	run(invocation: Invocation): Promise<ExitCode>;
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
		options.colour && !environment.env.NO_COLOR && options.output === undefined && environment.stdout.isTTY === true
	);
}

/** Puts the result where the user wants it. */
export async function writeResult(text: string, invocation: Invocation): Promise<void> {
	const result = new ResultWriter(invocation);
	result.write(text);
	await result.end();
}

/** Puts a result that comes in pieces where the user wants it: each at once, or in one file, which is written whole or not at all. */
export class ResultWriter {
	readonly #invocation: Invocation;
	readonly #pieces = new Pieces();
	#written: Promise<void> | undefined;

	constructor(invocation: Invocation) {
		this.#invocation = invocation;
	}

	write(piece: string): void {
		const { options, environment } = this.#invocation;
		if (piece === '') return;
		if (options.output === undefined) {
			environment.stdout.write(piece);
			return;
		}
		this.#pieces.add(piece);
		this.#begin(options.output);
	}

	/** Throws a {@link CliError} for a file that cannot be written. */
	async end(): Promise<void> {
		const { output } = this.#invocation.options;
		if (output === undefined) return;
		this.#pieces.end();
		await this.#begin(output).catch((error: unknown) => {
			throw unwritten(output, error);
		});
	}

	#begin(output: string): Promise<void> {
		const { fs, cwd } = this.#invocation.environment;
		if (!this.#written) {
			this.#written = fs.write(resolve(cwd, output), this.#pieces);
			// It is told at the end, however early it fails.
			this.#written.catch(() => {});
		}
		return this.#written;
	}
}

/** A text whose pieces are read as they come. */
class Pieces implements AsyncIterable<string> {
	#waiting: string[] = [];
	#ended = false;
	#wake = () => {};

	add(piece: string): void {
		this.#waiting.push(piece);
		this.#wake();
	}

	end(): void {
		this.#ended = true;
		this.#wake();
	}

	async *[Symbol.asyncIterator](): AsyncGenerator<string> {
		for (;;) {
			const text = this.#waiting.join('');
			this.#waiting = [];
			if (text !== '') yield text;
			else if (this.#ended) return;
			if (this.#waiting.length > 0 || this.#ended) continue;
			await new Promise<void>((resolve) => {
				this.#wake = resolve;
			});
		}
	}
}
