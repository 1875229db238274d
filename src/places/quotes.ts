import { intAt } from '../access';
import type { Report, Span } from '../report/model';
import { normaliseQuote, normaliseSource } from './normalText';
import type { PlacedText } from './placedText';

/** A quote counts as found where at most this share of its characters differs. */
const mostDiffering = 0.15;
/** Shorter quotes are too easily like something else. */
const leastLength = 12;
/** Longer quotes are compared by their beginning. */
const mostLength = 600;

const seedLength = 5;
/** Places looked at closely. */
const mostPlaces = 8;

/**
 * Where in `text` something stands that is nearly `quote`, as a range; `undefined` where nothing is near enough. Digits
 * must agree to the letter: a figure that differs is another figure.
 */
export function findLike(
	text: string,
	quote: string,
	[from, to]: readonly [number, number],
): readonly [number, number] | undefined {
	if (quote.length < leastLength) return undefined;
	const wanted = quote.slice(0, mostLength);
	const allowed = Math.floor(wanted.length * mostDiffering);
	let best: Match | undefined;
	for (const place of likelyPlaces(text, wanted, from, to)) {
		const start = Math.max(from, place - allowed);
		const window = text.slice(start, Math.min(to, place + wanted.length + allowed));
		const match = nearest(window, wanted);
		if (match.distance > allowed || (best && best.distance <= match.distance)) continue;
		const range = [start + match.start, start + match.end] as const;
		if (digitsOf(text.slice(...range)) === digitsOf(wanted)) best = { ...match, start: range[0], end: range[1] };
	}
	return best && [best.start, best.end];
}

/** Where the quote would begin if one of its short pieces stands in the text unchanged; the most agreed on first. */
function likelyPlaces(text: string, quote: string, from: number, to: number): number[] {
	const votes = new Map<number, number>();
	for (let at = 0; at + seedLength <= quote.length; at += 3) {
		const seed = quote.slice(at, at + seedLength);
		let hits = 0;
		for (let hit = text.indexOf(seed, from); hit >= 0 && hit < to && hits < 200; hit = text.indexOf(seed, hit + 1)) {
			const place = Math.round((hit - at) / 8) * 8;
			votes.set(place, (votes.get(place) ?? 0) + 1);
			hits++;
		}
	}
	return [...votes]
		.sort((a, b) => b[1] - a[1] || a[0] - b[0])
		.slice(0, mostPlaces)
		.map(([place]) => place);
}

interface Match {
	readonly start: number;
	readonly end: number;
	/** Characters to add, drop or exchange. */
	readonly distance: number;
}

/** The stretch of `window` with the least edit distance to `quote` (Sellers’ algorithm). */
function nearest(window: string, quote: string): Match {
	let costs = Int32Array.from({ length: quote.length + 1 }, (_, i) => i);
	let starts = new Int32Array(quote.length + 1);
	let [nextCosts, nextStarts] = [new Int32Array(costs.length), new Int32Array(costs.length)];
	let best: Match = { start: 0, end: 0, distance: quote.length };
	for (let end = 1; end <= window.length; end++) {
		nextCosts[0] = 0;
		nextStarts[0] = end;
		for (let i = 1; i <= quote.length; i++) {
			const same = intAt(costs, i - 1) + (window[end - 1] === quote[i - 1] ? 0 : 1);
			const skipped = intAt(costs, i) + 1;
			const missing = intAt(nextCosts, i - 1) + 1;
			const least = Math.min(same, skipped, missing);
			nextCosts[i] = least;
			nextStarts[i] =
				least === same ? intAt(starts, i - 1) : least === skipped ? intAt(starts, i) : intAt(nextStarts, i - 1);
		}
		[costs, starts, nextCosts, nextStarts] = [nextCosts, nextStarts, costs, starts];
		const distance = intAt(costs, quote.length);
		if (distance < best.distance) best = { start: intAt(starts, quote.length), end, distance };
	}
	return best;
}

function digitsOf(text: string): string {
	return (text.match(/\d+(?:[.,]\d+)*/gu) ?? []).join(' ');
}

/** Where a quote stands in the source, and how well it fits. */
export interface Aligned {
	readonly span: Span;
	/** `normalised`: but for white space, quotation marks, dashes, case, markup and width; `fuzzy`: but for a few letters. */
	readonly how: 'exact' | 'normalised' | 'fuzzy';
}

/** A shorter quote must be a whole word or more: letters and digits may not go on beside it. */
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
	align(quote: string, within: Span = [0, this.#source.length]): Aligned | undefined {
		return this.#exact(quote.trim(), within) ?? this.#whole(quote, within) ?? this.#ends(quote, within);
	}

	#exact(quote: string, [start, end]: Span): Aligned | undefined {
		if (quote === '') return undefined;
		for (let at = this.#source.indexOf(quote, start); at >= 0 && at + quote.length <= end; ) {
			const span = [at, at + quote.length] as const;
			if (this.#isVisible(span) && this.#mayStand(span)) return { span, how: 'exact' };
			at = this.#source.indexOf(quote, at + 1);
		}
		return undefined;
	}

	#whole(quote: string, within: Span): Aligned | undefined {
		for (const form of normaliseQuote(quote)) {
			const span = this.#find(form, within);
			if (span) return { span, how: 'normalised' };
		}
		for (const form of normaliseQuote(quote)) {
			const range = findLike(this.#normal.text, form, this.#normal.range(within));
			if (range) return { span: this.#normal.span(range), how: 'fuzzy' };
		}
		return undefined;
	}

	/** A quote with something left out, `… begins so … and ends so`: its pieces must follow each other closely. */
	#ends(quote: string, [start, end]: Span): Aligned | undefined {
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

	/** The whole of it is seen by a reader: its normal form is as long as the quote's would be. */
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
