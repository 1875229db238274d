import type { Analysis } from '../../analysis';
import { QuoteAligner } from '../../places/quotes';
import type { ReportEvalScore } from '../../scorecard/reportEval';
import { scoreFactuality } from '../../verification/factuality';
import type { ClaimVerification } from '../../verification/verifyClaims';
import type { PairJudgement } from './judgePairs';
import { judgedQuality, type QualityRound, unreadQuality } from './quality';
import { scoreRedundancy } from './redundancy';

/** What a model said of a report's quality and repetition. */
export interface TextJudgement {
	/** Run by run. */
	readonly quality: readonly QualityRound[];
	readonly pairs: PairJudgement;
}

/** DeepResearch-ReportEval (§2.3): quality, redundancy and factuality; without a model's judgement what can be counted, and no scores. */
export function scoreReportEval(
	analysis: Analysis,
	verification: ClaimVerification,
	judgement?: TextJudgement,
): ReportEvalScore {
	const { report, tree } = analysis;
	return {
		quality: judgement ? judgedQuality(judgement.quality, new QuoteAligner(report)) : unreadQuality(),
		redundancy: scoreRedundancy(analysis, judgement?.pairs),
		factuality: scoreFactuality(report, tree, verification, judgement !== undefined),
	};
}

/** Everything that was to be judged was. */
export function judgedAll({ quality, pairs }: TextJudgement, { judgement }: ClaimVerification): boolean {
	return quality.every(({ error }) => !error) && !pairs.error && !judgement?.error;
}
