import { withoutBrackets } from '../../../text/ends';
import type { Amount } from '../amounts/amount';
import { isComparable, keptTermSet } from '../reading/mentions';
import type { Grid } from '../tables/grid';
import { isTotalName } from '../tables/tableNames';

/** A number in a table with what its row and column say it is. */
export interface Cell {
	readonly amount: Amount;
	readonly terms: ReadonlySet<string>;
	/** How many words they are: the terms of Chinese are pairs of characters, of which a word may have several. */
	readonly words: number;
	readonly period: string;
	/** The digits of its row's and column's names besides years: models and sizes that tell it from others. */
	readonly digits: string;
	/** Its row is called nothing but a total: the column alone names parts of it as well. */
	readonly ofTotal: boolean;
	/** The terms of the caption, where that says what it measures: a sentence about the cell has one of them. */
	readonly caption: ReadonlySet<string>;
}

/** Two tables are held against each other as they are written: what one states the other may leave to be understood. */
export function cellsOf(grid: Grid, rows: Grid['rows'] = grid.rows): Cell[] {
	return rows.flatMap((row, index) =>
		row.flatMap((amount, column) => {
			if (!amount || !isComparable(amount)) return [];
			const years = [grid.headerYears[column], grid.rowYears[index]].filter((year) => year !== undefined);
			const label = grid.labels[index] ?? '';
			const header = grid.header[column] ?? '';
			const names = `${label} ${withoutBrackets(header)}`;
			const terms = new Set([...keptTermSet(label), ...keptTermSet(withoutBrackets(header))]);
			const isStated = amount.dimension !== grid.rows[index]?.[column]?.dimension && !grid.rowUnits[index];
			const caption = isStated ? keptTermSet(grid.caption) : noTerms;
			const period = String(years[0] ?? '');
			const named = { terms, words: wordsOf(names), digits: digitsOf(names), ofTotal: isTotalName(label) };
			return terms.size > 0 && years.length <= 1 ? [{ amount, period, caption, ...named }] : [];
		}),
	);
}

const noTerms: ReadonlySet<string> = new Set();

function wordsOf(names: string): number {
	const latin = keptTermSet(names.replace(/\p{Script=Han}+/gu, ' ')).size;
	return latin + (names.match(/\p{Script=Han}+/gu) ?? []).filter((run) => keptTermSet(run).size > 0).length;
}

function digitsOf(name: string): string {
	return (name.match(/\d+(?:\.\d+)?/gu) ?? []).filter((number) => !/^(?:19|20)\d\d$/.test(number)).join(' ');
}
