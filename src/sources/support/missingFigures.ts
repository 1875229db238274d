import { detectLanguage } from '../../report/language';
import { type FoundQuantity, findQuantities } from '../../report/numbers/quantityGrammar';
import { isDate } from './clauses';
import { isInSource } from './cover';
import { type ClaimText, parseClaim } from './parseClaim';
import { follows, isComparable, isRoundedTo } from './quantities';
import type { SourceIndex } from './sourceIndex';

/**
 * The figures of a claim that a source does not give, as they are written: neither itself, nor rounded, nor by one step of
 * arithmetic from the figures of the passage that is said to bear the claim out. Years and dates are not among them: a source
 * often has its own in its title alone.
 */
export function missingFigures(source: SourceIndex, claimed: ClaimText, passage: string): string[] {
	const claim = parseClaim(claimed);
	const quoted = { text: passage, quantities: findQuantities(passage, detectLanguage(passage)) };
	if (!isComparable(quoted)) return [];
	const given = source.sentences.flatMap(({ quantities }) => quantities);
	return claim.quantities
		.filter((figure) => !isDate(figure) && !isInSource(source, `#${figure.value}`))
		.filter((figure) => !given.some((other) => areLike(other, figure) && isRoundedTo(figure, other)))
		.filter((figure) => !follows(figure, quoted.quantities))
		.map(({ start, end }) => claim.text.slice(start, end).trim());
}

/** Shares and points are told in each other's words. */
function areLike(a: FoundQuantity, b: FoundQuantity): boolean {
	const kind = (quantity: FoundQuantity) => (quantity.kind === 'points' ? 'percent' : quantity.kind);
	return kind(a) === kind(b);
}
