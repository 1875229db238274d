import type { CompletionItemKind, Position, Range, TextEdit } from 'vscode-languageserver';
import { entryLabel, isSameLabel, renamedReference } from '../mending/references';
import { message } from '../messages/message';
import type { Message } from '../messages/model';
import { bareLabel, labelPlaces } from '../report/citations/names';
import type { Reference, Report, Span } from '../report/model';
import { memoised } from '../text/memo';
import { editsOf } from './actions';
import { marker } from './citing';
import { holdsPosition, placedNow, type Shell, type ShownReport } from './report';

/** A place that names an entry of the list of references: a marker, or the entry itself. */
interface Naming {
	readonly entry: Reference;
	readonly isEntry: boolean;
	/** All of the marker or of the entry. */
	readonly span: Span;
	/** Where the entry's label is written in it, if it is. */
	readonly label: Span | undefined;
	/** The marker names this entry alone. */
	readonly alone: boolean;
}

/** All of them, in the order of the text by markers, then by entries. */
const namings = memoised((report: Report): readonly Naming[] => [
	...report.citations.flatMap((citation) => {
		const places = labelPlaces(report, citation);
		const alone = citation.labels.length === 1;
		return citation.references.flatMap((index, at) => {
			const entry = index === undefined ? undefined : report.references[index];
			return entry ? [{ entry, isEntry: false, span: citation.span, label: places[at], alone }] : [];
		});
	}),
	...report.references.map((entry) => {
		const label = entry.label === undefined ? undefined : entryLabel(report, entry);
		return { entry, isEntry: true, span: entry.span, label, alone: true };
	}),
]);

/** What a position is on: the label, else the marker, else the entry; several where a marker names several and none is told. */
function namingsAt({ analysis, snapshot }: ShownReport, position: Position): readonly Naming[] {
	const holds = (span: Span | undefined) => {
		const range = span && snapshot.range(span);
		return range !== undefined && holdsPosition(range, position);
	};
	const there = namings(analysis.report).filter(({ span, label }) => holds(span) || holds(label));
	const markers = there.filter(({ isEntry }) => !isEntry);
	const nearest = markers.length > 0 ? markers : there;
	const exact = nearest.filter(({ label }) => holds(label));
	return exact.length > 0 ? exact : nearest;
}

/** The entries that are named at a place. */
export function definitionsAt(report: ShownReport, position: Position): Range[] {
	const spans = namingsAt(report, position).map(({ entry }) => entry.span);
	return placedNow(report, spans, (span) => span).map(({ range }) => range);
}

/** All markers that name what is named at a place, and with `entries` the entries, too. */
export function referencesAt(report: ShownReport, position: Position, entries: boolean): Range[] {
	const named = new Set(namingsAt(report, position).map(({ entry }) => entry));
	const places = namings(report.analysis.report).filter(
		({ entry, isEntry }) => named.has(entry) && (entries || !isEntry),
	);
	return placedNow(report, places, ({ span, label, alone }) => (alone ? span : (label ?? span))).map(
		({ range }) => range,
	);
}

/** The one label at a place, which can be renamed. */
export function renameableAt(report: ShownReport, position: Position) {
	const { range, placeholder } = namedAt(report, position) ?? {};
	return range && placeholder !== undefined ? { range, placeholder } : undefined;
}

function namedAt(report: ShownReport, position: Position) {
	const [naming, ...more] = namingsAt(report, position);
	const range = naming?.label && report.snapshot.range(naming.label);
	const label = naming?.entry.label;
	if (!naming || !range || label === undefined || more.length > 0) return undefined;
	return { range, placeholder: bareLabel(label), entry: { ...naming.entry, label } };
}

/** The edits that give what is named at a place another label, or why there are none. */
export async function renamedAt(
	report: ShownReport,
	position: Position,
	asked: string,
	{ reread }: Pick<Shell, 'reread'>,
): Promise<{ readonly edits: TextEdit[] } | { readonly refused: Message } | undefined> {
	const named = namedAt(report, position);
	if (!named) return undefined;
	const { analysis, snapshot } = report;
	// Some write the marker.
	const name = asked.trim().replace(/^[[【]?[\^@]?|[\]】]$/gu, '');
	const taken = analysis.report.references.find(
		({ index, label }) => index !== named.entry.index && label !== undefined && isSameLabel(label, name),
	);
	if (taken) return { refused: message('citing.nameTaken', { name, line: snapshot.line(taken.span) }) };
	const replacements = await renamedReference(
		analysis.report,
		named.entry,
		name,
		async (text) => (await reread(text)).report,
	);
	const edits = replacements && editsOf(report, replacements);
	return edits ? { edits } : { refused: message('citing.notRenamed', { label: named.placeholder, name }) };
}

/** What begins a marker, or goes on in it: an editor that sees it typed asks what may be cited. */
export const completionTriggers = ['[', '^', '@', '【'];
const closing: Readonly<Record<string, string>> = { '[': ']', '【': '】', '<sup>': '</sup>' };
/** A marker that is being written: how it opens, what it names before, and what is typed of the next label. */
const unfinished = /(\[|【|<sup>)((?:[^[\]【】<>]*[;,，；]\s*)?)([^[\]【】<>;,，；]*)$/u;
const longestMarker = 200;
const referenceKind: CompletionItemKind = 18;

/**
 * The entries that a marker may name which is being written; found by their labels and by the words of their titles.
 *
 * @param line the text before the position and behind it, as it is now
 */
export function citationCompletions(
	{ analysis: { report } }: ShownReport,
	{ before, behind }: { readonly before: string; readonly behind: string },
	{ line, character }: Position,
) {
	const [whole, open = '', , typed = ''] = unfinished.exec(before.slice(-longestMarker)) ?? [];
	// What begins a line is an entry, a task or a link.
	if (whole === undefined || /^[\s>*+\-\d.]*$/u.test(before.slice(0, -whole.length))) return [];
	const close = closing[open] ?? '';
	const end = character + (behind.startsWith(close) ? close.length : 0);
	const range = { start: { line, character: character - typed.length }, end: { line, character: end } };
	return report.references.flatMap((reference, index) => {
		const written = marker(report, reference);
		const { title, url = '' } = reference;
		if (reference.empty || !written.startsWith(open)) return [];
		const newText = written.slice(open.length);
		return [
			{
				label: written,
				kind: referenceKind,
				detail: title || url,
				filterText: `${newText} ${title} ${url}`,
				sortText: String(index).padStart(5, '0'),
				textEdit: { range, newText },
			},
		];
	});
}
