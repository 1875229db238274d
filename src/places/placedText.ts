import { intAt } from '../access';
import type { Span } from '../report/model';

/** A text made of pieces of a source, each character of which knows which span of the source it stands for. */
export class PlacedText {
	readonly text: string;
	readonly #starts: Int32Array;
	readonly #ends: Int32Array;
	/** How long the source is. */
	readonly #length: number;

	constructor(text: string, starts: ArrayLike<number>, ends: ArrayLike<number>, length: number) {
		this.text = text;
		this.#starts = Int32Array.from(starts);
		this.#ends = Int32Array.from(ends);
		this.#length = length;
	}

	/** The source span of a range. */
	span([from, to]: Span): Span {
		const start = from < this.#starts.length ? intAt(this.#starts, from) : this.#length;
		return [start, from < to ? intAt(this.#ends, to - 1) : start];
	}

	/** The range of what stands within a source span, without spaces at its ends. */
	range([start, end]: Span): Span {
		let [from, to] = [this.#firstFrom(start), this.#firstFrom(end)];
		while (from < to && this.text[from] === ' ') from++;
		while (from < to && this.text[to - 1] === ' ') to--;
		return [from, to];
	}

	/** The first character that stands at an offset or behind it. */
	#firstFrom(offset: number): number {
		let [low, high] = [0, this.#starts.length];
		while (low < high) {
			const middle = (low + high) >> 1;
			if (intAt(this.#starts, middle) < offset) low = middle + 1;
			else high = middle;
		}
		return low;
	}
}
