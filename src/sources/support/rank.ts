import { floatAt, itemAt } from '../../access';
import { type FeatureTable, featureNames, measure } from '../../tree/learned/forest';
import { isNumber } from './matchTerms';
import type { ParsedClaim } from './parseClaim';
import type { SourceIndex, SourceSentence } from './sourceIndex';
import shipped from './weights.json';

export interface RankedSentence {
	readonly sentence: SourceSentence;
	readonly score: number;
}

/** What a measurement counts, in the order of {@link rankFeatureNames}; learned from claims that people held against their sources. */
export type RankWeights = readonly number[];

/** A sentence of a source and all of them against a claim. */
interface SentenceFit {
	readonly sentence: SourceSentence;
	readonly index: number;
	readonly all: SourceFit;
}

/** All sentences of a source against a claim. */
interface SourceFit {
	/** How well each sentence fits the claim's terms, their roots, and what stands around the claim. */
	readonly terms: Scores;
	readonly roots: Scores;
	readonly context: Scores;
	/** The claim's terms, by rarity, that a sentence has with those beside it, and all there are. */
	readonly window: Float64Array;
	readonly total: number;
	/** The rarest of the claim's terms that the source has. */
	readonly rarest: string | undefined;
	/** What the three strongest sentences lack of the claim, and the numbers that the strongest lacks. */
	readonly missingTop: Weighted;
	readonly numbersMissing: Weighted;
}

interface Scores {
	readonly each: Float64Array;
	readonly most: number;
}

type Weighted = readonly (readonly [term: string, weight: number])[];

const table: FeatureTable<SentenceFit> = [
	['terms', ({ index, all: { terms } }) => share(terms, index)],
	['roots', ({ index, all: { roots } }) => share(roots, index)],
	['window', ({ index, all: { window, total } }) => floatAt(window, index) / total],
	['context', ({ index, all: { context } }) => share(context, index)],
	['contextNear', ({ index, all: { context } }) => Math.max(share(context, index), share(context, index - 1))],
	['rarest', ({ sentence, all: { rarest } }) => rarest !== undefined && sentence.termSet.has(rarest)],
	['missingTop', ({ sentence, all: { missingTop, total } }) => weightOf(missingTop, sentence) / total],
	['numbersMissing', ({ sentence, all: { numbersMissing } }) => weightOf(numbersMissing, sentence)],
];

export const rankFeatureNames = featureNames(table);

/** The measurements of all sentences of a source for one claim, a row each; every value lies between 0 and about 1. */
export function measureSentences(source: SourceIndex, claim: ParsedClaim): Float64Array[] {
	const all = fitSource(source, claim);
	return source.sentences.map((sentence, index) => measure(table, { sentence, index, all }));
}

function fitSource({ sentences, byTerm, byRoot }: SourceIndex, claim: ParsedClaim): SourceFit {
	const terms = scored(byTerm.scores(claim.terms));
	const strongest = Array.from(sentences.keys()).sort((a, b) => share(terms, b) - share(terms, a) || a - b);
	const rarity: Weighted = [...claim.termSet].map((term) => [term, byTerm.rarity(term)]);
	const without = (wanted: Weighted, most: number) =>
		wanted.filter(([term]) => !strongest.slice(0, most).some((index) => itemAt(sentences, index).termSet.has(term)));
	const numbers = [...claim.termSet].filter(isNumber);
	return {
		terms,
		roots: scored(byRoot.scores(claim.roots)),
		context: scored(byTerm.scores(claim.context.terms.filter((term) => !claim.termSet.has(term)))),
		window: byTerm.sumsNear(rarity),
		total: rarity.reduce((sum, [, weight]) => sum + weight, 0) || 1,
		rarest: rarity.filter(([term]) => byTerm.has(term)).sort((a, b) => b[1] - a[1])[0]?.[0],
		missingTop: without(rarity, 3),
		numbersMissing: without(
			numbers.map((number) => [number, 1 / numbers.length]),
			1,
		),
	};
}

function scored(each: Float64Array): Scores {
	return { each, most: each.reduce((most, score) => Math.max(most, score), 1e-9) };
}

function share({ each, most }: Scores, index: number): number {
	return (each[index] ?? 0) / most;
}

function weightOf(wanted: Weighted, { termSet }: SourceSentence): number {
	return wanted.reduce((sum, [term, weight]) => sum + (termSet.has(term) ? weight : 0), 0);
}

/** The sentences of a source that fit a claim best, the best first; what a page repeats is given once, where it stands first. */
export function rankSentences(
	source: SourceIndex,
	claim: ParsedClaim,
	most: number,
	weights: RankWeights = shipped,
): RankedSentence[] {
	const best = new Map<string, RankedSentence>();
	for (const [index, vector] of measureSentences(source, claim).entries()) {
		const sentence = itemAt(source.sentences, index);
		if (!speaksOf(sentence, claim)) continue;
		const score = vector.reduce((sum, value, feature) => sum + value * itemAt(weights, feature), 0);
		const key = sentence.text.trim().toLowerCase();
		const first = best.get(key);
		if (!first) best.set(key, { sentence, score });
		else if (score > first.score) best.set(key, { ...first, score });
	}
	return [...best.values()].sort((a, b) => b.score - a.score || a.sentence.index - b.sentence.index).slice(0, most);
}

/** A sentence that shares nothing with a claim, itself or by what stands around the claim, is no passage of it. */
function speaksOf({ termSet, roots, quantities }: SourceSentence, claim: ParsedClaim): boolean {
	return (
		claim.terms.some((term) => termSet.has(term)) ||
		claim.roots.some((root) => roots.includes(root)) ||
		claim.context.terms.some((term) => termSet.has(term)) ||
		(claim.quantities.length > 0 && quantities.some(({ kind }) => kind === 'date'))
	);
}
