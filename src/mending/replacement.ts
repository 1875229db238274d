import type { Span } from '../report/model';

/** A stretch of a report with what is to stand there instead. */
export interface Replacement {
	readonly span: Span;
	readonly text: string;
}

/** A text with stretches of it replaced, which do not overlap. */
export function replaced(source: string, replacements: readonly Replacement[]): string {
	const lastFirst = replacements.toSorted((a, b) => b.span[0] - a.span[0]);
	return lastFirst.reduce(
		(text, { span: [start, end], text: own }) => text.slice(0, start) + own + text.slice(end),
		source,
	);
}
