import { detectLanguage } from '../../report/language';
import { type FoundQuantity, findQuantities } from '../../report/numbers/quantityGrammar';
import { isDate } from './clauses';
import { isInSource } from './coverage';
import { type ClaimText, parseClaim } from './parseClaim';
import { isComparable, isDerivable, isRoundedTo } from './quantities';
import { rankSentences } from './rank';
import type { SourceIndex } from './sourceIndex';

/**
 * The figures of a claim that a source does not give, as they are written: neither itself, nor rounded, nor by one step of
 * arithmetic from the figures in and around the passage that is said to bear the claim out, or of the sentences that speak most
 * of it. Years and dates are not among
 * them: a source often has its own in its title alone.
 */
export function missingFigures(source: SourceIndex, claimed: ClaimText, passage: string): string[] {
	const claim = parseClaim(claimed);
	const quoted = { text: passage, quantities: findQuantities(passage, detectLanguage(passage)) };
	if (!isComparable(quoted)) return [];
	const given = source.sentences.flatMap(({ quantities }) => quantities);
	const absent = claim.quantities
		.filter((figure) => !isDate(figure) && !isInSource(source, `#${figure.value}`))
		.filter((figure) => !given.some((other) => areLike(other, figure) && isRoundedTo(figure, other)));
	if (absent.length === 0) return [];
	const around = [...quoted.quantities, ...figuresBeside(source, passage)];
	const about = rankSentences(source, claim, speakingOfIt).flatMap(({ sentence }) => sentence.quantities);
	return absent
		.filter((figure) => !isDerivable(figure, [...new Set([...around, ...about])]))
		.map(({ start, end }) => claim.text.slice(start, end).trim());
}

/** Of more sentences almost any figure could be worked out. */
const speakingOfIt = 2;

/** A quotation is often a part of a sentence, and what a figure is worked out from stands in the one before or behind. */
function figuresBeside({ sentences }: SourceIndex, passage: string): FoundQuantity[] {
	const words = passage.trim();
	const at = words === '' ? -1 : sentences.findIndex(({ text }) => text.includes(words) || words.includes(text));
	return at < 0 ? [] : sentences.slice(Math.max(0, at - 1), at + 2).flatMap(({ quantities }) => quantities);
}

/** Shares and points are told in each other's words. */
function areLike(a: FoundQuantity, b: FoundQuantity): boolean {
	const kind = (quantity: FoundQuantity) => (quantity.kind === 'points' ? 'percent' : quantity.kind);
	return kind(a) === kind(b);
}
