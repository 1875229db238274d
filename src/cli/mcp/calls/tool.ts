import type * as z from 'zod';
import type { Message, Words } from '../../../messages/model';
import type { Plumbline, Progress } from '../../../model';
import type { Environment } from '../../host/environment';
import type { ReadArguments, ReadReport } from './readReport';
import type { OpenRoots } from './roots';

/** What a tool works with while it answers one call. */
export interface Call {
	readonly words: Words;
	readonly environment: Environment;
	readonly plumbline: Plumbline;
	/** The folders that may be read, as they are during this call. */
	readonly roots: OpenRoots;
	/** Aborted when the client cancels the call, or goes. */
	readonly signal: AbortSignal;
	/** Tells the client how far a long answer is, where it wants to know. */
	readonly onProgress: (progress: Progress) => void;
	/** Reads a report with the settings that hold for it. */
	read(report: ReadArguments): Promise<ReadReport>;
}

/** What a call comes to: for programs, and in words. */
export interface Answer<Data> {
	readonly data: Data;
	readonly text: string;
}

/** A tool as it is offered to agents: it reads, writes nothing and reaches nobody. */
export interface Tool {
	readonly name: string;
	readonly title: Message;
	readonly about: Message;
	readonly input: z.ZodObject;
	readonly output: z.ZodObject;
	run(values: unknown, call: Call): Promise<Answer<object>>;
}

/** A tool whose arguments and result are of the types that its schemas say; `run` gets what the input schema has let through. */
export function tool<Input extends z.ZodObject, Output extends z.ZodObject>(parts: {
	readonly name: string;
	readonly title: Message;
	readonly about: Message;
	readonly input: Input;
	readonly output: Output;
	readonly run: (values: z.infer<Input>, call: Call) => Promise<Answer<z.infer<Output>>>;
}): Tool {
	const { input, run, ...rest } = parts;
	return { ...rest, input, run: async (values, call) => run(input.parse(values), call) };
}

/** Lines of an answer; what is `undefined` is left out. */
export function linesOf(lines: readonly (string | undefined)[]): string {
	return lines.filter((line) => line !== undefined).join('\n');
}
