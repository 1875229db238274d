/** Gives each new term the next number, because numbers are faster to look up than strings. */
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

	/** By `forEach`, which arrays and sets have and which makes no iterator objects. */
	setOf(terms: Pick<ReadonlySet<string> | readonly string[], 'forEach'>): ReadonlySet<number> {
		const set = new Set<number>();
		terms.forEach((term: string) => void set.add(this.numberOf(term)));
		return set;
	}
}
