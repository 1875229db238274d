import { shownSentences } from '../places/comparableText';
import type { Report } from '../report/model';
import { groupBy } from '../text/collections';
import { type Decidable, type Decided, type Decision, type DecisionKind, decisionKinds, type Verdict } from './model';
import { appliesTo, subjectOf } from './subject';

/** Findings, separated by whether the author has decided them. */
export interface SeparatedFindings<Found extends Decidable> {
	readonly open: readonly Found[];
	readonly decided: readonly Decided<Found>[];
}

/**
 * Whether the author may decide such a finding, and files or comments that came with the text may hide it or make less of
 * it. Instructions to a judge are always shown: whoever planted them could have planted such a comment, too.
 */
export function isDecidable(code: string): boolean {
	return !code.endsWith('.instruction');
}

/**
 * The kinds of decision that are offered for a code, in order. A broken citation cannot be verified: it names no source.
 */
export function decisionKindsFor(code: string): readonly DecisionKind[] {
	if (!isDecidable(code)) return [];
	return code === 'citation.broken' ? decisionKinds.filter((kind) => kind !== 'verified') : decisionKinds;
}

/** Separates findings by the decisions on their report. Of several decisions on one finding the latest counts. */
export function separateDecided<Found extends Decidable>(
	report: Report,
	findings: readonly Found[],
	decisions: readonly Decision[] = [],
): SeparatedFindings<Found> {
	const latestFirst = decisions.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
	const byCode = groupBy(latestFirst, ({ code }) => code);
	const open: Found[] = [];
	const decided: Decided<Found>[] = [];
	for (const finding of findings) {
		const decision = decisionOn(report, finding, byCode.get(finding.code) ?? []);
		if (decision) decided.push({ finding, decision });
		else open.push(finding);
	}
	return { open, decided };
}

function decisionOn(report: Report, finding: Decidable, candidates: readonly Decision[]): Decision | undefined {
	if (candidates.length === 0 || !isDecidable(finding.code)) return undefined;
	const subject = subjectOf(report, finding);
	return candidates.find((decision) => appliesTo(decision, subject));
}

/** How much of the sentence is stored for people to read, in characters. */
const textLength = 160;

/** Whose decision it is, on which report, and when. */
export interface DecisionContext {
	readonly file: string;
	/** In milliseconds since the epoch. */
	readonly now: number;
	/** Empty where no name is to be kept. */
	readonly by: string;
}

/** The author's verdict on a finding of a report as it is now. */
export function makeDecision(
	report: Report,
	finding: Decidable,
	{ decision, source, reason }: Verdict,
	{ file, now, by }: DecisionContext,
): Decision {
	const date = `${new Date(now).toISOString().slice(0, 19)}Z`;
	return {
		...subjectOf(report, finding),
		...{ file, decision, text: shownSentences(report, finding.span, textLength), date },
		...(source && { source }),
		...(reason && { reason }),
		...(by && { by }),
	};
}
