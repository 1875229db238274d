import type { Block, Report } from '../../report/model';
import { blockTerms } from '../../report/sentences/sentenceTerms';
import { partOf, proseBlocks } from '../../shown/proseBlocks';
import { termsOf } from '../../text/terms';

/** A paragraph with fewer terms says too little about where it belongs. */
const leastTerms = 5;
/** How many paragraphs on either side are its company. */
const reach = 3;

export interface Placement {
	/** Paragraphs that could be placed. */
	readonly placed: number;
	/** The sum of their fit, 0–1 each: 0.5 shares as much with its company as with any paragraphs, more is better. */
	readonly fit: number;
	/** The one that fits least, if it shares less with its company than chance would have it. */
	readonly astray: Block | undefined;
}

interface Paragraph {
	readonly block: Block;
	readonly part: number | undefined;
	readonly terms: ReadonlySet<string>;
}

/**
 * How well paragraphs stand where their subject is treated: the terms each one shares with its company (its headings,
 * and the paragraphs around it in its part of the report) against those it would share with as many at random.
 */
export function measurePlacement(report: Report): Placement {
	const paragraphs = proseBlocks(report).flatMap((block): Paragraph[] => {
		const terms = new Set(blockTerms(report, block));
		return terms.size < leastTerms ? [] : [{ block, part: partOf(report, block), terms }];
	});
	const headings = report.sections.map(({ text }) => termsOf(text));
	const users = countUsers(paragraphs);
	const fits = paragraphs.map((paragraph, at) => {
		const company = [
			...neighbours(paragraphs, at).map(({ terms }) => terms),
			headingTerms(report, paragraph, headings),
		];
		return fitOf(paragraph, company, users, paragraphs.length);
	});
	const least = Math.min(...fits);
	return {
		placed: fits.length,
		fit: fits.reduce((sum, fit) => sum + fit, 0),
		astray: least < 0.5 ? paragraphs[fits.indexOf(least)]!.block : undefined,
	};
}

function countUsers(paragraphs: readonly Paragraph[]): Map<string, number> {
	const users = new Map<string, number>();
	for (const { terms } of paragraphs) for (const term of terms) users.set(term, (users.get(term) ?? 0) + 1);
	return users;
}

function neighbours(paragraphs: readonly Paragraph[], at: number): Paragraph[] {
	const { part } = paragraphs[at]!;
	return paragraphs
		.slice(Math.max(0, at - reach), at + reach + 1)
		.filter((other) => other !== paragraphs[at] && other.part === part);
}

/** The terms of the headings a paragraph stands under, without the report's title. */
function headingTerms(report: Report, { block }: Paragraph, headings: readonly (readonly string[])[]): Set<string> {
	const terms = new Set<string>();
	for (let at = block.section; at !== undefined; at = report.sections[at]!.parent) {
		if (report.sections[at]!.parent === undefined && report.sections[at]!.level === 1) break;
		for (const term of headings[at]!) terms.add(term);
	}
	return terms;
}

/** Terms count the more, the fewer paragraphs use them. */
function fitOf(
	{ terms }: Paragraph,
	company: readonly ReadonlySet<string>[],
	users: ReadonlyMap<string, number>,
	paragraphs: number,
): number {
	let near = 0;
	let chance = 0;
	for (const term of terms) {
		const others = users.get(term)! - 1;
		const weight = Math.log((paragraphs + 1) / (others + 1));
		if (company.some((own) => own.has(term))) near += weight;
		chance += weight * (1 - (1 - others / Math.max(1, paragraphs - 1)) ** company.length);
	}
	return near + chance === 0 ? 0.5 : near / (near + chance);
}
