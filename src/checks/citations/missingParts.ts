import { firstOf } from '../../access';
import type { DraftFinding } from '../../findings/model';
import { bilingual, oneOf } from '../../lexicon/compile';
import { leadingTo, otherOwners, otherTexts, telling } from '../../lexicon/exhibits.json';
import { backMatter, pointing } from '../../lexicon/leftovers.json';
import { message } from '../../messages/message';
import { sourceNote } from '../../report/blocks/captions';
import { type ExhibitKind, exhibitsCaptioned, exhibitsNamed, type NamedExhibit } from '../../report/blocks/exhibits';
import { sectionAt, startingIn } from '../../report/lookup';
import { type Block, Ink, type Report, type Sentence, type Span } from '../../report/model';
import { groupBy, largest } from '../../text/collections';
import { allMatches } from '../../text/matches';
import { memoised } from '../../text/memo';

/** A part of the report that its text names, and where. */
interface Pointer {
	readonly name: string;
	readonly span: Span;
	/** Reported once per key: its name, or its kind where the report has none of that kind and it may be another text's. */
	readonly key: string;
	readonly isOfNone?: boolean;
}

/** Pointers to an appendix, section, table or figure that the report does not have, each part once. */
export function missingParts(report: Report): DraftFinding[] {
	const pointers = sentencesRead(report).flatMap((sentence) => [
		...exhibitPointers(report, sentence),
		...partPointers(report, sentence),
	]);
	const once = [...groupBy(pointers, ({ key }) => key).values()].map(firstOf);
	return once
		.sort((a, b) => a.span[0] - b.span[0])
		.map(({ name, span, isOfNone }) => ({
			code: 'citation.broken',
			severity: isOfNone ? 'info' : 'warning',
			span,
			message: message('checks.missingPart', { name }),
			data: { label: name },
		}));
}

const keyOf = (name: string) => name.toLowerCase().replace(/\s+/gu, '');

/** The running text: lists of references, lines that quote, and notes that say where something comes from, name the parts of others. */
function sentencesRead({ source, blocks, sentences, sections }: Report): Sentence[] {
	return blocks.flatMap(({ kind, quoted, section, span, sentences: own }) => {
		if ((kind !== 'paragraph' && kind !== 'item') || quoted) return [];
		const role = section === undefined ? 'body' : sectionAt({ sections }, section).role;
		if (role === 'references' || role === 'contents' || sourceNote.test(source.slice(...span))) return [];
		return sentences.slice(...own);
	});
}

const marks = '[*_“"【《\\s]*';
const leads = new RegExp(
	`(?:\\b${oneOf([...leadingTo.en, ...pointing.en])}(?: the)?|${oneOf([...leadingTo.zh, ...pointing.zh])}(?:下[方文]|文[末后]|后[文附]|本报告|本文|前文|上文)?)${marks}$`,
	'i',
);
const tells = new RegExp(`^${marks}(?:${oneOf(telling.en)}\\b|${oneOf(telling.zh)})`, 'i');
/** `Figure 2 sums up`, 表3对各省作了比较: it is what the sentence speaks of. */
const opensSentence = /^(?:\s[a-z]{3,}|\p{Script=Han})/u;
const others = bilingual(otherTexts);
/** How much text around a name is looked at, in characters. */
const mostAround = 200;

const aroundOf = (text: string, start: number, end: number) =>
	[text.slice(Math.max(0, start - mostAround), start), text.slice(end, end + mostAround)] as const;

/** `set out in Table 9` of a report whose tables end at 8, and `Figure 3 shows` of one without any figure. */
function exhibitPointers(report: Report, { span, text: visible }: Sentence): Pointer[] {
	// In a sentence with a citation the exhibit may be the source's.
	if (!/\d/u.test(visible) || startingIn(report.citations, span).length > 0) return [];
	const text = report.source.slice(...span);
	const exhibits = exhibitsNamed(text);
	if (exhibits.length === 0 || others.test(visible)) return [];
	return exhibits.flatMap((exhibit): Pointer[] => {
		const [start, end] = [span[0] + exhibit.start, span[0] + exhibit.end];
		const [before, behind] = aroundOf(text, exhibit.start, exhibit.end);
		const isPointed =
			leads.test(before) ||
			tells.test(text.slice(exhibit.behind)) ||
			(before.trim() === '' && opensSentence.test(behind)) ||
			(/[(（]\s*$/u.test(before) && /^\s*[)）]/u.test(behind));
		if (!exhibit.sure || report.ink[start] !== Ink.text) return [];
		return isOwn(exhibit, before, behind) && isMissing(report, exhibit, isPointed)
			? [
					{
						name: nameOf(exhibit),
						span: [start, end],
						...(hasAny(report, exhibit) ? { key: keyOf(nameOf(exhibit)) } : { key: exhibit.word, isOfNone: true }),
					},
				]
			: [];
	});
}

/** However it is written there: `Table 9` also of `Tables 8 and 9`. */
function nameOf({ word, number }: NamedExhibit): string {
	return han.test(word) ? word + number : `${word.slice(0, 1).toUpperCase()}${word.slice(1)} ${number}`;
}

const han = /\p{Script=Han}/u;
/** `figure 3D`, `图 48,421条`, `Table 4 of the act`: no number of an exhibit, or one of another text. */
const elsewhereBehind =
	/^(?:[\p{Script=Latin}\d%％]|[.,]\d|[-–—~～/]\s?\d|\s?[个年月号日万亿条张%％]|[*_)）\]]*\s+(?:of|in|from|at|on|by)\b)/u;
/** `the bank’s Table 4`, `OECD Table 4`, `(Doe 2019, Table 4)`, `supplementary table 4`. */
const elsewhereBefore = new RegExp(`^(?:${oneOf(otherOwners)}$|\\p{Lu}|\\d)|[’']s?$`, 'u');
/** In Chinese what stands right before it leads to it, or ends. */
const freeBefore = /(?:^|[见見如由从從据在於于及和与與至照、。，；：（(])$/u;

/** Whether the words around a name do not make it one of another text. */
function isOwn({ word, number }: NamedExhibit, before: string, behind: string): boolean {
	if (number.startsWith('0') || elsewhereBehind.test(behind)) return false;
	const words = before.split(/[\s*_]+/u).filter((each) => each !== '');
	const last = words.at(-1) ?? '';
	if (han.test(word)) return freeBefore.test(last);
	// A sentence begins with a capital whatever it names.
	return words.length < 2
		? !/[’']s?$/u.test(last)
		: !elsewhereBefore.test(last.replace(/^[(（]/u, '').replace(/,$/u, ''));
}

/** The figures and tables of a report, as far as its text can name them. */
interface OwnExhibits {
	/** Kind and number of each that has a caption: `table 2.1`. */
	readonly captioned: ReadonlySet<string>;
	/** By kind and chapter, how many have a caption, and the last number. */
	readonly series: ReadonlyMap<string, { readonly count: number; readonly last: number }>;
	/** How many of a kind are shown, with a caption or without. */
	readonly shown: (kind: ExhibitKind) => number;
	/** How many are shown without a caption that may be one of a kind. */
	readonly unnumbered: (kind: ExhibitKind) => number;
}

/** Markup that shows something, or a template that may. */
const showing = /<(?:img|svg|table|iframe|figure|canvas|video|object|embed)\b|!\[|\{[{%]/iu;

const ownExhibits = memoised(({ source, blocks }: Report): OwnExhibits => {
	// Within tags, cells and the titles of images, too.
	const captions = source.split('\n').flatMap((line) => line.split(/["<>|]/u).flatMap(exhibitsCaptioned));
	const keys = [...new Set(captions.flatMap(({ kinds, number }) => kinds.map((kind) => `${kind} ${number}`)))];
	const bySeries = groupBy(keys.map(inSeries), ([series]) => series);
	const tables = blocks.filter(({ kind }) => kind === 'table').length;
	const pictures = blocks.filter(({ kind, outer }) => shows(kind, source.slice(...outer))).length;
	return {
		captioned: new Set(keys),
		series: new Map(
			[...bySeries].map(([name, all]) => {
				return [name, { count: all.length, last: largest(all.map(([, number]) => number)) }] as const;
			}),
		),
		shown: (kind) => (kind === 'table' ? tables + pictures : pictures),
		// A picture may be one of a table.
		unnumbered: (kind) =>
			kind === 'table' ? tables + pictures - keys.length : pictures - keys.filter((key) => key.startsWith(kind)).length,
	};
});

/** `table 2.1` → the 1 of `table 2.` */
function inSeries(name: string): readonly [series: string, number: number] {
	const at = Math.max(...['.', '-', ' '].map((sign) => name.lastIndexOf(sign))) + 1;
	return [name.slice(0, at), Number(name.slice(at))];
}

function shows(kind: Block['kind'], markup: string): boolean {
	return kind === 'figure' || kind === 'code' || (kind !== 'table' && showing.test(markup));
}

function hasAny(report: Report, { kinds }: NamedExhibit): boolean {
	const { captioned, shown } = ownExhibits(report);
	return kinds.some((kind) => shown(kind) > 0 || [...captioned].some((key) => key.startsWith(kind)));
}

/** A number further behind the last one is mostly that of another text; a single caption, or none, is no numbering. */
const mostApart = 5;
const leastCaptions = 2;

/** Whether no caption has the number, and nothing that is shown without a caption can be meant. */
function isMissing(report: Report, { kinds, number }: NamedExhibit, isPointed: boolean): boolean {
	const { captioned, series, shown, unnumbered } = ownExhibits(report);
	if (kinds.some((kind) => captioned.has(`${kind} ${number}`))) return false;
	const [chapter, own] = inSeries(number);
	return kinds.every((kind) => {
		const { count, last } = series.get(`${kind} ${chapter}`) ?? { count: 0, last: 0 };
		const all = Math.max(last, shown(kind));
		if (own > all + mostApart) return false;
		return unnumbered(kind) <= 0 && (count >= leastCaptions || (isPointed && own > last));
	});
}

const designator = String.raw`[A-Z](?![A-Za-z])|[IVX]{1,4}(?![A-Za-z])|\d{1,2}(?![\d.]*\d)|[一二三四五六七八九十]{1,2}`;
/** By language, which takes half as long as all in one. */
const named = [
	new RegExp(
		String.raw`\b(${oneOf(backMatter.en)})(?:\s+(${designator}))?\b(?!\s+(?:(?:${designator})\s+)?(?:of|to|in|from)\b)(?!\s+[A-Z\d]\b|\s*[\\@])`,
		'gi',
	),
	new RegExp(String.raw`(${oneOf(backMatter.zh)})\s?(${designator})?`, 'gi'),
];
const sectionNamed = [
	/\bsection\s+(\d{1,2})(?![\d.]*\d)(?!\s+(?:of|\())/gi,
	/第\s?(\d{1,2}|[一二三四五六七八九十]{1,3})\s?[章節节部]/g,
];

/** `see Appendix B`, 详见附录, `in Section 9`: a part that no heading, caption or line of the report is. */
function partPointers(report: Report, { span }: Sentence): Pointer[] {
	const text = report.source.slice(...span);
	const pointed = (patterns: readonly RegExp[], isThere: (name: string, number: string | undefined) => boolean) =>
		patterns
			.flatMap((pattern) => allMatches(pattern, text))
			.flatMap(({ index, 0: whole, 1: called = '', 2: number }): Pointer[] => {
				const start = span[0] + index;
				const [before] = aroundOf(text, index, index);
				if (report.ink[start] !== Ink.text || !leads.test(before) || isThere(called, number)) return [];
				const name = whole.trim();
				return [{ name, span: [start, start + name.length], key: keyOf(name) }];
			});
	return [
		...pointed(named, (name, number) => opensPart(report, name, number)),
		...pointed(sectionNamed, (number) => numberOf(number) <= lastSection(report)),
	];
}

/** The letters that a name of a part and its heading share at least: `appendix` and `appendices`. */
const mostStem = 6;
/** Long enough for marks and a name. */
const openingLength = 24;

/** How headings, and blocks, begin. */
const openings = memoised(({ source, blocks, sections }: Report): readonly string[] => [
	...blocks.map(({ outer: [start] }) => source.slice(start, start + openingLength).replace(/^[^\p{L}]+/u, '')),
	...sections.flatMap(({ text, role }) => (role === 'appendix' ? [text, 'appendix', '附录', '附錄'] : [text])),
]);

/** Whether a heading or the beginning of a block names a part; where all that do have a letter or number, by its own. */
function opensPart(report: Report, name: string, number: string | undefined): boolean {
	const stem = name.slice(0, mostStem).toLowerCase();
	const opening = new RegExp(`^.{0,3}?${stem}[a-z]*\\s*(?:(?<![a-z])(${designator}))?`, 'iu');
	const found = openings(report).flatMap((text) => {
		const match = opening.exec(text);
		return match ? [match[1]?.toLowerCase()] : [];
	});
	return number === undefined
		? found.length > 0
		: found.some((each) => each === undefined || each === number.toLowerCase());
}

/** Fewer numbered sections are no numbering. */
const minNumbered = 3;

/** The number of the last section; infinite where sections are not numbered. */
const lastSection = memoised(({ sections }: Report): number => {
	const numbers = sections.flatMap(({ numbering = '' }) => {
		const number = /^[第（(]?\s*(\d{1,2}(?![\d%])|[一二三四五六七八九十]{1,3})/u.exec(numbering)?.[1];
		return number === undefined ? [] : [numberOf(number)];
	});
	return new Set(numbers).size < minNumbered ? Number.POSITIVE_INFINITY : largest(numbers);
});

/** `7`, 七, 十二. */
function numberOf(text: string): number {
	if (/^\d/u.test(text)) return Number(text);
	const digit = (sign: string) => '一二三四五六七八九'.indexOf(sign) + 1;
	const [, tens, ten, ones = ''] = /^([一二三四五六七八九]?)(十?)([一二三四五六七八九]?)$/u.exec(text) ?? [];
	return ten ? (tens ? digit(tens) : 1) * 10 + digit(ones) : digit(tens || ones);
}
