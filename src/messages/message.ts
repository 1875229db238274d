import type { Message } from './model';
import type { Sentences } from './sentences';

/** Every sentence there is, as `table.sentence`. */
export type MessageCode = keyof Sentences;

/** The sentences of a table, by their names in it. */
export type NameIn<Table extends string> = MessageCode extends infer Code
	? Code extends `${Table}.${infer Name}`
		? Name
		: never
	: never;

/** A message, to be put into words where it is shown. */
export function message<C extends MessageCode>(
	code: C,
	...args: undefined extends Sentences[C] ? [] : [Sentences[C]]
): Message {
	return { code, args: args[0] };
}

/** Text that is said as it stands in every language: figures, names, the words of a source or a model. */
export function verbatim(text: string): Message {
	return message('common.verbatim', { text });
}
