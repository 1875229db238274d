import { message } from '../messages/message';
import type { Message } from '../messages/model';
import type { Basis, Dimension, Framework, Reason, Spread } from '../scorecard/dimension';
import { type FinResearchScore, finResearchDimensions, type Stability } from '../scorecard/finResearch';
import type { JadeScore } from '../scorecard/jade';
import { qualityDimensions, type RedundancyScore, type ReportEvalScore } from '../scorecard/reportEval';
import type { RunInfo } from '../scorecard/run';
import type { Scorecard } from '../scorecard/scorecard';
import { coverageBasis, jadeBases, weakestBasis } from './figureBasis';
import { coverageReasons, densityReasons, evidenceReasons, reasoningReasons, stabilityReasons } from './figureReasons';

/** A value with where it comes from. */
export interface BasedValue {
	readonly value: number | null;
	readonly basis: Basis;
}

/** One figure of a framework, before it is put into words. */
export interface Figure extends BasedValue {
	/** Unique within the framework. */
	readonly key: string;
	readonly label: Message;
	/** What the value is measured on; `undefined` where it has no fixed ends. */
	readonly range: Dimension['range'] | undefined;
	readonly reasons: readonly Reason[];
	readonly spread?: Spread | null | undefined;
}

/** The figures of a framework, for every table and list that shows them; none where the scorecard leaves the framework out. */
export function figuresOf(
	framework: Framework,
	{ finResearch, reportEval, jade, run, stability }: Scorecard,
): Figure[] {
	if (framework === 'finResearch') return finResearch ? finResearchFigures(finResearch, stability) : [];
	if (framework === 'reportEval') return reportEval ? reportEvalFigures(reportEval) : [];
	return jade ? jadeFigures(jade, run.mode) : [];
}

/** Without a value a figure is unscored, whatever it shares its basis with; with one, a rule had it if nothing else. */
function figure(
	key: string,
	label: Message,
	{ value, range, basis, reasons, spread }: Pick<Figure, 'value' | 'range' | 'basis' | 'reasons' | 'spread'>,
): Figure {
	const had = basis === 'unscored' ? 'rule' : basis;
	return { key, label, value, range, basis: value === null ? 'unscored' : had, reasons, spread };
}

function finResearchFigures({ final, dimensions, tree }: FinResearchScore, stability: Stability | null): Figure[] {
	const rows = finResearchDimensions.map((key) => figure(key, message(`dimensions.${key}`), dimensions[key]));
	const missing = rows.filter((row) => row.value === null).length;
	// Where no model has judged anything, because none was asked or because it failed, what it judges lacks a score for one reason.
	const judged = rows.some((row) => row.basis === 'model');
	const parts = missing < rows.length ? [{ message: message('scores.missing', { missing, of: rows.length }) }] : [];
	const reasons = [
		...(final === null ? parts : []),
		...(judged ? [] : whyUnscored(rows)),
		...(tree.basis === 'rule' ? [] : [{ message: tree.note }]),
	];
	const basis = weakestBasis(rows.map((row) => row.basis));
	const whole = { value: final, range: [0, 100], basis, reasons, spread: stability?.final } as const;
	return [figure('final', message('dimensions.final'), whole), ...rows];
}

/** What the first figure without a score says before what was counted of it. */
function whyUnscored(rows: readonly Figure[]): readonly Reason[] {
	return rows.find(({ value }) => value === null)?.reasons.slice(0, 1) ?? [];
}

function reportEvalFigures(score: ReportEvalScore): Figure[] {
	const { quality, redundancy, factuality } = score;
	const { allPairs, sampled30, judgedPairs } = redundancy;
	const points = { ...redundancy, range: [0, 4] } as const;
	const coverage = { basis: coverageBasis(factuality), reasons: coverageReasons(score) };
	return [
		...qualityDimensions.map((key) => figure(key, message(`dimensions.${key}`), quality[key])),
		...(
			[
				['redundancy', { ...points, value: allPairs }],
				['redundancySampled30', { ...points, value: sampled30 }],
				['redundancyJudged', { ...points, value: judgedPairs, basis: 'model', reasons: repeatingReasons(redundancy) }],
				['averageSupport', { ...factuality, value: factuality.averageSupport, range: [-1, 1] }],
				['strongSupportRate', { ...factuality, value: factuality.strongSupportRate, range: [0, 1] }],
				['citationCoverage', { ...coverage, value: factuality.coverage, range: [0, 1] }],
			] as const
		).map(([key, parts]) => figure(key, message(`dimensions.${key}`), parts)),
	];
}

/** Beside the mean that moves, how many paragraphs repeat. */
function repeatingReasons({ repeating }: RedundancyScore): Reason[] {
	const { paragraphs: count, of, places } = repeating;
	const [span] = places;
	const told = message('ledger.paragraphsShare', { count, of, share: of > 0 ? count / of : null });
	return [{ message: told, ...(span && { span }) }];
}

function jadeFigures(jade: JadeScore, mode: RunInfo['mode']): Figure[] {
	const bases = jadeBases(jade);
	const alpha = jade.judged?.alpha ?? null;
	const least = alpha === null ? 0 : -Number(alpha.toFixed(2));
	const stability = jade.judged?.stability;
	const { value, grade, recommendations, reasons: rated } = jade.credibility;
	const made = (key: 'final' | 'reasoning' | 'evidence' | 'density', range: Figure['range'], reasons: Reason[]) => {
		const spread = key === 'density' ? undefined : stability?.[key];
		return figure(key, message(`dimensions.${key}`), { value: jade[key], range, basis: bases[key], reasons, spread });
	};
	return [
		made('final', [0, 1], [...jade.reasons, ...stabilityReasons(jade)]),
		made('reasoning', [least, 1], reasoningReasons(jade, mode)),
		made('evidence', [0, 1], evidenceReasons(jade)),
		made('density', undefined, densityReasons(jade)),
		figure('credibility', message('dimensions.credibility', { grade }), {
			...{ value, range: [0, 1], basis: 'rule' },
			reasons: [...recommendations.map((advice) => ({ message: advice })), ...rated],
		}),
	];
}
