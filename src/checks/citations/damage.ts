import type { DraftFinding } from '../../findings/model';
import { anyOf, inEither } from '../../lexicon/compile';
import {
	emptyTargets,
	inventedSources,
	material,
	placeholderOpenings,
	placeholders,
	unfinished,
} from '../../lexicon/leftovers.json';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import { touching } from '../../report/lookup';
import { Ink, type Report, type Span } from '../../report/model';
import { withoutEnd } from '../../text/ends';
import { allMatches } from '../../text/matches';
import { memoised } from '../../text/memo';
import { writersTalkIn } from './writersTalk';

/**
 * Markers and links that are spoilt, and what a tool or the writer left in the text. Each kind is told once, at its first
 * place; passages to delete are told one by one.
 */
export function damagedMarkers(report: Report): DraftFinding[] {
	return kinds.flatMap((kind): DraftFinding[] => {
		const spans = kind.find(report).filter((span) => report.ink[span[0]] !== Ink.code && !isCodeBlock(report, span));
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

const codeBlocks = memoised(({ blocks }: Report) =>
	blocks.flatMap(({ kind, outer }) => (kind === 'code' ? [{ span: outer }] : [])),
);

function isCodeBlock(report: Report, [at]: Span): boolean {
	return touching(codeBlocks(report), [at, at + 1]).length > 0;
}

interface Kind {
	readonly find: (report: Report) => Span[];
	readonly say: (text: string, places: number) => Message;
	readonly severity?: 'warning' | 'info' | 'hint';
	/** Every place is told: each is text of its own to delete. */
	readonly each?: true;
}

/** Marks that the tools of models put into their drafts: `turn0search1`, `:contentReference[oaicite:0]`, `【3†L1-L9】`. */
const residue =
	/\uE200?cite\w*turn\d+\w+|(?:\bcite)?turn\d+(?:search|view|news|fetch|file|image|forecast|finance|academia)\d+(?:turn\d+\w+?\d+)*|:{0,2}contentReference\[oaicite:[^\]]*\](?:\{[^}]*\})?|\boaicite:\d+|\bfilecite\w*\d|\[cite_(?:start|end)\]|\[\[?URL\s?\d+\]?\]/gu;

const placeholder = new RegExp(
	String.raw`(?:\\?\[\[?|【|［)(?:${anyOf(placeholders.en)}|${anyOf(placeholders.zh)}|(?:${anyOf(placeholderOpenings.en)}\b|${anyOf(placeholderOpenings.zh)})[^[\]【】［］\n]{0,160})\s?(?:\\?\]\]?|】|］)(?![(\[：:])|\b${anyOf(inventedSources.en)}\b|${anyOf(inventedSources.zh)}`,
	'giu',
);
const emptyTarget = new RegExp(
	String.raw`(?<!\\)\[[^\[\]\n]{1,120}\]\(\s*(?:#|https?:\/\/|${anyOf(emptyTargets)})?\s*\)`,
	'giu',
);
/** The address runs up to a bracket that closes something else, or to the end of its line. */
const wrongBracket =
	/\[[^[\]\n]{1,120}\](?:\(https?:[^\s()（）[\]]*[\]）】》}](?=[\s.,;:，。；：|]|$)|（https?:[^\s()（）]*[）)]|\(https?:[^\s()]*(?=\s*$))/gmu;
/** `[title](https://www.example org/page)`: a blank ends the address, and no title follows it. */
const spaced =
	/\[[^[\]\n]{1,120}\]\(https?:[^\s()<>]{1,300} (?!["'(])[^\s()<>"']{1,300}(?: [^\s()<>"']{1,300}){0,9}\)/giu;
/** `wwww.`, `htp://`, `https//` and `http://https://`. */
const misspelt = /\b(?:https?:\/\/(?:w{4,}|ww)\.|htt?ps?\/\/|htps?:\/\/|https?:\/\/https?:?\/\/)[^\s()<>]{1,300}/giu;
const toWrite = `(?:(?:${anyOf(unfinished.en)})\\b|${anyOf(unfinished.zh)})`;
/** On a line of its own, as a comment, or in brackets. */
const unfinishedText = new RegExp(
	`^[ \\t>*_-]{0,12}(?:// ?)?${toWrite}(?:[:：.][^\\n]{0,80}|[ \\t]*$)|[[(（【](?:${toWrite}|[\\p{Script=Han}]{1,6}${anyOf(unfinished.zh)})[^[\\]（）【】\\n]{0,400}[\\])）】]`,
	'gmu',
);
/** `[the film][film]` where no definition has that name. */
const undefinedLabel = /(?<![\w\])])\[[^[\]\n]{1,120}\]\[(?=[\w-]*\p{L})[\p{L}\w-]{3,60}\](?![([:])/gu;
/** So long an address at most; of addresses that run into each other each would be read to the end of all. */
const tracked =
	/https?:[^\s()<>]{0,1000}[?&]utm_source=(?:chatgpt|openai|perplexity|copilot|gemini|claude)[^\s()<>]*/giu;
const materialPattern = inEither(material, 'gi');

const kinds: readonly Kind[] = [
	{ find: insideNumbers, say: (text, places) => message('checks.markerInNumber', { text, places }) },
	{ find: matching(residue), say: (text, places) => message('checks.toolResidue', { text, places }) },
	{ find: matching(placeholder), say: (text, places) => message('checks.placeholder', { text, places }) },
	{ find: matching(emptyTarget), say: (text, places) => message('checks.emptyTarget', { text, places }) },
	{ find: undefinedLinks, say: (text, places) => message('checks.emptyTarget', { text, places }) },
	{ find: matching(wrongBracket), say: (text, places) => message('checks.wrongBracket', { text, places }) },
	{ find: matching(spaced), say: (text, places) => message('checks.spacedAddress', { text, places }) },
	{ find: matching(misspelt), say: (text, places) => message('checks.misspeltAddress', { text, places }) },
	{
		find: matching(materialPattern),
		say: (text, places) => message('checks.unseenMaterial', { text, places }),
		severity: 'warning',
	},
	{
		find: matching(unfinishedText),
		say: (text, places) => message('checks.unfinished', { text, places }),
		severity: 'warning',
	},
	{ find: lostCells, say: (text, places) => message('checks.lostCells', { text, places }), severity: 'warning' },
	{ find: writersTalkIn, say: () => message('checks.writersTalk'), severity: 'warning', each: true },
	{ find: repeatedMarkers, say: (text, places) => message('checks.markerTwice', { text, places }), severity: 'hint' },
	{ find: matching(tracked), say: (_, places) => message('checks.trackedAddress', { places }), severity: 'hint' },
];

function matching(pattern: RegExp): Kind['find'] {
	return ({ source }) => allMatches(pattern, source).map((match): Span => [match.index, match.index + match[0].length]);
}

/** A link that Markdown does not read as one keeps its brackets. */
function undefinedLinks(report: Report): Span[] {
	return matching(undefinedLabel)(report).filter(([start]) => report.ink[start] === Ink.text);
}

/** `[5]` in `$1[5],000`: the marker stands between the digits of one number. */
function insideNumbers({ source, citations }: Report): Span[] {
	return citations.flatMap(({ span, form }) => {
		const before = source.slice(Math.max(0, span[0] - 12), span[0]);
		const after = source.slice(span[1], span[1] + 8);
		const cut = /(?:^|[^\w.,])[$€£¥￥]?\d{1,3}(?:,\d{3})*$/u.test(before) && /^,\d{3}(?!\d)/u.test(after);
		const bare = /[$€£¥￥]\s?$/u.test(before) && /^[\d,.]*\d/u.test(after);
		return form !== 'superscript' && (cut || bare) ? [span] : [];
	});
}

/** Cells behind the last column of a table's head: Markdown leaves them out. */
function lostCells({ tables, source }: Report): Span[] {
	return tables.flatMap(({ rows }) =>
		rows.flatMap((row): Span[] => {
			const end = row.at(-1)?.span[1];
			if (end === undefined) return [];
			const line = source.slice(end).split('\n', 1)[0] ?? '';
			const behind = line.split('|').slice(1).join('|');
			const lost = withoutEnd(behind, /[\s|]/u).replace(/^[\s|]+/u, '');
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
