import type { Analysis } from '../analysis';
import { withMoreFindings } from '../checks/withMoreFindings';
import type { Finding, FindingCode, FindingOptions } from '../findings/model';
import { Anchors } from '../places/anchors';
import type { Span } from '../report/model';

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
	const found = [...scored.findings, ...scored.decided.map(({ finding }) => finding)];
	const judged = found.filter(isJudged);
	if (judged.length === 0) return analysis;
	const [earlier, now] = [new Anchors(scored.report), new Anchors(analysis.report)];
	const moved = judged.flatMap((finding) => movedFinding(finding, (span) => now.find(earlier.of(span))));
	const known = new Set(analysis.findings.map(placeOf));
	return withMoreFindings(
		analysis,
		moved.filter((finding) => !known.has(placeOf(finding))),
		options,
	);
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

function placeOf({ code, span: [start, end] }: Finding): string {
	return `${code} ${start} ${end}`;
}
