import { floatAt, itemAt } from '../../access';
import type { Bm25 } from './bm25';
import { isNumber } from './coverFeatures';
import { gramsOf } from './grams';
import type { ParsedClaim } from './parseClaim';
import type { SourceIndex, SourceSentence } from './sourceIndex';

/** A sentence of a source against a claim. */
export interface SentenceFit {
	readonly index: number;
	readonly sentence: SourceSentence;
	readonly all: SourceFit;
	/** What a column of {@link SourceFit} has for the sentence. */
	readonly own: (column: Float64Array) => number;
	/** The strength of the sentences beside it; 0 where there is none. */
	readonly before: number;
	readonly after: number;
	/** How many sentences it is away from the strongest. */
	readonly distance: number;
}

/** A source against a claim: columns with a value for each sentence, and what all of them have in common. */
export type SourceFit = ReturnType<typeof fitSource>;

/** How the sentences of a source fit a claim, one by one. */
export function fitSentences(source: SourceIndex, claim: ParsedClaim): SentenceFit[] {
	const all = fitSource(source, claim);
	const strengthAt = (index: number) => all.strength[index] ?? 0;
	return source.sentences.map((sentence, index) => ({
		index,
		sentence,
		all,
		own: (column) => floatAt(column, index),
		before: strengthAt(index - 1),
		after: strengthAt(index + 1),
		distance: all.best ? Math.abs(index - all.best.index) : 0,
	}));
}

function fitSource({ sentences, byTerm, byRoot, byPair, byGram }: SourceIndex, claim: ParsedClaim) {
	const terms = byTerm.scores(claim.terms);
	const roots = byRoot.scores(claim.roots);
	const context = byTerm.scores(claim.context.terms.filter((term) => !claim.termSet.has(term)));
	const [mostTerms, mostRoots, mostContext] = [highest(terms), highest(roots), highest(context)];
	const strength = terms.map((score, i) => (score + 0.5 * floatAt(roots, i)) / (mostTerms + 0.5 * mostRoots));
	const order = Array.from(strength.keys()).sort((a, b) => floatAt(strength, b) - floatAt(strength, a) || a - b);
	const place = new Float64Array(sentences.length);
	for (const [rank, index] of order.entries()) place[index] = rank;
	const top = order.slice(0, 3);

	const rarity = new Map([...claim.termSet].map((term) => [term, byTerm.rarity(term)]));
	const withoutThoseOf = (chosen: readonly number[]) =>
		[...rarity].filter(([term]) => !chosen.some((index) => itemAt(sentences, index).termSet.has(term)));
	const missing = withoutThoseOf(order.slice(0, 1));
	const missingTerms = new Set(missing.map(([term]) => term));
	const numbers = [...claim.termSet].filter(isNumber);
	const rootRarity = [...claim.rootSet].map((root) => [root, byRoot.rarity(root)] as const);
	const share = (wanted: Iterable<string>, by: Bm25 = byTerm) => by.sums(shares(wanted));
	return {
		/** The scores of the claim's terms, of their roots, and of the terms around the claim. */
		terms,
		roots,
		context,
		mostTerms,
		mostRoots,
		mostContext,
		/** Terms and roots as one score, 0 to about 1. */
		strength,
		/** The sentence's place among all by strength, from 0. */
		place,
		/** The strongest sentence, and the three strongest. */
		best: sentences[order[0] ?? 0],
		top,
		/** By rarity: the claim's terms that a sentence has, that it has with those beside it, and all there are. */
		covered: byTerm.sums(rarity),
		window: byTerm.sumsNear(rarity),
		total: sum(rarity.values()) || 1,
		rootsCovered: byRoot.sums(rootRarity),
		rootTotal: sum(rootRarity.map(([, weight]) => weight)) || 1,
		/** How many of the claim's terms it has. */
		common: byTerm.sums([...claim.termSet].map((term) => [term, 1])),
		/** The share that it has of the claim's pairs of terms, runs of letters, numbers, names, and first name. */
		pairs: share(claim.pairs, byPair),
		grams: share(gramsOf(claim.text), byGram),
		numbers: share(numbers),
		names: share(claim.names.flatMap((name) => name.terms)),
		subject: share(claim.names[0]?.terms ?? []),
		/** The claim's terms, by rarity, that the strongest sentence lacks; that the three strongest lack; and numbers among them. */
		gained: byTerm.sums(missing),
		gainedOnTop: byTerm.sums(withoutThoseOf(top)),
		numbersGained: share(numbers.filter((term) => missingTerms.has(term))),
		/** The rarest of the claim's terms that the source has. */
		rarest: [...rarity].filter(([term]) => byTerm.has(term)).sort((a, b) => b[1] - a[1])[0]?.[0],
	};
}

/** Each wanted term with an equal share of 1. */
function shares(wanted: Iterable<string>): [string, number][] {
	const each = [...new Set(wanted)];
	return each.map((term) => [term, 1 / each.length]);
}

function highest(scores: Float64Array): number {
	return scores.reduce((most, score) => Math.max(most, score), 1e-9);
}

function sum(values: Iterable<number>): number {
	let total = 0;
	for (const value of values) total += value;
	return total;
}
