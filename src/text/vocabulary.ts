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

	setOf(terms: Iterable<string>): ReadonlySet<number> {
		const set = new Set<number>();
		for (const term of terms) set.add(this.numberOf(term));
		return set;
	}
}
