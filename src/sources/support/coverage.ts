import { isNumber } from './matchTerms';
import type { ParsedClaim } from './parseClaim';
import type { SourceIndex, SourceSentence } from './sourceIndex';

/** A term of a single sentence is not worth more than this: rarity grows with the source's length. */
const rarest = 4.5;

/**
 * How much of a claim its source says, 0 to 1, by the sentences that fit it best: the mean of the terms that stand beside
 * each other, of the runs of letters, and of the numbers.
 */
export function coverageOf(source: SourceIndex, claim: ParsedClaim, best: readonly SourceSentence[]): number {
	const rarity = [...claim.termSet].map((term) => [term, Math.min(rarest, source.byTerm.rarity(term))] as const);
	const window = Math.max(0, ...best.map(({ index }) => windowShare(source, index, rarity)));
	const grams = new Set(best.flatMap(({ text }) => [...gramsOf(text)]));
	const numbers = [...claim.termSet].filter(isNumber);
	return (
		(window +
			share([...gramsOf(claim.text)], (gram) => grams.has(gram)) +
			share(numbers, (number) => best.some(({ termSet }) => termSet.has(number)))) /
		3
	);
}

export function isInSource(source: SourceIndex, term: string): boolean {
	return source.byTerm.has(term) || source.title.terms.includes(term);
}

function windowShare(
	{ sentences }: SourceIndex,
	index: number,
	rarity: readonly (readonly [term: string, weight: number])[],
): number {
	const near = sentences.slice(Math.max(0, index - 1), index + 2);
	const total = rarity.reduce((sum, [, weight]) => sum + weight, 0);
	const found = rarity.filter(([term]) => near.some(({ termSet }) => termSet.has(term)));
	return total === 0 ? 1 : found.reduce((sum, [, weight]) => sum + weight, 0) / total;
}

/** Runs of four characters across the words of a text (of two in Chinese), which words of one family and set phrases share. */
function gramsOf(text: string): ReadonlySet<string> {
	const plain = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
	const grams = new Set<string>();
	for (let i = 0; i + 2 <= plain.length; i++) {
		const pair = plain.slice(i, i + 2);
		if (hanPair.test(pair)) grams.add(pair);
		else if (i + 4 <= plain.length) grams.add(plain.slice(i, i + 4));
	}
	return grams;
}

const hanPair = /^\p{Script=Han}{2}/u;

/** 1 where nothing is wanted. */
export function share<Item>(wanted: readonly Item[], has: (item: Item) => boolean): number {
	return wanted.length === 0 ? 1 : wanted.filter(has).length / wanted.length;
}
