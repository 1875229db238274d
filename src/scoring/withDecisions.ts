import type { Analysis } from '../analysis';
import { partDecided } from '../decisions/decide';
import type { FindingOptions } from '../findings/model';
import { sortByPlace } from '../findings/postProcess';
import { holdBack } from '../findings/volume';
import { withReading } from '../reading/laidOver/withReading';
import type { Reading } from '../reading/model';
import type { ScoredAnalysis } from '../scorecard/scorecard';
import { rankFixes } from './fixFirst';
import { itemGains } from './jade/formula/itemGains';

/** An analysis by what the author has decided since it was made: what is decided goes, what is undone comes back. */
export function withDecisions(analysis: Analysis, { decisions, maxFindings }: FindingOptions): Analysis {
	const { report, findings } = analysis;
	const all = sortByPlace([...findings, ...analysis.decided.map(({ finding }) => finding)]);
	const { open, decided } = partDecided(report, all, decisions);
	return { ...analysis, findings: holdBack(open, report.words, maxFindings), decided };
}

/** A scored report with them: the figures stay as they are, what is decided is not to be fixed any more. */
export function withDecidedFixes({ analysis, scorecard }: ScoredAnalysis, options: FindingOptions): ScoredAnalysis {
	const decided = withDecisions(analysis, options);
	const gains = scorecard.jade ? itemGains(scorecard.jade) : [];
	return { analysis: decided, scorecard: { ...scorecard, fixFirst: rankFixes(decided, gains) } };
}

/** A scored report with what a model has read since: the figures stay as they were judged, what to fix first knows the reading. */
export function withReadFixes(
	{ analysis, scorecard }: ScoredAnalysis,
	reading: Reading,
	options?: FindingOptions,
): ScoredAnalysis {
	const { analysis: read } = withReading(analysis, reading, options);
	const gains = scorecard.jade ? itemGains(scorecard.jade) : [];
	return { analysis: read, scorecard: { ...scorecard, fixFirst: rankFixes(read, gains) } };
}
