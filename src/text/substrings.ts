import { uintAt } from '../access';
import { spreadHash } from './hash';

/** In characters: a shorter text is read through in no time. */
const longText = 100_000;
/** How many characters the runs have that are known of a text: the longer, the more they tell. */
const sizes = [8, 4] as const;
/** Bits for each run, and in one number. */
const [bitsForRun, bitsInNumber] = [4, 32];
const base = 0x01000193;

/**
 * Whether a text holds others, whatever their number: it is read through only for those all of whose runs of some
 * characters it has. Read for each of them, the time would grow with the square of a report that asks and is asked.
 */
export function substringsOf(text: string): (part: string) => boolean {
	if (text.length < longText) return (part) => text.includes(part);
	const runs = new Map<number, Runs>();
	return (part) => {
		const size = sizes.find((each) => part.length >= each);
		if (size === undefined) return text.includes(part);
		const known = runs.get(size) ?? new Runs(text, size);
		runs.set(size, known);
		return known.hasAllOf(part) && text.includes(part);
	};
}

/** The runs of characters of a text, each a bit by its hash: it has all that are here, and seems to have a few more. */
class Runs {
	readonly #size: number;
	readonly #bits: Uint32Array;

	constructor(text: string, size: number) {
		this.#size = size;
		this.#bits = new Uint32Array(2 ** Math.ceil(Math.log2((text.length * bitsForRun) / bitsInNumber)));
		this.#every(text, (at, bit) => {
			this.#bits[at] = uintAt(this.#bits, at) | bit;
			return true;
		});
	}

	hasAllOf(part: string): boolean {
		return this.#every(part, (at, bit) => (uintAt(this.#bits, at) & bit) !== 0);
	}

	/** From one run to the next its first character leaves the hash, and one comes in. */
	#every(text: string, holds: (at: number, bit: number) => boolean): boolean {
		const size = this.#size;
		const mask = this.#bits.length - 1;
		const leaving = powerOf(base, size);
		let hash = 0;
		for (let at = 0; at < text.length; at++) {
			hash = Math.imul(hash, base) + text.charCodeAt(at);
			if (at >= size) hash -= Math.imul(leaving, text.charCodeAt(at - size));
			hash |= 0;
			const mixed = spreadHash(hash);
			if (at >= size - 1 && !holds((mixed >>> 5) & mask, 1 << (mixed & 31))) return false;
		}
		return true;
	}
}

/** In whole numbers of 32 bits. */
function powerOf(number: number, exponent: number): number {
	let power = 1;
	for (let times = 0; times < exponent; times++) power = Math.imul(power, number);
	return power;
}
