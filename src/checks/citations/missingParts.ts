import type { DraftFinding } from '../../findings/model';
import { anyOf } from '../../lexicon/compile';
import { backMatter, pointing } from '../../lexicon/leftovers';
import { message } from '../../messages/message';
import { Ink, type Report, type Span } from '../../report/model';
import { largest } from '../../text/collections';
import { kept } from '../../text/kept';
import { allMatches } from '../../text/matches';
import { memoised } from '../../text/memo';
import { exhibitPointers, type Pointer } from './missingExhibits';

/** Sends a reader to an appendix, a section, a table or a figure that the report does not have: each part once. */
export function missingParts(report: Report): DraftFinding[] {
	const told = new Set<string>();
	return [...pointers(report), ...exhibitPointers(report)]
		.sort((a, b) => a.span[0] - b.span[0])
		.flatMap(({ name, span }): DraftFinding[] => {
			const key = name.toLowerCase().replace(/\s+/gu, '');
			if (told.has(key)) return [];
			told.add(key);
			return [
				{
					code: 'citation.broken',
					severity: 'warning',
					span,
					message: message('checks.missingPart', { name }),
					data: { label: name },
				},
			];
		});
}

function pointers(report: Report): Pointer[] {
	const parts = report.blocks.flatMap(({ kind, span }) =>
		kind === 'paragraph' || kind === 'item' || kind === 'quote' || kind === 'table' ? [span] : [],
	);
	const last = lastNumbered(report);
	return parts.flatMap((span) => [...backMatterPointers(report, span), ...sectionPointers(report, span, last)]);
}

const enBack = new RegExp(
	String.raw`\b(?:${anyOf(pointing.en)})\s+(?:the\s+)?(${anyOf(backMatter.en)}(?:\s+(?:[A-Z]|[IVX]+|\d+))?)\b(?!\s+(?:(?:[A-Z]|[IVX]+|\d+)\b\s*)?(?:of|to|in|from|[A-Z\d])\b)`,
	'giu',
);
const zhBack = new RegExp(
	`(?:${anyOf(pointing.zh)})(?:下[方文]|文[末后]|后[文附])?(?:补充与)?[“《【「"]?(${anyOf(backMatter.zh)}[A-Z\\d一二三四五]?)`,
	'gu',
);

/** `see Appendix B`, `详见附录` where no heading, caption or line of the report is one. */
function backMatterPointers(report: Report, span: Span): Pointer[] {
	return backMatterIn(report.source.slice(...span)).flatMap((match): Pointer[] => {
		const name = match[1]?.trim() ?? '';
		const start = span[0] + match.index;
		if (report.ink[start] !== Ink.text || has(report, name)) return [];
		return [{ name, span: [start, start + match[0].length] }];
	});
}

const backMatterIn = kept((text) => [enBack, zhBack].flatMap((pattern) => allMatches(pattern, text)));

/** Names of parts are few, and each is looked for in the whole report. */
const partsKnown = memoised((_: Report) => new Map<string, boolean>());

/** A heading or the beginning of a block names it, whatever its number. */
function has(report: Report, name: string): boolean {
	const stem = name
		.replace(/\s*(?:[A-Z\d一二三四五]|[IVX]+)$/u, '')
		.slice(0, mostStem)
		.toLowerCase();
	const known = partsKnown(report);
	const found = known.get(stem) ?? isNamed(report, stem);
	known.set(stem, found);
	return found;
}

function isNamed(report: Report, stem: string): boolean {
	const isHeading = report.sections.some(({ text, role }) => role === 'appendix' || text.toLowerCase().includes(stem));
	return isHeading || report.blocks.some(({ span }) => opening(report.source, span[0]).startsWith(stem));
}

/** The first words of a block, without what stands in front of its letters. */
function opening(source: string, start: number): string {
	return source
		.slice(start, start + openingLength)
		.replace(/^[^\p{L}]+/u, '')
		.toLowerCase();
}

/** The letters that a name of a part and its heading share at least: `appendix` and `appendices`. */
const mostStem = 6;
/** Long enough for marks and a name. */
const openingLength = 24;

const section =
	/(?:\b(?:see|in|refer to)\s+section\s+(\d{1,2})(?![\d.]*\d)(?!\s+(?:of|\())|(?:详见|参见|见)(?:本报告|本文|后文|前文|上文)?第\s?(\d{1,2})\s?[章节部])/giu;

/** The number of the last section; infinite where sections are not numbered. */
function lastNumbered({ sections }: Report): number {
	const numbers = sections.flatMap(({ numbering = '' }) => {
		const number = /^[第（(]?\s*(\d{1,2})(?![\d%])/u.exec(numbering)?.[1];
		return number === undefined ? [] : [Number(number)];
	});
	return new Set(numbers).size < minNumbered ? Number.POSITIVE_INFINITY : largest(numbers);
}

/** `see Section 9` of a report whose sections are numbered, and end at 7. */
function sectionPointers({ source, ink }: Report, span: Span, last: number): Pointer[] {
	if (!Number.isFinite(last)) return [];
	return sectionsNamedIn(source.slice(...span)).flatMap((match): Pointer[] => {
		const number = Number(match[1] ?? match[2]);
		const start = span[0] + match.index;
		if (number <= last || ink[start] !== Ink.text) return [];
		return [
			{ name: match[0].replace(/^(?:see|in|refer to|详见|参见|见)\s*/iu, ''), span: [start, start + match[0].length] },
		];
	});
}

const sectionsNamedIn = kept((text) => allMatches(section, text));

/** Fewer numbered sections are chance. */
const minNumbered = 3;
