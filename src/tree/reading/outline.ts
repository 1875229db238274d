import { entryOf, floatAt } from '../../access';
import { groupPairs } from '../../text/collections';
import { FlatLists } from '../../text/flatLists';
import type { UnitSignals } from './signals';

/** What a whole report looks like: the same for all of its units. */
export interface Outline {
	readonly units: number;
	/** For each section, its units in document order (its own, not its subsections'). */
	readonly own: ReadonlyMap<number, readonly number[]>;
	/** For each section, how many units stand in it, subsections included. */
	readonly below: ReadonlyMap<number, number>;
	/** For each block the number of items in its list, 0 for what is no item. */
	readonly listSize: ReadonlyMap<number, number>;
	readonly listPlace: ReadonlyMap<number, number>;
	/** For each unit, how many stand in the report as it does: headings of its level, items of its depth, first sentences. */
	readonly alike: readonly number[];
	/** In how many units each term occurs. */
	readonly frequency: ReadonlyMap<string, number>;
	readonly related: Relatedness;
}

export function outlineOf(all: readonly UnitSignals[]): Outline {
	const own = groupPairs(all.flatMap(({ unit }) => (unit.section ? [[unit.section.index, unit.index]] : [])));
	const frequency = new Map<string, number>();
	for (const { terms } of all) for (const term of terms) frequency.set(term, (frequency.get(term) ?? 0) + 1);
	return {
		units: all.length,
		own,
		below: countBelow(all, own),
		alike: countAlike(all),
		frequency,
		related: new Relatedness(all, frequency),
		...lists(all),
	};
}

function countAlike(all: readonly UnitSignals[]): number[] {
	const places = all.map(({ unit: { kind, block, position, section } }) =>
		[kind, block.kind, position > 0, block.depth, kind === 'heading' ? section?.level : section?.role].join(' '),
	);
	const counts = new Map<string, number>();
	for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
	return places.map((place) => entryOf(counts, place));
}

function countBelow(all: readonly UnitSignals[], own: ReadonlyMap<number, readonly number[]>): Map<number, number> {
	const parentOf = new Map<number, number | undefined>();
	for (const { unit } of all) if (unit.section) parentOf.set(unit.section.index, unit.section.parent);
	const below = new Map<number, number>();
	for (const [section, units] of own) {
		for (let at: number | undefined = section; at !== undefined; at = parentOf.get(at)) {
			below.set(at, (below.get(at) ?? 0) + units.length);
		}
	}
	return below;
}

function lists(all: readonly UnitSignals[]): Pick<Outline, 'listSize' | 'listPlace'> {
	const listSize = new Map<number, number>();
	const listPlace = new Map<number, number>();
	let run: number[] = [];
	const close = () => {
		for (const [place, block] of run.entries()) {
			listSize.set(block, run.length);
			listPlace.set(block, place);
		}
		run = [];
	};
	let last: UnitSignals['unit'] | undefined;
	for (const { unit } of all) {
		if (last?.block === unit.block) continue;
		if (unit.block.kind !== 'item' || last?.block.kind !== 'item' || last.section !== unit.section) close();
		if (unit.block.kind === 'item') run.push(unit.block.index);
		last = unit;
	}
	close();
	return { listSize, listPlace };
}

/** Mean share of the report's units that a unit's terms occur in: how much it speaks of the report's subject. */
export function centrality({ terms }: UnitSignals, outline: Outline): number {
	if (terms.size === 0) return 0;
	let sum = 0;
	for (const term of terms) sum += (outline.frequency.get(term) ?? 0) / outline.units;
	return sum / terms.size;
}

/** How much the units of a report have in common by their terms, rare ones counting more. */
export class Relatedness {
	/** For each unit its terms, by rising number. */
	readonly #terms: FlatLists;
	/** For each term, by its rarity within the report. */
	readonly #weights: Float64Array;
	readonly #norms: Float64Array;

	constructor(all: readonly UnitSignals[], frequency: ReadonlyMap<string, number>) {
		const counts = Uint32Array.from(frequency.values());
		const numbers = new Map<string, number>();
		for (const term of frequency.keys()) numbers.set(term, numbers.size);
		this.#weights = Float64Array.from(counts, (units) => Math.log((all.length + 1) / (units + 0.5)) ** 2);
		const holders = new FlatLists(counts);
		all.forEach(({ terms }, unit) => {
			for (const term of terms) holders.push(entryOf(numbers, term), unit);
		});
		this.#terms = new FlatLists(all.map(({ terms }) => terms.size));
		for (let term = 0; term < counts.length; term++) {
			for (let at = holders.from(term); at < holders.to(term); at++) {
				this.#terms.push(holders.at(at), term);
			}
		}
		this.#norms = new Float64Array(all.length);
		for (let unit = 0; unit < all.length; unit++) this.#norms[unit] = this.#normOf(unit);
	}

	#normOf(unit: number): number {
		let sum = 0;
		for (let at = this.#terms.from(unit); at < this.#terms.to(unit); at++) {
			sum += floatAt(this.#weights, this.#terms.at(at));
		}
		return Math.sqrt(sum);
	}

	/** What two units have in common: a cosine, 0–1. */
	between(first: number, second: number): number {
		const terms = this.#terms;
		const [endOfFirst, endOfSecond] = [terms.to(first), terms.to(second)];
		let shared = 0;
		for (let i = terms.from(first), j = terms.from(second); i < endOfFirst && j < endOfSecond; ) {
			const [one, other] = [terms.at(i), terms.at(j)];
			if (one === other) shared += floatAt(this.#weights, one);
			if (one <= other) i++;
			if (one >= other) j++;
		}
		return shared === 0 ? 0 : shared / (floatAt(this.#norms, first) * floatAt(this.#norms, second));
	}
}
