import { noteHeadings } from '../../lexicon/headings.json';
import { urlKey } from '../../text/urls';
import type { Definition, DraftBlock } from '../blocks/drafts';
import { sectionRoleOf, wholeHeadingPattern } from '../headings/headingText';
import type { LineIndex } from '../lines';
import type { Reference, Section, Span } from '../model';
import { type Entry, parseEntry } from './referenceEntries';

type Draft = Omit<Reference, 'index'>;

/** What the reference reader needs of the report. */
export interface ReferenceContext {
	readonly source: string;
	readonly lines: LineIndex;
	readonly blocks: readonly DraftBlock[];
	readonly definitions: readonly Definition[];
	readonly sectionOf: (block: DraftBlock) => Section | undefined;
}

/** Reads the reference lists and marks their blocks as such. */
export function readReferences(context: ReferenceContext): Reference[] {
	const drafts: Draft[] = [];
	const listed = listedBlocks(context);
	const entriesIn = (block: DraftBlock) => {
		if (block.footnote !== undefined) return footnoteEntry(context, block);
		if (block.rows) return listed.has(block) ? rowEntries(context, block) : [];
		return text.has(block.kind) ? blockEntries(context, block, drafts, listed.has(block)) : [];
	};
	for (const block of context.blocks) drafts.push(...entriesIn(block));
	for (const { label, span } of context.definitions) {
		drafts.push(draftOf(label, span, parseEntry(context.source.slice(...span))));
	}
	const sorted = drafts.sort((a, b) => a.span[0] - b.span[0]);
	return withoutStrayLabels(context.source, sorted).map((draft, index) => ({ index, ...draft }));
}

function draftOf(label: string | undefined, span: Span, { title, url }: Entry): Draft {
	return { label, span, title, url, empty: title === '' && !url };
}

/** From this share of entries without a label on, a number in front of another is how its title begins: `5 ways to save`. */
const unlabelledShare = 0.75;

function withoutStrayLabels(source: string, drafts: readonly Draft[]): readonly Draft[] {
	const unlabelled = drafts.filter(({ label }) => label === undefined).length;
	if (unlabelled === drafts.length || unlabelled < unlabelledShare * drafts.length) return drafts;
	const isStray = ({ label, span }: Draft) => label !== undefined && beginsWithNumber(source.slice(...span));
	return drafts.map((draft) =>
		isStray(draft) ? { ...draft, label: undefined, title: `${draft.label} ${draft.title}` } : draft,
	);
}

const text: ReadonlySet<string> = new Set(['paragraph', 'item', 'quote']);

/** What stands under a heading for references, or else the entries that the report ends in, or else notes below their text. */
function listedBlocks(context: ReferenceContext): ReadonlySet<DraftBlock> {
	const behindItems = blocksBehindItems(context);
	const named = context.blocks.filter(
		(block) => context.sectionOf(block)?.role === 'references' && !behindItems.has(block),
	);
	const closing = closingRun(context);
	const notes = context.blocks.filter(
		(block) => block.numbered && notesHeading.test(context.sectionOf(block)?.text ?? ''),
	);
	if (named.length + closing.size + notes.length > 0) return new Set([...named, ...closing, ...notes]);
	return new Set(context.blocks.filter((block) => isNote(context.source, block)));
}

/** The paragraphs behind a rule that closes a list of items, as where a report says when it was made. */
function blocksBehindItems({ source, blocks }: ReferenceContext): ReadonlySet<DraftBlock> {
	const behind = new Set<DraftBlock>();
	for (const [at, block] of blocks.entries()) {
		const before = blocks[at - 1];
		if (block.kind !== 'paragraph' || !before) continue;
		const follows =
			before.kind === 'item' ? rule.test(source.slice(before.span[1], block.span[0])) : behind.has(before);
		if (follows && !entriesOf(source, block).some(({ bracketed }) => bracketed)) behind.add(block);
	}
	return behind;
}

const rule = /^[ \t]*(?:-[- \t]{2,}|\*[* \t]{2,}|_[_ \t]{2,})$/mu;

const notesHeading = wholeHeadingPattern(noteHeadings);

/** `[1] https://…` in a paragraph of its own. */
function isNote(source: string, block: DraftBlock): boolean {
	return block.kind === 'paragraph' && entriesOf(source, block).every(({ url, bracketed }) => url && bracketed);
}

/** An entry that starts with an address is one even with text behind it: what follows a blank in an address is read as a title. */
const address = /^https?:/u;
/** Fewer addresses are not read as a list. */
const leastAddresses = 3;
/** `⁂` separates the sources from the text. */
const asterism = /^[\s\\]*⁂\s*$/u;

/**
 * The run of entries that a report without a heading for them ends in; one closing remark may follow it. Addresses alone
 * count where an asterism separates them from the text.
 */
function closingRun({ source, blocks }: ReferenceContext): ReadonlySet<DraftBlock> {
	const run = new Set<DraftBlock>();
	let [labelled, parted] = [0, false];
	for (const [index, block] of [...blocks].reverse().entries()) {
		if (!text.has(block.kind)) break;
		if (asterism.test(source.slice(...block.span))) {
			parted = true;
			continue;
		}
		const entries = entriesOf(source, block);
		if (
			entries.length > 0 &&
			entries.every(
				({ labels, url, title }) =>
					labels.length > 0 || (url && (title === '' || address.test(source.slice(...block.span)))),
			)
		) {
			labelled += entries.filter(({ labels }) => labels.length > 0).length;
			run.add(block);
		} else if (run.size > 0 || index > 0) break;
	}
	return labelled > 0 || (parted && run.size >= leastAddresses) ? run : new Set();
}

/** The entries of a block's lines; a first line that only names the list is none. */
function entriesOf(source: string, block: DraftBlock): Entry[] {
	const [first = '', ...rest] = source.slice(...block.span).split(/\r\n|\r|\n/);
	const lines = rest.length > 0 && namesList(first) ? rest : [first, ...rest];
	return lines.map((line) => parseEntry(line)).map((entry) => (isListed(entry) ? entry : { ...entry, labels: [] }));
}

function namesList(line: string): boolean {
	return sectionRoleOf(line.replace(/[*_#]/g, '').trim()) === 'references';
}

/** Outside a named list, a number alone does not make an entry: `1. text` is any list. */
function isListed({ url, bracketed }: Entry): boolean {
	return url !== undefined || bracketed;
}

/** A short first cell is the label of its row: `| S1 | Port office, accounts |`. */
const rowLabel = /^\\?\[?([A-Za-z]{0,4}-?\d{1,4})\\?\]?\.?$/u;

/** The rows of a table, below its head. */
function rowEntries({ source }: ReferenceContext, block: DraftBlock): Draft[] {
	const drafts = (block.rows ?? []).slice(1).flatMap((row): Draft[] => {
		const cells = row.map(({ span }) => source.slice(...span));
		const label = rowLabel.exec(cells[0] ?? '')?.[1];
		const [first, last] = [row[0], row.at(-1)];
		const { title, url } = parseEntry(cells.slice(label === undefined ? 0 : 1).join(' '));
		if (!first || !last || (title === '' && url === undefined)) return [];
		return [{ label, span: [first.span[0], last.span[1]], title, url, empty: false }];
	});
	if (drafts.length > 0) block.kind = 'reference';
	return drafts;
}

function blockEntries(context: ReferenceContext, block: DraftBlock, known: Draft[], listed: boolean): Draft[] {
	if (!listed) return [];
	const marker = block.numbered
		? /(\d{1,4})[.)]\s*$/.exec(context.source.slice(block.outer[0], block.span[0]))?.[1]
		: undefined;
	const drafts: Draft[] = [];
	for (const line of entryLines(context, block)) {
		const parsed = parseEntry(context.source.slice(...line));
		const isFirst = marker !== undefined && drafts.length === 0;
		const entry = isFirst && beginsWithNumber(context.source.slice(...line)) ? withNumber(parsed) : parsed;
		const last = drafts.at(-1) ?? known.at(-1);
		const labels = isFirst && entry.labels.length === 0 ? [marker] : entry.labels;
		if (labels.length === 0 && last && (block.kind !== 'item' || drafts.length > 0) && continues(entry, last)) {
			replaceLast(drafts.length > 0 ? drafts : known, { ...last, url: last.url ?? entry.url, empty: false });
			block.kind = 'reference';
			continue;
		}
		if (!isEntry(entry, labels, block) || citesOthers(context.source.slice(...line), entry)) continue;
		for (const label of labels.length > 0 ? labels : [undefined]) {
			drafts.push(draftOf(label, line, entry));
		}
	}
	if (drafts.length > 0) block.kind = 'reference';
	return drafts;
}

/** Behind the number of its item a number begins the title: `2. 7 examples of …`. */
const beginsWithNumber = (line: string) => /^\d+\s/.test(line);

function withNumber(entry: Entry): Entry {
	return { ...entry, labels: [], title: [...entry.labels, entry.title].join(' ') };
}

/** A line with a URL alone belongs to the entry above when that has no URL yet, or the same one. */
function continues(entry: Entry, last: Draft): boolean {
	if (entry.url === undefined || entry.title !== '') return false;
	return last.url === undefined ? last.title !== '' : urlKey(last.url) === urlKey(entry.url);
}

function replaceLast(drafts: Draft[], draft: Draft): void {
	const { span } = drafts.at(-1) ?? draft;
	for (let at = drafts.length - 1; at >= 0 && drafts[at]?.span[0] === span[0]; at--) {
		drafts[at] = { ...draft, label: drafts[at]?.label };
	}
}

function isEntry(entry: Entry, labels: readonly string[], block: DraftBlock): boolean {
	if (labels.length > 0 || entry.url !== undefined) return true;
	if (entry.title === '') return false;
	return block.kind === 'item' || /(?:19|20)\d\d/.test(entry.title);
}

/** `The interviews state this directly [1][3].`: a statement on the sources, which stand in a list of their own. */
function citesOthers(line: string, { labels, url }: Entry): boolean {
	return labels.length === 0 && url === undefined && severalMarkers.test(line);
}

const severalMarkers = /\[\d{1,3}\][^\n]*\[\d{1,3}\][\s)）.。;；]*$/u;

function entryLines({ source, lines }: ReferenceContext, block: DraftBlock): Span[] {
	const spans: Span[] = [];
	for (let line = lines.lineAt(block.span[0]); line <= lines.lineAt(block.span[1]); line++) {
		const start = Math.max(lines.start(line), block.span[0]);
		const end = Math.min(lines.end(line), block.span[1]);
		const text = source.slice(start, end);
		const from = start + (text.length - text.replace(/^[\s>]+/, '').length);
		const to = start + text.trimEnd().length;
		if (from < to) spans.push([from, to]);
	}
	return spans;
}

function footnoteEntry({ source }: ReferenceContext, block: DraftBlock): Draft[] {
	const entry = parseEntry(source.slice(...block.span));
	if (entry.url !== undefined) block.kind = 'reference';
	return [draftOf(`^${block.footnote}`, [block.outer[0], block.span[1]], entry)];
}
