import { gramsOf } from './grams';
import type { ParsedClaim } from './parseClaim';
import type { SourceIndex, SourceSentence } from './sourceIndex';

/**
 * What is measured of a claim and the sentences that fit it best, each 0 to 1. Few on purpose: what a few hundred
 * judged claims can weigh.
 */
export const coverFeatureNames = [
	/** The claim's terms, by rarity, that stand in one of the sentences or right beside it. */
	'window',
	/** Its numbers that stand in the sentences. */
	'numbers',
	/** The words of its names that do. */
	'names',
	/** Its runs of four letters that do. */
	'grams',
	/** The same of the clause that has the fewest. */
	'weakestClause',
	/** Its numbers that stand anywhere in the source. */
	'numbersInSource',
	/** A name does not stand anywhere in it. */
	'nameMissing',
] as const;

/** A term of a single sentence is not worth more than this: rarity grows with the source's length. */
const rarest = 4.5;

export function measureCover(source: SourceIndex, claim: ParsedClaim, best: readonly SourceSentence[]): Float64Array {
	const rarity = new Map([...claim.termSet].map((term) => [term, Math.min(rarest, source.byTerm.rarity(term))]));
	const terms = new Set(best.flatMap(({ termSet }) => [...termSet]));
	const grams = new Set(best.flatMap((sentence) => [...sentence.grams]));
	const names = [...new Set(claim.names.flatMap((name) => name.terms))];
	const numbers = [...claim.termSet].filter(isNumber);
	const known = (term: string) => isInSource(source, term);
	return Float64Array.of(
		Math.max(0, ...best.map(({ index }) => windowShare(source, index, rarity))),
		share(numbers, (term) => terms.has(term)),
		share(names, (term) => terms.has(term)),
		share([...gramsOf(claim.text)], (gram) => grams.has(gram)),
		Math.min(1, ...clausesOf(claim.text).map((clause) => share([...gramsOf(clause)], (gram) => grams.has(gram)))),
		share(numbers, known),
		names.every(known) ? 0 : 1,
	);
}

export function isNumber(term: string): boolean {
	return term.startsWith('#');
}

export function isInSource(source: SourceIndex, term: string): boolean {
	return source.byTerm.has(term) || source.title.terms.includes(term);
}

function windowShare(source: SourceIndex, index: number, rarity: ReadonlyMap<string, number>): number {
	const near = source.sentences.slice(Math.max(0, index - 1), index + 2);
	let total = 0;
	let found = 0;
	for (const [term, weight] of rarity) {
		total += weight;
		if (near.some(({ termSet }) => termSet.has(term))) found += weight;
	}
	return total === 0 ? 1 : found / total;
}

const part =
	/[,;:()，；：、（）—]|\s[–-]\s|\b(?:and|but|while|which|who|where|after|before|when|because|with)\b|并且|以及|而且|但是?|而/u;
const wordsPattern = /[\p{L}\p{N}]+/gu;

/** The parts of a claim that can be true or false by themselves, roughly; those of a word or two say too little. */
function clausesOf(text: string): string[] {
	return text.split(part).filter((clause) => {
		const words = clause.match(wordsPattern) ?? [];
		return words.length >= 3 || words.join('').length >= 12 || /\p{Script=Han}{4}/u.test(clause);
	});
}

function share(wanted: readonly string[], has: (term: string) => boolean): number {
	return wanted.length === 0 ? 1 : wanted.filter(has).length / wanted.length;
}
