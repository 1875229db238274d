import type { Report, Span } from '../report/model';
import { normaliseQuote, normaliseSource } from './normalText';
import type { PlacedText } from './placedText';
import { findSimilar } from './similarQuote';

/** Where a quote stands in the source, and how well it fits. */
export interface AlignedQuote {
	readonly span: Span;
	/** `normalised`: but for white space, quotation marks, dashes, case, markup and width; `fuzzy`: but for a few letters. */
	readonly how: 'exact' | 'normalised' | 'fuzzy';
}

/** A shorter quote must consist of whole words. */
const shortQuote = 16;

/** Finds quotes in a report. Hidden text is never matched: the report's ink decides what is there. */
export class QuoteAligner {
	readonly #source: string;
	readonly #normal: PlacedText;

	constructor({ source, ink }: Pick<Report, 'source' | 'ink'>) {
		this.#source = source;
		this.#normal = normaliseSource(source, ink);
	}

	/** `undefined` where the quote does not stand in `within` (the whole report by default). The first place wins. */
	align(quote: string, within: Span = [0, this.#source.length]): AlignedQuote | undefined {
		return this.#exact(quote.trim(), within) ?? this.#whole(quote, within) ?? this.#ends(quote, within);
	}

	#exact(quote: string, [start, end]: Span): AlignedQuote | undefined {
		if (quote === '') return undefined;
		for (let at = this.#source.indexOf(quote, start); at >= 0 && at + quote.length <= end; ) {
			const span = [at, at + quote.length] as const;
			if (this.#isVisible(span) && this.#mayStand(span)) return { span, how: 'exact' };
			at = this.#source.indexOf(quote, at + 1);
		}
		return undefined;
	}

	#whole(quote: string, within: Span): AlignedQuote | undefined {
		for (const form of normaliseQuote(quote)) {
			const span = this.#find(form, within);
			if (span) return { span, how: 'normalised' };
		}
		for (const form of normaliseQuote(quote)) {
			const range = findSimilar(this.#normal.text, form, this.#normal.range(within));
			if (range) return { span: this.#normal.span(range), how: 'fuzzy' };
		}
		return undefined;
	}

	/** A quote with something left out, `… begins so … and ends so`: its pieces must follow each other closely. */
	#ends(quote: string, [start, end]: Span): AlignedQuote | undefined {
		const pieces = quote.split(/\[?(?:…|\.{3})+\]?/u).filter((piece) => /[\p{L}\p{N}]/u.test(piece));
		if (pieces.length < 2) return undefined;
		let all: Span | undefined;
		for (const piece of pieces) {
			const within: Span = all ? [all[1], Math.min(end, all[1] + mostLeftOut + piece.length)] : [start, end];
			const span = normaliseQuote(piece)
				.map((form) => this.#find(form, within))
				.find((found) => found !== undefined);
			if (!span) return undefined;
			all = [all?.[0] ?? span[0], span[1]];
		}
		return all && { span: all, how: 'normalised' };
	}

	#find(form: string, within: Span): Span | undefined {
		if (form === '') return undefined;
		const [from, to] = this.#normal.range(within);
		for (let at = this.#normal.text.indexOf(form, from); at >= 0 && at + form.length <= to; ) {
			const span = this.#normal.span([at, at + form.length]);
			if (this.#mayStand(span)) return span;
			at = this.#normal.text.indexOf(form, at + 1);
		}
		return undefined;
	}

	/** Whether a reader sees the whole span: its visible text has the same normal form as its source. */
	#isVisible(span: Span): boolean {
		const [from, to] = this.#normal.range(span);
		const [form] = normaliseQuote(this.#source.slice(...span));
		return from < to && this.#normal.text.slice(from, to).startsWith(form ?? '');
	}

	#mayStand([start, end]: Span): boolean {
		if (end - start >= shortQuote) return true;
		const touches = (at: number, inner: number) => isWord(this.#source[at]) && isWord(this.#source[inner]);
		return !touches(start - 1, start) && !touches(end, end - 1);
	}
}

/** How much an ellipsis may stand for, in UTF-16 units. */
const mostLeftOut = 400;

/** Han characters are words of their own. */
function isWord(character: string | undefined): boolean {
	return character !== undefined && /[\p{L}\p{N}]/u.test(character) && !/\p{Script=Han}/u.test(character);
}
