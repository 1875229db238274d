import { uintAt } from '../access';

/** So often a text is read through before the runs of its characters are worth knowing. */
const mostReadings = 30;
/** How many characters the runs have that are known of a text: the longer, the more they tell. */
const sizes = [8, 4] as const;
/** Bits for each run, and in one number. */
const [bitsForRun, bitsInNumber] = [4, 32];

/**
 * Whether a text holds others, whatever their number: after some it is read through only for those all of whose runs of
 * some characters it has. Read for each of them, the time would grow with the square of a report that asks and is asked.
 */
export function substringsOf(text: string): (part: string) => boolean {
	let readings = 0;
	const runs = new Map<number, Runs>();
	return (part) => {
		const size = sizes.find((each) => part.length >= each);
		if (size === undefined || readings++ < mostReadings) return text.includes(part);
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
		this.#bits = new Uint32Array(2 ** Math.ceil(Math.log2((text.length * bitsForRun) / bitsInNumber + 1)));
		let run = 0;
		for (let at = 0; at < text.length; at++) {
			run = this.#next(run, text.charCodeAt(at));
			const place = this.#placeOf(run);
			this.#bits[place] = uintAt(this.#bits, place) | bitOf(run);
		}
	}

	hasAllOf(part: string): boolean {
		let run = 0;
		for (let at = 0; at < part.length; at++) {
			run = this.#next(run, part.charCodeAt(at));
			if (at >= this.#size - 1 && (uintAt(this.#bits, this.#placeOf(run)) & bitOf(run)) === 0) return false;
		}
		return true;
	}

	/** The run that ends with a character: the first one of the run before is shifted out of the 32 bits. */
	#next(run: number, character: number): number {
		return (run << (bitsInNumber / this.#size)) ^ character;
	}

	#placeOf(run: number): number {
		return (Math.imul(run, spreading) >>> 5) & (this.#bits.length - 1);
	}
}

const bitOf = (run: number) => 1 << (Math.imul(run, spreading) >>> 27);

/** The golden ratio in 32 bits: multiplied by it, numbers that are close to each other are far apart. */
const spreading = 0x9e3779b1;
