import type * as z from 'zod';
import type { Message, Words } from '../../messages/model';
import type { ModelUse, Plumbline, Progress } from '../../model';
import type { TextFiles } from '../../ports';
import { printable } from '../../text/shorten';
import type { ClaimSource } from '../../verification/checkStatement';
import type { ReportMemory } from './memory';
import type { ReadArguments, ReadReport } from './readReport';

/** What a tool works with while it answers one call: all that it reaches of the shell that offers it. */
export interface Call {
	readonly words: Words;
	/** The pages on findings: `<code>.md`. */
	readonly findingPages: TextFiles;
	/** What the reports of this session held. */
	readonly memory: ReportMemory;
	/** Aborted when the call is cancelled, or whoever made it goes. */
	readonly signal: AbortSignal;
	/** Tells how far a long answer is, where anybody wants to know. */
	readonly onProgress: (progress: Progress) => void;
	/** The agent's own model, where its client offers it and asks its user. */
	readonly model?: ModelUse | undefined;
	/** What scores, checks and reads, loaded when a tool asks for it. */
	plumbline(): Promise<Pick<Plumbline, 'score' | 'checkClaim' | 'review'>>;
	/** Reads a report with the settings that hold for it. Throws for one that may not or cannot be read. */
	read(report: ReadArguments): Promise<ReadReport>;
	/** The file of a source, alone. Throws for one that may not be read, or is not there. */
	source(path: string): Promise<ClaimSource>;
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
	/** It asks the agent's own model, and is offered only where there is one. */
	readonly asksModel?: true;
	run(values: unknown, call: Call): Promise<Answer<object>>;
}

/**
 * A tool whose arguments and result are of the types that its schemas say; `run` gets what the input schema has let through.
 * Whatever reads a report has it remembered; of a file's name, and of the answer, nothing begins a line of its own or moves
 * a cursor.
 */
export function tool<Input extends z.ZodObject, Output extends z.ZodObject>(parts: {
	readonly name: string;
	readonly title: Message;
	readonly about: Message;
	readonly input: Input;
	readonly output: Output;
	readonly asksModel?: true;
	readonly run: (values: z.infer<Input>, call: Call) => Promise<Answer<z.infer<Output>>>;
}): Tool {
	const { input, run, ...rest } = parts;
	const remembering = (call: Call): Call => ({
		...call,
		async read(named) {
			const read = await call.read(named);
			call.memory.add(read);
			return { ...read, document: { ...read.document, name: printable(read.document.name) } };
		},
	});
	return {
		...{ ...rest, input },
		async run(values, call) {
			const { data, text } = await run(input.parse(values), remembering(call));
			return { data, text: text.split('\n').map(printable).join('\n') };
		},
	};
}

/** Lines of an answer; what is `undefined` is left out. */
export function linesOf(lines: readonly (string | undefined)[]): string {
	return lines.filter((line) => line !== undefined).join('\n');
}
