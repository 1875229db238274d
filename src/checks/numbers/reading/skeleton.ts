import { blockAt, startingIn } from '../../../report/lookup';
import { type Block, Ink, type Quantity, type Report, type Span } from '../../../report/model';
import { stretchNumbers } from '../../../report/numbers/numbers';
import { readProse } from '../../../report/prose';
import { readSentences } from '../../../report/sentences/sentences';
import { overlap } from '../../../report/spanRelations';
import { type Stretch, shiftSpan, stretchOf } from '../../../report/stretch';
import { groupBy } from '../../../text/collections';
import { allMatches } from '../../../text/matches';
import { memoised } from '../../../text/memo';
import { simplified } from '../../../text/simplified';
import { type Amount, amountOf, movedAmount } from '../amounts/amount';
import { findSpelled, maySpell } from '../amounts/spelled';

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

export const firstAmount = 0xe000;
const periodFrom = 0xf000;
const periodTo = 0xf8ff;
const most = periodFrom - firstAmount;

/** For classes of characters in patterns: what stands for an amount, for a year or date, and for either. */
export const amountMarks = '\\uE000-\\uEFFF';
export const periodMarks = '\\uF000-\\uF8FF';
export const numberMarks = '\\uE000-\\uF8FF';

export const everyAmount = /[\uE000-\uEFFF]/gu;
export const everyPeriod = /[\uF000-\uF8FF]/gu;
export const everyNumber = /[\uE000-\uF8FF]/gu;

/** Pattern sources: one amount, one year or date, and text without amounts or the end of the sentence. */
export const amountSource = `([${amountMarks}])`;
export const period = `([${periodMarks}])`;
export const gap = (most: number) => `[^\\n;；${amountMarks}]{0,${most}}?`;

/** The amount that an {@link amountSource} matched. */
export function amountAt(skeleton: Skeleton, char: string | undefined): Amount {
	return skeleton.amounts[(char ?? '').charCodeAt(0) - firstAmount]!;
}

/** The year or date that a {@link period} matched. */
export function periodAt(skeleton: Skeleton, char: string | undefined): Quantity {
	return skeleton.periods[(char ?? '').charCodeAt(0) - periodFrom]!;
}

export function amountsIn(skeleton: Skeleton, text: string): Amount[] {
	return allMatches(everyAmount, text).map(([char]) => amountAt(skeleton, char));
}

export function periodsIn(skeleton: Skeleton, text: string): Quantity[] {
	return allMatches(everyPeriod, text).map(([char]) => periodAt(skeleton, char));
}

const read: ReadonlySet<Block['kind']> = new Set(['paragraph', 'item', 'quote', 'footnote']);

/** The blocks of text that have numbers, each with its text by itself. */
const blocksWithNumbers: (report: Report) => readonly { readonly block: Block; readonly stretch: Stretch }[] = memoised(
	(report) =>
		[...groupBy(report.numbers, ({ block }) => block).keys()].flatMap((index) => {
			const block = blockAt(report, index);
			const { source, ink, language } = report;
			return read.has(block.kind) ? [{ block, stretch: stretchOf(source, ink, block.span, language) }] : [];
		}),
);

/** The skeletons of the blocks of text that have numbers; worked out once a report. */
export const readSkeletons: (report: Report) => readonly Skeleton[] = memoised((report) =>
	blocksWithNumbers(report).map(({ block, stretch }) => moved(skeletonIn(stretch), block)),
);

/**
 * Makes a function that reads each text block with numbers. Blocks are read with offsets from their own start, cached for
 * all versions of a report that contain the block, and the results moved to the place of the block.
 */
export function readBlocks<Found>(
	read: (own: Skeleton) => readonly Found[],
	move: (found: Found, by: number, block: number) => Found,
	skeletonOf: (stretch: Stretch) => Skeleton | undefined = skeletonIn,
): (report: Report) => Found[] {
	const readOwn = memoised((stretch: Stretch) => {
		const own = skeletonOf(stretch);
		return own ? read(own) : [];
	});
	/** The last place and moved results of each block, reused where an edit did not move it. */
	const last = new WeakMap<Stretch, { readonly start: number; readonly block: number; readonly moved: Found[] }>();
	const readAt = (stretch: Stretch, start: number, block: number) => {
		const before = last.get(stretch);
		if (before?.start === start && before.block === block) return before.moved;
		const moved = readOwn(stretch).map((found) => move(found, start, block));
		last.set(stretch, { start, block, moved });
		return moved;
	};
	return (report) =>
		blocksWithNumbers(report).flatMap(({ block, stretch }) => readAt(stretch, block.span[0], block.index));
}

/** The skeletons of table cells with several numbers: `67% (from 90 to 30)` is text too. */
export const readCellSkeletons: (report: Report) => readonly Skeleton[] = memoised((report) =>
	report.tables.flatMap((table) =>
		table.rows.flat().flatMap(({ span }) => {
			const numbers = startingIn(report.numbers, span).filter((number) => number.span[1] <= span[1]);
			if (numbers.length < 2) return [];
			return [assemble({ block: table.block, span, ends: new Set(), ...report }, placesOf(report, numbers))];
		}),
	),
);

/** The skeleton of a block by itself. */
const skeletonIn: (stretch: Stretch) => Skeleton = memoised((stretch) => {
	const numbers = stretchNumbers(stretch).map((number) => ({ block: 0, ...number }));
	return assemble(readableOf(stretch), placesOf(stretch, numbers));
});

function readableOf(stretch: Stretch): Readable {
	const { source, ink } = stretch;
	const ends = new Set(readSentences(stretch).map(({ span }) => span[1]));
	return { source, ink, block: 0, span: [0, source.length], ends };
}

function moved(own: Skeleton, { index, span: [start] }: Block): Skeleton {
	return {
		...own,
		block: index,
		amounts: own.amounts.map((amount) => movedAmount(amount, start)),
		periods: own.periods.map((period) => ({ ...period, span: shiftSpan(start, period.span), block: index })),
		linesBetween: (from, to) => own.linesBetween(from - start, to - start),
	};
}

function placesOf(text: Pick<Report, 'source'>, numbers: readonly Quantity[]): Place[] {
	return numbers.map((number) => ({ span: number.span, number, amount: amountOf(text, number) }));
}

/** A number in the text: a period, unless it has an amount. */
interface Place {
	readonly span: Span;
	readonly number: Quantity | undefined;
	readonly amount: Amount | undefined;
}

/** What a skeleton is made of. */
interface Readable extends Pick<Report, 'source' | 'ink'> {
	readonly block: number;
	readonly span: Span;
	/** Where its sentences end. */
	readonly ends: ReadonlySet<number>;
}

function assemble(text: Readable, places: readonly Place[]): Skeleton {
	const { source, span, ends, block } = text;
	const amounts: Amount[] = [];
	const periods: Quantity[] = [];
	let skeleton = '';
	let at = span[0];
	for (const { span, amount, number } of places) {
		if (amounts.length >= most || periods.length >= most / 2) break;
		skeleton += readable(text, at, span[0], ends);
		// In Chinese a number may open a sentence right behind the full stop.
		if (ends.has(span[0]) && span[0] > at) skeleton += '\n';
		skeleton += String.fromCharCode(amount ? firstAmount + amounts.length : periodFrom + periods.length);
		if (amount) amounts.push(amount);
		else if (number) periods.push(number);
		at = span[1];
	}
	const linesBetween = (from: number, to: number) => source.slice(from, to).includes('\n');
	return { block, text: simplified(skeleton + readable(text, at, span[1], ends)), amounts, periods, linesBetween };
}

/** The skeleton of a block by itself with the numbers that are written in words too, or `undefined` where there are none. */
export function spelledSkeletonIn(stretch: Stretch): Skeleton | undefined {
	const skeleton = skeletonIn(stretch);
	if (!maySpell.test(skeleton.text)) return undefined;
	const { source, ink } = stretch;
	const prose = readProse(source, ink, [0, source.length]);
	const spelled = findSpelled(prose.text).map(({ start, end, dimension, value, stands }): Place => {
		const span: Span = [prose.offset(start), prose.offset(end - 1) + 1];
		const text = source.slice(...span);
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
		readableOf(stretch),
		[...written, ...free].sort((a, b) => a.span[0] - b.span[0]),
	);
}

function readable({ source, ink }: Readable, start: number, end: number, ends: ReadonlySet<number>): string {
	let text = '';
	let from = start;
	for (let at = start; at < end; at++) {
		const code = source.charCodeAt(at);
		const visible = ink[at] === Ink.text;
		const kept = visible && code !== lineFeed && !(code >= firstAmount && code <= periodTo);
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
