import { type Difference, leaderboard, type RankedEntry } from '../ranking/leaderboard';
import type { Basis, Framework } from '../scorecard/dimension';
import { groupBy } from '../text/collections';
import { memoised } from '../text/memo';
import type { LedgerName } from '../view/ledger';
import { type PaperRow, paperRows } from '../view/paperRows';
import { rankingColumn, type ScoreColumn, scoreColumns } from '../view/scoreColumns';
import type { Bench, BenchReport, BenchScores } from './benchModel';

/** The mean over the reports that have a value. */
export interface MeanValue {
	/** `null` when no report has one. */
	readonly value: number | null;
	/** How many reports have one. */
	readonly of: number;
	/** How many of the values each basis made. */
	readonly basis: Readonly<Partial<Record<Basis, number>>>;
}

export interface BenchRow {
	/** A system's; empty for all reports. */
	readonly name: string;
	/** How many reports there are, and how many of them could be scored. */
	readonly reports: number;
	readonly scored: number;
	/** In the order of the columns. */
	readonly cells: readonly MeanValue[];
}

/** One framework's table. */
export interface BenchTable {
	readonly framework: Framework;
	readonly columns: readonly ScoreColumn[];
	/** A row for each system, by name. */
	readonly systems: readonly BenchRow[];
	/** All reports, each counted once. */
	readonly all: BenchRow;
	/** Spearman's ρ of each column with length. */
	readonly withLength: readonly (number | null)[];
	/** By the first column, over all questions. */
	readonly board: Leaderboard;
	/** The same over the questions of each kind, where there are several. */
	readonly byType: readonly (Leaderboard & { readonly type: string })[];
	/** Where they are wanted and a model judged: only then are the paper's rows on the same scale. */
	readonly papers: readonly PaperRow[];
}

export interface Leaderboard {
	/** The best first. */
	readonly standings: readonly RankedSystem[];
}

/** A system in a leaderboard, with what was asked of it. */
export interface RankedSystem extends RankedEntry {
	/** Itself less the system after it; absent for the last. */
	readonly next: Difference | undefined;
	/** Another system has the same rank. */
	readonly shared: boolean;
	/** Reports that could not be scored. */
	readonly failed: number;
	readonly calls: number;
	/** In US dollars; `null` where a model's price is not known. */
	readonly cost: number | null;
}

/** The ledgers of a system's reports taken together. */
export interface LedgerRow {
	/** Empty for all reports. */
	readonly name: string;
	/** How many reports there are, and how many of them could be counted. */
	readonly reports: number;
	readonly scored: number;
	readonly words: number;
	readonly counts: Readonly<Record<CountName, LedgerSum>>;
}

export interface LedgerSum {
	readonly count: number;
	/** `null` where facts are counted: they are told for each 1,000 words. */
	readonly of: number | null;
	/** The share, or how many there are for each 1,000 words; `null` where there is nothing to count. */
	readonly rate: number | null;
}

export const countNames = [
	'claims',
	'facts',
	'numbers',
	'paragraphs',
	'citations',
] as const satisfies readonly LedgerName[];
export type CountName = (typeof countNames)[number];

/** The tables of a batch, one for each framework that was asked for; worked out once, for resampling takes its time. */
export const benchTables = memoised(({ frameworks, reports, withLength, paper }: Bench): readonly BenchTable[] => {
	const systems = groupBy(reports, ({ system }) => system);
	const types = [...groupBy(reports, ({ type }) => type)].flatMap(([type, those]) => (type ? [{ type, those }] : []));
	return frameworks.map((framework) => {
		const row = (name: string, those: readonly BenchReport[]) => benchRow(name, those, framework);
		const all = row('', reports);
		return {
			framework,
			columns: scoreColumns[framework],
			systems: [...systems].map(([name, those]) => row(name, those)),
			all,
			withLength: scoreColumns[framework].map(({ key }) => withLength[framework]?.[key] ?? null),
			board: boardOf(reports, framework),
			byType: types.length > 1 ? types.map(({ type, those }) => ({ type, ...boardOf(those, framework) })) : [],
			papers: paper && all.cells.some(({ basis }) => basis.model) ? paperRows[framework].rows : [],
		};
	});
});

function boardOf(reports: readonly BenchReport[], framework: Framework): Leaderboard {
	const ranked = rankingColumn(framework).key;
	const figureOf = ({ outcome }: BenchReport) =>
		'values' in outcome ? (outcome.values[framework]?.[ranked]?.value ?? null) : null;
	const standings = leaderboard(reports.map((report) => ({ ...report, value: figureOf(report) })));
	const systems = groupBy(reports, ({ system }) => system);
	return {
		standings: standings.map((standing, at) => {
			const { system, rank } = standing;
			const own = systems.get(system) ?? [];
			const costs = scoredOf(own).map(({ run }) => run.cost);
			return {
				...standing,
				// Those before it are as many as it has differences to.
				next: standing.differences[at],
				shared: rank !== null && standings.some((other) => other.system !== system && other.rank === rank),
				failed: own.filter(({ outcome }) => 'error' in outcome).length,
				calls: sumOf(scoredOf(own), ({ run }) => run.calls),
				cost: costs.includes(null) ? null : sumOf(costs, (cost) => cost ?? 0),
			};
		}),
	};
}

function scoredOf(reports: readonly BenchReport[]): BenchScores[] {
	return reports.flatMap(({ outcome }) => ('values' in outcome ? [outcome] : []));
}

function sumOf<Item>(items: readonly Item[], amount: (item: Item) => number): number {
	return items.reduce((sum, item) => sum + amount(item), 0);
}

/** The ledgers of each system, by name, and of all reports last. */
export function ledgerRows({ reports }: Pick<Bench, 'reports'>): LedgerRow[] {
	return [...groupBy(reports, ({ system }) => system), ['', reports] as const].map(([name, those]) => {
		const scored = scoredOf(those);
		const words = sumOf(scored, (each) => each.words);
		const sum = (counted: CountName): LedgerSum => {
			const entries = scored.flatMap(({ ledger }) => ledger[counted] ?? []);
			const count = sumOf(entries, (entry) => entry.count);
			const of = counted === 'facts' ? null : sumOf(entries, (entry) => entry.of ?? 0);
			const whole = of ?? words / 1000;
			return { count, of, rate: whole > 0 ? count / whole : null };
		};
		const counts = Object.fromEntries(countNames.map((counted) => [counted, sum(counted)]));
		return { name, reports: those.length, scored: scored.length, words, counts: counts as LedgerRow['counts'] };
	});
}

/** Who made the values of a column: the bases that occur, the most certain first. */
export function basesOf(values: readonly MeanValue[]): Basis[] {
	const bases: readonly Basis[] = ['rule', 'model'];
	return bases.filter((basis) => values.some(({ basis: counts }) => counts[basis]));
}

function benchRow(name: string, reports: readonly BenchReport[], framework: Framework): BenchRow {
	const scored = scoredOf(reports).map(({ values }) => values[framework] ?? {});
	const cells = scoreColumns[framework].map(({ key }) => {
		const known = scored.flatMap((values) => {
			const { value = null, basis = 'unscored' } = values[key] ?? {};
			return value === null ? [] : [{ value, basis }];
		});
		const sum = sumOf(known, ({ value }) => value);
		return { value: known.length === 0 ? null : sum / known.length, of: known.length, basis: countBases(known) };
	});
	return { name, reports: reports.length, scored: scored.length, cells };
}

function countBases(values: readonly { readonly basis: Basis }[]): MeanValue['basis'] {
	const counts: Partial<Record<Basis, number>> = {};
	for (const { basis } of values) counts[basis] = (counts[basis] ?? 0) + 1;
	return counts;
}
