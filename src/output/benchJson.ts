import type { Words } from '../messages/model';
import { paperRows } from '../view/paperRows';
import { rankingColumn } from '../view/scoreColumns';
import type { Bench } from './benchModel';
import { changeOf, rowName } from './benchSections';
import { type BenchRow, type BenchTable, benchTables, type Leaderboard, ledgerRows } from './benchTable';
import { worded } from './worded';

/** `plumbline/bench/1`: the tables with what each mean is made of, then every report. */
export function renderBenchJson(bench: Bench, words: Words): string {
	const { folder, found, reports, run, against } = bench;
	const tables = benchTables(bench);
	const object = {
		schema: 'plumbline/bench/1',
		folder,
		found,
		stopped: found > reports.length,
		ledgers: ledgerRows(bench).map((row) => ({ ...row, name: rowName(row, words) })),
		frameworks: Object.fromEntries(tables.map((table) => [table.framework, tableObject(table, words)])),
		reports: worded(
			reports.map(({ file, system, question, type, outcome }) => ({
				...{ file, system, question },
				...(type !== undefined && { type }),
				...outcome,
			})),
			words,
		),
		run: worded(run, words),
		...(against && {
			against: { ...against, columns: against.columns.map((one) => ({ ...one, moved: changeOf(one) })) },
		}),
	};
	return `${JSON.stringify(object, null, 2)}\n`;
}

function tableObject(
	{ framework, columns, systems, all, withLength, papers, board, byType }: BenchTable,
	words: Words,
) {
	const rowObject = (row: BenchRow) => ({
		name: rowName(row, words),
		reports: row.reports,
		scored: row.scored,
		values: Object.fromEntries(columns.map(({ key }, column) => [key, row.cells[column]])),
	});
	return {
		ranges: Object.fromEntries(columns.map(({ key, range }) => [key, range ?? null])),
		systems: systems.map(rowObject),
		all: rowObject(all),
		withLength: Object.fromEntries(columns.map(({ key }, column) => [key, withLength[column]])),
		rankedBy: rankingColumn(framework).key,
		ranking: rankingObject(board),
		rankingByType: byType.map((one) => ({ type: one.type, ranking: rankingObject(one) })),
		paper: papers.length > 0 ? paperRows[framework] : null,
	};
}

function rankingObject({ standings }: Leaderboard) {
	return standings.map(({ shared: _, next: __, ...standing }) => standing);
}
