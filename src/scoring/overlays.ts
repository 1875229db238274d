import type { Analysis } from '../analysis';
import { type KnownList, matchBaseline } from '../baseline/match';
import { withFindings, withMoreFindings } from '../checks/withMoreFindings';
import { separateDecided } from '../decisions/decide';
import type { Finding, FindingCode, FindingOptions } from '../findings/model';
import { sortByPlace } from '../findings/postProcess';
import { Anchors } from '../places/anchors';
import type { Span } from '../report/model';
import type { Scorecard, ScoredAnalysis } from '../scorecard/scorecard';
import { rankFixes } from './fixFirst';
import { itemGains } from './jade/formula/itemGains';

/** An analysis by what the author has decided since it was made: what is decided goes, what is undone comes back. */
export function withDecisions(analysis: Analysis, { decisions, maxFindings }: FindingOptions): Analysis {
	const all = sortByPlace([...analysis.findings, ...analysis.decided.map(({ finding }) => finding)]);
	const { open, decided } = separateDecided(analysis.report, all, decisions);
	return { ...withFindings(analysis, open, maxFindings), decided };
}

/** A scored report with what is told of it now: the figures stay as they were judged, what to fix first goes by what is told. */
export function withAnalysis({ scorecard }: Pick<ScoredAnalysis, 'scorecard'>, analysis: Analysis): ScoredAnalysis {
	const gains = scorecard.jade ? itemGains(scorecard.jade) : [];
	return { analysis, scorecard: { ...scorecard, fixFirst: rankFixes(analysis, gains) } };
}

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
	const unknown = told.analysis.findings.filter((finding) => !known.has(finding));
	const analysis = withFindings(told.analysis, unknown, maxFindings);
	return { ...told, analysis, ...(told.scorecard && withAnalysis({ scorecard: told.scorecard }, analysis)) };
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

/** What only scoring finds, for it takes sources that were read or facts that were verified. What a model marks in the text is its reading's. */
const judgedCodes: ReadonlySet<FindingCode> = new Set([
	'source.contradicts',
	'source.notFound',
	'source.partly',
	'source.instruction',
	'source.secondary',
	'citation.dead',
	'conclusion.gated',
	'evidence.refuted',
]);

/** Whether only scoring could find it. */
export function isJudged({ code }: Finding): boolean {
	return judgedCodes.has(code);
}

/**
 * The analysis of a report with what scoring found in an earlier text of it, as long as its sentences stand. What both
 * found is told once.
 *
 * @param scored the analysis that was scored
 */
export function withJudgedFindings(analysis: Analysis, scored: Analysis, options: FindingOptions = {}): Analysis {
	const judged = [...scored.findings, ...scored.decided.map(({ finding }) => finding)].filter(isJudged);
	if (judged.length === 0) return analysis;
	const [earlier, now] = [new Anchors(scored.report), new Anchors(analysis.report)];
	const moved = judged.flatMap((finding) => movedFinding(finding, (span) => now.find(earlier.of(span))));
	const placeOf = ({ code, span }: Finding) => `${code} ${span.join()}`;
	const known = new Set(analysis.findings.map(placeOf));
	const fresh = moved.filter((finding) => !known.has(placeOf(finding)));
	return withMoreFindings(analysis, fresh, options);
}

function movedFinding(finding: Finding, moved: (span: Span) => Span | undefined): Finding[] {
	const span = moved(finding.span);
	if (!span) return [];
	const related = finding.related.flatMap((place) => {
		const now = moved(place.span);
		return now ? [{ ...place, span: now }] : [];
	});
	return [{ ...finding, span, related }];
}
