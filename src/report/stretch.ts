import { memoised } from '../text/memo';
import { cachedByKey, detached } from '../text/textCache';
import type { Language, Span } from './model';

/** A piece of a report, with offsets from its own start. */
export interface Stretch {
	readonly language: Language;
	readonly source: string;
	/** What each of its characters is, as in `Report.ink`. */
	readonly ink: Uint8Array;
}

/**
 * A piece of a text as an object, the same object for the same content wherever and however often it is read: functions
 * memoised by it compute once for all versions of the report.
 */
export function stretchOf(source: string, ink: Uint8Array, [start, end]: Span, language: Language): Stretch {
	const places = stretchesIn(ink);
	const place = 2 * (start * mostCharacters + end) + Number(language === 'zh');
	const known = places.get(place);
	if (known) return known;
	const stretch = sharedStretch({ language, source: source.slice(start, end), ink: ink.subarray(start, end) });
	places.set(place, stretch);
	return stretch;
}

/** The stretches of one version of a report by their places, once its ink is painted: most are asked for by several parts of an analysis. */
const stretchesIn = memoised((_ink: Uint8Array) => new Map<number, Stretch>());

/** More than any report has, and few enough that two offsets and the language fit into one whole number. */
const mostCharacters = 2 ** 26;

/** A span of a stretch as a span of the text around it. */
export function shiftSpan(start: number, [from, to]: Span): Span {
	return [start + from, start + to];
}

const sharedStretch = cachedByKey(
	({ language, source, ink }: Stretch) => `${language}${source}\n${inkRuns(ink)}`,
	({ language, source, ink }): Stretch => ({ language, source: detached(source), ink: ink.slice() }),
);

/** The ink, run-length encoded: kind and length in base 36. */
function inkRuns(ink: Uint8Array): string {
	let runs = '';
	for (let at = 0; at < ink.length; ) {
		const kind = ink[at];
		let next = at + 1;
		while (next < ink.length && ink[next] === kind) next++;
		runs += `${kind}${(next - at).toString(36)} `;
		at = next;
	}
	return runs;
}
