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
	/** A day, by a time in milliseconds since the epoch. */
	date(time: number): string;
	/** A day with the time of day, by a time in milliseconds since the epoch. */
	moment(time: number): string;
}
