import { numbersAt, within } from '../../report/lookup';
import { plainText } from '../../report/markdown/plain';
import type { Quantity, Report, Table } from '../../report/model';
import { unitIn } from '../numbers/reading/tableUnits';

/** The bare numbers of tables as what they measure: `1,250` is EUR 1.25bn where column, row or caption say `EUR m`. */
export function measuredCells(report: Report, tables: readonly Table[]): Quantity[] {
	return tables.flatMap(({ block, caption, header, rows }) => {
		const numbers = numbersAt(report, block);
		const ofTable = caption && unitIn(report, plainText(report, caption));
		const ofColumns = header.map(({ text }) => unitIn(report, text));
		return rows.flatMap((row) => {
			const ofRow = unitIn(report, row[0]?.text ?? '') ?? ofTable;
			return row.flatMap(({ span }, column) => {
				const unit = ofColumns[column] ?? ofRow;
				return unit ? within(numbers, span).filter(isBare).map(measuredIn(unit)) : [];
			});
		});
	});
}

function isBare({ kind, unit }: Quantity): boolean {
	return kind === 'count' && unit === undefined;
}

const measuredIn =
	({ kind, unit, currency, value, magnitude }: Quantity) =>
	(number: Quantity): Quantity => ({
		...number,
		kind,
		unit,
		currency,
		value: number.value * value,
		upper: number.upper === undefined ? undefined : number.upper * value,
		magnitude: number.magnitude + magnitude,
	});
