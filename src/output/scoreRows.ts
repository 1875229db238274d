import type { Words } from '../messages/model';
import { wordsIn } from '../messages/words';
import type { Basis, Dimension, Reason, Spread } from '../scorecard/dimension';
import {
	type FinResearchDimension,
	type FinResearchScore,
	finResearchDimensions,
	type Stability,
} from '../scorecard/finResearch';
import type { JadeScore } from '../scorecard/jade';
import { type QualityDimension, qualityDimensions, type ReportEvalScore } from '../scorecard/reportEval';
import type { RunInfo } from '../scorecard/run';
import type { Scorecard } from '../scorecard/scorecard';
import { coverageBasis, jadeBases, weakestBasis } from './figureBasis';
import { coverageReasons, densityReasons, evidenceReasons, reasoningReasons, stabilityReasons } from './figureReasons';

/** One line of a scorecard. A `value` of `null` is shown as a dash with its reasons, never as 0. */
export interface ScoreRow {
	readonly label: string;
	readonly value: number | null;
	readonly range: readonly [number, number] | undefined;
	readonly basis: Basis;
	readonly reasons: readonly Reason[];
	/** How far repeated judgements lie apart, in points; absent where there was one. */
	readonly sigma?: number;
}

/** One framework's part of a scorecard. */
export interface ScoreSection {
	readonly title: string;
	/** The framework's one figure; its basis is the weakest of what it is made of. */
	readonly headline: ScoreRow;
	readonly rows: readonly ScoreRow[];
}

export const finResearchLabels: Readonly<Record<FinResearchDimension, string>> = {
	visualLinguisticSynergy: 'Visual-linguistic synergy',
	articulationProfessionalism: 'Articulation professionalism',
	articulationCoherence: 'Articulation coherence',
	analysisFrameworkQuality: 'Analysis framework quality',
	analysisWidth: 'Analysis width',
	analysisDepth: 'Analysis depth',
	informationDensity: 'Information density',
	logicConsistency: 'Logic consistency',
	viewpointClarity: 'Viewpoint clarity',
	paragraphRichness: 'Paragraph richness',
};

const qualityLabels: Readonly<Record<QualityDimension, string>> = {
	comprehensiveness: 'Comprehensiveness',
	coherence: 'Coherence',
	clarity: 'Clarity',
	insightfulness: 'Insightfulness',
	overall: 'Overall quality',
};

/** A scorecard as sections of rows, for every renderer that shows one to people. */
export function scoreSections(scorecard: Scorecard, words: Words = wordsIn('en')): ScoreSection[] {
	const { finResearch, reportEval, jade, run, stability } = scorecard;
	return [
		...(finResearch ? [finResearchSection(finResearch, stability)] : []),
		...(reportEval ? [reportEvalSection(reportEval, words)] : []),
		...(jade ? [jadeSection(jade, run.mode)] : []),
	];
}

/** `81.4`; two decimals on ranges of a few points; a dash where there is no value. */
export function formatScore({ value, range }: Pick<ScoreRow, 'value' | 'range'>): string {
	if (value === null) return '–';
	const wide = range !== undefined && range[1] - range[0] > 10;
	return value.toFixed(wide ? 1 : 2);
}

/** `of 100`, `of −1 to 1`: what the value is measured on. */
export function formatRange(range: ScoreRow['range']): string {
	if (!range) return '';
	return range[0] === 0 ? `of ${range[1]}` : `of ${range[0]} to ${range[1]}`.replace('-', '−');
}

/** `+1.2`, `+0.04`: the points a fix would gain; as many digits as it takes to tell it from nothing. */
export function formatGain(gain: number): string {
	if (gain === 0) return '+0';
	if (gain < 0.005) return '+<0.01';
	return `+${gain.toFixed(gain < 0.095 ? 2 : 1)}`;
}

/** ` ± 2.1`, or nothing where there was one judgement. */
export function formatSigma({ sigma }: Pick<ScoreRow, 'sigma'>): string {
	return sigma === undefined ? '' : ` ± ${sigma.toFixed(1)}`;
}

function finResearchSection({ final, dimensions, tree }: FinResearchScore, stability: Stability | null): ScoreSection {
	const rows = finResearchDimensions.map((key) => ({
		...dimensionRow(finResearchLabels[key], dimensions[key]),
		...spread(stability?.dimensions[key]),
	}));
	const missing = rows.filter((row) => row.value === null).length;
	const reasons = [
		...(final === null ? [{ message: `${missing} of its ${rows.length} dimensions are not scored.` }] : []),
		...(tree.basis === 'rule' ? [] : [{ message: tree.note }]),
	];
	return {
		title: 'FinResearchBench',
		headline: {
			...{ label: 'Final score', value: final, range: [0, 100], basis: finalBasis(final, rows), reasons },
			...spread(stability?.final),
		},
		rows,
	};
}

function spread(of: Spread | null | undefined): Pick<ScoreRow, 'sigma'> {
	return of ? { sigma: of.sigma } : {};
}

function reportEvalSection(score: ReportEvalScore, words: Words): ScoreSection {
	const { quality, redundancy, factuality } = score;
	const checked = {
		basis: factuality.basis,
		reasons: factuality.reasons.map((reason) => ({ ...reason, message: words.say(reason.message) })),
	};
	const part = (
		label: string,
		value: number | null,
		range: ScoreRow['range'],
		of: Pick<ScoreRow, 'basis' | 'reasons'>,
	) => figureRow(label, value, range, of.basis, of.reasons);
	return {
		title: 'DeepResearch-ReportEval',
		headline: dimensionRow(qualityLabels.overall, quality.overall),
		rows: [
			...qualityDimensions
				.filter((key) => key !== 'overall')
				.map((key) => dimensionRow(qualityLabels[key], quality[key])),
			part('Freedom from repetition, all pairs', redundancy.allPairs, [0, 4], redundancy),
			part('Freedom from repetition, 30 sampled pairs', redundancy.sampled30, [0, 4], redundancy),
			part('Average support by sources', factuality.averageSupport, [-1, 1], checked),
			part('Strong support rate', factuality.strongSupportRate, [0, 1], checked),
			part('Citation coverage', factuality.coverage, [0, 1], {
				basis: coverageBasis(factuality),
				reasons: coverageReasons(score),
			}),
		],
	};
}

function jadeSection(jade: JadeScore, mode: RunInfo['mode']): ScoreSection {
	const bases = jadeBases(jade);
	const alpha = jade.judged?.alpha ?? null;
	const unit = [0, 1] as const;
	const { value, grade, recommendations, reasons } = jade.credibility;
	const advice = [...recommendations.map((message) => ({ message })), ...reasons];
	return {
		title: 'JADE',
		headline: {
			...figureRow('Final score', jade.final, unit, bases.final, [...jade.reasons, ...stabilityReasons(jade)]),
			...spread(jade.judged?.stability?.final),
		},
		rows: [
			{
				...figureRow(
					'Reasoning',
					jade.reasoning,
					alpha === null ? unit : [-Number(alpha.toFixed(2)), 1],
					bases.reasoning,
					reasoningReasons(jade, mode),
				),
				...spread(jade.judged?.stability?.reasoning),
			},
			{
				...figureRow('Evidence', jade.evidence, unit, bases.evidence, evidenceReasons(jade)),
				...spread(jade.judged?.stability?.evidence),
			},
			figureRow('Knowledge density', jade.density, undefined, bases.density, densityReasons(jade)),
			figureRow(`Source credibility${grade ? `, grade ${grade}` : ''}`, value, [0, 1], 'rule', advice),
		],
	};
}

function dimensionRow(label: string, { value, range, basis, reasons }: Dimension): ScoreRow {
	return figureRow(label, value, range, basis, reasons);
}

/** A figure that shares its basis with others: without a value it is unscored; with one, a rule had it if nothing else. */
function figureRow(
	label: string,
	value: number | null,
	range: ScoreRow['range'],
	basis: Basis,
	reasons: readonly Reason[],
): ScoreRow {
	if (value === null) return { label, value, range, basis: 'unscored', reasons };
	return { label, value, range, basis: basis === 'unscored' ? 'rule' : basis, reasons };
}

function finalBasis(value: number | null, rows: readonly ScoreRow[]): Basis {
	return value === null ? 'unscored' : weakestBasis(rows.map(({ basis }) => basis));
}
