import { floatAt, itemAt, singleAt, uintAt } from '../access';
import { fnvStart, hashFrom, hashUnit, spreadHash } from './hash';
import { termsOf } from './terms';

/** How much a stem counts against one character n-gram; a word has about one gram a letter. Measured on STS-B. */
const stemWeight = { latin: 12, chinese: 1 };

/** Stems begin otherwise than grams, so that a short word's stem and gram are two features. */
const stemStart = 0x9dc5811c;

/** A text's features, each once, and their weights: a unit vector. */
interface TextVector {
	readonly features: Uint32Array;
	readonly weights: Float32Array;
}

/**
 * Texts that can be compared with each other. Each is a unit vector of character n-grams (4 of Latin text, 1–2 of
 * Chinese) and word stems, weighted by their rarity in the collection (tf-idf) and hashed into a table that grows with
 * the texts. Grams catch edited copies, stems catch other inflections and another order.
 */
export class TextCollection {
	/** The content terms of each text. */
	readonly terms: readonly (readonly string[])[];
	readonly #vectors: readonly TextVector[];
	/** The weights of one text by feature: comparing one text with many spreads it once. */
	readonly #spread: Float32Array;
	#spreadText = -1;

	/** `terms` are those of each text, where they are known. */
	constructor(texts: readonly string[], chinese: boolean, terms: readonly (readonly string[])[] = texts.map(termsOf)) {
		const buckets = tableSize(texts);
		const counter = new FeatureCounter(buckets, chinese);
		this.terms = terms;
		const counted = texts.map((text, i) => counter.count(text, itemAt(this.terms, i)));
		this.#vectors = weigh(counted, counter.seenIn);
		this.#spread = new Float32Array(buckets);
	}

	/** The cosine of two texts by their indices, 0–1. Cheapest when calls with the same `first` follow each other. */
	likeness(first: number, second: number): number {
		if (this.#spreadText !== first) this.#spreadOut(first);
		const { features, weights } = itemAt(this.#vectors, second);
		const spread = this.#spread;
		let sum = 0;
		for (let i = 0; i < features.length; i++) sum += singleAt(spread, uintAt(features, i)) * singleAt(weights, i);
		return Math.min(1, sum);
	}

	#spreadOut(text: number): void {
		for (const feature of this.#vectors[this.#spreadText]?.features ?? []) this.#spread[feature] = 0;
		const { features, weights } = itemAt(this.#vectors, text);
		for (let i = 0; i < features.length; i++) this.#spread[uintAt(features, i)] = singleAt(weights, i);
		this.#spreadText = text;
	}
}

/** A power of two with room enough that two features of a collection seldom share a bucket. */
function tableSize(texts: readonly string[]): number {
	const characters = texts.reduce((sum, { length }) => sum + length, 0);
	return 2 ** Math.min(21, Math.max(14, Math.ceil(Math.log2(2 * characters + 1))));
}

/** Lower case, with one space for whatever parts the words. */
function foldText(text: string): string {
	return ` ${text.toLowerCase().replace(/^[\0-\x7F]*$/.test(text) ? asciiParts : parts, ' ')} `;
}

/** What stands between words, unless it is one space already. */
const asciiParts = / *[^a-z\d% ][^a-z\d%]*| {2,}/g;
const parts = / *[^\p{L}\p{N}% ][^\p{L}\p{N}%]*| {2,}/gu;

class FeatureCounter {
	/** In how many of the texts each feature occurs. */
	readonly seenIn: Uint32Array;
	readonly #counts: Uint32Array;
	readonly #chinese: boolean;
	#touched: number[] = [];

	constructor(buckets: number, chinese: boolean) {
		this.seenIn = new Uint32Array(buckets);
		this.#counts = new Uint32Array(buckets);
		this.#chinese = chinese;
	}

	/** The features of a text with their counts as weights. */
	count(text: string, terms: readonly string[]): TextVector {
		this.#touched = [];
		this.#addGrams(foldText(text));
		for (const term of terms) this.#addStem(term);
		const features = new Uint32Array(this.#touched);
		const weights = new Float32Array(features.length);
		const [counts, seenIn] = [this.#counts, this.seenIn];
		for (let i = 0; i < features.length; i++) {
			const feature = uintAt(features, i);
			weights[i] = uintAt(counts, feature);
			counts[feature] = 0;
			seenIn[feature] = uintAt(seenIn, feature) + 1;
		}
		return { features, weights };
	}

	#addGrams(text: string): void {
		const counts = this.#counts;
		const touched = this.#touched;
		const mask = counts.length - 1;
		const [shortest, longest] = this.#chinese ? [1, 2] : [4, 4];
		for (let start = 0; start < text.length; start++) {
			const end = Math.min(start + longest, text.length);
			let hash = fnvStart;
			for (let at = start; at < end; at++) {
				hash = hashUnit(hash, text.charCodeAt(at));
				if (at - start < shortest - 1) continue;
				const feature = spreadHash(hash) & mask;
				const before = uintAt(counts, feature);
				if (before === 0) touched.push(feature);
				counts[feature] = before + 1;
			}
		}
	}

	#addStem(term: string): void {
		const feature = spreadHash(hashFrom(stemStart, term)) & (this.#counts.length - 1);
		const before = uintAt(this.#counts, feature);
		if (before === 0) this.#touched.push(feature);
		this.#counts[feature] = before + (this.#chinese ? stemWeight.chinese : stemWeight.latin);
	}
}

/** Turns counts into tf-idf weights of length 1. */
function weigh(vectors: readonly TextVector[], seenIn: Uint32Array): readonly TextVector[] {
	const rarity = Float64Array.from({ length: vectors.length + 1 }, (_, seen) =>
		Math.max(0, Math.log((vectors.length + 1) / (seen + 0.5))),
	);
	const damped = Float64Array.from({ length: 64 }, (_, count) => 1 + Math.log(count));
	for (const { features, weights } of vectors) {
		let squares = 0;
		for (let i = 0; i < features.length; i++) {
			const count = singleAt(weights, i);
			const seen = uintAt(seenIn, uintAt(features, i));
			const weight = (damped[count] ?? 1 + Math.log(count)) * floatAt(rarity, seen);
			weights[i] = weight;
			squares += weight * weight;
		}
		const length = Math.sqrt(squares) || 1;
		for (let i = 0; i < weights.length; i++) weights[i] = singleAt(weights, i) / length;
	}
	return vectors;
}
