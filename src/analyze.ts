import type { Analysis, AnalyzeOptions, ReportDocument } from './analysis';
import { runChecks } from './checks/run';
import { parseReport } from './report/parse';
import { citedSources } from './sources/cited/citedSources';
import type { GatheredSources } from './sources/cited/gatherSources';
import { withKnownOriginals } from './sources/cited/knownOriginals';
import { rateSources } from './sources/tiers/rateSources';
import { createTierReader } from './sources/tiers/readTier';
import { extractTree } from './tree/extraction/extract';

/** Everything known about a report offline. Synchronous and pure: the same text gives the same analysis. */
export function analyze(document: ReportDocument, options: AnalyzeOptions = {}): Analysis {
	const report = parseReport(document.text);
	const tree = extractTree(report);
	const sources = rateSources(citedSources(report, { reportPath: '' }), createTierReader(options.tiers));
	return { document, report, tree, sources, ...runChecks(report, tree, options, sources) };
}

/** The analysis once its sources have been read: what their pages link to shows who passes on what stands elsewhere. */
export function analyzeWithSources(analysis: Analysis, gathered: GatheredSources, options: AnalyzeOptions): Analysis {
	if (gathered.readings.size === 0) return analysis;
	const { report, tree } = analysis;
	const sources = withKnownOriginals(analysis.sources, gathered, createTierReader(options.tiers));
	return { ...analysis, sources, ...runChecks(report, tree, options, sources) };
}
