import { Ink, type Report, type Span } from '../report/model';
import { shorten } from '../text/shorten';

/** What stands at a place of the source, short enough for one line of a message. */
export function excerpt(source: string, span: Span, limit = 110): string {
	return shorten(source.slice(...span), limit);
}

/** The same without Markdown's marks, with citations; what is nothing but marks is shown as it stands. */
export function readableExcerpt({ source, ink }: Pick<Report, 'source' | 'ink'>, span: Span, limit = 110): string {
	let text = '';
	for (let at = span[0]; at < span[1] && text.length <= limit * 8; at++) {
		const character = source[at]!;
		if (ink[at] !== Ink.markup) text += character;
		else if (/[\s|]/.test(character)) text += ' ';
	}
	return shorten(text, limit) || excerpt(source, span, limit);
}
