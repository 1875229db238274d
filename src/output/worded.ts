import type { Message, Words } from '../messages/model';

/** The same with words in the place of messages. */
export type Worded<T> = T extends Message ? string : T extends object ? { readonly [K in keyof T]: Worded<T[K]> } : T;

/** Data as machines read it: every message in it is put into words. */
export function worded<T>(data: T, words: Words): Worded<T> {
	return replaced(data, words) as Worded<T>;
}

function replaced(data: unknown, words: Words): unknown {
	if (typeof data !== 'object' || data === null) return data;
	if (Array.isArray(data)) return data.map((one) => replaced(one, words));
	if (isMessage(data)) return words.say(data);
	return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, replaced(value, words)]));
}

function isMessage(data: object): data is Message {
	return 'code' in data && 'args' in data && Object.keys(data).length === 2;
}
