import { entryOf } from '../../../src/access';
import type { Analysis } from '../../../src/analysis';
import { createPlumbline } from '../../../src/index';
import { silentLogger, systemClock } from '../../../src/ports';
import { ledgerOf } from '../../../src/view/ledger';
import { type CorpusReport, readReports } from './corpora';
import type { Degrade } from './degradeEdits';
import { expectations, type Measure, measures } from './degradeExpectations';
import { type DegradationKind, degradations } from './degradeKinds';
import { createRandom } from './degradeRandom';
import { type InflationKind, inflations } from './inflateKinds';

const seeds = [1, 2, 3];

const plumbline = createPlumbline({ logger: silentLogger, clock: { ...systemClock, now: () => 0 } });

export interface KindFigures {
	/** Versions made: reports that the kind applies to × seeds. */
	readonly cases: number;
	/** Of what must rise, the share that did. 0–1. */
	readonly noticed: number;
	/** Of what must not move, the share that did not. 0–1. */
	readonly steady: number;
}

/** Every kind of damage over every report and seed; the same reports give the same figures. */
export function degradationFigures(
	reports: readonly CorpusReport[] = readReports(),
): Record<DegradationKind, KindFigures> {
	const analyses = reports.map((report) => plumbline.analyze(report));
	return byKind(degradations, (make, kind) => {
		const moves = movesOf(make, analyses, seeds);
		const { rises, stays } = expectations[kind];
		return {
			cases: moves.length,
			noticed: mean(moves.flatMap((move) => rises.map((measure) => Number(entryOf(move, measure) > 0)))),
			steady: mean(moves.flatMap((move) => stays.map((measure) => Number(entryOf(move, measure) === 0)))),
		};
	});
}

export interface InflationFigures {
	readonly cases: number;
	/** Of each count, the share of the versions in which it does not look better: no less is wrong. 0–1. */
	readonly noBetter: ReadonlyMap<Measure, number>;
}

/** What makes a report longer and no better, over as many seeds as it takes for 200 versions of each kind. */
export function inflationFigures(
	reports: readonly CorpusReport[] = readReports(),
): Record<InflationKind, InflationFigures> {
	const analyses = reports.map((report) => plumbline.analyze(report));
	return byKind(inflations, (make) => {
		const moves = enoughMovesOf(make, analyses);
		const noBetter = measures.map((measure) => {
			return [measure, mean(moves.map((move) => Number(entryOf(move, measure) >= 0)))] as const;
		});
		return { cases: moves.length, noBetter: new Map(noBetter) };
	});
}

/** Seed by seed; a kind that applies to none of the reports has no versions. */
function enoughMovesOf(make: Degrade, analyses: readonly Analysis[]): Map<Measure, number>[] {
	const moves = movesOf(make, analyses, [1]);
	for (let seed = 2; moves.length > 0 && moves.length < 200 && seed <= 200; seed++)
		moves.push(...movesOf(make, analyses, [seed]));
	return moves;
}

function byKind<Kind extends string, Figures>(
	kinds: Readonly<Record<Kind, Degrade>>,
	figuresOf: (make: Degrade, kind: Kind) => Figures,
): Record<Kind, Figures> {
	const names = Object.keys(kinds) as Kind[];
	return Object.fromEntries(names.map((kind) => [kind, figuresOf(kinds[kind], kind)])) as Record<Kind, Figures>;
}

/** How each count moved, version by version. */
function movesOf(make: Degrade, analyses: readonly Analysis[], seedsUsed: readonly number[]): Map<Measure, number>[] {
	return analyses.flatMap((analysis, at) => {
		const before = countsOf(analysis);
		return seedsUsed.flatMap((seed) => {
			const text = versionOf(make, analysis, analyses, seed * 1000 + at);
			if (text === undefined) return [];
			const after = countsOf(plumbline.analyze({ name: analysis.document.name, text }));
			return [new Map([...before].map(([measure, count]) => [measure, entryOf(after, measure) - count]))];
		});
	});
}

/** `undefined` where the kind does not apply to the report. */
function versionOf(make: Degrade, analysis: Analysis, analyses: readonly Analysis[], seed: number): string | undefined {
	const random = createRandom(seed);
	const others = analyses.filter(
		({ report }) => report !== analysis.report && report.language === analysis.report.language,
	);
	return make({ analysis, other: others.length > 0 ? random.pick(others) : undefined, random });
}

/** How often each thing is wrong. */
function countsOf(analysis: Analysis): Map<Measure, number> {
	const ledger = ledgerOf(analysis);
	const overstated = analysis.findings.filter(({ code }) => code === 'claim.overstated').length;
	return new Map(
		measures.map((measure) => [measure, measure === 'overstated' ? overstated : ledger[measure].count] as const),
	);
}

function mean(values: readonly number[]): number {
	return values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
