import { comparableTextAt } from '../places/comparableText';
import { placeKey } from '../places/placeKey';
import type { Report } from '../report/model';
import { fingerprint } from '../text/fingerprint';
import { memoised } from '../text/memo';
import type { Decidable, Subject } from './model';

/** Fields of a finding's data that name its source or label: two findings on the same words may be about two sources. */
const names = ['url', 'file', 'label', 'domain', 'title'] as const;

/** Codes of findings that compare places: a decision depends on the other places, too. */
const compares = /^(?:number\.|paragraph\.redundant$|review\.note$)/;

/** The subjects computed for a report so far, by the parts of the finding that they depend on. */
export const cachedSubjects = memoised((_: Report) => new Map<string, Subject>());

/** What a decision on a finding is about. Defines alone when a finding is the one that was decided. */
export function subjectOf(report: Report, finding: Decidable): Subject {
	const known = cachedSubjects(report);
	const { code, span, related = [], data = {} } = finding;
	const key = JSON.stringify([code, span, related.map((other) => other.span), namesIn(data)]);
	const subject = known.get(key) ?? makeSubject(report, finding);
	known.set(key, subject);
	return subject;
}

function makeSubject(report: Report, { code, span, related = [], data = {} }: Decidable): Subject {
	const words = (place: Decidable['span']) => comparableTextAt(report, place);
	const about = fingerprint([words(span), ...namesIn(data)].join('\n'));
	const subject = { code, place: placeKey(report, span), about };
	if (!compares.test(code) || related.length === 0) return subject;
	return { ...subject, against: [...new Set(related.map((other) => fingerprint(words(other.span))))].sort() };
}

function namesIn(data: object): string[] {
	const known: Readonly<Record<string, unknown>> = { ...data };
	const [name] = names.flatMap((key) => (typeof known[key] === 'string' ? [known[key]] : []));
	return name === undefined ? [] : [name];
}

/** Whether a decision on one subject applies to another: compared places may be missing, but none may be new. */
export function appliesTo(decided: Subject, { code, place, about, against = [] }: Subject): boolean {
	if (decided.code !== code || decided.place !== place || decided.about !== about) return false;
	return against.every((other) => decided.against?.includes(other));
}

/** A key that is equal for decisions on the same subject, whatever their report and date. */
export function subjectKey({ code, place, about, against = [] }: Subject): string {
	return [code, place, about, ...against].join(' ');
}
