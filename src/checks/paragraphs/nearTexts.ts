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

/** The latest texts that have a term, and its weight in each. */
interface Posting {
	readonly texts: number[];
	readonly weights: number[];
}

class TermIndex {
	readonly #vectors: readonly TermVector[];
	readonly #postings: readonly (Posting | undefined)[];
	readonly #scores: Float64Array;

	constructor(texts: readonly (readonly string[])[]) {
		const { vectors, seenIn } = weighTerms(texts);
		this.#vectors = vectors;
		this.#postings = seenIn.map((seen) => (seen > 1 ? { texts: [], weights: [] } : undefined));
		this.#scores = new Float64Array(texts.length);
	}

	/** Texts before this one that are near it; enters this one. Call it for each text in order. */
	earlierThan(second: number, least: number): NearTexts[] {
		const { terms, weights } = this.#vectors[second]!;
		const touched: number[] = [];
		for (let i = 0; i < terms.length; i++) {
			const posting = this.#postings[terms[i]!];
			if (!posting) continue;
			addShares(posting, weights[i]!, this.#scores, touched);
			posting.texts.push(second);
			posting.weights.push(weights[i]!);
		}
		const near: NearTexts[] = [];
		for (const first of touched) {
			const kinship = this.#scores[first]!;
			this.#scores[first] = 0;
			if (kinship >= least) near.push({ first, second, kinship });
		}
		return near;
	}
}

function addShares({ texts, weights }: Posting, weight: number, scores: Float64Array, touched: number[]): void {
	for (let at = Math.max(0, texts.length - memory); at < texts.length; at++) {
		const first = texts[at]!;
		if (scores[first] === 0) touched.push(first);
		scores[first]! += weights[at]! * weight;
	}
}

/** A text's terms by number, each once, and their weights: a unit vector. */
interface TermVector {
	readonly terms: readonly number[];
	readonly weights: readonly number[];
}

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
		const length = Math.sqrt(terms.reduce((sum, term) => sum + rarity[term]! ** 2, 0)) || 1;
		return { terms, weights: terms.map((term) => rarity[term]! / length) };
	});
	return { vectors, seenIn };
}

function numberOf(term: string, numbers: Map<string, number>): number {
	const known = numbers.get(term);
	if (known !== undefined) return known;
	numbers.set(term, numbers.size);
	return numbers.size - 1;
}
