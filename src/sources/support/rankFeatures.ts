import type { Bm25 } from './bm25';
import type { ReadClaim } from './claim';
import { isNumber } from './coverFeatures';
import { gramsOf } from './grams';
import type { SourceIndex } from './sourceIndex';

/** What is measured of a sentence for a claim; every value lies between 0 and about 1. */
export const rankFeatureNames = [
	'terms',
	'roots',
	'context',
	'termShare',
	'rootShare',
	'pairs',
	'numbers',
	'names',
	'before',
	'after',
	'near',
	'window',
	'start',
	'short',
	'long',
	'heading',
	'termsTimesNames',
	'rank',
	'density',
	'subject',
	'rarest',
	'contextNear',
	'missing',
	'besideBest',
	'nearBest',
	'likeBest',
	'besideTop',
	'missingTop',
	'grams',
	'dated',
	'numbersMissing',
] as const;

/** The measurements of all sentences of a source for one claim, a row each. */
export function measureSentences(source: SourceIndex, claim: ReadClaim): Float64Array[] {
	const { sentences, byTerm, byRoot, byPair, byGram } = source;
	const terms = byTerm.scores(claim.terms);
	const roots = byRoot.scores(claim.roots);
	const context = byTerm.scores(claim.context.terms.filter((term) => !claim.termSet.has(term)));
	const [mostTerms, mostRoots, mostContext] = [terms, roots, context].map(highest) as [number, number, number];
	const strength = terms.map((score, i) => (score + 0.5 * roots[i]!) / (mostTerms + 0.5 * mostRoots));
	const order = Array.from(strength.keys()).sort((a, b) => strength[b]! - strength[a]! || a - b);
	const place = new Float64Array(sentences.length);
	for (const [rank, index] of order.entries()) place[index] = rank;
	const best = sentences[order[0] ?? 0];
	const top = order.slice(0, 3);

	const rarity = new Map([...claim.termSet].map((term) => [term, byTerm.rarity(term)]));
	const total = sum(rarity.values()) || 1;
	const withoutThoseOf = (chosen: readonly number[]) =>
		[...rarity].filter(([term]) => !chosen.some((index) => sentences[index]!.termSet.has(term)));
	const missing = withoutThoseOf(order.slice(0, 1));
	const numbers = [...claim.termSet].filter(isNumber);
	const rarest = [...rarity].filter(([term]) => byTerm.has(term)).sort((a, b) => b[1] - a[1])[0]?.[0];
	const share = (wanted: Iterable<string>, by: Bm25 = byTerm) => by.sums(shares(wanted));
	const rootRarity = [...claim.rootSet].map((root) => [root, byRoot.rarity(root)] as const);
	const rootTotal = sum(rootRarity.map(([, weight]) => weight)) || 1;

	const covered = byTerm.sums(rarity);
	const common = byTerm.sums([...claim.termSet].map((term) => [term, 1]));
	const rootsCovered = byRoot.sums(rootRarity);
	const pairs = share(claim.pairs, byPair);
	const grams = share(gramsOf(claim.text), byGram);
	const numbersIn = share(numbers);
	const names = share(claim.names.flatMap((name) => name.terms));
	const subject = share(claim.names[0]?.terms ?? []);
	const window = byTerm.sumsNear(rarity);
	const gained = byTerm.sums(missing);
	const gainedOnTop = byTerm.sums(withoutThoseOf(top));
	const missingTerms = new Set(missing.map(([term]) => term));
	const numbersGained = share(numbers.filter((term) => missingTerms.has(term)));
	const at = (values: Float64Array, i: number) => values[i] ?? 0;

	return sentences.map(({ termSet, text, quantities }, i) => {
		const words = termSet.size;
		const [before, after] = [at(strength, i - 1), at(strength, i + 1)];
		const distance = best ? Math.abs(i - best.index) : 0;
		return Float64Array.of(
			terms[i]! / mostTerms,
			roots[i]! / mostRoots,
			context[i]! / mostContext,
			covered[i]! / total,
			rootsCovered[i]! / rootTotal,
			pairs[i]!,
			numbersIn[i]!,
			names[i]!,
			before,
			after,
			Math.max(before, after) * strength[i]!,
			window[i]! / total,
			1 / (1 + i / 4),
			words < 4 ? 1 : 0,
			Math.min(1, words / 40),
			isHeading(text) ? 1 : 0,
			strength[i]! * names[i]!,
			1 / (1 + place[i]!),
			words === 0 ? 0 : common[i]! / (words + 3),
			subject[i]!,
			rarest !== undefined && termSet.has(rarest) ? 1 : 0,
			Math.max(at(context, i), at(context, i - 1)) / mostContext,
			gained[i]! / total,
			distance === 1 ? 1 : 0,
			1 / (1 + distance),
			best && distance > 0 ? likeness(termSet, best.termSet) : 0,
			top.some((index) => Math.abs(i - index) === 1) ? 1 : 0,
			gainedOnTop[i]! / total,
			grams[i]!,
			words < 8 && quantities.some(({ kind }) => kind === 'date' || kind === 'year') ? 1 : 0,
			numbersGained[i]!,
		);
	});
}

/** Each wanted term with an equal share of 1. */
function shares(wanted: Iterable<string>): [string, number][] {
	const each = [...new Set(wanted)];
	return each.map((term) => [term, 1 / each.length]);
}

function isHeading(text: string): boolean {
	return /^\s*#/.test(text) || (text.length < 90 && !/[.!?。！？;；:：,，]["”’)]*\s*$/u.test(text));
}

/** The share of a sentence's terms that another one has too. */
function likeness(terms: ReadonlySet<string>, others: ReadonlySet<string>): number {
	let both = 0;
	for (const term of terms) if (others.has(term)) both++;
	return terms.size === 0 ? 0 : both / terms.size;
}

function highest(scores: Float64Array): number {
	let most = 1e-9;
	for (const score of scores) if (score > most) most = score;
	return most;
}

function sum(values: Iterable<number>): number {
	let total = 0;
	for (const value of values) total += value;
	return total;
}
