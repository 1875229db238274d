/** Numbers terms in the order in which they come, for numbers are faster to look up. */
export class Vocabulary {
	/** The terms by their numbers. */
	readonly terms: string[] = [];
	readonly #numbers = new Map<string, number>();

	numberOf(term: string): number {
		const known = this.#numbers.get(term);
		if (known !== undefined) return known;
		this.#numbers.set(term, this.terms.length);
		return this.terms.push(term) - 1;
	}

	/** `terms` may be an array or a set: each goes through its terms without an object for every step. */
	setOf(terms: Pick<ReadonlySet<string> | readonly string[], 'forEach'>): ReadonlySet<number> {
		const set = new Set<number>();
		terms.forEach((term: string) => void set.add(this.numberOf(term)));
		return set;
	}
}
