import * as z from 'zod';
import { message } from '../../messages/message';
import type { Message, Words } from '../../messages/model';
import type { ModelUse, Plumbline, Progress } from '../../model';
import type { TextFiles } from '../../ports';
import { printable } from '../../text/shorten';
import type { ClaimSource } from '../../verification/checkStatement';
import type { ReportMemory } from './memory';
import { optional, type ReadArguments, type ReadReport } from './readReport';

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

/** What a call comes to: in words for an agent, who would pay for the same twice; as data where a program asks for them. */
export interface Answer {
	readonly data?: object | undefined;
	readonly text: string;
}

/** A tool as it is offered to agents: it reads, writes nothing and reaches nobody. */
export interface Tool {
	readonly name: string;
	readonly title: Message;
	readonly about: Message;
	readonly input: z.ZodObject;
	/** It asks the agent's own model, and is offered only where there is one. */
	readonly asksModel?: true;
	run(values: unknown, call: Call): Promise<Answer>;
}

/**
 * A tool whose arguments are of the types that its schema says; `run` gets what the schema has let through. Whatever reads a
 * report has it remembered; of a file's name, and of the answer, nothing begins a line of its own or moves a cursor.
 */
export function tool<Input extends z.ZodObject>(
	words: Words,
	parts: Omit<Tool, 'input' | 'run'> & {
		readonly input: Input;
		readonly run: (values: z.infer<Input>, call: Call) => Promise<Required<Answer>>;
	},
): Tool {
	const { input, run, ...rest } = parts;
	const asData = optional(z.boolean(), message('tools.data'), words);
	const remembering = (call: Call): Call => ({
		...call,
		async read(named) {
			const read = await call.read(named);
			call.memory.add(read);
			return { ...read, document: { ...read.document, name: printable(read.document.name) } };
		},
	});
	return {
		...{ ...rest, input: input.extend({ data: asData }) },
		async run(values, call) {
			const { data: isAsked, ...given } = z.looseObject({ data: asData }).parse(values);
			const { data, text } = await run(input.parse(given), remembering(call));
			return { data: isAsked ? data : undefined, text: text.split('\n').map(printable).join('\n') };
		},
	};
}

/** Of what an answer lists, in tokens: what an agent reads at once beside the rest of it. */
export const answerTokens = 1_000;

/** Lines of an answer; what is `undefined` is left out. */
export function linesOf(lines: readonly (string | undefined)[]): string {
	return lines.filter((line) => line !== undefined).join('\n');
}
