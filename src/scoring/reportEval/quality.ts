import type { QualityAnswer } from '../../judge/tasks/reportevalQuality';
import { message } from '../../messages/message';
import type { QuoteAligner } from '../../quotes/align';
import type { Dimension } from '../../scorecard/dimension';
import { type QualityDimension, qualityDimensions } from '../../scorecard/reportEval';
import type { Reading } from '../../shown/abridge';
import { estimate } from '../estimate/estimate';
import type { Measured } from '../estimate/tally';
import { meanOfRuns, notJudged, saidReasons } from '../finResearch/judgedReasons';
import { meanOf } from '../finResearch/stability';
import { qualityProof, withinProof } from '../guards/provenScore';

/** What one round said of a report's quality. */
export type QualityRound = Reading<QualityAnswer>;

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
		// §2.3.1: an extreme score quotes what shows it.
		const scored = values.map((value) =>
			withinProof({ score: value.score, reasons: saidReasons(value, aligner) }, qualityProof),
		);
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

function estimated(name: QualityDimension, rounds: readonly QualityRound[], measured: Measured): Dimension {
	const offline = estimate(name, measured);
	const failed = rounds.find(({ error }) => error);
	return { ...offline, reasons: [notJudged(failed?.error), ...offline.reasons] };
}

function byQuality(make: (name: QualityDimension) => Dimension): Quality {
	return Object.fromEntries(qualityDimensions.map((name) => [name, make(name)])) as Record<QualityDimension, Dimension>;
}
