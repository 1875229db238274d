import { entryOf, firstOf } from '../../../access';
import { bilingual, oneOf } from '../../../lexicon/compile';
import { unreal } from '../../../lexicon/values.json';
import type { Report } from '../../../report/model';
import { periodKey } from '../../../report/numbers/periods';
import { groupBy } from '../../../text/collections';
import { memoised } from '../../../text/memo';
import { withoutBrackets } from '../../../text/trimText';
import type { Amount } from '../amounts/amount';
import { sameCell } from '../amounts/tolerances';
import { type Grid, isMeanName, isUncertain, readGrids } from '../reading/grid';
import { type Mention, type Terms, termSet } from '../reading/mentions';
import { isShareName, isTotalName } from '../reading/tableWords';
import { agree, comparable, includes, isSubset, type Pair, sameQualifiers, sharedCount } from './sentences';

/** A number of a table with what its row and column say it is. */
export interface Cell {
	readonly amount: Amount;
	readonly grid: Grid;
	readonly row: Terms;
	readonly column: Terms;
	/** The numbers of its row, itself included. */
	readonly beside: readonly Amount[];
	/** Digits of its names besides years: models and sizes that tell it from others. */
	readonly digits: string;
	readonly isShare: boolean;
	readonly isTotal: boolean;
	readonly period: string;
}

/** The numbers of tables, but for those that are means, rates of others or marked by a note. */
export const readCells: (report: Report) => readonly Cell[] = memoised((report) => readGrids(report).flatMap(cellsOf));

function cellsOf(grid: Grid): Cell[] {
	return grid.measured.flatMap((cells, at) => {
		const label = grid.labels[at] ?? '';
		const row = termSet(label);
		const beside = cells.filter((one) => one !== undefined);
		return cells.flatMap((amount, column): Cell[] => {
			const header = grid.header[column] ?? '';
			if (!amount || isMeanName(label) || isUncertain(grid, at, column)) return [];
			const periods = [grid.headerPeriods[column], grid.rowPeriods[at]].filter((one) => one !== undefined);
			const names = `${label} ${withoutBrackets(header)}`;
			return [
				{
					...{ amount, grid, row, column: termSet(withoutBrackets(header)), beside },
					digits: (names.replace(years, ' ').match(/\d+(?:\.\d+)?/gu) ?? []).join(' '),
					...{ isShare: isShareName(header, true), isTotal: isTotalName(label) },
					period: [...new Set(periods.map(periodKey))].join(' and '),
				},
			];
		});
	});
}

/** `2024`, `2022/23` */
const years = /(?<![\d.])(?:19|20)\d\d(?:[/–-]\d\d)?(?![\d.])/gu;
const isUnreal = bilingual(unreal);
const sharePattern = /\bshares?\b|\baccount(?:s|ed|ing)? for\b|[占比]|份额/iu;

/** So many cells whose rows begin with one word are looked at for each mention of it; only huge reports have more. */
const mostOfName = 200;

/** Pairs of a cell and a sentence that names its row, column and period. */
export function textAgainstTables(mentions: readonly Mention[], cells: readonly Cell[]): Pair<Mention | Cell>[] {
	const told = mentions.filter(({ period }) => period !== undefined);
	// What no sentence can name is not looked at for each of them.
	const nameable = cells.filter(({ digits, isTotal, row }) => digits === '' && !isTotal && row.size > 0);
	const byTerm = groupBy(nameable, ({ row }) => firstOf([...row]));
	const byGrid = groupBy(cells, ({ grid }) => grid);
	return told.flatMap((later): Pair<Mention | Cell>[] => {
		const named = [...later.around]
			.flatMap((term) => byTerm.get(term)?.slice(0, mostOfName) ?? [])
			.filter((cell) => isNamed(cell, later));
		const ofPeriod = named.filter(({ period }) => period === later.period);
		const near = ofPeriod.length > 0 ? ofPeriod : named;
		const most = Math.max(0, ...near.map(({ row }) => row.size));
		const [earlier, ...more] = near.filter(({ row }) => row.size === most);
		if (!earlier || more.some(({ amount }) => !agree(amount, earlier.amount))) return [];
		if (agree(later.amount, earlier.amount)) return [{ later, earlier, agree: true }];
		return isSure(later, earlier, entryOf(byGrid, earlier.grid)) ? [{ later, earlier, agree: false }] : [];
	});
}

function isNamed(cell: Cell, mention: Mention): boolean {
	const { amount, row, column, period, isShare } = cell;
	if (!comparable(mention.amount, amount)) return false;
	if (!isSubset(row, mention.terms) || (period !== mention.period && period !== '' && mention.period !== ''))
		return false;
	if (period !== '' && mention.period === '' && !isOnlyPeriod(cell)) return false;
	if (column.size > 0) return isSubset(column, mention.around) || (isShare && isSharePlain(cell, mention));
	// Of a thing a table with periods across gives one measure, which its title names.
	const caption = termSet(cell.grid.caption);
	return sharedCount(caption, mention.around) > 0 || (row.size >= 2 && caption.size === 0);
}

/** Terms besides the names of a table; pairs of characters reach over two words. */
const mostOthers = 3;

/** Whether a sentence gives a share of the whole table, not of a part of it (在…中). */
function isSharePlain({ grid, row }: Cell, { sentence, terms }: Mention): boolean {
	const known = new Set([...row, ...grid.header.flatMap((name) => [...termSet(name)])]);
	const others = terms.size - sharedCount(terms, known);
	return (
		sharePattern.test(sentence) && !/中|\bof (?:those|these|them)\b|\bamong\b/iu.test(sentence) && others <= mostOthers
	);
}

/** All columns of its row with numbers of its kind are for one period, or for none. */
function isOnlyPeriod({ grid, period }: Cell): boolean {
	const periods = [...grid.headerPeriods, ...grid.rowPeriods].flatMap((one) => (one ? [periodKey(one)] : []));
	return new Set(periods).size <= 1 && period !== '';
}

const change = new RegExp(`(?:${oneOf(['by', 'up', 'down', 'grew', 'rose', 'fell'])} $)|[增减升降]了?$`, 'iu');

/** Whether sentence and cell certainly mean the same figure, and no other cell of its table. */
function isSure(mention: Mention, cell: Cell, ofTable: readonly Cell[]): boolean {
	const { amount, sentence, beside } = mention;
	// What a row says of no period may be of any: a change beside the years that it compares.
	if (cell.period !== mention.period) return false;
	const own = ofTable.map((one) => one.amount);
	if (isUnreal.test(sentence) || change.test(sentence) || includes(own, amount) || includes(beside, cell.amount))
		return false;
	if (beside.filter((other) => comparable(other, cell.amount)).length > 1 && !mention.alone) return false;
	const names = new Set([...cell.row, ...cell.column, ...cell.grid.header.flatMap((name) => [...termSet(name)])]);
	if (!sameQualifiers(mention.terms, names)) return false;
	const ratio = amount.value / cell.amount.value;
	return ratio > sameCell.ratio.least && ratio < sameCell.ratio.most;
}
