import type { Finding } from '../findings/model';
import { bareLabel, labelPlaces } from '../report/citations/names';
import type { Citation, Reference, Report, Span } from '../report/model';
import { applyReplacements, type Replacement } from './replacement';

/** Reads a text as the report was read. */
export type Reread = (text: string) => Promise<Pick<Report, 'references' | 'citations'>>;

/** The entries to remove, each with the entry that its citations are changed to, if any. */
type Removals = ReadonlyMap<Reference, Reference | undefined>;

/**
 * Fixes the reference list: removes the entries that nothing cites, or merges entries of the same work. `undefined` for
 * other findings, for a list of which nothing is cited at all, and for one address under different titles, where only the
 * author knows which is right.
 *
 * @param reread the text with the edit is read again before the edit is offered
 */
export async function mendedReferences(
	report: Report,
	finding: Finding,
	reread: Reread,
): Promise<Replacement[] | undefined> {
	if (!mayMendReferences(finding)) return undefined;
	const removals =
		finding.code === 'citation.unused'
			? new Map(
					referencesAt(report, [finding.span, ...finding.related.map(({ span }) => span)]).map((entry) => [
						entry,
						undefined,
					]),
				)
			: new Map(worksOf(finding).flatMap((spans) => [...mergedReferences(report, spans)]));
	return verifiedEdit(report, removals, reread);
}

/** Whether {@link mendedReferences} may find a fix; to be certain, the result must be read. */
export function mayMendReferences({ code, message }: Finding): boolean {
	if (code === 'citation.unused') return message.code !== 'checks.listNotCited';
	return code === 'citation.duplicate' && message.code !== 'checks.sameAddress';
}

/** The entries of each work that is listed again; in `related`, the first entry of a work comes first. */
function worksOf({ span, related }: Finding): Span[][] {
	const works: Span[][] = [];
	for (const entry of related) {
		if (entry.message.code === 'checks.firstListed') works.push([entry.span]);
		else works.at(-1)?.push(entry.span);
	}
	works[0]?.push(span);
	return works;
}

/**
 * Makes one entry of several that are the same work: the first that has an address stays, what cites the others cites it,
 * and the numbers close up.
 */
function mergedReferences(report: Report, spans: readonly Span[]): Removals {
	const same = referencesAt(report, spans);
	const remaining = same.find(({ url }) => url !== undefined) ?? same[0];
	return new Map(same.filter((each) => each !== remaining).map((each) => [each, remaining]));
}

function referencesAt({ references }: Report, spans: readonly Span[]): Reference[] {
	return references.filter(({ span }) => spans.some(([start, end]) => span[0] === start && span[1] === end));
}

/**
 * The edit, with entries renumbered where possible, else with gaps in the numbers. `undefined` where the result, read
 * again, is not as intended.
 */
async function verifiedEdit(report: Report, removals: Removals, reread: Reread): Promise<Replacement[] | undefined> {
	if (removals.size === 0) return undefined;
	const renumbered = renumberedLabels(report.references, new Set(removals.keys()), report.source);
	for (const labels of [renumbered, new Map<string, string>()]) {
		if (!labels) continue;
		const edit = replacementsFor(report, removals, labels);
		if (readsAsMeant(report, removals, await reread(applyReplacements(report.source, edit)))) return edit;
	}
	return undefined;
}

/**
 * Gives an entry another label, in the list and wherever a marker names it. `undefined` where the result, read again, would
 * cite something else.
 */
export async function renamedReference(
	report: Report,
	reference: Reference & { readonly label: string },
	name: string,
	reread: Reread,
): Promise<Replacement[] | undefined> {
	const edit = [
		{ span: entryLabel(report, reference), text: name },
		...report.citations.flatMap((citation) => {
			const own = citation.labels.filter(
				(label, at) => citation.references[at] === reference.index && isSameLabel(label, reference.label),
			);
			return own.length > 0 ? renamedMarker(report, citation, own, name) : [];
		}),
	];
	const read = await reread(applyReplacements(report.source, edit));
	return readsAsMeant(report, new Map(), read) ? edit : undefined;
}

/** As markers are held against entries. */
export function isSameLabel(one: string, other: string): boolean {
	return bareLabel(one).toLowerCase() === bareLabel(other).toLowerCase();
}

/** Numbers are written anew, for ranges may form or break; of keys each is replaced where it stands. */
function renamedMarker(report: Report, citation: Citation, own: readonly string[], name: string): Replacement[] {
	const { span, labels } = citation;
	if (labels.every((label) => /^\d+$/.test(label))) {
		const labelOf = (label: string) => (own.includes(label) ? name : label);
		return [{ span, text: relabelMarker(report.source.slice(...span), labels, labelOf) }];
	}
	return labelPlaces(report, citation).flatMap((place, at) =>
		place && own.includes(labels[at] ?? '') ? [{ span: place, text: name }] : [],
	);
}

function replacementsFor(report: Report, removals: Removals, labels: ReadonlyMap<string, string>): Replacement[] {
	const goes = new Map(
		[...removals].flatMap(([{ label }, other]) =>
			label === undefined || other?.label === undefined ? [] : [[label, other.label] as const],
		),
	);
	const labelOf = (label: string) => {
		const target = goes.get(label) ?? label;
		return labels.get(target) ?? target;
	};
	const entries = report.references.flatMap((reference): Replacement[] => {
		if (removals.has(reference)) return [{ span: linesOf(report.source, reference.span), text: '' }];
		const { label } = reference;
		return label === undefined || labelOf(label) === label
			? []
			: [{ span: entryLabel(report, reference), text: bareLabel(labelOf(label)) }];
	});
	return [...distinctSpans(entries), ...citationReplacements(report, labelOf)];
}

/** The markers whose labels change; one that would repeat the one beside it goes: `[2][3]` becomes `[2]`. */
function citationReplacements({ source, citations }: Report, labelOf: (label: string) => string): Replacement[] {
	const newLabelsOf = ({ labels }: Citation) => [...new Set(labels.map(labelOf))].join();
	return citations.flatMap((citation, index): Replacement[] => {
		const { span, labels } = citation;
		if (labels.every((label) => labelOf(label) === label)) return [];
		const last = citations[index - 1];
		const beside = last && source.slice(last.span[1], span[0]).trim() === '' && last.span[1] <= span[0];
		if (beside && newLabelsOf(last) === newLabelsOf(citation)) return [{ span: [last.span[1], span[1]], text: '' }];
		return [{ span, text: relabelMarker(source.slice(...span), labels, labelOf) }];
	});
}

/** The lines of an entry with their line break, and one of two blank lines that would come to stand together. */
function linesOf(source: string, [start, end]: Span): Span {
	const from = source.lastIndexOf('\n', start - 1) + 1;
	const newLine = source.indexOf('\n', end);
	const to = newLine < 0 ? source.length : newLine + 1;
	const blankBefore = /(?:^|\n)[ \t>]*\r?\n$/.test(source.slice(0, from));
	const blankBehind = /^[ \t>]*\r?\n/.exec(source.slice(to));
	return [from, blankBefore && blankBehind ? to + blankBehind[0].length : to];
}

/** Where the bare label in front of an entry is written: `[3] …`, `3. …`. */
export function entryLabel({ source }: Pick<Report, 'source'>, { span: [start, end], label = '' }: Reference): Span {
	const from = source.lastIndexOf('\n', start - 1) + 1;
	const at = from + source.slice(from, end).indexOf(bareLabel(label));
	return [at, at + bareLabel(label).length];
}

/** One replacement per span: an entry with several labels is several references with one span. */
function distinctSpans(replacements: readonly Replacement[]): Replacement[] {
	return [...new Map(replacements.map((each) => [each.span.join(), each])).values()];
}

/** Whether the remaining entries are there, in order, and every citation leads where it led, or to the entry that replaces it. */
function readsAsMeant(
	{ references, citations }: Report,
	removals: Removals,
	after: Awaited<ReturnType<Reread>>,
): boolean {
	const left = references.filter((each) => !removals.has(each));
	const same =
		left.length === after.references.length &&
		left.every(({ title, url }, at) => title === after.references[at]?.title && url === after.references[at].url);
	const before = citations.map((citation) => targetsOf(citation, references, removals));
	const now = after.citations.map((citation) => targetsOf(citation, after.references));
	return same && withoutRepeats(before).join('\n\n') === withoutRepeats(now).join('\n\n');
}

/** Without repeats of the previous one: of two adjoining markers one may have been removed. */
function withoutRepeats(targets: readonly string[]): string[] {
	return targets.filter((target, at) => target !== targets[at - 1]);
}

/** What a citation leads to, by title and address; each once. */
function targetsOf({ references: cited }: Citation, all: readonly Reference[], removals: Removals = new Map()): string {
	const targets = cited.map((index) => {
		const reference = index === undefined ? undefined : all[index];
		const now = reference && (removals.get(reference) ?? reference);
		return now ? `${now.title} ${now.url}` : '';
	});
	return [...new Set(targets)].sort().join('\n');
}

/**
 * The new numbers of the entries that stay, by their old ones, where the list is numbered from 1 without gaps.
 * `undefined` where it is not, and where something else may name the numbers: links to places in the text.
 */
export function renumberedLabels(
	references: readonly Reference[],
	gone: ReadonlySet<Reference>,
	source: string,
): Map<string, string> | undefined {
	const numbered = references.every(({ label }, index) => label === String(index + 1));
	if (!numbered || /\]\(#[^)\s]*\d|<a\s[^>]*\b(?:id|name)=/iu.test(source)) return undefined;
	const left = references.filter((each) => !gone.has(each));
	return new Map(left.map(({ label = '' }, index) => [label, String(index + 1)]));
}

/** The numbers of a marker with what stands between them: `1, 3–5` in `[1, 3–5]`. */
const numbers = /\d+(?:\s*(?:[,，、;；‐‑–—−~～-])\s*\d+)*/u;
const rangeSign = /\s*[‐‑–—−~～-]\s*/u;

/** A marker with other labels, written as it was: `[2-4]` becomes `[1-3]`; no label twice. */
export function relabelMarker(marker: string, labels: readonly string[], labelOf: (label: string) => string): string {
	const renamed = [...new Set(labels.map(labelOf))];
	const [first = ''] = renamed;
	if (labels.length === 1) return marker.replace(labels[0] ?? '', first);
	const written = numbers.exec(marker)?.[0];
	if (written === undefined) return marker;
	const separator = /\s*[,，、;；]\s*/u.exec(written)?.[0] ?? ', ';
	const range = rangeSign.exec(written)?.[0];
	return marker.replace(
		written,
		range === undefined ? renamed.join(separator) : inRanges(renamed, range).join(separator),
	);
}

/** Three or more consecutive labels as a range. */
function inRanges(labels: readonly string[], sign: string): string[] {
	const runs: string[][] = [];
	for (const label of labels) {
		const run = runs.at(-1);
		if (run && Number(run.at(-1)) + 1 === Number(label)) run.push(label);
		else runs.push([label]);
	}
	return runs.flatMap((run) => (run.length > 2 ? [`${run[0]}${sign}${run.at(-1)}`] : run));
}
