import { detectLanguage } from '../report/language';
import type { Span } from '../report/model';
import { isWithin } from '../report/spanRelations';
import { termsOf } from '../text/terms';

/** Words that hold so much of a statement say it, whatever else they were quoted for. */
const plainly = 0.5;

/**
 * Whether quoted words have to do with what is asked or stated: they share a figure, a name or a term of it. Texts of two
 * languages share none.
 *
 * @param least so many of them, where it has as many
 * @param common terms that do not count
 */
export function bearsOn(quote: string, statement: string, common: ReadonlySet<string> = new Set(), least = 1): boolean {
	if (detectLanguage(quote) !== detectLanguage(statement)) return true;
	const [wanted, shared] = termsShared(quote, statement, common);
	return shared >= Math.min(least, wanted);
}

function termsShared(
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
	isAgain(span: Span, text = ''): boolean {
		const places = this.#places.get(text) ?? [];
		this.#places.set(text, [...places, span]);
		return places.some((place) => isWithin(span, place) || isWithin(place, span));
	}

	/** Whether words of a source may bear a claim out: they have to do with it, and bear out no other unless they hold most of this one too. */
	mayBear(
		claim: { readonly text: string; readonly context?: readonly string[] },
		quote: string,
		span: Span,
		source: string,
	) {
		const isAgain = this.isAgain(span, source);
		if (isAgain && detectLanguage(quote) === detectLanguage(claim.text)) {
			const [wanted, shared] = termsShared(quote, claim.text);
			if (shared < wanted * plainly) return false;
		}
		return bearsOn(quote, [claim.text, ...(claim.context ?? [])].join('\n'));
	}
}
