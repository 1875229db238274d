import { type Block, Ink, type Quantity, type Report } from '../../report/model';
import { type Amount, amountOf } from './amount';

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
}

const AMOUNT_FROM = 0xe000;
const PERIOD_FROM = 0xf000;
const MOST = PERIOD_FROM - AMOUNT_FROM;

/** Pattern sources: one amount, one year or date, and text without amounts or the end of the sentence. */
export const AMOUNT = '([\\uE000-\\uEFFF])';
export const PERIOD = '([\\uF000-\\uF8FF])';
export const gap = (most: number) => `[^\\n;；\\uE000-\\uEFFF]{0,${most}}?`;

/** The amount that an {@link AMOUNT} matched. */
export function amountAt(skeleton: Skeleton, char: string | undefined): Amount {
	return skeleton.amounts[(char ?? '').charCodeAt(0) - AMOUNT_FROM]!;
}

/** The year or date that a {@link PERIOD} matched. */
export function periodAt(skeleton: Skeleton, char: string | undefined): Quantity {
	return skeleton.periods[(char ?? '').charCodeAt(0) - PERIOD_FROM]!;
}

export function amountsIn(skeleton: Skeleton, text: string): Amount[] {
	return Array.from(text.matchAll(/[\uE000-\uEFFF]/g), ([char]) => amountAt(skeleton, char));
}

export function periodsIn(skeleton: Skeleton, text: string): Quantity[] {
	return Array.from(text.matchAll(/[\uF000-\uF8FF]/g), ([char]) => periodAt(skeleton, char));
}

const READ: ReadonlySet<Block['kind']> = new Set(['paragraph', 'item', 'quote', 'footnote']);

const known = new WeakMap<Report, readonly Skeleton[]>();

/** The skeletons of the blocks of text that have numbers; worked out once a report. */
export function readSkeletons(report: Report): readonly Skeleton[] {
	const skeletons = known.get(report) ?? makeSkeletons(report);
	known.set(report, skeletons);
	return skeletons;
}

function makeSkeletons(report: Report): Skeleton[] {
	const byBlock = new Map<number, Quantity[]>();
	for (const number of report.numbers) {
		const numbers = byBlock.get(number.block);
		if (numbers) numbers.push(number);
		else byBlock.set(number.block, [number]);
	}
	return Array.from(byBlock).flatMap(([index, numbers]) => {
		const block = report.blocks[index]!;
		return READ.has(block.kind) ? [skeletonOf(report, block, numbers)] : [];
	});
}

function skeletonOf(report: Report, block: Block, numbers: readonly Quantity[]): Skeleton {
	const amounts: Amount[] = [];
	const periods: Quantity[] = [];
	const ends = new Set(report.sentences.slice(...block.sentences).map(({ span }) => span[1]));
	let text = '';
	let at = block.span[0];
	for (const number of numbers) {
		if (amounts.length >= MOST || periods.length >= MOST / 2) break;
		text += readable(report, at, number.span[0], ends);
		const amount = amountOf(report, number);
		text += String.fromCharCode(amount ? AMOUNT_FROM + amounts.length : PERIOD_FROM + periods.length);
		if (amount) amounts.push(amount);
		else periods.push(number);
		at = number.span[1];
	}
	return { block: block.index, text: text + readable(report, at, block.span[1], ends), amounts, periods };
}

function readable({ source, ink }: Report, start: number, end: number, ends: ReadonlySet<number>): string {
	let text = '';
	for (let at = start; at < end; at++) {
		if (ends.has(at)) text += '\n';
		const char = source[at]!;
		if (ink[at] === Ink.text && !(char >= '\uE000' && char <= '\uF8FF')) text += char === '\n' ? ' ' : char;
	}
	return text;
}
