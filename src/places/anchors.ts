import { overlapping } from '../report/lookup';
import type { Report, Span } from '../report/model';
import { foldedText } from './foldedText';
import type { PlacedText } from './placedText';

/**
 * A place by the sentences it lies in: it is found again wherever they stand in a later text, also where only white space,
 * commas, quotation marks or emphasis have changed in them; it is lost once they are edited in substance.
 */
export interface Anchor {
	/** The sentences without what may change (see `foldedText`); the whole lines of what is in no sentence, such as a row of a table. */
	readonly words: string;
	/** Which of several places with the same words, counted from 0. */
	readonly nth: number;
	/** The place itself, in offsets of `words`. */
	readonly span: Span;
}

/** Makes anchors of places of a text, and finds in it the places of anchors that were made of an earlier one. */
export class Anchors {
	readonly #report: Sentences;
	readonly #folded: PlacedText;

	constructor(report: Sentences & Pick<Report, 'ink'>) {
		this.#report = report;
		this.#folded = foldedText(report);
	}

	of(span: Span): Anchor {
		const around = this.#folded.range(sentencesAround(this.#report, span));
		const words = this.#folded.text.slice(...around);
		const [from, to] = this.#folded.range(span);
		const inside: Span = [from - around[0], to - around[0]];
		return { words, nth: this.#places(words, inside).indexOf(around[0]), span: inside };
	}

	/** The anchor's place in this text; `undefined` where its sentences are not there any more as whole sentences. */
	find({ words, nth, span }: Anchor): Span | undefined {
		const place = this.#places(words, span)[nth];
		return place === undefined ? undefined : this.#at(place, span);
	}

	/** Every offset in the folded text at which the words are whole sentences, not part of a longer one. */
	#places(words: string, inside: Span): number[] {
		const found: number[] = [];
		const { text } = this.#folded;
		for (let at = text.indexOf(words); at >= 0 && words !== ''; at = text.indexOf(words, at + 1)) {
			const [start, end] = this.#folded.range(sentencesAround(this.#report, this.#at(at, inside)));
			if (start === at && end === at + words.length) found.push(at);
		}
		return found;
	}

	#at(place: number, [from, to]: Span): Span {
		return this.#folded.span([place + from, place + to]);
	}
}

/** A key that is equal for equal places, whichever text the anchors were made from. */
export function anchorKey({ words, nth, span }: Anchor): string {
	return `${nth} ${span.join(' ')} ${words}`;
}

type Sentences = Pick<Report, 'source' | 'sentences'>;

/** The sentences that a span touches; where there are none, its lines. */
export function sentencesAround({ source, sentences }: Sentences, span: Span): Span {
	const touched = overlapping(sentences, span).map((sentence) => sentence.span);
	if (touched.length === 0) return linesOf(source, span);
	return [Math.min(span[0], ...touched.map(([start]) => start)), Math.max(span[1], ...touched.map(([, end]) => end))];
}

function linesOf(source: string, [start, end]: Span): Span {
	const from = start === 0 ? 0 : source.lastIndexOf('\n', start - 1) + 1;
	const to = source.indexOf('\n', Math.max(start, end - 1));
	return [from, to < 0 ? source.length : Math.max(to, end)];
}
