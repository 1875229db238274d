import { comparableTextAt } from '../places/comparableText';
import { placeKey } from '../places/placeKey';
import type { Report } from '../report/model';
import { fingerprint } from '../text/fingerprint';
import { memoised } from '../text/memo';
import type { Decidable, Subject } from './model';

/** What names, in a finding's data, the source or the label it is about: of the same words two sources can say two things. */
const names = ['url', 'file', 'label', 'domain', 'title'] as const;

/** What these are about is a comparison: it is another one once they stand against other words. */
const compares = /^(?:number\.|paragraph\.redundant$|review\.note$)/;

/** The subjects of a report that were asked for, by all that they follow from besides the report. */
export const knownSubjects = memoised((_: Report) => new Map<string, Subject>());

/** What a decision on a finding is about. The only place that says when a finding is the one that was decided. */
export function subjectOf(report: Report, finding: Decidable): Subject {
	const known = knownSubjects(report);
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

/** Whether a decision on one subject holds for another: what was to be compared with more may be compared with less. */
export function holdsFor(decided: Subject, { code, place, about, against = [] }: Subject): boolean {
	if (decided.code !== code || decided.place !== place || decided.about !== about) return false;
	return against.every((other) => decided.against?.includes(other));
}

/** The same for decisions on the same subject, whichever report and day they are of. */
export function subjectKey({ code, place, about, against = [] }: Subject): string {
	return [code, place, about, ...against].join(' ');
}
