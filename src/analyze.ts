import type { Analysis, AnalyzeOptions, ReportDocument } from './analysis';
import { comparePairs } from './checks/paragraphs/paragraphPairs';
import { runChecks } from './checks/run';
import { parseReport } from './report/parsing/parse';
import { withVerdicts } from './scoring/withVerdicts';
import { citedSources } from './sources/cited/citedSources';
import type { GatheredSources } from './sources/cited/gatherSources';
import { withKnownOriginals } from './sources/cited/knownOriginals';
import { rateSources } from './sources/tiers/rateSources';
import { createTierReader } from './sources/tiers/readTier';
import { extractTree } from './tree/extraction/extract';
import type { ModelVerdicts } from './verdicts/model';

/**
 * Everything known about a report offline. Synchronous and pure: the same text gives the same analysis.
 *
 * @param verdicts what a model said of the report, or of an earlier text of it: it holds wherever the words are the same
 */
export function analyze(document: ReportDocument, options: AnalyzeOptions = {}, verdicts?: ModelVerdicts): Analysis {
	const report = parseReport(document.text);
	const tree = extractTree(report);
	const sources = rateSources(citedSources(report, { reportPath: '' }), createTierReader(options.tiers));
	const read = { document, report, tree, sources, findings: [], ignored: 0, decided: [], pairs: comparePairs(report) };
	if (verdicts) return withVerdicts(read, verdicts, options);
	return { ...read, ...runChecks(report, tree, options, sources, read.pairs) };
}

/** The analysis once its sources have been read: what their pages link to shows who passes on what stands elsewhere. */
export function analyzeWithSources(analysis: Analysis, gathered: GatheredSources, options: AnalyzeOptions): Analysis {
	if (gathered.readings.size === 0) return analysis;
	const { report, tree } = analysis;
	const sources = withKnownOriginals(analysis.sources, gathered, createTierReader(options.tiers));
	return { ...analysis, sources, ...runChecks(report, tree, options, sources, analysis.pairs) };
}
