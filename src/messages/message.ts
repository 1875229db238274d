import type { catalog } from './catalog';
import type { commandLine } from './commandLine';
import type { forAgents } from './forAgents';
import type { forChat } from './forChat';
import type { Message, Sentence } from './model';

type Catalog = typeof catalog & typeof commandLine & typeof forAgents & typeof forChat;

/** Every sentence there is, as `table.sentence`. */
export type MessageCode = {
	[T in keyof Catalog]: `${T}.${keyof Catalog[T] & string}`;
}[keyof Catalog];

/** What a sentence needs to be said; `void` where it always says the same. */
type ArgsOf<C> = C extends `${infer T extends keyof Catalog}.${infer K}`
	? K extends keyof Catalog[T]
		? Catalog[T][K] extends Sentence<infer A>
			? A
			: never
		: never
	: never;

/** A message, to be put into words where it is shown. */
export function message<C extends MessageCode>(code: C, ...args: ArgsOf<C> extends void ? [] : [ArgsOf<C>]): Message {
	return { code, args: args[0] };
}

/** Text that is said as it stands in every language: figures, names, the words of a source or a model. */
export function verbatim(text: string): Message {
	return message('common.verbatim', { text });
}
