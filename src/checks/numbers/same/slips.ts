import { entryOf } from '../../../access';
import { groupBy } from '../../../text/collections';
import { memoised } from '../../../text/memo';
import { type Amount, digitsOf, isCount, isMoney } from '../amounts/amount';
import { powerOfTen } from '../amounts/tolerances';
import { type Mention, type Terms, termSet } from '../reading/mentions';
import type { Cell } from './cells';
import { areParallel, areSeparate, isSubset, sameQualifiers, sharedCount } from './sentences';

/** A figure with the words that say what it is. */
export interface Figure {
	readonly amount: Amount;
	readonly terms: Terms;
	readonly period: string;
	readonly mention?: Mention;
	readonly cell?: Cell;
}

export interface Slip {
	readonly later: Figure;
	readonly earlier: Figure;
	/** How many times the one is the other where the digits are the same; two digits changed places where absent. */
	readonly times?: number;
}

/** How many digits do not repeat by chance (without zeros at the ends), and how many terms two figures must share. */
const least = { digits: 3, terms: 2, sure: 5 } as const;
/** How many earlier figures with the same digits a figure is compared with. */
const compared = 20;

export function figuresOf(mentions: readonly Mention[], cells: readonly Cell[]): Figure[] {
	return [
		...mentions.map((mention) => ({
			amount: mention.amount,
			terms: mention.terms,
			period: mention.period ?? '?',
			mention,
		})),
		...cells.map((cell) => ({
			amount: cell.amount,
			terms: new Set([...cell.row, ...cell.column]),
			period: cell.period,
			cell,
		})),
	].sort((a, b) => a.amount.span[0] - b.amount.span[0]);
}

/** Figures of one thing that differ in their scale alone, 6.32亿 and 6.32万, or in two neighbouring digits: one of them is a slip. */
export function digitSlips(figures: readonly Figure[]): Slip[] {
	const long = figures.filter(({ amount }) => !amount.range && isLong(amount));
	const alike = groupBy(long, ({ amount }) => [...writtenDigits(amount)].sort().join(''));
	return [...alike.values()].flatMap((group) =>
		group.flatMap((later, index) => {
			const before = group.slice(Math.max(0, index - compared), index);
			const found = before.flatMap((earlier) => slipOf(earlier, later, figures) ?? []);
			return found.slice(0, 1);
		}),
	);
}

function slipOf(earlier: Figure, later: Figure, figures: readonly Figure[]): Slip | undefined {
	const [a, b] = [earlier.amount, later.amount];
	if (a.dimension !== b.dimension || !mayBeOneThing(earlier, later)) return undefined;
	const shared = sharedCount(earlier.terms, later.terms);
	if (writtenDigits(a) === writtenDigits(b)) {
		const times = timesOf(a, b);
		const sure = shared >= least.terms || (shared > 0 && isMoney(a) && unitsApart.has(times));
		// A bare number of a table is of a scale that goes without saying.
		const bare = a.dimension === 'count' && (earlier.cell ?? later.cell) !== undefined;
		return times > 1 && sure && !bare && (isMoney(a) || isCount(a) || writtenDigits(a).length > least.digits)
			? { later, earlier, times }
			: undefined;
	}
	return !(a.approximate || b.approximate) &&
		areSwapped(writtenDigits(a), writtenDigits(b)) &&
		isContained(earlier, later) &&
		shared >= (digitsOf(a).length >= least.sure || isRowsOwn(earlier, later) ? 1 : least.terms) &&
		isNear(a, b) &&
		!areSeveral(earlier, later, figures)
		? toldInText({ later, earlier })
		: undefined;
}

/** Reports the slip in the text where the other figure is in a table. */
function toldInText({ later, earlier }: Slip): Slip {
	return later.cell && earlier.mention ? { later: earlier, earlier: later } : { later, earlier };
}

/** Whether the terms of one figure contain those of the other; not required in Chinese, where terms overlap two words. */
function isContained(a: Figure, b: Figure): boolean {
	const [few, many] = [a.terms, b.terms].sort((one, other) => one.size - other.size);
	const han = [...(few ?? [])].some((term) => /\p{Script=Han}/u.test(term));
	const parallel = a.mention !== undefined && b.mention !== undefined && areParallel(a.mention, b.mention);
	return few !== undefined && many !== undefined && !parallel && (han || isSubset(few, many));
}

/** Factors between units that are confused: thousand, 万, million. */
const unitsApart: ReadonlySet<number> = new Set([1e3, 1e4, 1e6]);

/** How many times the one is the other, where that is a power of ten; else 0. */
function timesOf(a: Amount, b: Amount): number {
	const power = Math.abs(Math.log10(Math.abs(b.value / a.value)));
	return Math.abs(power - Math.round(power)) < powerOfTen / 1000 ? 10 ** Math.round(power) : 0;
}

const isNear = (a: Amount, b: Amount) => Math.abs(Math.log10(Math.abs(a.value / b.value))) < 0.5;

/** Whether a clause has the whole name of a cell's row. */
function isRowsOwn({ cell, mention }: Figure, other: Figure): boolean {
	const [row, terms] = [(cell ?? other.cell)?.row, (mention ?? other.mention)?.terms];
	return row !== undefined && terms !== undefined && row.size > 0 && isSubset(row, terms);
}

/** Whether a figure has enough digits; zeros at the end count behind a decimal point only. */
function isLong(amount: Amount): boolean {
	const digits = /\d\.\d/u.test(amount.text) ? writtenDigits(amount) : digitsOf(amount);
	return digits.length >= least.digits;
}

function writtenDigits({ text }: Amount): string {
	return (/\d[\d,.]*/u.exec(text)?.[0] ?? '').replace(/[.,]/gu, '');
}

function areSwapped(a: string, b: string): boolean {
	const at = [...a].findIndex((digit, place) => digit !== b[place]);
	return a !== b && a.slice(0, at) + a.charAt(at + 1) + a.charAt(at) + a.slice(at + 2) === b;
}

/** Whether two figures may be of one thing: in different places, not of different periods, with most words in common. */
function mayBeOneThing(a: Figure, b: Figure): boolean {
	if ((a.cell && b.cell) || (a.period !== b.period && a.period !== '' && b.period !== '')) return false;
	if (a.mention && b.mention && areSeparate(a.mention, b.mention)) return false;
	const [few, many] = [a.terms, b.terms].sort((one, other) => one.size - other.size);
	const cell = a.cell ?? b.cell;
	const caption = cell ? termSet(cell.grid.caption) : [];
	if (!few || !many || !sameQualifiers(new Set([...few, ...caption]), new Set([...many, ...caption]))) return false;
	if (cell && !cell.isTotal) return isSubset(cell.row, (a.mention ?? b.mention)?.around ?? few);
	return sharedCount(few, many) >= 0.5 * few.size;
}

/** Whether the values are of several things: both occur elsewhere, too, or there is a third value. */
function areSeveral(a: Figure, b: Figure, figures: readonly Figure[]): boolean {
	const { byValue, valuesByName } = indexed(figures);
	const values = entryOf(valuesByName, nameKey(b));
	const own = values.has(a.amount.value) && a.amount.value !== b.amount.value ? 2 : 1;
	return values.size > own || [a, b].every((one) => entryOf(byValue, valueKey(one)).length > 1);
}

const indexed = memoised((figures: readonly Figure[]) => ({
	byValue: groupBy(figures, valueKey),
	valuesByName: new Map(
		[...groupBy(figures, nameKey)].map(([name, alike]) => [name, new Set(alike.map(({ amount }) => amount.value))]),
	),
}));

const valueKey = ({ amount }: Figure) => `${amount.dimension} ${amount.value}`;
/** What it is a figure of: the same dimension, period and terms. */
const nameKey = ({ amount, period, terms }: Figure) => [amount.dimension, period, ...[...terms].sort()].join(' ');
