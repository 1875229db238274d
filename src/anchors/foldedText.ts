import { intAt } from '../access';
import { Ink, type Report, type Span } from '../report/model';

/** What is read the same with it or without it, but for a comma within a number. */
const gap = /[\s,，、]/u;
const digit = /\d/u;
/** Beside these, white space is a matter of taste. */
const tight = /[\p{Script=Han}。！？；：|]/u;
const quotationMarks: Readonly<Record<string, string>> = { '“': '"', '”': '"', '„': '"', '‘': "'", '’': "'" };

/**
 * A source without what may change in it without changing what it says: white space, commas, the shape of quotation
 * marks, emphasis. Each character knows where it stands. Citations and addresses stay: they are part of what is said.
 */
export class FoldedText {
	readonly text: string;
	readonly #starts: Int32Array;
	readonly #length: number;

	constructor({ source, ink }: Pick<Report, 'source' | 'ink'>) {
		const kept: string[] = [];
		const starts: number[] = [];
		let gapFrom: number | undefined;
		for (let at = 0; at < source.length; at++) {
			const character = source.charAt(at);
			const plain = isPlain(source.charCodeAt(at));
			if (!plain && isGap(source, at)) gapFrom ??= at;
			else if (plain || !isEmphasis(character, ink[at])) {
				const before = kept.at(-1);
				if (gapFrom !== undefined && before !== undefined && !tight.test(before) && !tight.test(character)) {
					kept.push(' ');
					starts.push(gapFrom);
				}
				gapFrom = undefined;
				kept.push(plain ? character : (quotationMarks[character] ?? character));
				starts.push(at);
			}
		}
		this.text = kept.join('');
		this.#starts = Int32Array.from(starts);
		this.#length = source.length;
	}

	/** The range of a source span, without spaces at its ends. */
	range([start, end]: Span): Span {
		let [from, to] = [this.#firstFrom(start), this.#firstFrom(end)];
		while (from < to && this.text[from] === ' ') from++;
		while (from < to && this.text[to - 1] === ' ') to--;
		return [from, to];
	}

	/** The source span of a range. */
	span([from, to]: Span): Span {
		const start = from < this.#starts.length ? intAt(this.#starts, from) : this.#length;
		return [start, from < to ? intAt(this.#starts, to - 1) + 1 : start];
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

/** Latin letters and digits, which most text is made of. */
function isPlain(code: number): boolean {
	return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
}

function isGap(source: string, at: number): boolean {
	const character = source.charAt(at);
	if (!gap.test(character)) return false;
	return character !== ',' || !(digit.test(source.charAt(at - 1)) && digit.test(source.charAt(at + 1)));
}

function isEmphasis(character: string, ink: number | undefined): boolean {
	return ink === Ink.markup && (character === '*' || character === '_');
}
