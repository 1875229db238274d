import { allMatches } from '../../text/matches';
import { type FoundUrl, findUrls } from '../../text/urls';
import { decodeEntities } from './markdown';

/** A backslash in front of ASCII punctuation is markup: `\&` stands for `&`. */
const escapePattern = /\\([!-/:-@[-`{-~])/g;

/** The text without the backslashes that make the sign behind them plain. */
export function withoutEscapes(text: string): string {
	return text.replace(escapePattern, '$1');
}

/**
 * The first web address in a Markdown text that nothing has read yet, as it leads: `https://a.example/?b=1\&c=2` leads to
 * `…?b=1&c=2`. Its place is the one in the text as it is written.
 */
export function firstWrittenUrl(text: string): FoundUrl | undefined {
	const [found] = findUrls(withoutEscapes(text));
	if (!found) return undefined;
	/** Where the signs behind the backslashes stand in the text without them. */
	const signs = allMatches(escapePattern, text).map(({ index }, before) => index - before);
	const asWritten = (at: number) => at + signs.filter((sign) => sign < at).length;
	return { start: asWritten(found.start), end: asWritten(found.end), url: decodeEntities(found.url) };
}
