import { floatAt } from '../../access';

/** Term frequency saturates by `k1`, long texts are held back by `b`: the usual choices (Robertson and Zaragoza 2009). */
const k1 = 1.2;
const b = 0.6;

/** A collection of short texts, ready to be searched by BM25. */
export class Bm25 {
	/** How often each text has a term, by the term and the text's index. */
	readonly #postings = new Map<string, Map<number, number>>();
	readonly #lengths: Float64Array;
	readonly #mean: number;

	constructor(texts: readonly (readonly string[])[]) {
		this.#lengths = Float64Array.from(texts, ({ length }) => length);
		this.#mean = this.#lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, texts.length) || 1;
		for (const [text, terms] of texts.entries()) {
			for (const term of terms) {
				const counts = this.#postings.get(term) ?? new Map<number, number>();
				this.#postings.set(term, counts.set(text, (counts.get(text) ?? 0) + 1));
			}
		}
	}

	/** How rare a term is among the texts; highest for terms that none has. */
	rarity(term: string): number {
		const seen = this.#postings.get(term)?.size ?? 0;
		return Math.log(1 + (this.#lengths.length - seen + 0.5) / (seen + 0.5));
	}

	has(term: string): boolean {
		return this.#postings.has(term);
	}

	/** For every text the sum of the weights of those terms that it has, or that one of the texts right beside it has. */
	sumsNear(weights: Iterable<readonly [term: string, weight: number]>): Float64Array {
		const sums = new Float64Array(this.#lengths.length);
		for (const [term, weight] of weights) {
			const texts = [...(this.#postings.get(term)?.keys() ?? [])];
			for (const text of new Set(texts.flatMap((text) => [text - 1, text, text + 1]))) addTo(sums, text, weight);
		}
		return sums;
	}

	/** The score of every text for some terms, each counted once. */
	scores(query: Iterable<string>): Float64Array {
		const scores = new Float64Array(this.#lengths.length);
		for (const term of new Set(query)) {
			const rarity = this.rarity(term);
			for (const [text, count] of this.#postings.get(term) ?? []) {
				const length = 1 - b + (b * floatAt(this.#lengths, text)) / this.#mean;
				addTo(scores, text, (rarity * count * (k1 + 1)) / (count + k1 * length));
			}
		}
		return scores;
	}
}

/** What lies outside is nothing's. */
function addTo(sums: Float64Array, at: number, weight: number): void {
	if (at >= 0 && at < sums.length) sums[at] = floatAt(sums, at) + weight;
}
