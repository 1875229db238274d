import type { Words } from '../messages/model';
import type { Framework } from '../scorecard/dimension';
import { type CsvCell, csvLine } from '../text/csv';
import { paperRows } from '../view/paperRows';
import { scoreColumns } from '../view/scoreColumns';
import type { Bench } from './benchModel';
import { type BenchRow, basesOf, benchTables, type MeanValue } from './benchTable';

/** Values and bases of one line, by framework. */
type LineValues = (framework: Framework) => readonly Pick<MeanValue, 'value' | 'basis'>[];

/**
 * One line for each report, each system, all reports, ρ with length, and each row of the papers where a model judged (`row`
 * tells which), with all frameworks side by side. Values are not rounded; a value that cannot be had is empty.
 */
export function renderBenchCsv(bench: Bench, words: Words): string {
	const { frameworks } = bench;
	const line = (first: readonly CsvCell[], values: LineValues, reason = '') => [
		...first,
		...frameworks.flatMap((framework) => valueCells(values(framework))),
		reason,
	];
	const lines = [
		['row', 'system', 'file', 'reports', 'scored', ...frameworks.flatMap(headOf), 'reason'],
		...meanLines(bench, line),
		...reportLines(bench, line, words),
		...benchTables(bench).flatMap(({ framework, judged }) =>
			(judged ? paperRows[framework].rows : []).map(({ name, values }) =>
				line(['paper', name, '', '', ''], (other) =>
					scoreColumns[other].map(({ key }) => ({ value: (other === framework && values[key]) || null, basis: {} })),
				),
			),
		),
	];
	return lines.map((cells) => `${csvLine(cells)}\r\n`).join('');
}

type MakeLine = (first: readonly CsvCell[], values: LineValues, reason?: string) => CsvCell[];

function meanLines(bench: Bench, line: MakeLine): CsvCell[][] {
	const tables = benchTables(bench);
	const names = tables[0]?.systems.map(({ name }) => name) ?? [];
	const meanLine = (kind: string, name: string, rowOf: (table: (typeof tables)[number]) => BenchRow) => {
		const { reports, scored } = rowOf(tables[0]!);
		return line([kind, name, '', reports, scored], (framework) => {
			return rowOf(tables.find((table) => table.framework === framework)!).cells;
		});
	};
	if (tables.length === 0) return [];
	return [
		...names.map((name, index) => meanLine('system', name, ({ systems }) => systems[index]!)),
		meanLine('all', '', ({ all }) => all),
		line(['withLength', '', '', '', ''], (framework) =>
			(tables.find((table) => table.framework === framework)?.withLength ?? []).map((value) => ({ value, basis: {} })),
		),
	];
}

function reportLines({ reports }: Bench, line: MakeLine, words: Words): CsvCell[][] {
	return reports.map(({ file, system, outcome }) => {
		const failed = 'error' in outcome;
		const values: LineValues = (framework) =>
			scoreColumns[framework].map(({ key }) => {
				const { value = null, basis = 'unscored' } = (failed ? undefined : outcome.values[framework]?.[key]) ?? {};
				return { value, basis: value === null ? {} : { [basis]: 1 } };
			});
		return line(['report', system, file, 1, failed ? 0 : 1], values, failed ? words.say(outcome.error.message) : '');
	});
}

function headOf(framework: Framework): string[] {
	return [...scoreColumns[framework].map(({ key }) => `${framework}.${key}`), `${framework}.basis`];
}

function valueCells(values: readonly Pick<MeanValue, 'value' | 'basis'>[]): CsvCell[] {
	return [...values.map(({ value }) => value), basesOf(values.map((each) => ({ ...each, of: 1 }))).join('+')];
}
