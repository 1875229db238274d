import { message } from '../messages/message';
import type { Message, Words } from '../messages/model';
import { taskTypes } from '../scorecard/finResearch';
import { groupBy } from '../text/collections';
import { oneLine } from '../text/shorten';
import { paperRows } from '../view/paperRows';
import { formatValue, rankingColumn, scoreColumns } from '../view/scoreColumns';
import { type Bench, type ComparedColumn, type Comparison, maxLengthCorrelation, notScored } from './benchModel';
import {
	type BenchRow,
	type BenchTable,
	basesOf,
	benchTables,
	countNames,
	type Leaderboard,
	type LedgerSum,
	ledgerRows,
	type MeanValue,
	type RankedSystem,
} from './benchTable';
import type { IntervalBar, Row, Section, Table } from './sections';

/** The leaderboards, then every figure, then what changed; offline the ledgers, since nothing is scored. */
export function benchSections(bench: Bench, words: Words): Section[] {
	const isOffline = bench.run.mode === 'offline';
	const isScored = !isOffline && bench.reports.some(({ outcome }) => !('error' in outcome));
	const tables = isScored ? benchTables(bench) : [];
	return [
		...(isOffline ? [ledgerSection(bench, words)] : []),
		...tables.map((table) => boardSection(table, table.board, words)),
		...tables.flatMap((table) => typeSections(table, words)),
		...tables.map((table) => figuresSection(table, words)),
		...(bench.against ? [againstSection(bench.against, words)] : []),
	];
}

function boardSection(table: BenchTable, board: Leaderboard & { readonly type?: string }, { say }: Words): Section {
	const { framework } = table;
	const { label, digits, range } = rankingColumn(framework);
	const heads = [
		'rank',
		'system',
		'mean',
		'interval',
		'toNext',
		'interval',
		'answered',
		'failed',
		'calls',
		'cost',
	] as const;
	const interval = (found: RankedSystem['interval'] | undefined) =>
		found ? `${formatValue(found[0], digits)} … ${formatValue(found[1], digits)}` : '–';
	const isEmpty = board.standings.every(({ mean }) => mean === null);
	const type = board.type === undefined ? null : typeName(board.type);
	return {
		title: say(
			message('benches.rankedBy', { framework: message('scores.framework', { framework }), type, column: label }),
		),
		about: [say(message(isEmpty ? 'benches.noneRanked' : 'benches.rankedAbout'))],
		table: tableOf(
			heads.map((head) => say(message(`benches.${head}`))),
			2,
			(isEmpty ? [] : board.standings).map((standing) => {
				const { system, rank, shared, mean, answered, questions, failed, calls, cost, next } = standing;
				const cells = [
					rank === null ? '–' : `${rank}${shared ? '=' : ''}`,
					...[system, formatValue(mean, digits), interval(standing.interval)],
					...[formatValue(next?.mean ?? null, digits), interval(next?.interval)],
					...[say(message('benches.someOf', { some: answered, all: questions })), String(failed), String(calls)],
					cost === null ? '–' : `$${cost.toFixed(3)}`,
				];
				return { cells, bar: barOf(standing, range ?? widest(board.standings)) };
			}),
		),
	};
}

/** How to read them stands over the first leaderboard. */
function typeSections(table: BenchTable, words: Words): Section[] {
	return table.byType
		.filter(({ standings }) => standings.some(({ mean }) => mean !== null))
		.map((board) => ({ ...boardSection(table, board, words), about: [] }));
}

function typeName(type: string): Message | string {
	const known = taskTypes.find((each) => each === type);
	return known ? message(`taskTypes.${known}`) : type;
}

/** From the lowest to the highest end of any interval. */
function widest(standings: readonly RankedSystem[]): readonly [number, number] {
	const ends = standings.flatMap(({ interval, mean }) => [...(interval ?? []), ...(mean === null ? [] : [mean])]);
	return [Math.min(...ends), Math.max(...ends)];
}

function barOf({ mean, interval }: RankedSystem, [from, to]: readonly [number, number]): IntervalBar | undefined {
	if (mean === null || to <= from) return undefined;
	const share = (value: number) => Math.min(1, Math.max(0, (value - from) / (to - from)));
	const [low, high] = interval ?? [mean, mean];
	return { low: share(low), mean: share(mean), high: share(high) };
}

function figuresSection(table: BenchTable, words: Words): Section {
	const { columns, systems, all, framework, papers, withLength } = table;
	const { say } = words;
	const basis = columns.map((_, column) =>
		basisWords(
			systems.map(({ cells }) => cells[column]!),
			words,
		),
	);
	const labels = [message('benches.system'), message('benches.reports'), ...columns.map(({ label }) => label)];
	const row = (kind: Row['kind'] | undefined, ...cells: string[]): Row => ({ ...(kind && { kind }), cells });
	const { paper } = paperRows[framework];
	return {
		title: say(message('benches.figures', { framework: message('scores.framework', { framework }) })),
		about: [
			say(message('benches.figuresAbout', { ranges: rangeWords(table), paper: papers.length > 0 ? paper : null })),
		],
		table: tableOf(labels.map(say), 1, [
			row('beside', say(message('outputs.basis')), '', ...basis),
			...[...systems, all].map((each) =>
				row(undefined, rowName(each, words), formatReports(each, words), ...formatCells(each, table)),
			),
			row('beside', say(message('benches.withLength')), '', ...withLength.map((rho) => formatValue(rho, 2))),
			...papers.map(({ name, values }) =>
				row('paper', name, '', ...columns.map(({ key, digits }) => formatValue(values[key] ?? null, digits))),
			),
		]),
	};
}

/** What was counted, where nothing is scored: of what is wrong, so that less is better; ranked by nothing. */
function ledgerSection(bench: Bench, words: Words): Section {
	const { say } = words;
	const rows = ledgerRows(bench);
	return {
		title: say(message('benches.ledgers')),
		about: [say(message('benches.ledgersAbout'))],
		table: tableOf(
			(['system', 'reports', 'words', ...countNames] as const).map((head) => say(message(`benches.${head}`))),
			1,
			rows.map((row) => ({
				cells: [
					rowName(row, words),
					...[formatReports(row, words), String(row.words)],
					...countNames.map((name) => sumWords(row.counts[name])),
				],
			})),
		),
	};
}

/** `8.6 % (12/140)`, or `3.2 (9)`. */
function sumWords({ count, of, rate }: LedgerSum): string {
	if (rate === null) return '–';
	return of === null ? `${rate.toFixed(1)} (${count})` : `${(100 * rate).toFixed(1)} % (${count}/${of})`;
}

/** With an earlier run; what of both is not compared is said above. */
function againstSection({ name, reports, columns, onlyBefore, onlyNow }: Comparison, { say }: Words): Section {
	const heads = ['column', 'reports', 'before', 'now', 'change', 'interval', 'roseFell', 'verdict'] as const;
	return {
		title: say(message('benches.against', { name, reports })),
		about: [
			...(columns.length === 0 ? [say(message('benches.nothingInBoth'))] : []),
			...(onlyBefore + onlyNow > 0 ? [say(message('benches.notInBoth', { onlyBefore, onlyNow }))] : []),
		],
		table: tableOf(
			heads.map((head) => say(message(`benches.${head}`))),
			1,
			columns.map((column) => ({ cells: againstCells(column, say) })),
		),
	};
}

function againstCells(column: ComparedColumn, say: Words['say']): string[] {
	const { framework, key, before, after, change, interval, rose, fell } = column;
	const { digits = 2, label } = scoreColumns[framework].find((each) => each.key === key) ?? {};
	// Changes are smaller than the values that change and get one more decimal.
	const value = (number: number) => formatValue(number, digits + 1);
	return [
		`${say(message('scores.framework', { framework }))} · ${label ? say(label) : key}`,
		String(column.reports),
		...[formatValue(before, digits), formatValue(after, digits), value(change)],
		interval ? `${value(interval[0])} … ${value(interval[1])}` : '–',
		`${rose} · ${fell}`,
		say(message('benches.moved', { moved: changeOf(column) })),
	];
}

/** Whether a mean has moved by more than chance does: its interval leaves 0 out. */
export function changeOf({ interval }: Pick<ComparedColumn, 'interval'>): 'rose' | 'fell' | 'steady' | 'unknown' {
	if (!interval) return 'unknown';
	if (interval[0] > 0) return 'rose';
	return interval[1] < 0 ? 'fell' : 'steady';
}

/** @param wordColumns how many columns at the beginning hold words, not figures; the last of them names the row */
function tableOf(head: readonly string[], wordColumns: number, rows: readonly Row[]): Table {
	const columns = head.map((title, at) => ({ title, figures: at >= wordColumns, name: at === wordColumns - 1 }));
	return { columns, rows };
}

/** What a reader of the tables must know, and the reports that have no scores, a line for each reason. */
export function benchNotes(bench: Bench, words: Words): string[] {
	const { reports, found, run } = bench;
	const tables = run.mode === 'offline' ? [] : benchTables(bench);
	const isStarred = tables.some(({ systems, all }) =>
		[...systems, all].some((row) => row.cells.some(({ of }) => isPartial(row, of))),
	);
	const long = tables.flatMap(({ framework, columns, withLength }) =>
		columns.flatMap(({ key }, at) =>
			Math.abs(withLength[at] ?? 0) > maxLengthCorrelation ? [`${framework}.${key}`] : [],
		),
	);
	const judged = reports.flatMap(({ outcome }) => ('asked' in outcome && outcome.asked ? [outcome.asked] : []));
	const titles = judged.filter(({ from }) => from === 'title').length;
	const failures = reports.flatMap(({ file, outcome }) =>
		'error' in outcome ? [{ file, why: outcome.error.message }] : [],
	);
	const failed = [...groupBy(failures, ({ why }) => words.say(why)).values()].map((alike) =>
		oneLine(words.say(notScored(alike.map(({ file }) => file).join(', '), alike[0]!.why))),
	);
	const left = found - reports.length;
	return [
		...(titles > 0 ? [words.say(message('benches.titleAlone', { titles, reports: judged.length }))] : []),
		...(long.length > 0
			? [words.say(message('benches.goesWithLength', { columns: long, most: maxLengthCorrelation }))]
			: []),
		...(isStarred ? [words.say(message('benches.partial'))] : []),
		...failed,
		...(left > 0 ? [words.say(message('benches.stopped', { left, found }))] : []),
	];
}

export function rowName({ name }: Pick<BenchRow, 'name'>, words: Words): string {
	return name || words.say(message('benches.allReports'));
}

/** Who made the values of a column. */
function basisWords(values: readonly MeanValue[], words: Words): string {
	return basesOf(values)
		.map((basis) => words.say(message('scores.basis', { basis })))
		.join('+');
}

/** `81.4`, with a star when not all scored reports of the row have the value. */
function formatCells(row: BenchRow, { columns }: BenchTable): string[] {
	return row.cells.map(
		({ value, of }, column) => formatValue(value, columns[column]!.digits) + (isPartial(row, of) ? '*' : ''),
	);
}

/** `3`, or `2 of 3` when not all could be scored. */
function formatReports({ reports, scored }: Pick<BenchRow, 'reports' | 'scored'>, words: Words): string {
	return scored === reports ? String(reports) : words.say(message('benches.someOf', { some: scored, all: reports }));
}

/** `0 to 4`, or the ranges that occur. */
function rangeWords({ columns }: BenchTable): Message {
	const ranged = columns.flatMap(({ range, label }) => (range ? [{ label, range }] : []));
	const kinds = [...new Map(ranged.map(({ range }) => [range.join(), range])).values()];
	const ranges = kinds.map(([from, to]) => {
		const labels = ranged.filter(({ range }) => range[0] === from && range[1] === to).map(({ label }) => label);
		return message('benches.range', { from, to, labels: kinds.length === 1 ? [] : labels });
	});
	return message('benches.ranges', { ranges });
}

function isPartial({ scored }: BenchRow, of: number): boolean {
	return of > 0 && of < scored;
}
