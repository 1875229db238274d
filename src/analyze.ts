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
import { keepingLast } from './text/memo';
import { extractTree } from './tree/extraction/extract';
import type { ModelVerdicts } from './verdicts/model';

/** Scoring, reviewing and other severities ask about a text that was read a moment ago; comparing two reports takes turns. */
const textsKept = { texts: 2, characters: 1_500_000 };
/** Who rates the sources by other tiers rates them anew. */
const tiersKept = { texts: 1, characters: 100_000 };

/** What is read off a text whatever it is read for. */
const readText = keepingLast(textsKept, (text) => {
	const report = parseReport(text);
	const cited = citedSources(report, { reportPath: '' });
	return {
		report,
		tree: extractTree(report),
		pairs: comparePairs(report),
		ratedBy: keepingLast(tiersKept, (tiers) => rateSources(cited, createTierReader(JSON.parse(tiers)))),
	};
});

/**
 * Everything known about a report offline. Synchronous and pure: the same text gives the same analysis.
 *
 * @param verdicts what a model said of the report, or of an earlier text of it: it holds wherever the words are the same
 */
export function analyze(document: ReportDocument, options: AnalyzeOptions = {}, verdicts?: ModelVerdicts): Analysis {
	const { report, tree, pairs, ratedBy } = readText(document.text);
	const sources = ratedBy(JSON.stringify(options.tiers ?? {}));
	const read = { document, report, tree, sources, pairs, findings: [], ignored: 0, decided: [] };
	return verdicts
		? withVerdicts(read, verdicts, options)
		: { ...read, ...runChecks(report, tree, options, sources, pairs) };
}

/** The analysis once its sources have been read: what their pages link to shows who passes on what stands elsewhere. */
export function analyzeWithSources(analysis: Analysis, gathered: GatheredSources, options: AnalyzeOptions): Analysis {
	if (gathered.readings.size === 0) return analysis;
	const { report, tree } = analysis;
	const sources = withKnownOriginals(analysis.sources, gathered, createTierReader(options.tiers));
	return { ...analysis, sources, ...runChecks(report, tree, options, sources, analysis.pairs) };
}
