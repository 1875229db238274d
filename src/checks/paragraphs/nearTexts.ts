import { floatAt, itemAt } from '../../access';

/** Two texts by their indices, the earlier first. */
export interface NearTexts {
	readonly first: number;
	readonly second: number;
	/** The cosine of their terms, weighted by rarity: 0–1. */
	readonly kinship: number;
}

/** A term finds the latest this many texts that have it: a term that more texts share tells none of them apart. */
const memory = 64;
/** A text keeps at most this many earlier ones, and fewer in reports with more than {@link pairBudget} / 16 paragraphs. */
const mostEarlier = 16;
const pairBudget = 40_000;

/**
 * The pairs of texts whose terms have a cosine of at least `least`. An inverted index meets only texts that share a
 * term, so the work grows with the texts and not with their square.
 */
export function nearTexts(texts: readonly (readonly string[])[], least: number): NearTexts[] {
	const index = new TermIndex(texts);
	const most = Math.max(2, Math.min(mostEarlier, Math.floor(pairBudget / Math.max(1, texts.length))));
	return texts.flatMap((_, second) => {
		const near = index.earlierThan(second, least);
		if (near.length <= most) return near;
		return near.sort((a, b) => b.kinship - a.kinship || b.first - a.first).slice(0, most);
	});
}

/** A text that has a term, and the term's weight in it. */
interface Posting {
	readonly text: number;
	readonly weight: number;
}

class TermIndex {
	readonly #vectors: readonly TermVector[];
	/** The texts so far that have a term, in order; none for a term of one text. */
	readonly #postings: readonly (Posting[] | undefined)[];
	readonly #scores: Float64Array;

	constructor(texts: readonly (readonly string[])[]) {
		const { vectors, seenIn } = weighTerms(texts);
		this.#vectors = vectors;
		this.#postings = seenIn.map((seen) => (seen > 1 ? [] : undefined));
		this.#scores = new Float64Array(texts.length);
	}

	/** Texts before this one that are near it; enters this one. Call it for each text in order. */
	earlierThan(second: number, least: number): NearTexts[] {
		const touched: number[] = [];
		for (const { term, weight } of itemAt(this.#vectors, second)) {
			const posting = this.#postings[term];
			if (!posting) continue;
			addShares(posting.slice(-memory), weight, this.#scores, touched);
			posting.push({ text: second, weight });
		}
		const near: NearTexts[] = [];
		for (const first of touched) {
			const kinship = floatAt(this.#scores, first);
			this.#scores[first] = 0;
			if (kinship >= least) near.push({ first, second, kinship });
		}
		return near;
	}
}

function addShares(posting: readonly Posting[], weight: number, scores: Float64Array, touched: number[]): void {
	for (const { text: first, weight: other } of posting) {
		const before = floatAt(scores, first);
		if (before === 0) touched.push(first);
		scores[first] = before + other * weight;
	}
}

/** A text's terms by number, each once, and their weights: a unit vector. */
type TermVector = readonly { readonly term: number; readonly weight: number }[];

function weighTerms(texts: readonly (readonly string[])[]) {
	const numbers = new Map<string, number>();
	const seenIn: number[] = [];
	const numbered = texts.map((terms) => {
		const own = new Set<number>();
		for (const term of terms) own.add(numberOf(term, numbers));
		for (const term of own) seenIn[term] = (seenIn[term] ?? 0) + 1;
		return [...own];
	});
	const rarity = seenIn.map((seen) => Math.log((texts.length + 1) / (seen + 0.5)));
	const vectors = numbered.map((terms): TermVector => {
		const weights = terms.map((term) => itemAt(rarity, term));
		const length = Math.sqrt(weights.reduce((sum, weight) => sum + weight ** 2, 0)) || 1;
		return terms.map((term) => ({ term, weight: itemAt(rarity, term) / length }));
	});
	return { vectors, seenIn };
}

function numberOf(term: string, numbers: Map<string, number>): number {
	const known = numbers.get(term);
	if (known !== undefined) return known;
	numbers.set(term, numbers.size);
	return numbers.size - 1;
}
