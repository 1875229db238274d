import type { Message, Words } from '../../messages/model';
import { printable } from '../../text/shorten';

/**
 * A message as the command line tells it on stderr. What stands in it, such as the name of a file, may hold anything: a line
 * break would begin a line of somebody else's, a control character would reach the terminal.
 */
export function told(said: Message, words: Words): string {
	return words.say(withPlainTexts(said) as Message);
}

function withPlainTexts(value: unknown): unknown {
	if (typeof value === 'string') return printable(value);
	if (Array.isArray(value)) return value.map(withPlainTexts);
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withPlainTexts(part)]));
}
