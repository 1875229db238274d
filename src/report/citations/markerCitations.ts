import { itemAt } from '../../access';
import { allMatches } from '../../text/matches';
import { trimEndMatching } from '../../text/trimText';
import { findUrls } from '../../text/urls';
import type { DraftBlock, SourceMark } from '../blocks/drafts';
import { overlapping } from '../lookup';
import { decodeEntities } from '../markdown/markdown';
import { firstWrittenUrl } from '../markdown/writtenUrl';
import { Ink, type Span } from '../model';
import {
	type CitationContext,
	type DraftCitation,
	expandNumbers,
	hintOf,
	inProse,
	mayCite,
	toDigits,
} from './citationDrafts';
import { isUnlabelled } from './labelLookup';
import { leadsToSource } from './localLinks';

const hints = {
	bracket: hintOf(/[[【［〔]/),
	at: hintOf(/@/),
	address: hintOf(/https?:/i),
	raised: hintOf(/[¹²³⁴-⁹]|\^\d/u),
	digit: hintOf(/\d/),
};

const brackets = /\[([^[\]\n]{1,120})\]|【([^【】\n]{1,120})】|[［〔]([^［］〔〕\n]{1,60})[］〕]/gu;
/** `95 % CI [12, 45]` is an interval; a lone number never is. */
const interval = /(?:\b(?:CI|over|between)|interval|range|domain|scale|∈|区间|范围)\s*[:=：]?\s*$/iu;

/** `[1]`, `[1, 3-5]`, `[^1]`, `[@key]`, `【1†source】`. */
export function bracketCitations(context: CitationContext): DraftCitation[] {
	const known = new Set(context.references.map(({ label }) => label));
	const links = context.marks.filter(({ kind }) => kind === 'link');
	return inProse(context, hints.bracket, (text, at, block) =>
		allMatches(brackets, text).flatMap((match): DraftCitation[] => {
			const span = at(match.index, match.index + match[0].length);
			const read = readBracket(match, known);
			if (!read || isCode(context, span) || isInterval(text.slice(0, match.index), read)) return [];
			const isListed = read.labels.some((label) => known.has(label));
			if (!isListed && variable.test(text.slice(0, match.index).slice(-longestName))) return [];
			// Links that lead to sources have been read already; other linked numbers are no citations.
			if (overlapping(links, span).length > 0) return [];
			return [{ span, block, url: undefined, title: undefined, marker: span, ...read }];
		}),
	);
}

function readBracket(match: RegExpExecArray, known: ReadonlySet<string | undefined>): Labels | undefined {
	const [, square, lenticular, other = ''] = match;
	if (square !== undefined) return bracketLabels(square, known);
	if (lenticular !== undefined) return numeric(lenticular.replace(/[†:：].*$/su, ''), known);
	// These are also how official documents are numbered, by year.
	const read = numeric(other, known);
	return read?.labels.every((label) => known.has(label)) ? read : undefined;
}

function isInterval(before: string, { form, labels }: Labels): boolean {
	return form === 'numeric' && labels.length > 1 && interval.test(before.slice(-20));
}

/** In code a bracket is an index, unless the code span holds nothing but markers. */
function isCode(context: CitationContext, span: Span): boolean {
	const code = codeAround(context, span);
	return code !== undefined && !/^(?:\s*\[[\d,\s–-]+\])+\s*$/.test(code);
}

/** Of a variable, in characters. */
const longestName = 40;
/** `sys.argv[1]`: behind the name of a variable it is an index, unless the list has the number. */
const variable = /(?<![\p{L}\d./@-])[a-z]+(?:[._][a-z]+)+$/u;

/** An address within other code is part of an example; a code span that holds nothing else names it. */
function isCodeAddress(context: CitationContext, span: Span): boolean {
	const code = codeAround(context, span);
	return code !== undefined && code.trim() !== context.source.slice(...span);
}

/** The code span that a place stands in, as far as 80 characters around it. */
function codeAround({ source, ink }: CitationContext, [start, end]: Span): string | undefined {
	if (ink[start] !== Ink.code) return undefined;
	const before = /[^`]*$/.exec(source.slice(Math.max(0, start - 80), start))![0];
	return `${before}${/^[^`]*/.exec(source.slice(start, end + 80))![0]}`;
}

type Labels = Pick<DraftCitation, 'form' | 'labels'>;

function bracketLabels(text: string, known: ReadonlySet<string | undefined>): Labels | undefined {
	if (/^\^[^\s\]]+$/.test(text)) return { form: 'footnote', labels: [text.replace(/(?<=.)\^$/, '')] };
	return keys(text) ?? numeric(text, known) ?? listedKeys(text, known);
}

/** `[DAS17]`, `[S4, S6]`: keys without a sign of their own, where the list has each of them, or at least three of their shape. */
function listedKeys(text: string, known: ReadonlySet<string | undefined>): Labels | undefined {
	const labels = text.split(/[,;]/u).map((part) => part.trim());
	const isListed = (label: string) => /\p{L}/u.test(label) && (known.has(label) || hasOfShape(known, label));
	return labels.every(isListed) ? { form: 'key', labels } : undefined;
}

/** Capitals and a number, as many letters and digits as in other entries. */
function hasOfShape(known: ReadonlySet<string | undefined>, label: string): boolean {
	if (!/^[A-Z]{1,6}\d{1,4}$/u.test(label)) return false;
	const shapeOf = (key = '') => key.replace(/[A-Z]/gu, 'A').replace(/\d/gu, '0');
	return [...known].filter((key) => shapeOf(key) === shapeOf(label)).length >= leastOfShape;
}

const leastOfShape = 3;

/** In braces it may hold anything. */
const key = String.raw`@(\{[^{}\s]+\}|[\p{L}\p{N}_][\p{L}\p{N}_:.#$%&+?<>~/()=-]*)`;
const keyName = (written: string) => trimEndMatching(written.replace(/^\{|\}$/g, ''), /[.:?]/);
const keysPattern = new RegExp(String.raw`(?:^|\s)-?${key}`, 'u');
/** Quarto's references to the report's own figures, tables and sections look like keys. */
const crossReference =
	/^(?:fig|tbl|tab|sec|eq|lst|thm|lem|cor|prp|def|exm|exr|cnj|nte|tip|wrn|imp|cau|apx|rem|sol)[-:]/u;

/** `@doe2020; see @doi:10.1000/1`, as Pandoc writes it. */
function keys(text: string): Labels | undefined {
	const parts = text.split(';').map((part) => keysPattern.exec(part)?.[1]);
	if (!parts.every((part) => part !== undefined)) return undefined;
	const labels = parts.map(keyName);
	return labels.some((label) => crossReference.test(label)) ? undefined : { form: 'key', labels };
}

const inText = new RegExp(String.raw`(?<![\p{L}\p{N}@/.\[{])${key}`, 'gu');

/** `@doe2020 shows …`: a key that stands in its sentence as a word, where the report cites by keys or lists this one. */
export function inTextKeys(context: CitationContext): DraftCitation[] {
	const byKeys = context.found.some(({ form }) => form === 'key');
	const known = new Set(context.references.map(({ label }) => label?.toLowerCase()));
	return inProse(context, hints.at, (text, at, block) =>
		allMatches(inText, text).flatMap(({ index, 1: name = '' }): DraftCitation[] => {
			const written = trimEndMatching(name, /[.:?()]/);
			const label = keyName(written);
			if (crossReference.test(label) || !(known.has(label.toLowerCase()) || (byKeys && /\d|:/.test(label)))) return [];
			const span = at(index, index + 1 + written.length);
			if (context.ink[span[0]] === Ink.code) return [];
			return [{ form: 'key', labels: [label], span, block, url: undefined, title: undefined, marker: undefined }];
		}),
	);
}

/** Numbers above 999 and zero are years, values or indices, unless a reference is labelled so. */
function numeric(text: string, known: ReadonlySet<string | undefined>): Labels | undefined {
	const labels = expandNumbers(text, known);
	const plausible = labels?.every((label) => known.has(label) || (Number(label) > 0 && Number(label) < 1000));
	return labels && plausible ? { form: 'numeric', labels } : undefined;
}

/** Bare web addresses. */
export function urlCitations(context: CitationContext): DraftCitation[] {
	return inProse(context, hints.address, (text, at, block) =>
		findUrls(text).flatMap(({ start, end, url: written }): DraftCitation[] => {
			const [from, to] = at(start, end);
			const length = context.ink.subarray(from, to).indexOf(Ink.citation);
			// An address ends where a marker begins.
			const span: Span = [from, length < 0 ? to : from + length];
			const url = length < 0 ? decodeEntities(written) : firstWrittenUrl(context.source.slice(...span))?.url;
			if (url === undefined || isCodeAddress(context, span)) return [];
			return [{ form: 'url', span, block, labels: [url], url, title: undefined, marker: span }];
		}),
	);
}

/** Units and powers are written with `<sup>` too: `km<sup>2</sup>`, `10<sup>6</sup>`. */
const exponent = /(?:\d|(?<![\p{L}])(?:[kcdmµ]?m|s|x|y|R|n|r|e))$/u;

/** `<sup>1</sup>`, `<sup>[1](url)</sup>`. */
export function supTagCitations({ source, marks }: CitationContext): DraftCitation[] {
	return marks.flatMap((open, index): DraftCitation[] => {
		if (open.kind !== 'html' || !mayCite(open.block) || !/^<sup\b/i.test(source.slice(...open.span))) return [];
		const inside = marksInside(source, marks.slice(index + 1, index + mostInside), open.block);
		const close = inside.at(-1);
		if (!close) return [];
		const span: Span = [open.span[0], close.span[1]];
		const base = { form: 'superscript', block: open.block, title: undefined } as const;
		const links = inside.filter(({ kind, url }) => kind === 'link' && leadsToSource(url));
		if (links.length > 0) return linkedSuperscripts(source, links, span, base);
		const text = source
			.slice(open.span[1], close.span[0])
			.replace(/<[^<>]*>|\\?[[\]]/g, ' ')
			.trim()
			.replace(/\s+/g, ',');
		const labels = expandNumbers(text.replace(/,+/g, ','));
		if (!labels || exponent.test(source.slice(Math.max(0, span[0] - 4), span[0]))) return [];
		return [{ span, labels, url: undefined, marker: span, ...base }];
	});
}

const superscriptNumber = `[¹²³⁴⁵⁶⁷⁸⁹][⁰¹²³⁴⁵⁶⁷⁸⁹]{0,2}`;
const inCarets = String.raw`\d{1,3}(?:\s?[,–-]\s?\d{1,3}){0,9}`;
const superscriptPattern = new RegExp(
	String.raw`(?<![⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺])${superscriptNumber}(?:[,⁻–˒]${superscriptNumber}){0,9}(?![⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺ᵃ-ᶻ])|\^(${inCarets})\^`,
	'gu',
);
/** A unit behind a number or another unit, and a letter by itself: `12 km²`, `W/m²`, `R²`. */
const measure =
	/(?:[\d/·×(]\s?\p{L}{1,4}|(?<![\p{Script=Latin}\p{Script=Greek}])[\p{Script=Latin}\p{Script=Greek}]{1,2}|\b(?:feet|inch|met(?:er|re)s?)|米|尺|[⁰¹²³⁴-⁹]\.?)$/u;

/** `2024.¹`, `wages²,³`, `2024.^1^`: digits that stand behind a word or a stop. */
export function superscriptDigits(context: CitationContext): DraftCitation[] {
	return inProse(context, hints.raised, (text, at, block) =>
		allMatches(superscriptPattern, text).flatMap((match): DraftCitation[] => {
			const before = text.slice(Math.max(0, match.index - 12), match.index).trimEnd();
			const labels = expandNumbers(match[1] ?? toDigits(match[0]));
			// At the beginning of a line it numbers a note.
			if (!labels || before === '' || exponent.test(before) || measure.test(before)) return [];
			const span = at(match.index, match.index + match[0].length);
			return [{ form: 'superscript', labels, span, block, url: undefined, title: undefined, marker: span }];
		}),
	);
}

const mostInside = 12;

/** The marks up to and with `</sup>`; none when it is not closed. */
function marksInside(source: string, marks: readonly SourceMark[], within: DraftBlock): readonly SourceMark[] {
	const close = marks.findIndex(
		({ kind, span, block }) => kind === 'html' && block === within && /^<\/sup/i.test(source.slice(...span)),
	);
	return marks.slice(0, close + 1);
}

function linkedSuperscripts(
	source: string,
	links: readonly SourceMark[],
	[start, end]: Span,
	base: Pick<DraftCitation, 'form' | 'block' | 'title'>,
): DraftCitation[] {
	const starts = [start, ...links.slice(1).map(({ span }) => span[0]), end];
	return links.map(({ span, inner, url }, index) => {
		const from = itemAt(starts, index);
		const labels = expandNumbers(source.slice(...inner).replace(/\\?[[\]^]/g, '')) ?? [url];
		const own: Span = [from, index === links.length - 1 ? end : span[1]];
		return { span: own, labels, url, marker: [from, itemAt(starts, index + 1)], ...base };
	});
}

const numbers = String.raw`\d{1,3}(?:\s?[,，–-]\s?\d{1,3})*`;
const behindStop = new RegExp(
	String.raw`(?<=[\p{L})）”"'’%][.!?,;:。，；：！？][”"’)]?)${numbers}(?=[\s|]|$|\p{Script=Han})`,
	'gu',
);
const beforeStop = new RegExp(
	String.raw`(?<=[\p{L})）”"'’%》][ \t]?)${numbers}(?=[.!?;。；！？](?:\s|$|\p{Script=Han})|$)`,
	'gu',
);
const noSentence = /\b(?:No|Nos|Fig|Figs|Table|Eq|Ch|Sec|Vol|v|p|pp|ver)\.$/i;
/** Fewer bare numbers may be chance. */
const minBare = 3;
const minResolved = 0.9;
/** In a list without numbers, or before a stop, where values stand too: the least number and share of entries that are cited. */
const minCited = 5;
const minShare = 0.5;
/** The least share of different words before the numbers: values stand behind the same words, `Stage 1.`, `Stage 2.` */
const minVariety = 0.5;

/**
 * `offspring.1 This`, `(VGT).1,2`, `的原则 1。`: numbers beside a stop, where most of them name a reference, by its label or,
 * where the list has none, by its place. So word processors leave superscripts whose list has lost its numbers.
 */
export function bareNumbers(context: CitationContext): DraftCitation[] {
	const { references, found } = context;
	if (found.some(({ form }) => form === 'numeric' || form === 'superscript')) return [];
	const labels = references.flatMap(({ label }) => (label !== undefined && /^\d+$/.test(label) ? [label] : []));
	const known = new Set(isUnlabelled(references) ? references.map(({ index }) => String(index + 1)) : labels);
	const behind = findBare(context, behindStop, known);
	if (labels.length > 0 && behind.length >= minBare) return behind;
	const all = [...behind, ...findBare(context, beforeStop, known, minVariety)];
	const cited = new Set(all.flatMap((citation) => citation.labels));
	return cited.size >= minCited && cited.size >= known.size * minShare ? all : [];
}

/** The numbers that a pattern finds, where nearly all of them name one of the labels, behind words of at least that variety. */
function findBare(context: CitationContext, pattern: RegExp, known: ReadonlySet<string>, variety = 0): DraftCitation[] {
	if (known.size === 0) return [];
	const before = new Set<string>();
	const found = inProse(context, hints.digit, (text, at, block) =>
		allMatches(pattern, text).flatMap((match): DraftCitation[] => {
			const labels = expandNumbers(match[0]);
			const lead = text.slice(Math.max(0, match.index - 8), match.index);
			if (!labels || noSentence.test(lead)) return [];
			before.add(lead.slice(-5));
			const span = at(match.index, match.index + match[0].length);
			return [{ form: 'superscript', labels, span, block, url: undefined, title: undefined, marker: span }];
		}),
	);
	const resolved = found.filter(({ labels }) => labels.every((label) => known.has(label)));
	return resolved.length >= found.length * minResolved && before.size >= found.length * variety ? resolved : [];
}
