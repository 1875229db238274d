import { shownSentences } from '../places/comparableText';
import type { Report } from '../report/model';
import { groupBy } from '../text/collections';
import { type Decidable, type Decided, type Decision, type DecisionKind, decisionKinds, type Verdict } from './model';
import { holdsFor, subjectOf } from './subject';

/** Findings, parted by whether the author has decided them. */
export interface Parted<Found extends Decidable> {
	readonly open: readonly Found[];
	readonly decided: readonly Decided<Found>[];
}

/**
 * Whether the author may decide such a finding, and files or comments that came with the text may hide it or make less of
 * it. Text that gives orders to whoever judges is shown whatever they say: who planted the one could have planted the other.
 */
export function isDecidable(code: string): boolean {
	return !code.endsWith('.instruction');
}

/**
 * What the author may say of such a finding, in the order in which it is offered. Nothing stands anywhere that would verify a
 * marker that leads nowhere.
 */
export function decisionKindsFor(code: string): readonly DecisionKind[] {
	if (!isDecidable(code)) return [];
	return code === 'citation.broken' ? decisionKinds.filter((kind) => kind !== 'verified') : decisionKinds;
}

/** Parts findings by the decisions on their report. Of several decisions on one finding the latest holds. */
export function partDecided<Found extends Decidable>(
	report: Report,
	findings: readonly Found[],
	decisions: readonly Decision[] = [],
): Parted<Found> {
	const byCode = groupBy(latestFirst(decisions), ({ code }) => code);
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
	return candidates.find((decision) => holdsFor(decision, subject));
}

function latestFirst(decisions: readonly Decision[]): Decision[] {
	return decisions.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}

/** How much of the sentence is kept for people, in characters. */
const textLength = 160;

/** Whose decision it is, on which report, and when. */
export interface Circumstances {
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
	{ file, now, by }: Circumstances,
): Decision {
	return {
		...subjectOf(report, finding),
		...{ file, decision, text: shownSentences(report, finding.span, textLength), date: secondsOnly(now) },
		...(source && { source }),
		...(reason && { reason }),
		...(by && { by }),
	};
}

function secondsOnly(now: number): string {
	return `${new Date(now).toISOString().slice(0, 19)}Z`;
}
