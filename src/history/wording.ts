import type { Analysis } from '../analysis';
import { sentencesAround } from '../places/anchors';
import { shownSentences } from '../places/comparableText';
import { foldedText } from '../places/foldedText';
import { matchRewordings } from '../places/rewordings';
import { groupBy } from '../text/collections';
import { memoised } from '../text/memo';
import type { KnownFindings } from './history';
import { goneBetween } from './history';
import { findingKeys } from './snapshot';

interface Place {
	readonly code: string;
	readonly words: string;
	/** The same as readers see it, cut short. */
	readonly shown: string;
}

/** Of several sentences, or a long one, the beginning tells which it is. */
const shownLength = 80;

/** A finding that is no longer there, as the text had it. */
export interface GoneFinding {
	readonly code: string;
	readonly words: string;
}

/** What a text says, and its sentences with findings. Kept while the report is open, and never written down. */
export interface Wording {
	/** The whole text, folded. */
	readonly text: string;
	/** The sentences that a finding is about, folded, by the finding's hash. */
	readonly places: ReadonlyMap<string, Place>;
}

export const wordingOf = memoised((analysis: Analysis): Wording => {
	const { report } = analysis;
	const folded = foldedText(report);
	const wordsAt = ({ span }: { span: readonly [number, number] }) =>
		folded.text.slice(...folded.range(sentencesAround(report, span)));
	const places = [...findingKeys(analysis)].map(
		([finding, key]) =>
			[
				key,
				{ code: finding.code, words: wordsAt(finding), shown: shownSentences(report, finding.span, shownLength) },
			] as const,
	);
	return { text: folded.text, places: new Map(places) };
});

/** What is looked at of the whole report for its history, a step at a time: it is then at hand. */
export function* wordingSteps(analysis: Analysis): Generator<unknown, void> {
	yield findingKeys(analysis);
	yield foldedText(analysis.report);
	yield wordingOf(analysis);
}

/** The words of findings that were listed and are gone, as far as the text that had them is at hand; in its order. */
export function goneFindings(known: KnownFindings, { places }: Wording, now: KnownFindings): GoneFinding[] {
	const gone = goneBetween(known, now);
	return [...places].flatMap(([key, { code, shown }]) => (gone.has(key) ? [{ code, words: shown }] : []));
}

/**
 * What was known of an earlier text, for comparing with a later one: a finding whose sentence was worded anew and has the
 * same fault still goes on under the hash of the new wording, so that it is neither mended nor new.
 */
export function withReworded({ listed, others }: KnownFindings, before: Wording, now: Wording): KnownFindings {
	const renamed = renamedKeys(before, now);
	if (renamed.size === 0) return { listed, others };
	const nowOf = (key: string) => renamed.get(key) ?? key;
	return {
		listed: Object.fromEntries(Object.entries(listed).map(([key, code]) => [nowOf(key), code])),
		others: others.map(nowOf),
	};
}

/** The hash that a finding has now, by the one that it had. */
function renamedKeys(before: Wording, now: Wording): ReadonlyMap<string, string> {
	const freshOf = groupBy(missingIn(before, now), ({ code }) => code);
	const pairs = [...groupBy(missingIn(now, before), ({ code }) => code)].flatMap(([code, gone]) => {
		const fresh = freshOf.get(code) ?? [];
		const byWords = groupBy(fresh, ({ words }) => words);
		// The sentence itself still stands: what it is compared with was worded anew.
		const standing = gone.flatMap((one) => {
			const same = byWords.get(one.words)?.shift();
			return same ? [[one, same] as const] : [];
		});
		const anew = matchRewordings(
			gone.filter(({ words }) => !now.text.includes(words)),
			fresh.filter(({ words }) => !before.text.includes(words)),
		);
		return [...standing, ...anew];
	});
	return new Map(pairs.map(([had, has]) => [had.key, has.key]));
}

function missingIn({ places: there }: Wording, { places }: Wording) {
	return [...places].flatMap(([key, place]) => (there.has(key) ? [] : [{ key, ...place }]));
}
