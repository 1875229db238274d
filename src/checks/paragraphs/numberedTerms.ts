import { floatAt } from '../../access';
import { Vocabulary } from '../../text/vocabulary';

/** Texts by the numbers of their terms, each once. */
export interface NumberedTexts {
	readonly vocabulary: Vocabulary;
	readonly sets: readonly ReadonlySet<number>[];
}

export function numberTerms(texts: readonly (readonly string[])[]): NumberedTexts {
	const vocabulary = new Vocabulary();
	return { vocabulary, sets: texts.map((terms) => vocabulary.setOf(terms)) };
}

/** How rare terms are in the report: 1 for a term of one text, near 0 for a term of all. */
export interface Rarity {
	/** In how many texts a term occurs. */
	readonly seenIn: (term: number) => number;
	readonly of: (term: number) => number;
}

export function rarityOf(terms: readonly ReadonlySet<number>[]): Rarity {
	const counts: number[] = [];
	for (const own of terms) for (const term of own) counts[term] = (counts[term] ?? 0) + 1;
	const most = Math.log(2 * terms.length + 2);
	const levels = Float64Array.from({ length: terms.length + 1 }, (_, seen) =>
		Math.max(0, Math.log((terms.length + 1) / (seen + 0.5)) / most),
	);
	return { seenIn: (term) => counts[term] ?? 0, of: (term) => floatAt(levels, counts[term] ?? 0) };
}

/** The first text that has each term. */
export function firstTexts(terms: readonly ReadonlySet<number>[]): ReadonlyMap<number, number> {
	const places = new Map<number, number>();
	terms.forEach((own, at) => {
		for (const term of own) if (!places.has(term)) places.set(term, at);
	});
	return places;
}

/** How much some terms weigh together, the rare ones most. */
export function totalWeight(terms: Iterable<number>, rarity: Rarity): number {
	let mass = 0;
	for (const term of terms) mass += rarity.of(term) ** 2;
	return mass;
}
