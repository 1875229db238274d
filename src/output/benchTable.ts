import type { Basis, Framework } from '../scorecard/dimension';
import { type ScoreColumn, scoreColumns } from '../view/scoreColumns';
import type { Bench, BenchReport } from './benchModel';

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
	/** A model judged: only then are the paper's rows on the same scale. */
	readonly judged: boolean;
}

/** The tables of a batch, one for each framework that was asked for. */
export function benchTables({ frameworks, reports, withLength }: Bench): BenchTable[] {
	const names = [...new Set(reports.map(({ system }) => system))];
	return frameworks.map((framework) => {
		const row = (name: string, those: readonly BenchReport[]) => benchRow(name, those, framework);
		const all = row('', reports);
		return {
			framework,
			columns: scoreColumns[framework],
			systems: names.map((name) =>
				row(
					name,
					reports.filter(({ system }) => system === name),
				),
			),
			all,
			withLength: scoreColumns[framework].map(({ key }) => withLength[framework]?.[key] ?? null),
			judged: all.cells.some(({ basis }) => basis.model),
		};
	});
}

/** Who made the values of a column: the bases that occur, the most certain first. */
export function basesOf(values: readonly MeanValue[]): Basis[] {
	const bases: readonly Basis[] = ['rule', 'model'];
	return bases.filter((basis) => values.some(({ basis: counts }) => counts[basis]));
}

function benchRow(name: string, reports: readonly BenchReport[], framework: Framework): BenchRow {
	const scored = reports.flatMap(({ outcome }) => ('values' in outcome ? [outcome.values[framework] ?? {}] : []));
	const cells = scoreColumns[framework].map(({ key }) => {
		const known = scored.flatMap((values) => {
			const { value = null, basis = 'unscored' } = values[key] ?? {};
			return value === null ? [] : [{ value, basis }];
		});
		return { value: meanOf(known.map(({ value }) => value)), of: known.length, basis: countBases(known) };
	});
	return { name, reports: reports.length, scored: scored.length, cells };
}

function countBases(values: readonly { readonly basis: Basis }[]): MeanValue['basis'] {
	const counts: Partial<Record<Basis, number>> = {};
	for (const { basis } of values) counts[basis] = (counts[basis] ?? 0) + 1;
	return counts;
}

function meanOf(values: readonly number[]): number | null {
	return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
