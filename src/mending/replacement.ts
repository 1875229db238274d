import type { Span } from '../report/model';

/** A span of a report and the text to replace it. */
export interface Replacement {
	readonly span: Span;
	readonly text: string;
}

/** A text with replacements applied, which must not overlap. */
export function applyReplacements(source: string, replacements: readonly Replacement[]): string {
	const lastFirst = replacements.toSorted((a, b) => b.span[0] - a.span[0]);
	return lastFirst.reduce(
		(text, { span: [start, end], text: own }) => text.slice(0, start) + own + text.slice(end),
		source,
	);
}
