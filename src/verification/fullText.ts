import { QuoteAligner } from '../places/quotes';
import type { Span } from '../report/model';
import type { SourceText } from '../sources/model';

/** A source's text, in which quotes are looked up; made ready at the first of them. */
export class FullText {
	readonly #source: Pick<SourceText, 'text' | 'pages'>;
	#aligner: QuoteAligner | undefined;

	constructor(source: Pick<SourceText, 'text' | 'pages'>) {
		this.#source = source;
	}

	/** Where a quote stands in the source; `undefined` where it does not. */
	find(quote: string): Span | undefined {
		const { text } = this.#source;
		// All of a source is prose: there is no markup in it to look past.
		this.#aligner ??= new QuoteAligner({ source: text, ink: new Uint8Array(text.length) });
		return this.#aligner.align(quote.slice(0, longestQuote))?.span;
	}

	/** What stands at a span, white space folded. */
	at(span: Span): string {
		return this.#source.text
			.slice(...span)
			.replace(/\s+/gu, ' ')
			.trim();
	}

	/** The page an offset is on, 1-based; `null` where there are no pages. */
	pageOf(offset: number): number | null {
		const page = this.#source.pages.findLastIndex((start) => start <= offset) + 1;
		return page > 0 ? page : null;
	}
}

const longestQuote = 1_000;
