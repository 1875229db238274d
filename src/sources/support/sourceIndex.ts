import { detectLanguage } from '../../report/language';
import type { Language, Span } from '../../report/model';
import type { SourceText } from '../model';
import { Bm25 } from './bm25';
import { gramsOf } from './grams';
import { type MatchTerms, matchTerms, pairsOf } from './matchTerms';
import { sourceSentences } from './sourceSentences';

export interface SourceSentence extends MatchTerms {
	readonly index: number;
	/** Offsets in the source's text. */
	readonly span: Span;
	readonly text: string;
	/** The terms, each once. */
	readonly termSet: ReadonlySet<string>;
	readonly rootSet: ReadonlySet<string>;
	readonly grams: ReadonlySet<string>;
}

/** A source made ready once for any number of claims. */
export interface SourceIndex {
	readonly source: SourceText;
	readonly language: Language;
	readonly sentences: readonly SourceSentence[];
	readonly byTerm: Bm25;
	readonly byRoot: Bm25;
	readonly byPair: Bm25;
	readonly byGram: Bm25;
	/** The terms of the source's title, which all of it is about. */
	readonly title: MatchTerms;
}

/** Beyond this much text nothing is read: about 150,000 words. */
export const mostCharacters = 1_000_000;

/** Reads a source for matching. Sentences may be given where they are known. */
export function indexSource(source: SourceText, spans?: readonly Span[]): SourceIndex {
	const text = source.text.slice(0, mostCharacters);
	const language = detectLanguage(text.slice(0, 20_000));
	const sentences = (spans ?? sourceSentences(text)).map((span, index): SourceSentence => {
		const own = text.slice(...span);
		const read = matchTerms(own, language);
		return {
			index,
			span,
			text: own,
			...read,
			termSet: new Set(read.terms),
			rootSet: new Set(read.roots),
			grams: gramsOf(own),
		};
	});
	return {
		source,
		language,
		sentences,
		byTerm: new Bm25(sentences.map(({ terms }) => terms)),
		byRoot: new Bm25(sentences.map(({ roots }) => roots)),
		byPair: new Bm25(sentences.map(({ terms }) => [...pairsOf(terms)])),
		byGram: new Bm25(sentences.map(({ grams }) => [...grams])),
		title: matchTerms(source.title, language),
	};
}
