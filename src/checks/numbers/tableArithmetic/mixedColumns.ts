import type { DraftFinding } from '../../../findings/model';
import { anyColumns } from '../../../lexicon/columns';
import { anyOf } from '../../../lexicon/compile';
import { message } from '../../../messages/message';
import { groupBy, largest, smallest } from '../../../text/collections';
import { type Amount, isCount, isMoney, numberIn } from '../amounts/amount';
import { figure, finding } from '../amounts/relation';
import { mixedScale, tableTotal, triedAgain } from '../amounts/tolerances';
import { columnOf, type Grid } from '../tables/grid';
import { compare, type Total, totalRows } from '../tables/totalRows';

/** Amounts that a column has in another currency, or in a smaller or larger unit, than the rest of it. */
export function mixedColumns(grid: Grid): DraftFinding[] {
	return [
		...grid.header.flatMap((header, column) => [
			...oddCurrencies(grid, header, column),
			...oddUnits(grid, header, column),
		]),
		...totalRows(grid).flatMap(({ cells }) => cells.flatMap(({ total }) => (total ? oddPart(total) : []))),
	];
}

const various = new RegExp(`^(?:${anyOf(anyColumns.en)}|${anyOf(anyColumns.zh)})$`, 'iu');

/** One amount in another currency in a column that otherwise keeps to one. */
function oddCurrencies(grid: Grid, header: string, column: number): DraftFinding[] {
	const money = columnOf(grid, column)
		.filter((cell) => cell !== undefined)
		.filter(isMoney);
	if (money.length < 4 || various.test(header.trim())) return [];
	const odd = money.find(({ dimension }) => money.filter((other) => other.dimension === dimension).length === 1);
	const rest = money.filter((one) => one !== odd);
	const [usual] = rest;
	if (!odd || !usual || rest.some(({ dimension }) => dimension !== usual.dimension)) return [];
	const told = message('numbers.mixedColumn', { odd: odd.text, header, usual: usual.text });
	return [finding('number.unit', odd, [usual], told)];
}

/** A number with the unit in which it is written. */
interface Scaled {
	readonly amount: Amount;
	/** In base units, what one of its units is. */
	readonly unit: number;
}

/** One or two cells in a unit that nobody would choose for them beside the others: `£18,500k` below `£88m`. */
function oddUnits(grid: Grid, header: string, column: number): DraftFinding[] {
	const cells = columnOf(grid, column).filter((cell) => cell !== undefined);
	const [first] = cells;
	if (!first || cells.some(({ dimension, range }) => range || dimension !== first.dimension)) return [];
	const unlabelled = columnOf(grid, column).filter((cell, row) => cell && cell.value !== 0 && !grid.rowUnits[row]);
	const scaled = unlabelled.flatMap((cell) => (cell ? [scaledOf(cell)] : []));
	const groups = [...groupBy(scaled, ({ unit }) => unit).values()].toSorted((a, b) => b.length - a.length);
	const [usual = [], odd = [], ...more] = groups;
	const sample = usual[0]?.amount;
	if (!sample || more.length > 0) return [];
	return odd.flatMap((one) => {
		if (!isOdd(one, usual, odd.length)) return [];
		const { amount } = one;
		const value = figure(amount.value, sample);
		const told = message('numbers.mixedScale', { odd: amount.text, header, usual: sample.text, value });
		return [finding('number.unit', amount, [sample], told)];
	});
}

function scaledOf(amount: Amount): Scaled {
	return { amount, unit: Number((Math.abs(amount.value) / numberIn(amount.text)).toPrecision(6)) };
}

/** In its own unit it has more digits than in that of the others, or none before the point; alone `£950m` is how to write it beside `£1.2bn`. */
function isOdd({ amount, unit }: Scaled, usual: readonly Scaled[], odd: number): boolean {
	const { least, few, near, factor } = mixedScale;
	const size = Math.abs(amount.value);
	const usualUnit = usual[0]?.unit ?? unit;
	const sizes = usual.map((one) => Math.abs(one.amount.value));
	const isFew = usual.length >= few && odd === 1 && usualUnit / unit >= factor;
	if (!(isFew || usual.length >= Math.max(least, 2 * odd)) || size < usualUnit) return false;
	if (size > near * largest(sizes) || size < smallest(sizes) / near) return false;
	const isPlain = unit === 1 && (isMoney(amount) || isCount(amount));
	return unit < usualUnit ? !isPlain : size < unit;
}

/** A part that is a thousand times too large or small: with it in the unit of its column the total comes right. */
function oddPart({ total, parts, adds }: Total): DraftFinding[] {
	const { parts: least, units } = tableTotal.recognised;
	const isClear = parts.length >= least && parts.length <= triedAgain && total.value >= units * total.place;
	if (adds || !isClear) return [];
	const [found, ...more] = parts.flatMap((part, index) =>
		mixedScale.powers.flatMap((power) => {
			const [value, place] = [part.value * 10 ** power, part.place * 10 ** power];
			return compare(total, parts.with(index, { ...part, value, place })).adds ? [{ part, value }] : [];
		}),
	);
	if (!found || more.length > 0) return [];
	const { part, value } = found;
	const told = message('numbers.mixedPart', { odd: part.text, total: total.text, value: figure(value, total) });
	return [finding('number.unit', part, [total], told)];
}
