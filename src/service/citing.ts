import type { CitationForm, Reference, Report, Span } from '../report/model';

/** The end of a sentence: its stop, with closing quotes or brackets. */
const stop = /[.!?。!?]["'”’)」』]*$/;

/** How the report cites: the form it uses most, numbers in brackets where it cites nothing yet. */
export function usualForm(report: Report): CitationForm {
	const counts = new Map<CitationForm, number>();
	for (const { form } of report.citations) counts.set(form, (counts.get(form) ?? 0) + 1);
	const [most] = [...counts].sort((a, b) => b[1] - a[1]);
	return most?.[0] ?? 'numeric';
}

/** The marker that cites a reference, in the form the report uses. */
export function marker(reference: Reference, form: CitationForm): string {
	const label = reference.label?.replace(/^\^/, '');
	if (label === undefined || form === 'link' || form === 'url') return link(reference);
	if (form === 'footnote' || reference.label?.startsWith('^')) return `[^${label}]`;
	if (form === 'superscript') return `<sup>${label}</sup>`;
	if (form === 'key') return `[@${label}]`;
	return `[${label}]`;
}

/**
 * Where a claim's citation goes: before its full stop or after it, as most of the report's citations do.
 * A table has no such place: its source stands in the text around it.
 */
export function citationPlace(report: Report, [start, end]: Span): number | undefined {
	if (report.tables.some(({ block }) => contains(report.blocks[block]!.outer, start))) return undefined;
	const text = report.source.slice(start, end).trimEnd();
	const mark = stop.exec(text);
	return mark && !citesAfterStop(report) ? start + mark.index : start + text.length;
}

function contains([start, end]: Span, offset: number): boolean {
	return start <= offset && offset < end;
}

function citesAfterStop(report: Report): boolean {
	const after = report.citations.filter(({ span }) => stop.test(report.source.slice(0, span[0]).slice(-8).trimEnd()));
	return after.length * 2 > report.citations.length;
}

function link({ title, url }: Reference): string {
	const name = title || url || '';
	return url ? `[${name}](${url})` : `[${name}]`;
}
