import { floatAt, itemAt } from '../../access';

/** Term frequency saturates by `k1`, long texts are held back by `b`: the usual choices (Robertson and Zaragoza 2009). */
const k1 = 1.2;
const b = 0.6;

/** A collection of short texts, ready to be searched by BM25. */
export class Bm25 {
	readonly #postings = new Map<string, { readonly texts: number[]; readonly counts: number[] }>();
	readonly #lengths: Float64Array;
	readonly #mean: number;

	constructor(texts: readonly (readonly string[])[]) {
		this.#lengths = Float64Array.from(texts, ({ length }) => length);
		this.#mean = this.#lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, texts.length) || 1;
		for (const [text, terms] of texts.entries()) {
			const counts = new Map<string, number>();
			for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
			for (const [term, count] of counts) this.#post(term, text, count);
		}
	}

	#post(term: string, text: number, count: number): void {
		const posting = this.#postings.get(term);
		if (posting) {
			posting.texts.push(text);
			posting.counts.push(count);
		} else this.#postings.set(term, { texts: [text], counts: [count] });
	}

	/** How rare a term is among the texts; highest for terms that none has. */
	rarity(term: string): number {
		const seen = this.#postings.get(term)?.texts.length ?? 0;
		return Math.log(1 + (this.#lengths.length - seen + 0.5) / (seen + 0.5));
	}

	has(term: string): boolean {
		return this.#postings.has(term);
	}

	/** The texts a term is in. */
	textsWith(term: string): readonly number[] {
		return this.#postings.get(term)?.texts ?? [];
	}

	/** For every text the sum of the weights of those terms that it has. */
	sums(weights: Iterable<readonly [term: string, weight: number]>): Float64Array {
		const sums = new Float64Array(this.#lengths.length);
		for (const [term, weight] of weights) for (const text of this.textsWith(term)) addTo(sums, text, weight);
		return sums;
	}

	/** As {@link sums}, of the terms that it or one of the texts right beside it has. */
	sumsNear(weights: Iterable<readonly [term: string, weight: number]>): Float64Array {
		const sums = new Float64Array(this.#lengths.length);
		for (const [term, weight] of weights) {
			let next = 0;
			for (const text of this.textsWith(term)) {
				for (let near = Math.max(next, text - 1); near <= text + 1 && near < sums.length; near++)
					addTo(sums, near, weight);
				next = text + 2;
			}
		}
		return sums;
	}

	/** The score of every text for some terms, each counted once. */
	scores(query: Iterable<string>): Float64Array {
		const scores = new Float64Array(this.#lengths.length);
		for (const term of new Set(query)) {
			const posting = this.#postings.get(term);
			if (!posting) continue;
			const rarity = this.rarity(term);
			for (const [at, text] of posting.texts.entries()) {
				const count = itemAt(posting.counts, at);
				const length = 1 - b + (b * floatAt(this.#lengths, text)) / this.#mean;
				addTo(scores, text, (rarity * count * (k1 + 1)) / (count + k1 * length));
			}
		}
		return scores;
	}
}

function addTo(sums: Float64Array, text: number, weight: number): void {
	sums[text] = floatAt(sums, text) + weight;
}
