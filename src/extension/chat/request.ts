import { worthOf } from '../../findings/limit';
import { type Finding, type FindingCode, findingCodes } from '../../findings/model';
import type { Span } from '../../report/model';

/** `12`, `line 12`, `L12`, `第 12 行`: nothing else of a sentence is taken for a line, such as a year. */
const lineForms = [/^\s*[#:]?(\d{1,7})\s*$/, /(?:\bline\s+|\bL)(\d{1,7})\b/i, /第\s*(\d{1,7})\s*行/, /(\d{1,7})\s*行/];

/** The line that a request names, from 1. */
export function namedLine(prompt: string): number | undefined {
	for (const form of lineForms) {
		const line = Number(form.exec(prompt)?.[1] ?? 0);
		if (line > 0) return line;
	}
	return undefined;
}

/** The kind of finding that a request names by its code. */
export function namedCode(prompt: string): FindingCode | undefined {
	return (Object.keys(findingCodes) as FindingCode[]).find((code) => prompt.includes(code));
}

const [usualSteps, mostSteps] = [15, 200];

/** How many steps of a plan are asked for. */
export function namedCount(prompt: string): number {
	const count = Number(/\d{1,6}/.exec(prompt)?.[0] ?? 0);
	return count > 0 ? Math.min(count, mostSteps) : usualSteps;
}

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
