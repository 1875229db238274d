import { termsOf } from '../text/terms';
import { anchorKey } from './anchors';
import type { Anchor } from './model';

/** A place of a report with its anchor. */
export interface AnchoredPlace {
	readonly anchor: Anchor;
}

/** A sentence by its words. */
interface Worded {
	readonly words: string;
}

/** Share of its terms that a wording has in common with an earlier one of itself: a figure, a name or half of the words may be new. */
const sameSentence = 0.5;

/**
 * The places that were written since and are, by their words, another wording of what has gone: edited in substance, but
 * still the same sentence to their author.
 *
 * @param earlier places of the earlier text
 * @param known all words of the earlier text: what else stands in the later one was written since
 */
export function rewordedPlaces<Found extends AnchoredPlace>(
	places: readonly Found[],
	earlier: readonly Anchor[],
	known: ReadonlySet<string>,
): Set<Found> {
	const standing = new Set(places.map(({ anchor }) => anchorKey(anchor)));
	const gone = new Set(earlier.filter((anchor) => !standing.has(anchorKey(anchor))).map(({ words }) => words));
	if (gone.size === 0) return new Set();
	const fresh = places
		.filter(({ anchor }) => !known.has(anchor.words))
		.map((place) => ({ place, words: place.anchor.words }));
	const goneSentences = [...gone].map((words) => ({ words }));
	return new Set([...wordedAnew(goneSentences, fresh).values()].map(({ place }) => place));
}

/**
 * Sentences that have gone, each with the one among those written since that is another wording of it, where one is. A
 * sentence is the wording of one alone: of two that have gone, the other is no longer said.
 */
export function wordedAnew<Gone extends Worded, Fresh extends Worded>(
	gone: readonly Gone[],
	fresh: readonly Fresh[],
): Map<Gone, Fresh> {
	const written = fresh.map((sentence) => ({ sentence, terms: termSet(sentence.words) }));
	const alike = gone.flatMap((one) => {
		const terms = termSet(one.words);
		return written
			.map(({ sentence, terms: others }) => ({ one, sentence, share: sharedTerms(terms, others) }))
			.filter(({ share }) => share >= sameSentence);
	});
	const pairs = new Map<Gone, Fresh>();
	const taken = new Set<Fresh>();
	for (const { one, sentence } of alike.sort((a, b) => b.share - a.share)) {
		if (pairs.has(one) || taken.has(sentence)) continue;
		pairs.set(one, sentence);
		taken.add(sentence);
	}
	return pairs;
}

function termSet(text: string): ReadonlySet<string> {
	return new Set(termsOf(text));
}

/** Dice's coefficient of two sets, 0–1. */
function sharedTerms(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
	const shared = [...a].filter((term) => b.has(term)).length;
	return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}
