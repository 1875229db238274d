import { blockAt, within } from '../../report/lookup';
import { type Block, Ink, type Quantity, type Report, type Span } from '../../report/model';
import { readProse } from '../../report/prose';
import { overlap } from '../../report/spanRelations';
import { groupBy } from '../../text/collections';
import { memoised } from '../../text/memo';
import { type Amount, amountOf } from './amount';
import { findSpelled, maySpell } from './spelled';

/**
 * The text of a block as a reader reads it, with one private character for each number: patterns over it see words
 * and numbers, whatever the numbers are. Sentences are parted by line feeds.
 */
export interface Skeleton {
	/** Index into `Report.blocks`. */
	readonly block: number;
	readonly text: string;
	/** In the order of their characters. */
	readonly amounts: readonly Amount[];
	readonly periods: readonly Quantity[];
	/** Whether the source begins a new line between two places of it. */
	readonly linesBetween: (from: number, to: number) => boolean;
}

const amountFrom = 0xe000;
const periodFrom = 0xf000;
const periodTo = 0xf8ff;
const most = periodFrom - amountFrom;

/** Pattern sources: one amount, one year or date, and text without amounts or the end of the sentence. */
export const amount = '([\\uE000-\\uEFFF])';
export const period = '([\\uF000-\\uF8FF])';
export const gap = (most: number) => `[^\\n;；\\uE000-\\uEFFF]{0,${most}}?`;

/** The amount that an {@link amount} matched. */
export function amountAt(skeleton: Skeleton, char: string | undefined): Amount {
	return skeleton.amounts[(char ?? '').charCodeAt(0) - amountFrom]!;
}

/** The year or date that a {@link period} matched. */
export function periodAt(skeleton: Skeleton, char: string | undefined): Quantity {
	return skeleton.periods[(char ?? '').charCodeAt(0) - periodFrom]!;
}

export function amountsIn(skeleton: Skeleton, text: string): Amount[] {
	return Array.from(text.matchAll(/[\uE000-\uEFFF]/g), ([char]) => amountAt(skeleton, char));
}

export function periodsIn(skeleton: Skeleton, text: string): Quantity[] {
	return Array.from(text.matchAll(/[\uF000-\uF8FF]/g), ([char]) => periodAt(skeleton, char));
}

const read: ReadonlySet<Block['kind']> = new Set(['paragraph', 'item', 'quote', 'footnote']);

/** The skeletons of the blocks of text that have numbers; worked out once a report. */
export const readSkeletons: (report: Report) => readonly Skeleton[] = memoised((report) =>
	[...groupBy(report.numbers, ({ block }) => block)].flatMap(([index, numbers]) => {
		const block = report.blocks[index]!;
		return read.has(block.kind) ? [skeletonOf(report, block, numbers)] : [];
	}),
);

/** The skeletons of table cells with several numbers: `67% (from 90 to 30)` is text too. */
export const readCellSkeletons: (report: Report) => readonly Skeleton[] = memoised((report) =>
	report.tables.flatMap((table) =>
		table.rows.flat().flatMap(({ span }) => {
			const numbers = within(report.numbers, span).filter((number) => number.span[1] <= span[1]);
			return numbers.length > 1 ? [skeletonOf(report, { ...blockAt(report, table.block), span }, numbers)] : [];
		}),
	),
);

function skeletonOf(report: Report, block: Block, numbers: readonly Quantity[]): Skeleton {
	return assemble(
		report,
		block,
		numbers.map((number) => ({ span: number.span, number, amount: amountOf(report, number) })),
	);
}

/** A number in the text: a period, unless it has an amount. */
interface Place {
	readonly span: Span;
	readonly number: Quantity | undefined;
	readonly amount: Amount | undefined;
}

function assemble(report: Report, block: Block, places: readonly Place[]): Skeleton {
	const amounts: Amount[] = [];
	const periods: Quantity[] = [];
	const ends = new Set(report.sentences.slice(...block.sentences).map(({ span }) => span[1]));
	let text = '';
	let at = block.span[0];
	for (const { span, amount, number } of places) {
		if (amounts.length >= most || periods.length >= most / 2) break;
		text += readable(report, at, span[0], ends);
		text += String.fromCharCode(amount ? amountFrom + amounts.length : periodFrom + periods.length);
		if (amount) amounts.push(amount);
		else if (number) periods.push(number);
		at = span[1];
	}
	const linesBetween = (from: number, to: number) => report.source.slice(from, to).includes('\n');
	return { block: block.index, text: text + readable(report, at, block.span[1], ends), amounts, periods, linesBetween };
}

/** The skeleton with the numbers that are written in words too, or `undefined` where there are none. */
export function withSpelled(report: Report, skeleton: Skeleton): Skeleton | undefined {
	if (!maySpell.test(skeleton.text)) return undefined;
	const block = report.blocks[skeleton.block]!;
	const prose = readProse(report.source, report.ink, block.span);
	const spelled = findSpelled(prose.text).map(({ start, end, dimension, value, stands }): Place => {
		const span: Span = [prose.offset(start), prose.offset(end - 1) + 1];
		const text = report.source.slice(...span);
		const amount = { span, text, dimension, value, place: 0, factor: 1, approximate: false, range: false };
		return { span, number: undefined, amount: { ...amount, spelled: stands } };
	});
	if (spelled.length === 0) return undefined;
	const written = [...skeleton.amounts, ...skeleton.periods].map(
		(one): Place =>
			'text' in one
				? { span: one.span, number: undefined, amount: one }
				: { span: one.span, number: one, amount: undefined },
	);
	const free = spelled.filter(({ span }) => !written.some((other) => overlap(other.span, span)));
	return assemble(
		report,
		block,
		[...written, ...free].sort((a, b) => a.span[0] - b.span[0]),
	);
}

function readable({ source, ink }: Report, start: number, end: number, ends: ReadonlySet<number>): string {
	let text = '';
	let from = start;
	for (let at = start; at < end; at++) {
		const code = source.charCodeAt(at);
		const visible = ink[at] === Ink.text;
		const kept = visible && code !== lineFeed && !(code >= amountFrom && code <= periodTo);
		const ended = ends.has(at);
		if (kept && !ended) continue;
		text += source.slice(from, at);
		if (ended) text += '\n';
		if (visible && code === lineFeed) text += ' ';
		from = kept ? at : at + 1;
	}
	return text + source.slice(from, end);
}

const lineFeed = 0x0a;
