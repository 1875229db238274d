import type { catalog } from './catalog';
import type { Message, Sentence } from './model';
import type { Sentences } from './sentences';

type Catalog = typeof catalog;

type TableCode = { [T in keyof Catalog]: `${T}.${keyof Catalog[T] & string}` }[keyof Catalog];

/** Every sentence there is, as `table.sentence`. */
export type MessageCode = keyof Sentences | TableCode;

/** What a sentence needs to be said; `undefined` where it always says the same. */
type ArgsOf<C> = C extends keyof Sentences
	? Sentences[C]
	: C extends `${infer T extends keyof Catalog}.${infer K}`
		? K extends keyof Catalog[T]
			? Catalog[T][K] extends Sentence<infer A>
				? A
				: never
			: never
		: never;

/** The sentences of a table, by their names in it. */
export type NameIn<Table extends string> = MessageCode extends infer Code
	? Code extends `${Table}.${infer Name}`
		? Name
		: never
	: never;

/** A message, to be put into words where it is shown. */
export function message<C extends MessageCode>(
	code: C,
	...args: undefined extends ArgsOf<C> ? [] : [ArgsOf<C>]
): Message {
	return { code, args: args[0] };
}

/** Text that is said as it stands in every language: figures, names, the words of a source or a model. */
export function verbatim(text: string): Message {
	return message('common.verbatim', { text });
}
