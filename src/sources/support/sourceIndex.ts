import { detectLanguage } from '../../report/language';
import type { Language, Span } from '../../report/model';
import type { SourceText } from '../model';
import { Bm25 } from './bm25';
import { type MatchTerms, matchTerms } from './matchTerms';
import { sourceSentences } from './sourceSentences';

export interface SourceSentence extends MatchTerms {
	readonly index: number;
	/** Offsets in the source's text. */
	readonly span: Span;
	readonly text: string;
	/** The terms, each once. */
	readonly termSet: ReadonlySet<string>;
}

/** A source made ready once for any number of claims. */
export interface SourceIndex {
	readonly source: SourceText;
	readonly language: Language;
	readonly sentences: readonly SourceSentence[];
	readonly byTerm: Bm25;
	readonly byRoot: Bm25;
	/** The terms of the source's title, which all of it is about. */
	readonly title: MatchTerms;
}

/** Beyond this much text nothing is read: about 150,000 words. */
export const mostCharacters = 1_000_000;

/** A step of {@link indexInSteps} reads sentences of so many characters, or the next one where that is longer. */
const charactersPerStep = 20_000;

/** Reads a source for matching. Sentences may be given where they are known. */
export function indexSource(source: SourceText, spans?: readonly Span[]): SourceIndex {
	const steps = indexInSteps(source, spans);
	for (;;) {
		const step = steps.next();
		if (step.done) return step.value;
	}
}

/** The same, for who lets others have their turn between its steps. */
export function* indexInSteps(source: SourceText, spans?: readonly Span[]): Generator<undefined, SourceIndex> {
	const text = source.text.slice(0, mostCharacters);
	const language = detectLanguage(text.slice(0, 20_000));
	const sentences: SourceSentence[] = [];
	let next = charactersPerStep;
	for (const span of spans ?? sourceSentences(text)) {
		sentences.push(readSentence(text.slice(...span), span, sentences.length, language));
		if (span[1] < next) continue;
		next = span[1] + charactersPerStep;
		yield;
	}
	const byTerm = new Bm25(sentences.map(({ terms }) => terms));
	yield;
	const byRoot = new Bm25(sentences.map(({ roots }) => roots));
	return { source, language, sentences, byTerm, byRoot, title: matchTerms(source.title, language) };
}

function readSentence(text: string, span: Span, index: number, language: Language): SourceSentence {
	const read = matchTerms(text, language);
	return { index, span, text, ...read, termSet: new Set(read.terms) };
}
