import { labelPlaces } from '../report/citations/names';
import type { CitationForm, Reference, Report, Span } from '../report/model';
import { memoised } from '../text/memo';

/** The end of a sentence: its stop, with closing quotes or brackets. */
const stop = /[.!?。!?]["'”’)」』]*$/;

/** The marker that cites an entry, as the report writes its own. */
export function marker(report: Report, reference: Reference): string {
	const { form, written } = usualMarker(report);
	if (reference.label === undefined || form === 'link' || form === 'url') return link(reference);
	if (reference.label.startsWith('^')) return `[${reference.label}]`;
	return written.replace('#', () => reference.label ?? '');
}

/** The forms that name an entry by its label. */
const named: ReadonlySet<CitationForm> = new Set(['numeric', 'superscript', 'footnote', 'key']);

/** What the report cites by: the form it uses most, and how it writes one label in it, with `#` in the label's place. */
const usualMarker = memoised((report: Report): { readonly form: CitationForm; readonly written: string } => {
	const form = mostOf(report.citations.map((citation) => citation.form)) ?? 'numeric';
	const written = report.citations.flatMap((citation) => {
		const [place, ...more] = labelPlaces(report, citation);
		const [start, end] = citation.span;
		if (citation.form !== form || !named.has(form) || !place || more.length > 0 || place[0] === start) return [];
		const around = `${report.source.slice(start, place[0])}#${report.source.slice(place[1], end)}`;
		return [around.replace(/^[(（]|[)）]$/gu, '')];
	});
	return { form, written: mostOf(written) ?? (form === 'superscript' ? '<sup>#</sup>' : '[#]') };
});

function mostOf<Value>(values: readonly Value[]): Value | undefined {
	const counts = new Map<Value, number>();
	for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
	return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
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
