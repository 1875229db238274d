import type { Language } from './languages';

/**
 * Something to tell a person, as data: which sentence, and what stands in it. The core makes messages with `message()`;
 * they become words at the edge, where the reader's language is known.
 */
export interface Message {
	/** `table.sentence`, such as `support.cited`. */
	readonly code: string;
	/** Text of the report as it is, figures, and other messages. */
	readonly args: unknown;
}

/** What a sentence can be given: text of the report as it is, a figure, another message, or several of these. */
export type Told = string | number | Message | readonly Told[];

/** One language's way of saying things. Pure: the same message gives the same words. */
export interface Words {
	readonly language: Language;
	/** A message in this language. */
	say(message: Message): string;
	/** Messages as sentences one after the other. */
	all(messages: readonly Message[]): string;
	/** A figure, with at most so many digits behind the point (2 by default). */
	number(value: number, digits?: number): string;
	/** A share from 0 to 1 as `42%`, with at most so many digits behind the point (none by default). */
	percent(share: number, digits?: number): string;
	/** A day, by a time in milliseconds since the epoch. */
	date(time: number): string;
	/** A day with the time of day, by a time in milliseconds since the epoch. */
	moment(time: number): string;
	/** `a, b and c`. */
	list(items: readonly string[]): string;
	/** The form that a count asks for; languages without plural forms need not ask. */
	plural(count: number, one: string, other: string): string;
}

/** A sentence in every language: as it stands, or made from what stands in it. */
export type Sentence<A> = Readonly<Record<Language, string | ((args: A, words: Words) => string)>>;

/** An entry of a table of sentences. A language that is missing is a type error. */
export function says<A = void>(sentence: Sentence<A>): Sentence<A> {
	return sentence;
}
