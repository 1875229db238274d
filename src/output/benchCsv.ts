import type { Words } from '../messages/model';
import type { Framework } from '../scorecard/dimension';
import { type CsvCell, csvLine } from '../text/csv';
import { scoreColumns } from '../view/scoreColumns';
import type { Bench } from './benchModel';
import {
	type BenchTable,
	basesOf,
	benchTables,
	countNames,
	type LedgerRow,
	ledgerRows,
	type MeanValue,
	type RankedSystem,
} from './benchTable';

/** One line before its cells stand in the order of the columns. */
interface Line {
	readonly row: 'system' | 'all' | 'withLength' | 'report' | 'paper';
	readonly system?: string;
	readonly file?: string;
	readonly reports?: number;
	readonly scored?: number;
	/** Values and bases by framework; a framework that is absent has none. */
	readonly values: Readonly<Partial<Record<Framework, readonly Pick<MeanValue, 'value' | 'basis'>[]>>>;
	readonly reason?: string;
	readonly question?: string;
	readonly type?: string | undefined;
	readonly ledger?: LedgerRow | undefined;
	/** Its place in the leaderboard of each framework. */
	readonly places?: Readonly<Partial<Record<Framework, RankedSystem | undefined>>>;
}

/**
 * One line for each system, all reports, ρ with length, each report, and each row of the papers that is wanted (`row` tells
 * which), with all frameworks side by side. Values are not rounded; a value that cannot be had is empty.
 */
export function renderBenchCsv(bench: Bench, words: Words): string {
	const { frameworks } = bench;
	const noValue = { value: null, basis: {} };
	const tables = benchTables(bench);
	const counted = countNames.flatMap((name) => [`ledger.${name}`, `ledger.${name}.of`]);
	const places = ['rank', 'answered', 'low', 'high', 'toNext', 'toNextLow', 'toNextHigh'];
	const head = [
		...['row', 'system', 'file', 'reports', 'scored'],
		...frameworks.flatMap((framework) => {
			return [...scoreColumns[framework].map(({ key }) => `${framework}.${key}`), `${framework}.basis`];
		}),
		...['reason', 'question', 'type', 'words', ...counted],
		...frameworks.flatMap((framework) => places.map((name) => `${framework}.${name}`)),
	];
	const cells = (line: Line): CsvCell[] => [
		...[line.row, line.system, line.file, line.reports, line.scored],
		...frameworks.flatMap((framework) =>
			valueCells(line.values[framework] ?? scoreColumns[framework].map(() => noValue)),
		),
		...[line.reason, line.question, line.type, line.ledger?.words],
		...countNames.flatMap((name) => [line.ledger?.counts[name].count, line.ledger?.counts[name].of]),
		...frameworks.flatMap((framework) => placeCells(line.places?.[framework], places.length)),
	];
	const lines = [...meanLines(bench, tables), ...reportLines(bench, words), ...paperLines(tables)];
	return [head, ...lines.map(cells)].map((line) => `${csvLine(line)}\r\n`).join('');
}

function meanLines(bench: Bench, tables: readonly BenchTable[]): Line[] {
	const [first] = tables;
	if (!first) return [];
	const valuesOf = <Values>(of: (table: BenchTable) => Values) =>
		Object.fromEntries(tables.map((table) => [table.framework, of(table)]));
	const ledgers = ledgerRows(bench);
	const systems = first.systems.map(({ name, reports, scored }, at): Line => {
		const places = valuesOf(({ board }) => board.standings.find(({ system }) => system === name));
		const values = valuesOf((table) => table.systems[at]!.cells);
		return { row: 'system', system: name, reports, scored, values, ledger: ledgers[at], places };
	});
	const { reports, scored } = first.all;
	return [
		...systems,
		{ row: 'all', reports, scored, values: valuesOf(({ all }) => all.cells), ledger: ledgers.at(-1) },
		{ row: 'withLength', values: valuesOf(({ withLength }) => withLength.map((value) => ({ value, basis: {} }))) },
	];
}

function reportLines(bench: Bench, words: Words): Line[] {
	return bench.reports.map((report): Line => {
		const { file, system, question, type, outcome } = report;
		const named = { row: 'report', system, file, reports: 1, question, type } as const;
		if ('error' in outcome) return { ...named, scored: 0, values: {}, reason: words.say(outcome.error.message) };
		const values = bench.frameworks.map((framework) => {
			const cells = scoreColumns[framework].map(({ key }) => {
				const { value = null, basis = 'unscored' } = outcome.values[framework]?.[key] ?? {};
				return { value, basis: value === null ? {} : { [basis]: 1 } };
			});
			return [framework, cells] as const;
		});
		const [ledger] = ledgerRows({ reports: [report] });
		return { ...named, scored: 1, values: Object.fromEntries(values), ledger };
	});
}

function paperLines(tables: readonly BenchTable[]): Line[] {
	return tables.flatMap(({ framework, columns, papers }) =>
		papers.map(({ name, values }): Line => {
			const cells = columns.map(({ key }) => ({ value: values[key] ?? null, basis: {} }));
			return { row: 'paper', system: name, values: { [framework]: cells } };
		}),
	);
}

function valueCells(values: readonly Pick<MeanValue, 'value' | 'basis'>[]): CsvCell[] {
	return [...values.map(({ value }) => value), basesOf(values.map((each) => ({ ...each, of: 1 }))).join('+')];
}

function placeCells(place: RankedSystem | undefined, columns: number): CsvCell[] {
	if (!place) return new Array<CsvCell>(columns).fill(null);
	const { rank, answered, interval, next } = place;
	return [rank, answered, interval?.[0], interval?.[1], next?.mean, next?.interval?.[0], next?.interval?.[1]];
}
