import type { Check, DraftFinding } from '../../findings/model';
import { message } from '../../messages/message';
import { toDigits } from '../../report/citations/citationDrafts';
import { writtenLabel } from '../../report/citations/names';
import { parseEntry } from '../../report/citations/referenceEntries';
import { hasNoList, labelResolves } from '../../report/citations/resolvable';
import { hasFigure, inside, linesOf, overlapping, tableInBlock } from '../../report/lookup';
import type { Citation, Report, Span, Table } from '../../report/model';
import { isWithin } from '../../report/spanRelations';
import { groupBy } from '../../text/collections';
import { allMatches } from '../../text/matches';
import { memoised } from '../../text/memo';
import { damagedMarkers } from './damage';
import { missingParts } from './missingParts';

/**
 * `citation.broken`: a marker that names no reference, a reference with nothing in it, or a marker that is damaged. Each
 * defect is reported once, at its first marker. A key that the report does not list itself is not judged where
 * the report names a bibliography: the entry is in that file.
 */
export const brokenCitations: Check = ({ report }) => {
	const unresolved = unresolvedLabels(report);
	return [
		...emptyReferences(report, unresolved),
		...missingReferences(report, unresolved),
		...damagedMarkers(report),
		...missingParts(report),
	];
};

/** A label without a reference, with the markers that name it, in order. */
interface Unresolved {
	readonly label: string;
	/** The index of the empty entry; `undefined` where there is none. */
	readonly reference: number | undefined;
	readonly citations: [Citation, ...Citation[]];
}

function unresolvedLabels(report: Report): Unresolved[] {
	const found = new Map<string, Unresolved>();
	for (const citation of report.citations) {
		if (leadsSomewhere(report, citation) || hasNoteInText(report, citation) || isOfCode(report, citation)) continue;
		for (const [at, label] of citation.labels.entries()) {
			if (labelResolves(report, citation, at)) continue;
			const reference = citation.references[at];
			const key = `${label.toLowerCase()} ${reference}`;
			const known = found.get(key);
			if (known) known.citations.push(citation);
			else found.set(key, { label, reference, citations: [citation] });
		}
	}
	return [...found.values()];
}

/**
 * Whether a citation is a link to an address or a place in the report. A linked number does not count where almost all
 * other linked numbers have an entry in the list.
 */
function leadsSomewhere(report: Report, { url, form, span, references }: Citation): boolean {
	if (url === undefined) return /\]\(#|\bhref=["']?#/.test(report.source.slice(...span));
	return !(form === 'numeric' && references.every((index) => index === undefined) && linksNameEntries(report));
}

/** With at least so many linked numbers, and at most this share without an entry, a number without one is a slip. */
const leastLinked = 5;
const mostAstray = 0.1;

const linksNameEntries = memoised(({ citations }: Report): boolean => {
	const linked = citations.filter(({ url, form }) => url !== undefined && form === 'numeric');
	const astray = linked.filter(({ references }) => references.includes(undefined)).length;
	return linked.length >= leastLinked && astray <= Math.max(1, linked.length * mostAstray);
});

/** A number that stands in the report's code, too: `[1]` in a comment there is what the text speaks of. */
function isOfCode(report: Report, { form, labels }: Citation): boolean {
	return form === 'numeric' && labels.every((label) => labelsInCode(report).has(label));
}

const labelsInCode = memoised(({ blocks, source }: Report): ReadonlySet<string> => {
	const code = blocks.filter(({ kind }) => kind === 'code').map(({ span }) => source.slice(...span));
	return new Set(code.flatMap((text) => allMatches(standing, text).map((match) => match[1] ?? '')));
});

/** Not an index: `rows[1]`. */
const standing = /(?<![\w)\]])\[(\d{1,3})\]/gu;

/** How many lines are searched for a handwritten note, and how much of each. */
const mostLines = 40;
const mostOfLine = 80;

/**
 * A number whose note is in the text itself: a raised one over a line that opens with it, `Doe<sup>1</sup>` over
 * `1 University of …`, and one in brackets where parts of the text are numbered so: `**[1] Roads**`, and `as [1] says`.
 */
function hasNoteInText(report: Report, { form, labels, span }: Citation): boolean {
	if (form === 'numeric') return labels.every((label) => numberedParts(report).has(label));
	if (form !== 'superscript') return false;
	const lines = linesOf(report);
	const own = lines.lineAt(span[1]);
	if (labels.every((label) => notesByHand(report).has(label))) return true;
	return Array.from({ length: mostLines }, (_, at) => {
		const start = Math.max(span[1], lines.start(own + at));
		return report.source.slice(start, Math.min(start + mostOfLine, lines.end(own + at)));
	}).some((line) => {
		const entry = parseEntry(line);
		return /^\p{Lu}/u.test(entry.title) && entry.labels.some((label) => labels.includes(label));
	});
}

/** The raised numbers that open a line and the sentences in it: `¹ Without the ferries. ² With the ferries.` */
const notesByHand = memoised(({ source }: Report): ReadonlySet<string> => {
	const lines = source.split('\n').filter((line) => raisedFirst.test(line));
	return new Set(lines.flatMap((line) => allMatches(raised, line).map((match) => toDigits(match[1] ?? ''))));
});

const raisedFirst = /^[*_>\s]*[¹²³⁴-⁹]/u;
const raised = /(?:^[*_>\s]*|[.;。；][)）]?\s*)([¹²³⁴-⁹][⁰¹²³⁴-⁹]{0,2})(?=\s*\p{L})/gu;

/** A bracket, a caret, a raised number or a tag comes first. */
const mayHaveLabel = /^\s*[[【\\^<¹²³⁴-⁹]/u;

/** The numbers in brackets with which parts of the text or rows of a table begin, one after the other from 1 on, or all that are cited. */
const numberedParts = memoised((report: Report): ReadonlySet<string> => {
	const { blocks, source, tables } = report;
	if (!hasNoList(report)) return new Set();
	const parts = blocks.filter(({ kind }) => kind !== 'reference' && kind !== 'code');
	const openings = [...parts, ...tables.flatMap(({ rows }) => rows.flatMap(([first]) => first ?? []))];
	const found = openings.flatMap(({ span: [start] }) => {
		const opening = source.slice(start, start + mostOfLine).replace(/^[*_]+/u, '');
		if (!mayHaveLabel.test(opening)) return [];
		const { labels, bracketed } = parseEntry(opening);
		return bracketed ? labels.map((label) => label.replace(/^0+/u, '')) : [];
	});
	const cited = report.citations.flatMap(({ form, labels }) => (form === 'numeric' ? labels : []));
	const isNumbered =
		['1', '2'].every((label) => found.includes(label)) || cited.every((label) => found.includes(label));
	return new Set(isNumbered ? found : []);
});

/**
 * One finding for the empty entries of one sentence or cell. Each entry is reported at its first citation beside a figure
 * that cites empty entries alone, else where it is first cited.
 */
function emptyReferences(report: Report, unresolved: readonly Unresolved[]): DraftFinding[] {
	const empty = unresolved.filter(({ reference }) => reference !== undefined);
	const told = empty.map((each) => ({ ...each, at: mainCitation(report, each) }));
	const groups = groupBy(told, ({ at }) => placeOf(report, at).join());
	return [...groups.values()].flatMap((group): DraftFinding[] => {
		const [first] = group;
		if (!first) return [];
		const labels = inListOrder(group);
		const span = adjoiningSpan(
			report,
			group.map(({ at }) => at),
		);
		const places = new Set(group.flatMap(({ citations }) => citations)).size;
		return [
			{
				code: 'citation.broken',
				span,
				message: message('checks.emptyReferences', { labels: labels.map(writtenLabel), places }),
				related: [...group.flatMap(({ reference }) => entryPlace(report, reference)), ...otherPlaces(group, span)],
				data: { label: first.label, places },
			},
		];
	});
}

/** The labels as a list has them, 2 before 10, wherever the text cites them first. */
function inListOrder(unresolved: readonly Unresolved[]): string[] {
	return unresolved.map(({ label }) => label).toSorted(listOrder.compare);
}

const listOrder = new Intl.Collator('en', { numeric: true });

function mainCitation(report: Report, { citations }: Unresolved): Citation {
	const [first] = citations;
	return citations.find((citation) => hasOnlyEmpty(report, placeOf(report, citation))) ?? first;
}

/** Whether a place has a figure and cites only empty entries. */
function hasOnlyEmpty(report: Report, place: Span): boolean {
	const cited = inside(report.citations, place).flatMap((citation) => citation.references);
	return hasFigure(report, place) && cited.every((index) => index !== undefined && report.references[index]?.empty);
}

const cellsOf = memoised(({ rows }: Table) => rows.flat());

/** The sentence or table cell in which a citation stands. */
function placeOf(report: Report, { span, block }: Citation): Span {
	const table = tableInBlock(report, block);
	const places = [...overlapping(report.sentences, span), ...(table ? overlapping(cellsOf(table), span) : [])];
	return places.find((each) => isWithin(span, each.span))?.span ?? span;
}

/** From the first to the last of the markers, as far as nothing but space and commas stands between them. */
function adjoiningSpan({ source }: Report, citations: readonly Citation[]): Span {
	const [start, first] = citations[0]?.span ?? [0, 0];
	let end = first;
	for (const { span } of citations)
		if (/^[\s,，、;；`]*$/u.test(source.slice(end, span[0]))) end = Math.max(end, span[1]);
	return [start, end];
}

function entryPlace({ references }: Report, index: number | undefined) {
	const reference = index === undefined ? undefined : references[index];
	return reference ? [{ span: reference.span, message: message('checks.emptyReferenceHere') }] : [];
}

/** Further places that are listed with a finding. */
const mostPlaces = 20;

function otherPlaces(group: readonly Unresolved[], told: Span) {
	return [...new Set(group.flatMap(({ citations }) => citations))]
		.filter(({ span }) => !isWithin(span, told))
		.slice(0, mostPlaces)
		.map(({ span }) => ({ span, message: message('checks.citedHereToo') }));
}

/** A message with more runs would not be readable. */
const mostRuns = 4;

/** The numbers of a list's entries, those that follow each other as one: `1–8`, `10`. */
function runsOf({ references }: Report): string[] {
	if (!references.every(({ label }) => label !== undefined && /^\d+$/u.test(label))) return [];
	const runs: [number, number][] = [];
	for (const number of references.map(({ label }) => Number(label)).toSorted((a, b) => a - b)) {
		const last = runs.at(-1);
		if (last && number <= last[1] + 1) last[1] = number;
		else runs.push([number, number]);
	}
	return runs.length > mostRuns ? [] : runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`));
}

/** More labels without an entry than this are one defect, a list that breaks off, rather than slips. */
const mostSlips = 3;

/** One finding for a report without a list or a list that breaks off; else one for each label. */
function missingReferences(report: Report, unresolved: readonly Unresolved[]): DraftFinding[] {
	const missing = unresolved.filter(({ reference }) => reference === undefined);
	const count = new Set(report.references.map(({ span }) => span[0])).size;
	if (count === 0 && missing.every(holdsFigures)) return [];
	const isUnnumbered = citeByOrder(report, missing, count);
	const together = count === 0 || isUnnumbered || missing.length > mostSlips;
	const groups = together ? [missing] : missing.map((each) => [each]);
	return groups.flatMap((group): DraftFinding[] => {
		const [first] = group;
		if (!first) return [];
		const places = new Set(group.flatMap(({ citations }) => citations)).size;
		return [
			{
				code: 'citation.broken',
				span: first.citations[0].span,
				...severityOf(group, { count, isUnnumbered }),
				message: isUnnumbered
					? message('checks.listWithoutNumbers', { label: first.label, count, places })
					: missingMessage(report, group, places, count),
				related: otherPlaces(group, first.citations[0].span),
				data: { label: first.label, places },
			},
		];
	});
}

/** Fewer numbers in brackets, in a report without a list, may be labels of something else, and so may those of one paragraph. */
const leastCited = 3;

function severityOf(group: readonly Unresolved[], { count, isUnnumbered }: { count: number; isUnnumbered: boolean }) {
	const isNumber = ({ label }: Unresolved) => /^\d+$/u.test(label);
	const blocks = new Set(group.flatMap(({ citations }) => citations.map(({ block }) => block)));
	const areFew = group.length < leastCited || blocks.size === 1;
	if (count === 0 && areFew && group.every(isNumber)) return { severity: 'hint' as const };
	// An author and a year may be no citation after all.
	const isAuthor = group[0]?.citations.every(({ form }) => form === 'authorYear');
	return isUnnumbered || isAuthor ? { severity: 'warning' as const } : {};
}

/** The numbers of a list begin at 1: brackets that hold several, and never a 1, hold figures, `[14, 16, 18]`. */
function holdsFigures({ label, citations }: Unresolved): boolean {
	return Number(label) > 1 && citations.every(({ labels }) => labels.length > 1);
}

function missingMessage(report: Report, group: readonly Unresolved[], places: number, count: number) {
	const labels = inListOrder(group).map(writtenLabel);
	if (count === 0) return message('checks.noReferenceList', { label: writtenLabel(group[0]?.label ?? ''), places });
	return message('checks.labelsNotListed', { labels, count, places, has: runsOf(report) });
}

/** A list without numbers, with an entry for each number that the text cites: it can only be meant by its order. */
function citeByOrder({ references }: Report, missing: readonly Unresolved[], count: number): boolean {
	return (
		count >= mostSlips &&
		references.every(({ label }) => label === undefined) &&
		missing.every(({ label }) => /^\d+$/u.test(label) && Number(label) <= count)
	);
}
