import { floatAt, itemAt } from '../access';

/** Texts by the numbers of their terms, which are faster to look up than strings. */
export interface NumberedTexts {
	/** The terms of each text, each once and in order. */
	readonly texts: readonly (readonly number[])[];
	/** For each text how many terms the texts before it have: those with a higher number are new in it. */
	readonly before: readonly number[];
	/** In how many texts each term occurs. */
	readonly seenIn: readonly number[];
}

export function numberTerms(texts: readonly Iterable<string>[]): NumberedTexts {
	const numbers = new Map<string, number>();
	const before: number[] = [];
	const seenIn: number[] = [];
	/** The latest text that has each term. */
	const latest: number[] = [];
	const numbered = texts.map((terms, text) => {
		before.push(numbers.size);
		const own: number[] = [];
		for (const term of terms) {
			const number = numbers.get(term) ?? numbers.size;
			if (latest[number] === text) continue;
			if (number === numbers.size) numbers.set(term, number);
			latest[number] = text;
			seenIn[number] = (seenIn[number] ?? 0) + 1;
			own.push(number);
		}
		return own;
	});
	return { texts: numbered, before, seenIn };
}

/** How rare each term is among the texts: the more, the rarer; near 0 for a term of all. */
export function raritiesOf({ texts, seenIn }: NumberedTexts): Float64Array {
	const levels = Array.from({ length: texts.length + 1 }, (_, seen) => Math.log((texts.length + 1) / (seen + 0.5)));
	return new Float64Array(seenIn.map((seen) => itemAt(levels, seen)));
}

/** How much some terms weigh together, the rare ones most. */
export function totalWeight(terms: readonly number[], rarities: Float64Array): number {
	let mass = 0;
	for (const term of terms) mass += floatAt(rarities, term) ** 2;
	return mass;
}

/** Tells which terms of one text another has, too. Cheapest when calls with the same `second` follow each other. */
export function sharedTerms({ texts, seenIn }: NumberedTexts): (first: number, second: number) => readonly number[] {
	/** The text that was marked last among those that have a term. */
	const markedBy = new Int32Array(seenIn.length).fill(-1);
	let marked = -1;
	return (first, second) => {
		if (marked !== second) for (const term of itemAt(texts, second)) markedBy[term] = second;
		marked = second;
		return itemAt(texts, first).filter((term) => markedBy[term] === second);
	};
}
