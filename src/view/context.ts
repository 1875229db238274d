import type { Words } from '../messages/model';
import { LineIndex } from '../report/lines';
import type { Span } from '../report/model';

/** What something is shown with: the reader's language, and where places of the scored text are now. */
export interface ViewContext {
	readonly words: Words;
	/** Where a span begins; line and column count from 1. */
	readonly at: (span: Span) => { readonly line: number; readonly column: number };
}

/** A place in the report; its line counts from 1. */
export interface PlaceView {
	readonly line: number;
	readonly span: Span;
}

/** For a text that is not edited meanwhile. */
export function contextOf(text: string, words: Words): ViewContext {
	const lines = new LineIndex(text);
	return { words, at: (span) => lines.position(span[0]) };
}

/** One place a line: what stands on one line is seen at once. */
export function onePlaceALine(spans: readonly Span[], context: ViewContext): PlaceView[] {
	const places = new Map(spans.map((span) => placeOf(span, context)).map((place) => [place.line, place]));
	return [...places.values()].sort((a, b) => a.line - b.line);
}

export function placeOf(span: Span, { at }: ViewContext): PlaceView {
	return { line: at(span).line, span };
}
