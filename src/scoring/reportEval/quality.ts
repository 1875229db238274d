import { itemAt } from '../../access';
import type { QualityAnswer } from '../../judge/tasks/reportevalQuality';
import { message } from '../../messages/message';
import type { QuoteAligner } from '../../places/quotes';
import { type Dimension, unscored } from '../../scorecard/dimension';
import { type QualityDimension, qualityDimensions } from '../../scorecard/reportEval';
import { QuotedPlaces } from '../../verification/relevance';
import { judgedDimension, notJudged, scoreWithReasons } from '../finResearch/judgedReasons';
import { type Rating, topReasons } from '../guards/atTheTop';
import { limitedByQuotes, qualityProof } from '../guards/limitScores';

/** What one round said of a report's quality. */
export type QualityRound = Rating<QualityAnswer>;

type Quality = Readonly<Record<QualityDimension, Dimension>>;

/** The five qualities where no model reads the report. */
export function unreadQuality(): Quality {
	return byQuality(() => unscored(qualityRange, { message: message('scores.needsReader') }));
}

/** The five qualities as a model scored them; what it did not say has no score, and the reasons say why. */
export function judgedQuality(rounds: readonly QualityRound[], aligner: QuoteAligner): Quality {
	const quoted = rounds.map(() => new QuotedPlaces());
	return byQuality((name) => {
		const values = rounds.flatMap(({ answer }, run) => {
			const value = answer?.dimensions.find(({ dimension }) => dimension === name);
			return value ? [{ value, places: itemAt(quoted, run) }] : [];
		});
		if (values.length === 0) return unscored(qualityRange, notJudged(rounds.find(({ error }) => error)?.error?.said));
		// §2.3.1: an extreme score quotes what shows it.
		const scored = values.map(({ value, places }) =>
			limitedByQuotes(scoreWithReasons(value, aligner), qualityProof, places),
		);
		const abridged = rounds.some((round) => round.abridged);
		const before = topReasons(rounds);
		const dimension = judgedDimension(scored, { runs: rounds.length, abridged }, qualityRange);
		const judged = { ...dimension, reasons: [...before, ...dimension.reasons] };
		// All in all is what the report is compared by.
		if (name !== 'overall' || before.length === 0) return judged;
		return { value: null, range: qualityRange, basis: 'unscored', reasons: judged.reasons };
	});
}

const qualityRange = [0, 4] as const;

function byQuality(make: (name: QualityDimension) => Dimension): Quality {
	return Object.fromEntries(qualityDimensions.map((name) => [name, make(name)])) as Record<QualityDimension, Dimension>;
}
