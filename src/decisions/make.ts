import { Ink, type Report } from '../report/model';
import { shorten } from '../text/shorten';
import type { Decidable, Decision, Verdict } from './model';
import { placeAround } from './place';
import { subjectOf } from './subject';
import { withoutMarkup } from './substance';

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
		...{ file, decision, text: shownText(report, finding), date: secondsOnly(now) },
		...(source && { source }),
		...(reason && { reason }),
		...(by && { by }),
	};
}

function shownText(report: Report, finding: Decidable): string {
	const span = placeAround(report, finding.span);
	return (
		shorten(withoutMarkup(report, span, [Ink.markup]), textLength) || shorten(report.source.slice(...span), textLength)
	);
}

function secondsOnly(now: number): string {
	return `${new Date(now).toISOString().slice(0, 19)}Z`;
}
