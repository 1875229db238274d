import type { Message, Words } from '../messages/model';

/** What data looks like when its messages have been put into words. */
export type Worded<T> = T extends Message
	? string
	: T extends readonly (infer Item)[]
		? Worded<Item>[]
		: T extends object
			? { [Key in keyof T]: Worded<T[Key]> }
			: T;

/** Plain data with its messages in words: JSON outputs hold their messages as sentences of one language, too. */
export function worded<T>(value: T, words: Words): Worded<T>;
export function worded(value: unknown, words: Words): unknown {
	if (Array.isArray(value)) return value.map((item) => worded(item, words));
	if (typeof value !== 'object' || value === null) return value;
	const isMessage = 'code' in value && 'args' in value && Object.keys(value).length === 2;
	if (isMessage) return words.say(value as Message);
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, worded(item, words)]));
}
