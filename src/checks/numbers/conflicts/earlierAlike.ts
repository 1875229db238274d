import { itemAt } from '../../../access';
import { groupBy } from '../../../text/collections';
import { within } from '../reading/sameQuantity';

/** Something that a set of terms is said of, with what may be said of the same. */
interface WithEarlier<Item> {
	readonly later: Item;
	/** All that have its key, in their order, and its place among them. */
	readonly group: readonly Item[];
	readonly index: number;
	/** Those of them before it that can be as alike, in their order. */
	readonly before: readonly Item[];
}

/** Each item with those before it that have its key and terms that can be at least so alike, key by key. */
export function withEarlier<Item extends { readonly terms: ReadonlySet<string> }>(
	items: readonly Item[],
	keyOf: (item: Item) => string,
	least: number,
): WithEarlier<Item>[] {
	return [...groupBy(items, keyOf).values()].flatMap((group) => {
		const alike = earlierAlike(
			group.map(({ terms }) => terms),
			least,
		);
		return group.map((later, index) => {
			const before = itemAt(alike, index).map((place) => itemAt(group, place));
			return { later, group, index, before };
		});
	});
}

/**
 * For each of some sets of terms the places of those before it, at most {@link within} back, that can be at least so alike
 * (shared terms by all terms), in their order. Two that are share one of the rarest terms of each: so many of a set's terms
 * can be without a match, and one more cannot.
 *
 * @param least above 0, at most 1
 */
export function earlierAlike(sets: readonly ReadonlySet<string>[], least: number): readonly (readonly number[])[] {
	const byTerm = groupBy(
		sets.flatMap((terms) => [...terms]),
		(term) => term,
	);
	const rareFirst = (a: string, b: string) =>
		(byTerm.get(a)?.length ?? 0) - (byTerm.get(b)?.length ?? 0) || (a < b ? -1 : a > b ? 1 : 0);
	const seen = new Map<string, number[]>();
	return sets.map((terms, at) => {
		// Sets without terms are alike.
		const rarest = terms.size === 0 ? [''] : [...terms].sort(rareFirst).slice(0, mostUnmatched(terms.size, least) + 1);
		const found = new Set<number>();
		for (const term of rarest) {
			const before = seen.get(term) ?? [];
			for (let index = before.length - 1; index >= 0; index--) {
				const place = before[index];
				if (place === undefined || place < at - within) break;
				found.add(place);
			}
			before.push(at);
			seen.set(term, before);
		}
		return [...found].sort((a, b) => a - b);
	});
}

/** How many of a set's terms may be missing in another that is alike; a hair more where the product is not exact. */
function mostUnmatched(size: number, least: number): number {
	return Math.floor(size * (1 - least) + 1e-9);
}
