import { QuoteAligner } from '../places/quotes';
import type { Span } from '../report/model';
import type { CitedSource, SourceFailure, SourceReading, SourceText } from '../sources/model';
import { indexSource, type SourceIndex } from '../sources/support/sourceIndex';

/** What is known of a source's words. */
export interface IndexedSource {
	readonly text: SourceText;
	/**
	 * `quoted`: only the passages that the report points at; `part`: only what the limits let through. What is not in
	 * them may stand elsewhere in the source.
	 */
	readonly extent: 'whole' | 'part' | 'quoted';
	/** Made at the first use, and let go when memory runs short: the indices of a hundred long documents are large. */
	readonly index: SourceIndex;
	/** Stays when the index goes. */
	readonly sentences: readonly Span[];
	readonly quotes: FullText;
}

class KnownText implements IndexedSource {
	readonly text: SourceText;
	readonly extent: IndexedSource['extent'];
	readonly quotes: FullText;
	#index: WeakRef<SourceIndex> | undefined;
	#sentences: readonly Span[] | undefined;

	constructor(text: SourceText, extent: IndexedSource['extent']) {
		this.text = text;
		this.extent = extent;
		this.quotes = new FullText(text);
	}

	get index(): SourceIndex {
		const known = this.#index?.deref();
		if (known) return known;
		const index = indexSource(this.text);
		this.#index = new WeakRef(index);
		this.#sentences = index.sentences.map(({ span }) => span);
		return index;
	}

	get sentences(): readonly Span[] {
		this.#sentences ??= this.index.sentences.map(({ span }) => span);
		return this.#sentences;
	}
}

/** Why the source itself was not read; `undefined` where it was, or nobody tried. */
export function failureOf(reading: SourceReading | undefined): SourceFailure | undefined {
	if (!reading) return undefined;
	if (!reading.ok) return reading.failure;
	return reading.from.kind === 'quote' ? reading.passedOver : undefined;
}

/** `undefined` where nothing of the source is known. A passage that a link points at is evidence even unread. */
export function indexedSourceOf(source: CitedSource, reading: SourceReading | undefined): IndexedSource | undefined {
	if (reading?.ok && reading.from.kind !== 'quote')
		return new KnownText(reading.content, reading.truncated ? 'part' : 'whole');
	const quotes = source.targets.flatMap((target) => (target.kind === 'quote' ? [target.text] : []));
	if (quotes.length === 0) return undefined;
	const text = { title: source.title, text: quotes.join('\n\n'), pages: [], links: [] };
	return new KnownText(text, 'quoted');
}

/** A source's text, in which quotes are looked up; made ready at the first of them. */
class FullText {
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
