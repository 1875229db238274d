import type { DraftFinding } from '../../findings/model';
import { anywhere, oneOf, wholeWords } from '../../lexicon/compile';
import {
	emptyTargets,
	inventedSources,
	material,
	placeholderOpenings,
	placeholders,
	unfinished,
	writersTalk,
} from '../../lexicon/leftovers.json';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import { Ink, type Report, type Span } from '../../report/model';
import { shiftSpan } from '../../report/stretch';
import { allMatches } from '../../text/matches';
import { memoised } from '../../text/memo';
import { cached } from '../../text/textCache';
import { trimEndMatching } from '../../text/trimText';

/**
 * Markers and links that are spoilt, and what a tool or the writer left in the text. Each kind is reported once, at its first
 * place; passages to delete one by one.
 */
export function damagedMarkers(report: Report): DraftFinding[] {
	return kinds.flatMap((kind): DraftFinding[] => {
		const spans = kind.find(report).filter((span) => report.ink[span[0]] !== Ink.code);
		const [first, ...rest] = spans;
		if (!first) return [];
		return kind.each ? spans.map((span) => damageAt(report, kind, span)) : [damageAt(report, kind, first, rest)];
	});
}

function damageAt({ source }: Report, { say, severity }: Kind, span: Span, rest: readonly Span[] = []): DraftFinding {
	const text = source.slice(...span).trim();
	return {
		code: 'citation.broken',
		span,
		message: say(text, rest.length + 1),
		related: rest.slice(0, mostPlaces).map((other) => ({ span: other, message: message('checks.citedHereToo') })),
		data: { label: text.slice(0, mostLabel), places: rest.length + 1 },
		...(severity && { severity }),
	};
}

const mostPlaces = 20;
const mostLabel = 80;

interface Kind {
	readonly find: (report: Report) => Span[];
	readonly say: (text: string, places: number) => Message;
	readonly severity?: 'warning' | 'info' | 'hint';
	/** Every place is reported, because each is a separate text to delete. */
	readonly each?: true;
}

/** Marks that the tools of models put into their drafts: `turn0search1`, `:contentReference[oaicite:0]`, `【3†L1-L9】`. */
const residue =
	/\uE200?cite\w*turn\d+\w+|(?:\bcite)?turn\d+(?:search|view|news|fetch|file|image|forecast|finance|academia)\d+(?:turn\d+\w+?\d+)*|:{0,2}contentReference\[oaicite:[^\]]*\](?:\{[^}]*\})?|\boaicite:\d+|\bfilecite\w*\d|\[cite_(?:start|end)\]|\[\[?URL\s?\d+\]?\]/gu;

const placeholder = new RegExp(
	String.raw`(?:\\?\[\[?|【|［)(?:${oneOf(placeholders.en)}|${oneOf(placeholders.zh)}|(?:${oneOf(placeholderOpenings.en)}\b|${oneOf(placeholderOpenings.zh)})[^[\]【】［］\n]{0,160})\s?(?:\\?\]\]?|】|］)(?![(\[：:])`,
	'gi',
);
const invented = [wholeWords(inventedSources.en, 'gi'), anywhere(inventedSources.zh, 'g')];
const emptyTarget = new RegExp(
	String.raw`(?<!\\)\[[^\[\]\n]{1,120}\]\(\s*(?:#|https?:\/\/|${oneOf(emptyTargets)})?\s*\)`,
	'gi',
);
/** `[title](https://www.example org/page)`: a blank ends the address, and no title follows it. */
const spaced =
	/\[[^[\]\n]{1,120}\]\(https?:[^\s()<>]{1,300} (?!["'(])[^\s()<>"']{1,300}(?: [^\s()<>"']{1,300}){0,9}\)/gi;
const toWrite = `(?:(?:${oneOf(unfinished.en)})\\b|${oneOf(unfinished.zh)})`;
/** On a line of its own, or as a comment. */
const unfinishedLine = new RegExp(`^[ \\t>*_-]{0,12}(?:// ?)?${toWrite}(?:[:：.][^\\n]{0,80}|[ \\t]*$)`, 'gm');
const unfinishedBracket = new RegExp(
	`[[(（【](?:${toWrite}|[\\p{Script=Han}]{1,6}${oneOf(unfinished.zh)})[^[\\]（）【】\\n]{0,400}[\\])）】]`,
	'gu',
);
/** `[the film][film]` where no definition has that name. */
const undefinedLabel = /(?<![\w\])[])\[[^[\]\n]{1,120}\]\[(?=[\w-]*\p{L})[\p{L}\w-]{3,60}\](?![([:])/gu;
/** The length is limited, because addresses that run into each other would take quadratic time. */
const tracked =
	/https?:[^\s()<>]{0,1000}[?&]utm_source=(?:chatgpt|openai|perplexity|copilot|gemini|claude)[^\s()<>]*/gi;
const materialPatterns = [wholeWords(material.en, 'gi'), anywhere(material.zh, 'gi')];

const englishTalk = new RegExp(`^\\s*(?:\\w+,? )?${oneOf(writersTalk.en)}\\b`, 'i');
/** In Chinese, with one of the characters of a quick test, it may follow what it is done for: `为了……，我需要搜索……`. */
const chineseTalk = new RegExp(`^\\s*(?:[^，。；：]{0,60}，)?[^，。；：]{0,4}${oneOf(writersTalk.zh)}`, 'u');

const kinds: readonly Kind[] = [
	{ find: matching(residue), say: (text, places) => message('checks.toolResidue', { text, places }) },
	{ find: matching(placeholder, ...invented), say: (text, places) => message('checks.placeholder', { text, places }) },
	{ find: matching(emptyTarget), say: (text, places) => message('checks.emptyTarget', { text, places }) },
	{ find: undefinedLinks(), say: (text, places) => message('checks.emptyTarget', { text, places }) },
	{ find: matching(spaced), say: (text, places) => message('checks.spacedAddress', { text, places }) },
	{
		find: matching(...materialPatterns),
		say: (text, places) => message('checks.unseenMaterial', { text, places }),
		severity: 'warning',
	},
	{
		find: matching(unfinishedLine, unfinishedBracket),
		say: (text, places) => message('checks.unfinished', { text, places }),
		severity: 'warning',
	},
	{ find: lostCells, say: (text, places) => message('checks.lostCells', { text, places }), severity: 'warning' },
	{ find: writersTalkIn, say: () => message('checks.writersTalk'), severity: 'warning', each: true },
	{ find: repeatedMarkers, say: (text, places) => message('checks.markerTwice', { text, places }), severity: 'hint' },
	{ find: matching(tracked), say: (_, places) => message('checks.trackedAddress', { places }), severity: 'hint' },
];

/** What patterns find, each of which by itself takes half as long as all in one. */
function matching(...patterns: readonly RegExp[]): Kind['find'] {
	const found = cached((text) =>
		patterns
			.flatMap((pattern) => allMatches(pattern, text))
			.map(({ index, 0: all }): Span => [index, index + all.length])
			.sort((a, b) => a[0] - b[0])
			.filter(([start], at, all) => start >= (all[at - 1]?.[1] ?? 0)),
	);
	return (report) => partsOf(report).flatMap(({ start, text }) => found(text).map((span) => shiftSpan(start, span)));
}

/** The source in parts that begin with headings, so that an edit has only one of them read again. */
const partsOf = memoised(({ source, blocks }: Report) => {
	const starts = [0, ...blocks.filter(({ kind }) => kind === 'heading').map(({ outer: [start] }) => start)];
	return starts.map((start, at) => ({ start, text: source.slice(start, starts[at + 1]) }));
});

/** A link that Markdown does not read as one keeps its brackets. */
function undefinedLinks(): Kind['find'] {
	const find = matching(undefinedLabel);
	return (report) => find(report).filter(([start]) => report.ink[start] === Ink.text);
}

/** Cells behind the last column of a table's head: Markdown leaves them out. */
function lostCells({ tables, source }: Report): Span[] {
	return tables.flatMap(({ rows }) =>
		rows.flatMap((row): Span[] => {
			const end = row.at(-1)?.span[1];
			if (end === undefined) return [];
			const line = source.slice(end).split('\n', 1)[0] ?? '';
			const behind = line.split('|').slice(1).join('|');
			const lost = trimEndMatching(behind, /[\s|]/u).replace(/^[\s|]+/u, '');
			if (!lost) return [];
			const start = source.indexOf(lost, end);
			return [[start, start + lost.length]];
		}),
	);
}

/** `[12][12]`: the second of two like markers side by side. */
function repeatedMarkers({ source, citations }: Report): Span[] {
	return citations.flatMap(({ span, labels, block }, at) => {
		const before = citations[at - 1];
		if (!before || before.block !== block || before.labels.join() !== labels.join()) return [];
		return /^\s?$/u.test(source.slice(before.span[1], span[0])) ? [span] : [];
	});
}

/**
 * Where whoever wrote the report says what they are about to do for it, `Let me search for more recent data:`, in place
 * of telling what came of it: text to delete. Passages with nothing but white space in between are one.
 */
function writersTalkIn({ sentences, source }: Report): Span[] {
	const passages: Span[] = [];
	for (const { text, span } of sentences) {
		if (!englishTalk.test(text) && !(/[我搜续]/u.test(text) && chineseTalk.test(text))) continue;
		const last = passages.at(-1);
		const adjoins = last && source.slice(last[1], span[0]).trim() === '';
		if (adjoins) passages[passages.length - 1] = [last[0], span[1]];
		else passages.push(span);
	}
	return passages;
}
