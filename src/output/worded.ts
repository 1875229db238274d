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
	if (isMessage(value)) return words.say(value);
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, worded(item, words)]));
}

function isMessage(value: object): value is Message {
	return 'code' in value && 'args' in value && Object.keys(value).length === 2;
}
