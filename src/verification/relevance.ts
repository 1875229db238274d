import { detectLanguage } from '../report/language';
import type { Span } from '../report/model';
import { isWithin } from '../report/spanRelations';
import { termsOf } from '../text/terms';

/** A quote with this share of a statement's terms states it, even if it was quoted for another statement before. */
const shareThatStates = 0.5;

/**
 * Whether quoted words have to do with what is asked or stated: they share a figure, a name or a term of it. Texts of two
 * languages share none.
 *
 * @param least so many of them, where it has as many
 * @param common terms that do not count
 */
export function isRelevantTo(
	quote: string,
	statement: string,
	common: ReadonlySet<string> = new Set(),
	least = 1,
): boolean {
	if (detectLanguage(quote) !== detectLanguage(statement)) return true;
	const [wanted, shared] = countSharedTerms(quote, statement, common);
	return shared >= Math.min(least, wanted);
}

function countSharedTerms(
	quote: string,
	statement: string,
	common: ReadonlySet<string> = new Set(),
): readonly [wanted: number, shared: number] {
	const quoted = new Set(termsOf(quote));
	const wanted = [...new Set(termsOf(statement))].filter((term) => !common.has(term));
	return [wanted.length, wanted.filter((term) => quoted.has(term)).length];
}

/** What a model has quoted in one answer, by the text that it stands in: the same words show one thing only. */
export class QuotedPlaces {
	readonly #places = new Map<string, Span[]>();

	/** Whether words, or what holds them, were quoted before; from now on they were. */
	isRepeated(span: Span, text = ''): boolean {
		const places = this.#places.get(text) ?? [];
		this.#places.set(text, [...places, span]);
		return places.some((place) => isWithin(span, place) || isWithin(place, span));
	}

	/** Whether words of a source may bear a claim out: they have to do with it, and bear out no other unless they hold most of this one too. */
	maySupport(
		claim: { readonly text: string; readonly context?: readonly string[] },
		quote: string,
		span: Span,
		source: string,
	) {
		const isRepeated = this.isRepeated(span, source);
		if (isRepeated && detectLanguage(quote) === detectLanguage(claim.text)) {
			const [wanted, shared] = countSharedTerms(quote, claim.text);
			if (shared < wanted * shareThatStates) return false;
		}
		return isRelevantTo(quote, [claim.text, ...(claim.context ?? [])].join('\n'));
	}
}
