import type { QualityValue } from '../../judge/tasks/reportevalQuality';
import { message } from '../../messages/message';
import type { QuoteAligner } from '../../quotes/align';
import type { Dimension, Reason } from '../../scorecard/dimension';
import { type QualityDimension, qualityDimensions } from '../../scorecard/reportEval';
import { estimate } from '../estimate/estimate';
import type { Measured } from '../estimate/tally';
import { meanOfRuns, notJudged, saidReasons } from '../finResearch/judgedReasons';
import { meanOf } from '../finResearch/stability';
import type { QualityRound } from './judgeQuality';

type Quality = Readonly<Record<QualityDimension, Dimension>>;

/** The five qualities from what can be counted. */
export function estimatedQuality(measured: Measured): Quality {
	return byQuality((name) => estimate(name, measured));
}

/** The five qualities as a model scored them; what it did not say is estimated, and the reasons say so. */
export function judgedQuality(rounds: readonly QualityRound[], measured: Measured, aligner: QuoteAligner): Quality {
	return byQuality((name) => {
		const values = rounds.flatMap(({ answer }) => answer?.dimensions.find(({ dimension }) => dimension === name) ?? []);
		const [first] = values;
		if (!first) return estimated(name, rounds, measured);
		const scored = values.map((value) => withinProof(value, aligner));
		const reasons = [
			...(rounds.length > 1
				? [
						meanOfRuns(
							scored.map(({ score }) => score),
							rounds.length,
						),
					]
				: []),
			...scored[0]!.reasons,
			...(rounds.some(({ abridged }) => abridged) ? [{ message: message('scores.abridged') }] : []),
		];
		return {
			value: meanOf(scored.map(({ score }) => score)),
			range: [0, 4],
			basis: 'model',
			reasons: reasons.length > 0 ? reasons : [{ message: message('scores.noReason') }],
		};
	});
}

/** DeepResearch-ReportEval §2.3.1: beyond these a score must quote what shows it. */
const proven = { above: 3, below: 1 } as const;

/** A score above 3 or below 1 that quotes nothing of the report counts as 3 or 1. */
function withinProof(
	value: QualityValue,
	aligner: QuoteAligner,
): { readonly score: number; readonly reasons: readonly Reason[] } {
	const reasons = saidReasons(value, aligner);
	const { score } = value;
	const held = Math.min(proven.above, Math.max(proven.below, score));
	if (score === held || reasons.some(({ span }) => span)) return { score, reasons };
	const unproven = message('scores.unproven', { score, counted: held });
	return { score: held, reasons: [{ message: unproven }, ...reasons] };
}

function estimated(name: QualityDimension, rounds: readonly QualityRound[], measured: Measured): Dimension {
	const offline = estimate(name, measured);
	const failed = rounds.find(({ error }) => error);
	return { ...offline, reasons: [notJudged(failed?.error), ...offline.reasons] };
}

function byQuality(make: (name: QualityDimension) => Dimension): Quality {
	return Object.fromEntries(qualityDimensions.map((name) => [name, make(name)])) as Record<QualityDimension, Dimension>;
}
