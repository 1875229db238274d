import type { Analysis } from '../../../src/analysis';
import { createPlumbline } from '../../../src/index';
import { silentLogger, systemClock } from '../../../src/ports';
import { finResearchDimensions } from '../../../src/scorecard/finResearch';
import { qualityDimensions } from '../../../src/scorecard/reportEval';
import { scoreAnalysis } from '../../../src/scoring/scorecards';
import { nothingVerified } from '../../../src/verification/verifyClaims';
import { type CorpusReport, readReports } from './corpora';
import { expectations, type Measure } from './degradeExpectations';
import { closingBlocks, type DegradationKind, degradations } from './degradeKinds';
import { createRandom } from './degradeRandom';

const seeds = [1, 2, 3];
/** What has to fall, falls by more than this; what has to stay, moves by `steady` at most. In points of 100. */
const noise = 0.01;
const steady = 1;

const plumbline = createPlumbline({ logger: silentLogger, clock: { ...systemClock, now: () => 0 } });

export interface KindFigures {
	/** Versions made: reports that the kind applies to × seeds. */
	readonly cases: number;
	/** Reports that it does not apply to. */
	readonly notApplicable: number;
	/** Of what must fall (or rise, for findings), the share that did. 0–1. */
	readonly noticed: number;
	/** Of what must not move, the share that did not. 0–1. */
	readonly steady: number;
	/** The share of the cases in which the final score fell; for reading only, where it is not among what must fall. */
	readonly finalFell: number;
	/** The same as `noticed` and `steady`, one by one; and how far each measure moved in the mean. */
	readonly byMeasure: Readonly<Record<string, { readonly share: number; readonly mean: number }>>;
}

/** Every kind over every report and seed; the same reports give the same figures. */
export function degradationFigures(
	reports: readonly CorpusReport[] = readReports(),
	kinds: readonly DegradationKind[] = Object.keys(degradations) as DegradationKind[],
): Record<DegradationKind, KindFigures> {
	const analyses = reports.map((report) => plumbline.analyze(report));
	const before = analyses.map(measuresOf);
	const figures = kinds.map((kind) => [kind, figuresOf(kind, analyses, before)] as const);
	return Object.fromEntries(figures) as Record<DegradationKind, KindFigures>;
}

type Measures = ReadonlyMap<Measure, number>;

function figuresOf(kind: DegradationKind, analyses: readonly Analysis[], before: readonly Measures[]): KindFigures {
	const moves = analyses.flatMap((analysis, i) =>
		versionsOf(kind, analysis, analyses).map((text) => {
			const after = measuresOf(plumbline.analyze({ name: analysis.document.name, text }));
			return new Map([...before[i]!].map(([measure, value]) => [measure, after.get(measure)! - value]));
		}),
	);
	const { falls, rises, stays } = expectations[kind];
	const holding: [Measure, (move: number) => boolean][] = [
		...falls.map((measure): [Measure, (move: number) => boolean] => [measure, (move) => move < -noise]),
		...rises.map((measure): [Measure, (move: number) => boolean] => [measure, (move) => move > 0]),
		...stays.map((measure): [Measure, (move: number) => boolean] => [measure, (move) => Math.abs(move) <= steady]),
	];
	const byMeasure = Object.fromEntries(
		holding.map(([measure, holds]) => {
			const own = moves.map((move) => move.get(measure)!);
			return [measure, { share: mean(own.map((move) => Number(holds(move)))), mean: mean(own) }];
		}),
	);
	return {
		cases: moves.length,
		notApplicable: analyses.length - moves.length / seeds.length,
		noticed: mean([...falls, ...rises].map((measure) => byMeasure[measure]!.share)),
		steady: mean(stays.map((measure) => byMeasure[measure]!.share)),
		finalFell: mean(moves.map((move) => Number(move.get('final')! < -noise))),
		byMeasure,
	};
}

/** One version a seed; none where the kind does not apply to the report. */
function versionsOf(kind: DegradationKind, analysis: Analysis, analyses: readonly Analysis[]): string[] {
	return seeds.flatMap((seed) => {
		const random = createRandom(seed * 1000 + analyses.indexOf(analysis));
		const others = analyses.filter(
			({ report }) =>
				report !== analysis.report && report.language === analysis.report.language && closingBlocks(report).length > 0,
		);
		const other = others.length > 0 ? random.pick(others) : undefined;
		return degradations[kind]({ analysis, other, random }) ?? [];
	});
}

/** Every dimension in points of 100, the number of findings by code, and redundancy in points of 100. */
function measuresOf(analysis: Analysis): Measures {
	const { finResearch, reportEval } = scoreAnalysis(
		analysis,
		{ wanted: ['finResearch', 'reportEval'], seconds: () => 0 },
		nothingVerified,
	).scorecard;
	const measures = new Map<Measure, number>([['final', finResearch!.final!]]);
	for (const name of finResearchDimensions) measures.set(name, finResearch!.dimensions[name].value!);
	for (const name of qualityDimensions) measures.set(name, 25 * reportEval!.quality[name].value!);
	measures.set('redundancy', 25 * (reportEval!.redundancy.allPairs ?? 4));
	for (const { code } of analysis.findings) measures.set(code, (measures.get(code) ?? 0) + 1);
	for (const { rises } of Object.values(expectations)) {
		for (const code of rises) if (!measures.has(code)) measures.set(code, 0);
	}
	return measures;
}

function mean(values: readonly number[]): number {
	return values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
