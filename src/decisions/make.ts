import type { Report } from '../report/model';
import { readProse } from '../report/prose';
import { shorten } from '../text/shorten';
import type { Decidable, Decision, Verdict } from './model';
import { subjectOf } from './subject';

/** How much of the marked words is kept for people, in characters. */
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

function shownText({ source, ink }: Report, { span }: Decidable): string {
	return shorten(readProse(source, ink, span).text, textLength) || shorten(source.slice(...span), textLength);
}

function secondsOnly(now: number): string {
	return `${new Date(now).toISOString().slice(0, 19)}Z`;
}
