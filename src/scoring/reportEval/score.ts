import type { Analysis } from '../../model';
import type { LogicTree } from '../../tree/model';
import { estimate } from '../estimate/estimate';
import type { Measured } from '../estimate/tally';
import { type Dimension, type QualityDimension, qualityDimensions, type ReportEvalScore } from '../model';
import { scoreRedundancy } from './redundancy';

/** DeepResearch-ReportEval (§3): quality, redundancy and factuality, as far as they can be had offline. */
export function scoreReportEval({ tree, pairs }: Analysis, measured: Measured): ReportEvalScore {
	return {
		quality: Object.fromEntries(qualityDimensions.map((name) => [name, estimate(name, measured)])) as Record<
			QualityDimension,
			Dimension
		>,
		redundancy: scoreRedundancy(pairs),
		factuality: {
			averageSupport: null,
			strongSupportRate: null,
			coverage: citationCoverage(tree),
			basis: 'unscored',
			verdicts: [],
			reasons: [{ message: 'The sources have not been read: only the citation coverage is known.' }],
		},
	};
}

/** Cited claims ÷ claims that need a citation: the facts that are specific enough to check, and whatever cites. 0–1. */
function citationCoverage(tree: LogicTree): number | null {
	const cited = tree.nodes.filter((node) => node.reasons.some((reason) => reason.code === 'cited'));
	const uncited = tree.nodes.filter((node) => node.type === 'evidence' && node.support === 'unsupported');
	const needed = cited.length + uncited.length;
	return needed === 0 ? null : cited.length / needed;
}
