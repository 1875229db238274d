import { floatAt, itemAt, uintAt } from '../../access';
import { Vocabulary } from '../../text/vocabulary';

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

class TermIndex {
	readonly #vectors: readonly TermVector[];
	/** The texts so far that have a term, in order, and its weight in each; none for a term of one text. */
	readonly #postings: readonly (Posting | undefined)[];
	readonly #scores: Float64Array;

	constructor(texts: readonly (readonly string[])[]) {
		const { vectors, seenIn } = weighTerms(texts);
		this.#vectors = vectors;
		this.#postings = seenIn.map((seen) =>
			seen > 1 ? { texts: new Uint32Array(seen), weights: new Float64Array(seen), length: 0 } : undefined,
		);
		this.#scores = new Float64Array(texts.length);
	}

	/** Texts before this one that are near it; enters this one. Call it for each text in order. */
	earlierThan(second: number, least: number): NearTexts[] {
		const touched: number[] = [];
		const { terms, weights } = itemAt(this.#vectors, second);
		for (let at = 0; at < terms.length; at++) {
			const posting = this.#postings[itemAt(terms, at)];
			if (!posting) continue;
			const weight = floatAt(weights, at);
			addShares(posting, weight, this.#scores, touched);
			posting.texts[posting.length] = second;
			posting.weights[posting.length++] = weight;
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

/** In arrays of their kind: they are read for every term of every text. */
interface Posting {
	readonly texts: Uint32Array;
	readonly weights: Float64Array;
	/** How many are entered. */
	length: number;
}

/** What the latest texts that have a term share by it. */
function addShares({ texts, weights, length }: Posting, weight: number, scores: Float64Array, touched: number[]) {
	for (let at = Math.max(0, length - memory); at < length; at++) {
		const first = uintAt(texts, at);
		const before = floatAt(scores, first);
		if (before === 0) touched.push(first);
		scores[first] = before + floatAt(weights, at) * weight;
	}
}

/** A text's terms by number, each once, and their weights: a unit vector. */
interface TermVector {
	readonly terms: readonly number[];
	readonly weights: Float64Array;
}

function weighTerms(texts: readonly (readonly string[])[]) {
	const vocabulary = new Vocabulary();
	const numbered = texts.map((terms) => [...vocabulary.setOf(terms)]);
	const seenIn: number[] = vocabulary.terms.map(() => 0);
	for (const terms of numbered) for (const term of terms) seenIn[term] = itemAt(seenIn, term) + 1;
	const rarity = Float64Array.from(seenIn, (seen) => Math.log((texts.length + 1) / (seen + 0.5)));
	const vectors = numbered.map((terms): TermVector => {
		const weights = Float64Array.from(terms, (term) => floatAt(rarity, term));
		const length = Math.sqrt(weights.reduce((sum, weight) => sum + weight ** 2, 0)) || 1;
		for (let at = 0; at < weights.length; at++) weights[at] = floatAt(weights, at) / length;
		return { terms, weights };
	});
	return { vectors, seenIn };
}
