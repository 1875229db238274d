import type { Analysis } from '../../analysis';
import { QuoteAligner } from '../../quotes/align';
import type { ReportEvalScore } from '../../scorecard/reportEval';
import { scoreFactuality } from '../../verification/factuality';
import type { ClaimVerification } from '../../verification/verifyClaims';
import type { Measured } from '../estimate/tally';
import type { PairJudgement } from './judgePairs';
import { estimatedQuality, judgedQuality, type QualityRound } from './quality';
import { scoreRedundancy } from './redundancy';

/** What a model said of a report's quality and repetition. */
export interface TextJudgement {
	/** Run by run. */
	readonly quality: readonly QualityRound[];
	readonly pairs: PairJudgement;
}

/** DeepResearch-ReportEval (§2.3): quality, redundancy and factuality; without a model's judgement as far as they can be had offline. */
export function scoreReportEval(
	{ report, tree, pairs }: Analysis,
	measured: Measured,
	verification: ClaimVerification,
	judgement?: TextJudgement,
): ReportEvalScore {
	return {
		quality: judgement
			? judgedQuality(judgement.quality, measured, new QuoteAligner(report))
			: estimatedQuality(measured),
		redundancy: scoreRedundancy(report, pairs, judgement?.pairs),
		factuality: scoreFactuality(report, tree, verification),
	};
}

/** Everything that was to be judged was. */
export function judgedAll({ quality, pairs }: TextJudgement, { judgement }: ClaimVerification): boolean {
	return quality.every(({ error }) => !error) && !pairs.error && !judgement?.error;
}
