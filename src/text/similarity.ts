import { floatAt, itemAt, singleAt, uintAt } from '../access';
import { fnvStart, hashFrom, hashUnit, spreadHash } from './hash';
import { termsOf } from './terms';
import { cachedByKey } from './textCache';

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
		this.terms = terms;
		const counted = texts.map((text, i) => countFeatures({ text, terms: itemAt(terms, i), buckets, chinese }));
		this.#vectors = weigh(counted, buckets);
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
		const before = this.#vectors[this.#spreadText]?.features;
		for (let i = 0; before && i < before.length; i++) this.#spread[uintAt(before, i)] = 0;
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
const parts = /(?![a-z\d%])(?: *(?![a-z\d])[^\p{L}\p{N}% ](?:(?![a-z\d])[^\p{L}\p{N}%])*| {2,})/gu;

/** A text with its terms, and how its features are told apart. */
interface Countable {
	readonly text: string;
	readonly terms: readonly string[];
	readonly buckets: number;
	readonly chinese: boolean;
}

/** The features of a text, and how often it has each; cached for the next version of a report. */
const countFeatures = cachedByKey(
	({ text, terms, buckets, chinese }: Countable) => [buckets, chinese, terms.join(' '), text].join('\n'),
	(of: Countable): TextVector => {
		const counts = emptyCounts(of.buckets);
		const touched: number[] = [];
		addGrams(of, counts, touched);
		for (const term of of.terms) addStem(of, term, counts, touched);
		const features = new Uint32Array(touched);
		const weights = new Float32Array(features.length);
		for (let i = 0; i < features.length; i++) {
			const feature = uintAt(features, i);
			weights[i] = uintAt(counts, feature);
			counts[feature] = 0;
		}
		return { features, weights };
	},
);

/** Zero in each bucket between two uses. */
let counts = new Uint32Array(0);

function emptyCounts(buckets: number): Uint32Array {
	if (counts.length < buckets) counts = new Uint32Array(buckets);
	return counts;
}

function addGrams({ text, buckets, chinese }: Countable, counts: Uint32Array, touched: number[]): void {
	const folded = foldText(text);
	const mask = buckets - 1;
	const [shortest, longest] = chinese ? [1, 2] : [4, 4];
	for (let start = 0; start < folded.length; start++) {
		const end = Math.min(start + longest, folded.length);
		let hash = fnvStart;
		for (let at = start; at < end; at++) {
			hash = hashUnit(hash, folded.charCodeAt(at));
			if (at - start < shortest - 1) continue;
			const feature = spreadHash(hash) & mask;
			const before = uintAt(counts, feature);
			if (before === 0) touched.push(feature);
			counts[feature] = before + 1;
		}
	}
}

function addStem({ buckets, chinese }: Countable, term: string, counts: Uint32Array, touched: number[]): void {
	const feature = spreadHash(hashFrom(stemStart, term)) & (buckets - 1);
	const before = uintAt(counts, feature);
	if (before === 0) touched.push(feature);
	counts[feature] = before + (chinese ? stemWeight.chinese : stemWeight.latin);
}

/** Turns counts into tf-idf weights of length 1. */
function weigh(counted: readonly TextVector[], buckets: number): readonly TextVector[] {
	const seenIn = new Uint32Array(buckets);
	for (const { features } of counted) {
		for (let i = 0; i < features.length; i++) {
			const feature = uintAt(features, i);
			seenIn[feature] = uintAt(seenIn, feature) + 1;
		}
	}
	const rarity = Float64Array.from({ length: counted.length + 1 }, (_, seen) =>
		Math.max(0, Math.log((counted.length + 1) / (seen + 0.5))),
	);
	const damped = Float64Array.from({ length: 64 }, (_, count) => 1 + Math.log(count));
	return counted.map(({ features, weights: counts }) => {
		const weights = new Float32Array(counts.length);
		let squares = 0;
		for (let i = 0; i < features.length; i++) {
			const count = singleAt(counts, i);
			const seen = uintAt(seenIn, uintAt(features, i));
			const weight = (damped[count] ?? 1 + Math.log(count)) * floatAt(rarity, seen);
			weights[i] = weight;
			squares += weight * weight;
		}
		const length = Math.sqrt(squares) || 1;
		for (let i = 0; i < weights.length; i++) weights[i] = singleAt(weights, i) / length;
		return { features, weights };
	});
}
