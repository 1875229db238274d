import { floatAt } from '../../access';
import { detectLanguage } from '../../report/language';
import type { Language, Span } from '../../report/model';
import { sentenceBreaks } from '../../report/sentences/sentenceBreaks';
import { allMatches } from '../../text/matches';
import type { SourceText } from '../model';
import { type MatchTerms, matchTerms } from './matchTerms';

/** Lines shorter than this are lines of their own (headings, list items, cells), not wrapped prose. */
const wrapped = { en: 45, zh: 18 } as const;

/**
 * The sentences of a document's text as exact spans, in order. A blank line parts paragraphs; a single line break does so
 * unless the line looks wrapped, as the lines of a PDF are.
 */
export function sourceSentences(text: string): Span[] {
	const language = detectLanguage(text.slice(0, 20_000));
	return paragraphs(text, language).flatMap((paragraph) => sentencesIn(text, paragraph, language));
}

function paragraphs(text: string, language: Language): Span[] {
	const found: Span[] = [];
	let start: number | undefined;
	let [above, end] = ['', 0];
	for (const { index, 0: line } of allMatches(/[^\r\n]+/g, text)) {
		if (line.trim() === '') continue;
		const between = text.slice(end, index);
		const parted = (between.match(/\r\n|\r|\n/g)?.length ?? 0) > 1;
		if (start !== undefined && (parted || !isWrapped(above, line, language))) {
			found.push([start, end]);
			start = undefined;
		}
		start ??= index;
		[above, end] = [line, index + line.length];
	}
	if (start !== undefined) found.push([start, end]);
	return found;
}

/** Whether the second line goes on with the sentence, or at least the paragraph, of the first. */
function isWrapped(first: string, second: string, language: Language): boolean {
	const [above, below] = [first.trim(), second.trim()];
	if (/^(?:[-*•·–]\s|#|\||\d{1,2}[.)、]\s)/u.test(below) || /^#/.test(above) || /\|$/.test(above)) return false;
	if (/^\p{Ll}/u.test(below) || /[,，、\-–(（]$/u.test(above)) return above.length >= 15;
	return above.length >= wrapped[language];
}

function sentencesIn(text: string, [start, end]: Span, language: Language): Span[] {
	const paragraph = text.slice(start, end);
	const spans: Span[] = [];
	let from = 0;
	for (const at of sentenceBreaks(paragraph.replace(/[\r\n]/g, ' '), language)) {
		const piece = paragraph.slice(from, at);
		const lead = piece.length - piece.trimStart().length;
		if (/[\p{L}\p{N}]/u.test(piece)) spans.push([start + from + lead, start + from + piece.trimEnd().length]);
		from = at;
	}
	return spans;
}

/** Term frequency saturates by `k1`, long texts are held back by `b`: the usual choices (Robertson and Zaragoza 2009). */
const k1 = 1.2;
const b = 0.6;

/** A collection of short texts, ready to be searched by BM25. */
class Bm25 {
	/** How often each text has a term, by the term and the text's index. */
	readonly #postings = new Map<string, Map<number, number>>();
	readonly #lengths: Float64Array;
	readonly #mean: number;

	constructor(texts: readonly (readonly string[])[]) {
		this.#lengths = Float64Array.from(texts, ({ length }) => length);
		this.#mean = this.#lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, texts.length) || 1;
		for (const [text, terms] of texts.entries()) {
			for (const term of terms) {
				const counts = this.#postings.get(term) ?? new Map<number, number>();
				this.#postings.set(term, counts.set(text, (counts.get(text) ?? 0) + 1));
			}
		}
	}

	/** How rare a term is among the texts; highest for terms that none has. */
	rarity(term: string): number {
		const seen = this.#postings.get(term)?.size ?? 0;
		return Math.log(1 + (this.#lengths.length - seen + 0.5) / (seen + 0.5));
	}

	has(term: string): boolean {
		return this.#postings.has(term);
	}

	/** For every text the sum of the weights of those terms that it has, or that one of the texts right beside it has. */
	sumsNear(weights: Iterable<readonly [term: string, weight: number]>): Float64Array {
		const sums = new Float64Array(this.#lengths.length);
		for (const [term, weight] of weights) {
			const texts = [...(this.#postings.get(term)?.keys() ?? [])];
			for (const text of new Set(texts.flatMap((text) => [text - 1, text, text + 1]))) addTo(sums, text, weight);
		}
		return sums;
	}

	/** The score of every text for some terms, each counted once. */
	scores(query: Iterable<string>): Float64Array {
		const scores = new Float64Array(this.#lengths.length);
		for (const term of new Set(query)) {
			const rarity = this.rarity(term);
			for (const [text, count] of this.#postings.get(term) ?? []) {
				const length = 1 - b + (b * floatAt(this.#lengths, text)) / this.#mean;
				addTo(scores, text, (rarity * count * (k1 + 1)) / (count + k1 * length));
			}
		}
		return scores;
	}
}

/** What lies outside is nothing's. */
function addTo(sums: Float64Array, at: number, weight: number): void {
	if (at >= 0 && at < sums.length) sums[at] = floatAt(sums, at) + weight;
}

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
