import { groupBy } from '../../../text/collections';
import { within } from '../reading/sameQuantity';

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
