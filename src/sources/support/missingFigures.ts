import { detectLanguage } from '../../report/language';
import { type FoundQuantity, findQuantities } from '../../report/numbers/quantityGrammar';
import { checkConversions } from './conversion';
import { isInSource } from './coverFeatures';
import { type ClaimText, parseClaim } from './parseClaim';
import type { SourceIndex } from './sourceIndex';
import { isComparable } from './statements';

/**
 * The figures of a claim that a source does not give, as they are written: neither itself, nor rounded, nor by one step of
 * arithmetic from the figures of the passage that is said to bear the claim out. Years and dates are not among them: a source
 * often has its own in its title alone.
 */
export function missingFigures(source: SourceIndex, claimed: ClaimText, passage: string): string[] {
	const claim = parseClaim(claimed);
	const figures = claim.quantities.filter(({ kind }) => kind !== 'year' && kind !== 'date');
	if (figures.length === 0 || checkConversions(source, claim).length > 0) return [];
	const given = source.sentences.flatMap(({ quantities }) => quantities);
	const found = findQuantities(passage, detectLanguage(passage));
	// Of more figures than are compared almost anything can be worked out: nothing is said to be missing.
	if (!isComparable(passage, found)) return [];
	const quoted = found.flatMap(valuesOf);
	const results = quoted.flatMap((a) => quoted.flatMap((b) => (a === b ? [] : resultsOf(a, b))));
	return figures
		.filter((figure) => !isInSource(source, `#${figure.value}`))
		.filter((figure) => {
			const alike = given.filter((other) => kindOf(other) === kindOf(figure)).flatMap(valuesOf);
			return ![...alike, ...results].some((value) => isRoundedTo(figure, value));
		})
		.map(({ start, end }) => claim.text.slice(start, end).trim());
}

/** Shares and points are told in each other's words. */
function kindOf({ kind }: FoundQuantity): FoundQuantity['kind'] {
	return kind === 'points' ? 'percent' : kind;
}

/** Of a range its ends and what lies between them: `35–45%` is about 40%. */
function valuesOf({ value, upper }: FoundQuantity): number[] {
	return upper === undefined ? [value] : [value, upper, (value + upper) / 2];
}

/** What one step of arithmetic makes of two figures: sum, difference, product, ratio, share and change in per cent. */
function resultsOf(a: number, b: number): number[] {
	const sums = [a + b, a - b, a * b, (a * b) / 100];
	return b === 0 ? sums : [...sums, a / b, (100 * a) / b, (100 * (a - b)) / b];
}

/** How far a figure said to be approximate may be off, as a share. */
const roughly = 0.05;

/** A figure says a value if it is the value rounded to the digits that are written, whichever way it goes. */
function isRoundedTo({ value, decimals, magnitude, approximate }: FoundQuantity, exact: number): boolean {
	const step = 10 ** (magnitude - decimals);
	const slack = Math.max(step / 2, approximate ? roughly * Math.abs(value) : 0);
	return Math.abs(Math.abs(value) - Math.abs(exact)) <= slack * (1 + 1e-9);
}
