import type { Analysis } from '../analysis';
import type { KnownList } from '../baseline/match';
import { matchBaseline } from '../baseline/match';
import type { Finding, FindingOptions } from '../findings/model';
import { holdBack, wordsOf } from '../findings/volume';
import type { Scorecard } from '../scorecard/scorecard';
import { rankFixes } from './fixFirst';
import { itemGains } from './jade/formula/itemGains';

/** What is told of a report; scored or not. */
interface Told {
	readonly analysis: Analysis;
	readonly scorecard?: Scorecard | undefined;
}

/** The same without findings that are known already: neither told nor to be fixed first. The figures stay as they are. */
export function withoutKnown<T extends Told>(
	told: T,
	known: ReadonlySet<Finding>,
	{ maxFindings }: Pick<FindingOptions, 'maxFindings'>,
): T {
	if (known.size === 0) return told;
	const { analysis: before, scorecard } = told;
	const unknown = before.findings.filter((finding) => !known.has(finding));
	const analysis = {
		...before,
		findings: holdBack(unknown, wordsOf(before.report, before.reading !== undefined), maxFindings),
	};
	if (!scorecard) return { ...told, analysis };
	const gains = scorecard.jade ? itemGains(scorecard.jade) : [];
	return { ...told, analysis, scorecard: { ...scorecard, fixFirst: rankFixes(analysis, gains) } };
}

/** The same for a report that is read by itself: without what is on its list, and how much that is. */
export function withoutListed(
	analysis: Analysis,
	{ file, entries }: KnownList,
	settings: Pick<FindingOptions, 'maxFindings'>,
): { readonly analysis: Analysis; readonly known: number } {
	const { known } = matchBaseline(entries, [{ file, report: analysis.report, findings: analysis.findings }]);
	return { analysis: withoutKnown({ analysis }, known, settings).analysis, known: known.size };
}
