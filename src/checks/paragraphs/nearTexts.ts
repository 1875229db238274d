import { floatAt, itemAt, uintAt } from '../../access';
import { FlatLists } from '../../text/flatLists';
import type { NumberedTexts } from './numberedTerms';

/** Two texts by their indices, the earlier first. */
export interface NearTexts {
	readonly first: number;
	readonly second: number;
	/** The cosine of their terms, weighted by rarity: 0–1. */
	readonly kinship: number;
}

/** Each term leads to the latest texts that have it, at most this many; more frequent terms do not distinguish texts. */
const memory = 64;
/** A text keeps at most this many earlier ones, and fewer in reports with more than {@link pairBudget} / 16 paragraphs. */
const mostEarlier = 16;
const pairBudget = 40_000;

/**
 * The pairs of texts whose terms have a cosine of at least `least`. An inverted index meets only texts that share a
 * term, so the work grows with the texts and not with their square.
 */
export function nearTexts(texts: NumberedTexts, least: number): NearTexts[] {
	const index = new TermIndex(texts);
	const count = texts.sets.length;
	const most = Math.max(2, Math.min(mostEarlier, Math.floor(pairBudget / Math.max(1, count))));
	return texts.sets.flatMap((_, second) => {
		const near = index.earlierThan(second, least);
		if (near.length <= most) return near;
		return near.sort((a, b) => b.kinship - a.kinship || b.first - a.first).slice(0, most);
	});
}

class TermIndex {
	readonly #texts: readonly ReadonlySet<number>[];
	/** How many texts have a term. */
	readonly #seenIn: Uint32Array;
	/** How much a term weighs: the rarer, the more. */
	readonly #rarity: Float64Array;
	/** By what a text's weights are divided, so that they are a unit vector. */
	readonly #lengths: Float64Array;
	/** The texts so far that have a term, in order; none for a term of one text. */
	readonly #postings: FlatLists;
	readonly #scores: Float64Array;

	constructor({ vocabulary, sets }: NumberedTexts) {
		this.#texts = sets;
		this.#seenIn = new Uint32Array(vocabulary.terms.length);
		for (const terms of sets) for (const term of terms) this.#seenIn[term] = uintAt(this.#seenIn, term) + 1;
		this.#rarity = Float64Array.from(this.#seenIn, (seen) => Math.log((sets.length + 1) / (seen + 0.5)));
		this.#lengths = Float64Array.from(sets, (terms) => this.#lengthOf(terms));
		this.#postings = new FlatLists(this.#seenIn.map((seen) => (seen > 1 ? seen : 0)));
		this.#scores = new Float64Array(sets.length);
	}

	#lengthOf(terms: ReadonlySet<number>): number {
		let squares = 0;
		for (const term of terms) squares += floatAt(this.#rarity, term) ** 2;
		return Math.sqrt(squares) || 1;
	}

	/** Texts before this one that are near it; enters this one. Call it for each text in order. */
	earlierThan(second: number, least: number): NearTexts[] {
		const [scores, postings] = [this.#scores, this.#postings];
		const touched: number[] = [];
		for (const term of itemAt(this.#texts, second)) {
			if (uintAt(this.#seenIn, term) === 1) continue;
			const rarity = floatAt(this.#rarity, term);
			const weight = rarity / floatAt(this.#lengths, second);
			const to = postings.to(term);
			for (let at = Math.max(postings.from(term), to - memory); at < to; at++) {
				const first = postings.at(at);
				const before = floatAt(scores, first);
				if (before === 0) touched.push(first);
				scores[first] = before + (rarity / floatAt(this.#lengths, first)) * weight;
			}
			postings.push(term, second);
		}
		const near: NearTexts[] = [];
		for (const first of touched) {
			const kinship = floatAt(scores, first);
			scores[first] = 0;
			if (kinship >= least) near.push({ first, second, kinship });
		}
		return near;
	}
}
