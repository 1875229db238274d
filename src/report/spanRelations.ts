import type { Span } from './model';

/** Whether two spans share a character. */
export function overlap(a: Span, b: Span): boolean {
	return a[0] < b[1] && b[0] < a[1];
}

/** {@link overlap}, for objects with `start` and `end`. */
export function rangesOverlap(a: Range, b: Range): boolean {
	return a.start < b.end && b.start < a.end;
}

interface Range {
	readonly start: number;
	readonly end: number;
}

/** Whether a span lies within another; it may be the same. */
export function isWithin(inner: Span, outer: Span): boolean {
	return inner[0] >= outer[0] && inner[1] <= outer[1];
}

/** Whether the character at an offset is in the span. */
export function containsOffset(span: Span, at: number): boolean {
	return at >= span[0] && at < span[1];
}

/** Sorts in document order; of two that start together, the shorter first. */
export function byPlace(a: { readonly span: Span }, b: { readonly span: Span }): number {
	return a.span[0] - b.span[0] || a.span[1] - b.span[1];
}
