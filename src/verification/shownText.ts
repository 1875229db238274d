import type { Span } from '../report/model';
import type { Passage } from '../sources/model';
import type { IndexedSource } from './indexedSource';

const gap = '\n[…]\n';

/** The words of a source that are shown to a model. */
export interface ShownText {
	readonly text: string;
	/** For the model: what part of the source the text is. */
	readonly extent: string;
	/** All that is known of the source, or nearly. */
	readonly whole: boolean;
}

/** Passages that come to so much of a source leave nothing out that could bear a claim out. */
const nearlyWhole = 0.9;

/**
 * A source as a model is shown it with some claims: whole where it has room, else its passages on them.
 *
 * @param found the passages on each claim, the best first
 * @param most so many of them are shown
 * @param room in characters
 */
export function shownText(
	evidence: IndexedSource,
	found: readonly (readonly Passage[])[],
	most: number,
	room: number,
): ShownText {
	const { text } = evidence.text;
	if (evidence.extent === 'quoted')
		return { text, extent: 'Passages of the source; the rest of it is not known:', whole: true };
	if (text.length <= room) return { text, extent: 'The source:', whole: true };
	const passages = found.flatMap((own) => own.slice(0, most).map(({ span }) => span));
	const stretches = joined(passages.map((span) => withNeighbours(span, evidence)));
	const shown = stretches.length > 0 ? stretches : [[0, room] as const];
	return {
		text: shown.map((span) => pageMark(span, evidence) + text.slice(...span).trim()).join(gap),
		extent: 'The passages of the source that speak of the claims, as far as could be found:',
		whole: shown.reduce((sum, [start, end]) => sum + end - start, 0) >= nearlyWhole * text.length,
	};
}

function pageMark([start]: Span, { quotes }: IndexedSource): string {
	const page = quotes.pageOf(start);
	return page === null ? '' : `(page ${page}) `;
}

/** A passage with the sentence before and behind it: who and when often stand there. */
function withNeighbours([start, end]: Span, { sentences }: IndexedSource): Span {
	const first = sentences.findIndex((sentence) => sentence[1] > start);
	const last = sentences.findLastIndex((sentence) => sentence[0] < end);
	if (first < 0 || last < first) return [start, end];
	const before = sentences[Math.max(0, first - 1)]![0];
	const behind = sentences[Math.min(sentences.length - 1, last + 1)]![1];
	return [Math.max(before, start - mostAround), Math.min(behind, end + mostAround)];
}

/** UTF-16 units of a neighbouring sentence that are shown. */
const mostAround = 400;

function joined(spans: readonly Span[]): Span[] {
	const merged: [number, number][] = [];
	for (const [start, end] of [...spans].sort((a, b) => a[0] - b[0])) {
		const last = merged.at(-1);
		if (last && start <= last[1] + 2) last[1] = Math.max(last[1], end);
		else merged.push([start, end]);
	}
	return merged;
}
