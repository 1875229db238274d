import type { Analysis, AnalyzeOptions, ReadReport, ReportDocument } from './analysis';
import { comparePairs } from './checks/paragraphs/paragraphPairs';
import { runChecks } from './checks/run';
import type { Report } from './report/model';
import { parseReport } from './report/parsing/parse';
import { citedSources } from './sources/cited/citedSources';
import type { GatheredSources } from './sources/cited/gatherSources';
import { rateSources, withKnownOriginals } from './sources/tiers/rateSources';
import { createTierReader } from './sources/tiers/readTier';
import { cachedForLastTexts } from './text/memo';
import { extractTree } from './tree/extraction/extract';

/** Scoring, reviewing and other severities ask about a text that was read a moment ago; comparing two reports takes turns. */
const textsKept = { texts: 2, characters: 1_500_000 };
/** Who rates the sources by other tiers rates them anew. */
const tiersKept = { texts: 1, characters: 100_000 };

/** What is read off a text whatever it is read for. */
const readText = cachedForLastTexts(textsKept, (text) => {
	const report = parseReport(text);
	const cited = citedSources(report, { reportPath: '' });
	return {
		report,
		tree: extractTree(report),
		pairs: comparePairs(report),
		ratedBy: cachedForLastTexts(tiersKept, (tiers) => rateSources(cited, createTierReader(JSON.parse(tiers)))),
	};
});

/** Everything known about a report offline. Synchronous and pure: the same text gives the same analysis. */
export function analyze(document: ReportDocument, options: AnalyzeOptions = {}): Analysis {
	const { report, tree, pairs, ratedBy } = readText(document.text);
	const sources = ratedBy(JSON.stringify(options.tiers ?? {}));
	const query = document.query?.trim();
	const asked: Report = query ? { ...report, query, queryFrom: 'user' } : report;
	return checked({ document, report: asked, tree, sources, pairs }, options);
}

/**
 * The analysis once its sources have been found and read: a copy says where it comes from, and what a page links to shows who
 * passes on what stands elsewhere.
 */
export function analyzeWithSources(analysis: Analysis, gathered: GatheredSources, options: AnalyzeOptions): Analysis {
	if (gathered.readings.size === 0) return analysis;
	const tiers = createTierReader(options.tiers);
	const rated = rateSources(gathered.sources, tiers, ({ id }) => {
		const reading = gathered.readings.get(id);
		return reading?.ok ? reading.content.canonical : undefined;
	});
	return checked({ ...analysis, sources: withKnownOriginals(rated, gathered, tiers) }, options);
}

function checked(read: ReadReport, options: AnalyzeOptions): Analysis {
	const { report, tree, sources, pairs } = read;
	return { ...read, ...runChecks(report, tree, options, sources, pairs) };
}
