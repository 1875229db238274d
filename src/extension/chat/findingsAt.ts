import type { Finding } from '../../findings/model';
import { worthOf } from '../../findings/volume';
import type { Span } from '../../report/model';

/** A line of the report, or a place in one; both from 1. */
export interface Where {
	readonly line: number;
	readonly column?: number | undefined;
}

/** What of a report findings are looked for in. */
interface Read {
	readonly analysis: { readonly findings: readonly Finding[] };
	readonly context: { readonly at: (span: Span) => { readonly line: number; readonly column: number } };
}

/** The findings under the cursor, else those on its line: the weightiest first, those held back last. */
export function findingsAt({ analysis, context }: Read, { line, column }: Where): Finding[] {
	const onLine = analysis.findings.filter(({ span }) => linesOf(span, context).includes(line));
	const under = column === undefined ? [] : onLine.filter(({ span }) => holds(span, { line, column }, context));
	const rank = (finding: Finding) => (finding.held ? 0 : 1_000) + worthOf(finding);
	return (under.length > 0 ? under : onLine).toSorted((a, b) => rank(b) - rank(a) || a.span[0] - b.span[0]);
}

/** The nearest findings to a line that are listed, in the order of the report. */
export function findingsNear({ analysis, context }: Read, line: number, most: number): Finding[] {
	const distance = ({ span }: Finding) => Math.abs(context.at(span).line - line);
	return analysis.findings
		.filter(({ held }) => !held)
		.toSorted((a, b) => distance(a) - distance(b))
		.slice(0, most)
		.sort((a, b) => a.span[0] - b.span[0]);
}

function linesOf([start, end]: Span, { at }: Read['context']): number[] {
	const [first, last] = [at([start, start]).line, at([end, end]).line];
	return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function holds([start, end]: Span, place: Required<Where>, { at }: Read['context']): boolean {
	const [from, to] = [at([start, start]), at([end, end])];
	const after = place.line > from.line || (place.line === from.line && (place.column ?? 1) >= from.column);
	const before = place.line < to.line || (place.line === to.line && (place.column ?? 1) <= to.column);
	return after && before;
}
