import { separateDecided } from '../decisions/decide';
import type { Report } from '../report/model';
import { byPlace } from '../report/spanRelations';
import { measuredCertainty } from './certainty';
import { ignoredByComment } from './ignores';
import { levelIn } from './kindOfReport';
import { holdBack, isMark } from './limit';
import type { DecidedFinding, DraftFinding, Finding, FindingCode, FindingOptions, Severity } from './model';

export interface ProcessedFindings {
	readonly findings: Finding[];
	/** Findings that the author's ignore comments hide. */
	readonly ignored: number;
	/** Those that the author has decided; by place. */
	readonly decided: readonly DecidedFinding[];
}

/** What every finding passes, in this order: ignore comments, duplicates, severity, place, the author's decisions, and how many are shown. */
export function postProcess(
	report: Report,
	drafts: readonly DraftFinding[],
	{ severities = {}, maxFindings, decisions }: FindingOptions,
): ProcessedFindings {
	const isIgnored = ignoredByComment(report);
	const shown = drafts.filter((draft) => !isIgnored(draft));
	const findings = sortByPlace(onePerClaim(withSeverity(report, withoutDuplicates(shown), severities)));
	const { open, decided } = separateDecided(report, findings, decisions);
	return { findings: holdBack(open, report.words, maxFindings), ignored: drafts.length - shown.length, decided };
}

function withoutDuplicates(drafts: readonly DraftFinding[]): DraftFinding[] {
	const key = ({ code, span, data = {}, message }: DraftFinding) => [code, span, isMark({ data }) && message.args];
	return [...new Map(drafts.map((draft) => [JSON.stringify(key(draft)), draft])).values()];
}

/** Codes about one claim of which only the first is shown: an unnamed source explains why a claim is unsupported. */
const plainestOfClaim: readonly string[] = ['claim.vague', 'claim.unsupported', 'claim.partial'];

/** Keeps one finding of the rules per claim; findings of a model stay. */
function onePerClaim(findings: readonly Finding[]): readonly Finding[] {
	const rankOf = ({ code }: Finding) => plainestOfClaim.indexOf(code);
	const claims = findings.filter(
		(finding) => rankOf(finding) >= 0 && nodeOf(finding) !== undefined && !isMark(finding),
	);
	const plainest = new Map<string | undefined, number>();
	for (const finding of claims)
		plainest.set(nodeOf(finding), Math.min(rankOf(finding), plainest.get(nodeOf(finding)) ?? plainestOfClaim.length));
	return findings.filter(
		(finding) => isMark(finding) || rankOf(finding) <= (plainest.get(nodeOf(finding)) ?? plainestOfClaim.length),
	);
}

function nodeOf({ data }: Finding): string | undefined {
	return 'node' in data ? data.node : undefined;
}

function withSeverity(
	report: Report,
	drafts: readonly DraftFinding[],
	chosen: Partial<Record<FindingCode, Severity>>,
): Finding[] {
	return drafts.flatMap((draft) => {
		const severity = chosen[draft.code] ?? levelIn(report, draft);
		if (severity === 'off') return [];
		// Certainty was measured for findings of the rules only.
		const certainty = draft.certainty ?? (draft.decidedBy === 'model' ? undefined : measuredCertainty(draft.code));
		return [{ related: [], data: {}, ...draft, certainty, severity, held: false }];
	});
}

/** By start, then end, then code. */
export function sortByPlace(findings: readonly Finding[]): Finding[] {
	return [...findings].sort((a, b) => byPlace(a, b) || (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
}
