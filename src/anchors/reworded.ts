import { termsOf } from '../text/terms';
import { anchorKey } from './anchors';
import type { Anchor } from './model';

/** A place of a report with its anchor. */
export interface AnchoredPlace {
	readonly anchor: Anchor;
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
		.map((place) => ({ place, terms: termSet(place.anchor.words) }));
	const found = [...gone].map(termSet).flatMap((terms) => {
		const alike = fresh.map(({ place, terms: others }) => ({ place, share: sharedTerms(terms, others) }));
		const best = alike.reduce<(typeof alike)[number] | undefined>(
			(most, next) => (most && most.share >= next.share ? most : next),
			undefined,
		);
		return best && best.share >= sameSentence ? [best.place] : [];
	});
	return new Set(found);
}

function termSet(text: string): ReadonlySet<string> {
	return new Set(termsOf(text));
}

/** Dice's coefficient of two sets, 0–1. */
function sharedTerms(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
	const shared = [...a].filter((term) => b.has(term)).length;
	return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}
