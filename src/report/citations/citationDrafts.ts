import { cached } from '../../text/textCache';
import type { DraftBlock, SourceMark } from '../blocks/drafts';
import { type CitationForm, Ink, type Reference, type Section, type Span } from '../model';
import { readProse } from '../prose';

/** A citation before it is numbered and resolved. */
export interface DraftCitation {
	readonly form: CitationForm;
	readonly span: Span;
	readonly block: DraftBlock;
	readonly labels: readonly string[];
	readonly url: string | undefined;
	readonly title: string | undefined;
	/** The span that is a marker and not prose; `undefined` for a link whose title is part of the sentence. */
	readonly marker: Span | undefined;
	/** The entries that it names, where its form tells: by author and year. */
	readonly references?: readonly (number | undefined)[];
}

/** What the citation readers need of the report. They paint `ink`. */
export interface CitationContext {
	readonly source: string;
	readonly ink: Uint8Array;
	readonly blocks: readonly DraftBlock[];
	readonly stretches: readonly CitingStretch[];
	readonly marks: readonly SourceMark[];
	readonly references: readonly Reference[];
	readonly sections: readonly Section[];
	/** The citations found by the forms read before. */
	readonly found: readonly DraftCitation[];
}

/** Whether a block may hold citations: reference lists, figures, code and HTML do not. */
export function mayCite({ kind }: DraftBlock): boolean {
	return kind !== 'reference' && kind !== 'figure' && kind !== 'code' && kind !== 'html';
}

/** The longest range that is read unless the reference list has both of its ends: longer ones are mostly years or values. */
const maxRange = 50;

/** What may stand in front of a number in a bracket: `[ref. 3]`, `[cite: 1, 4]`, `【来源5】`. */
const labelled = /^\s*(?:cites?|citations?|refs?\.?|references?|sources?|来源|文献|参考文献|参考)\s*[:：]?\s*(?=\d)/iu;
/** The place within the source: `[2, p. 14]`, `[5, table 9]`, `[1†L20-L30]`, `[3:12]`. */
const locator =
	/(?:[†‡][^,，;；]*|\s*[,，]\s*(?:pp?\.|§|第|(?:tables?|fig(?:ure)?s?\.?|sections?|ch(?:apter|ap)?s?\.?|para(?:graph)?s?\.?|vol\.?|notes?|annex|appendix)\s|[图表])\s*\S[^,，;；]*)$/iu;
const range = /^\s*(\d{1,4})(?:\s*(?:[-‐‑–—−~～至]|to)\s*(\d{1,4}))?\s*$/u;

/**
 * `1, 3-5` → 1, 3, 4, 5; `undefined` when it is anything else.
 *
 * @param known labels of the report's list: a range between two of them may be of any length
 */
export function expandNumbers(text: string, known?: ReadonlySet<string | undefined>): string[] | undefined {
	const labels: string[] = [];
	for (const part of text
		.replace(labelled, '')
		.replace(locator, '')
		.split(/[,，、;；]|\s(?:and|&)\s|[和及]/u)) {
		const match = range.exec(part);
		if (!match) return undefined;
		const first = Number(match[1]);
		const last = Number(match[2] ?? match[1]);
		const listed = known?.has(match[1]) && known.has(match[2]);
		if (last < first || (last - first > maxRange && !listed)) return undefined;
		for (let label = first; label <= last; label++) labels.push(String(label));
	}
	return labels;
}

const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** What raised digits stand for: `¹⁻³` → `1-3`. */
export function toDigits(text: string): string {
	return text.replace(/./gu, (sign) => {
		const digit = raisedDigits.indexOf(sign);
		if (digit >= 0) return String(digit);
		return sign === '⁻' ? '-' : ',';
	});
}

/** The span of a stretch of prose in the source. */
export type Locate = (start: number, end: number) => Span;

/** A test that is cheap beside the reading that it saves: one bit of a number. */
export type Hint = number;

const hintPatterns: RegExp[] = [];
/** The bits of a number. */
const mostHints = 32;

/** What stands in every text in which a form is found. */
export function hintOf(pattern: RegExp): Hint {
	if (hintPatterns.length === mostHints) throw new RangeError(`There is no bit for more than ${mostHints} hints.`);
	return 1 << (hintPatterns.push(pattern) - 1);
}

/** The hints that a text has. */
const hintsIn = cached((text) => hintPatterns.reduce((found, hint, at) => found | (Number(hint.test(text)) << at), 0));

/** A block that may hold citations, or a cell of it, which is read by itself. */
interface CitingStretch {
	readonly block: DraftBlock;
	readonly span: Span;
	readonly hints: Hint;
}

export function citingStretches(source: string, blocks: readonly DraftBlock[]): CitingStretch[] {
	return blocks
		.filter(mayCite)
		.flatMap((block) =>
			(block.rows?.flat() ?? [block]).map(({ span }) => ({ block, span, hints: hintsIn(source.slice(...span)) })),
		);
}

/** Calls `find` with the prose of each stretch whose source has a hint. */
export function inProse<Found>(
	{ source, ink, stretches }: Pick<CitationContext, 'source' | 'ink' | 'stretches'>,
	hint: Hint,
	find: (text: string, at: Locate, block: DraftBlock) => Found[],
): Found[] {
	return stretches.flatMap(({ block, span, hints }) => {
		if ((hints & hint) === 0) return [];
		const prose = readProse(source, ink, span);
		const at: Locate = (start, end) => {
			const from = prose.offset(start);
			return [source[from - 1] === '\\' && ink[from - 1] === Ink.markup ? from - 1 : from, prose.offset(end - 1) + 1];
		};
		return find(prose.text, at, block);
	});
}
