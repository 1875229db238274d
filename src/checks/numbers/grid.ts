import { numbersAt, within } from '../../report/lookup';
import type { Quantity, Report, Span, Table } from '../../report/model';
import { onlyYear } from '../../report/numbers/periods';
import { findQuantities } from '../../report/numbers/quantityGrammar';
import { allMatches } from '../../text/matches';
import { memoised } from '../../text/memo';
import { type Amount, amountOf } from './amount';

/** A table as numbers: one amount a cell at most, with what its row and column are called. */
export interface Grid {
	readonly table: Table;
	readonly header: readonly string[];
	/** The text of each row's first cell that has any. */
	readonly labels: readonly string[];
	/** By row, then column; `undefined` for a cell with no number or with several. */
	readonly rows: readonly (readonly (Amount | undefined)[])[];
	/** The years that stand in the header, by column. */
	readonly headerYears: readonly (number | undefined)[];
	/** The years that stand in those cells. */
	readonly rowYears: readonly (number | undefined)[];
	/** The years, quarters and dates that stand in the header and in those cells. */
	readonly headerPeriods: readonly (Quantity | undefined)[];
	readonly rowPeriods: readonly (Quantity | undefined)[];
}

/** The tables with numbers; worked out once a report. */
export const readGrids: (report: Report) => readonly Grid[] = memoised((report) =>
	report.tables.map((table) => readGrid(report, table)),
);

function readGrid(report: Report, table: Table): Grid {
	const numbers = numbersAt(report, table.block);
	const inside = (span: Span) => within(numbers, span).filter((number) => number.span[1] <= span[1]);
	const periodOf = (span: Span) => {
		const [only, ...more] = inside(span).filter(({ kind }) => kind === 'year' || kind === 'date');
		return more.length === 0 ? only : undefined;
	};
	const headerPeriods = table.header.map(({ span }) => periodOf(span));
	const units = table.header.map(({ text }) => {
		const unit = unitIn(report, text);
		return unit && amountOf(report, unit);
	});
	const labels = table.rows.map((row) => row.findIndex(({ text }) => text !== ''));
	const rowPeriods = table.rows.map((row, index) => {
		const label = row[labels[index] ?? 0];
		return label && periodOf(label.span);
	});
	const rows = table.rows.map((row, index) =>
		row.map((cell, column) => {
			const [only, ...more] = inside(cell.span);
			const amount = only && more.length === 0 ? amountOf(report, only) : undefined;
			return column > Math.max(0, labels[index] ?? 0) && amount && standsAlone(cell.text, amount)
				? inColumn(amount, units[column])
				: undefined;
		}),
	);
	return {
		table,
		header: table.header.map(({ text }) => text),
		labels: table.rows.map((row, index) => row[labels[index] ?? 0]?.text ?? ''),
		rows,
		headerYears: headerPeriods.map(yearOf),
		rowYears: rowPeriods.map(yearOf),
		headerPeriods,
		rowPeriods,
	};
}

function yearOf(period: Quantity | undefined): number | undefined {
	return period?.kind === 'year' ? onlyYear(period) : undefined;
}

/** Nothing else of note in the cell: `$12 million (est.)` is not alone, `+12%` and `约12` are. */
function standsAlone(text: string, amount: Amount): boolean {
	return text.length <= amount.text.length + 6;
}

/** A bare number measures what its column's header says: `Share (%)`, `Sales (USD million)`, `收入（亿元）`. */
function inColumn(amount: Amount, unit: Amount | undefined): Amount {
	if (!unit || (amount.dimension !== 'count' && !unscaledMoney(amount, unit))) return amount;
	const scaled = /[A-Za-z百千万亿]/u.test(amount.text);
	const by = scaled ? unit.factor : unit.value;
	return {
		...amount,
		dimension: unit.dimension,
		factor: unit.factor,
		value: amount.value * by,
		place: amount.place * by,
		...(amount.upper !== undefined && { upper: amount.upper * by }),
	};
}

/** `$45` in a column headed `(USD billion)`. */
function unscaledMoney({ dimension, factor, text }: Amount, unit: Amount): boolean {
	return dimension === unit.dimension && factor === 1 && unit.value > 1 && !/\d[^\d.,]*[\p{L}]/u.test(text);
}

const unit = /[(（,，]\s*(US\$|[$€£¥]|[A-Z]{3}(?=\s))?\s*([^()（）]*?)(?=[)）]|$)/gu;

/** One of what stands in brackets in a header or a caption, or behind a comma. */
export function unitIn(report: Report, header: string): Quantity | undefined {
	for (const [, currency = '', rest = ''] of allMatches(unit, header)) {
		const unit = currency === '' && rest === '' ? undefined : readUnit(report, currency, rest);
		if (unit) return unit;
	}
	return /%|％|\bpercent\b/.test(header) ? readUnit(report, '', '%') : undefined;
}

function readUnit(report: Report, currency: string, rest: string): Quantity | undefined {
	const [only, ...more] = findQuantities(`${currency} 1${/^m\b/u.test(rest) ? '' : ' '}${rest}`, report.language);
	if (!only || more.length > 0 || only.kind === 'year' || (only.kind === 'count' && only.magnitude === 0))
		return undefined;
	return { ...only, span: [0, 0], block: 0 };
}

/** The cells of a column, as far as they are numbers. */
export function columnOf(grid: Grid, column: number): (Amount | undefined)[] {
	return grid.rows.map((row) => row[column]);
}
