import { surroundings } from '../anchors/anchors';
import type { DraftFinding } from '../findings/model';
import type { QuoteAligner } from '../quotes/align';
import { inside } from '../report/lookup';
import type { Report, Span } from '../report/model';
import { isWithin, overlap } from '../report/spanRelations';
import { termsOf } from '../text/terms';

/** A quote with fewer words stands in any report; two Han characters are a word. */
const leastWords = 4;

/**
 * Whether the words that a model quotes are enough to withdraw what the rules hold against a place. An error is a fact of
 * the text and stays. Else the quote has to stand in the report, be no scrap, and bear on the place: it is from its
 * paragraph or one beside it, or speaks of the same; and what was computed is answered by one of its figures alone.
 */
export function mayWithdraw(
	report: Report,
	{ code, severity, span, related = [] }: DraftFinding,
	quote: string | null,
	aligner: QuoteAligner,
): boolean {
	if (severity === 'error' || quote === null) return false;
	const near = nearBy(report, span);
	const found = (aligner.align(quote, near) ?? aligner.align(quote))?.span;
	if (!found || (wordsIn(quote) < leastWords && !isWithin(span, found))) return false;
	const places = [span, ...related.map((place) => place.span)].map((place) => surroundings(report, place));
	if (code.startsWith('number.')) {
		const years = code === 'number.period';
		return sharesOne(figuresIn(report, [found], years), figuresIn(report, places, years));
	}
	const spoken = places.flatMap((place) => termsOf(report.source.slice(...place)));
	return isWithin(found, near) || sharesOne(termsOf(quote), spoken);
}

/** From the beginning of the block before to the end of the one behind. */
function nearBy({ blocks }: Report, span: Span): Span {
	const own = blocks.findIndex((block) => overlap(block.span, span));
	const [before, behind] = [blocks[Math.max(0, own - 1)], blocks[own + 1] ?? blocks[own]];
	return before && behind ? [before.span[0], behind.span[1]] : span;
}

function wordsIn(text: string): number {
	const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
	return han / 2 + (text.match(/(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu)?.length ?? 0);
}

/** Years stand beside most figures, and answer none of them. */
function figuresIn({ numbers }: Report, spans: readonly Span[], years: boolean): number[] {
	const found = spans.flatMap((span) => inside(numbers, span));
	return found.filter(({ kind }) => years || (kind !== 'year' && kind !== 'date')).map(({ value }) => value);
}

function sharesOne<T>(some: readonly T[], others: readonly T[]): boolean {
	const known = new Set(others);
	return some.some((one) => known.has(one));
}
