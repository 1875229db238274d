import type { Report, Span } from '../report/model';
import { overlap } from '../report/spanRelations';
import type { Anchor } from './model';

type Read = Pick<Report, 'source' | 'sentences'>;

export function anchorOf(report: Read, span: Span): Anchor {
	const around = surroundings(report, span);
	const text = report.source.slice(...around);
	const inside: Span = [span[0] - around[0], span[1] - around[0]];
	const nth = places(report, text, inside).findIndex(([start]) => start === span[0]);
	return { text, nth, span: inside };
}

/** Where it is in a text; `undefined` where its sentences do not stand there any more, or not for themselves. */
export function findAnchor(report: Read, { text, nth, span }: Anchor): Span | undefined {
	return places(report, text, span)[nth];
}

/** The same for the same place, whichever text it was made from. */
export function anchorKey({ text, nth, span }: Anchor): string {
	return `${nth} ${span.join(' ')} ${text}`;
}

/** Every place at which the text stands just so, and is not a piece of a longer sentence. */
function places(report: Read, text: string, [from, to]: Span): Span[] {
	const found: Span[] = [];
	for (let at = report.source.indexOf(text); at >= 0 && text !== ''; at = report.source.indexOf(text, at + 1)) {
		const span: Span = [at + from, at + to];
		const [start, end] = surroundings(report, span);
		if (start === at && end === at + text.length) found.push(span);
	}
	return found;
}

/** The sentences that a span touches; where there are none, its lines. */
export function surroundings({ source, sentences }: Read, span: Span): Span {
	const touched = sentences.filter((sentence) => overlap(sentence.span, span)).map((sentence) => sentence.span);
	if (touched.length === 0) return linesOf(source, span);
	return [Math.min(span[0], ...touched.map(([start]) => start)), Math.max(span[1], ...touched.map(([, end]) => end))];
}

function linesOf(source: string, [start, end]: Span): Span {
	const from = start === 0 ? 0 : source.lastIndexOf('\n', start - 1) + 1;
	const to = source.indexOf('\n', Math.max(start, end - 1));
	return [from, to < 0 ? source.length : Math.max(to, end)];
}
