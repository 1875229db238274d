import { entryOf, floatAt, itemAt } from '../../access';
import { groupPairs } from '../../text/collections';
import { FlatLists } from '../../text/flatLists';
import { numberTerms } from '../../text/numberedTerms';
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
	/** For each unit the mean share of all that its terms occur in: how much it speaks of the report's subject. */
	readonly centrality: readonly number[];
	readonly related: Relatedness;
}

export function outlineOf(all: readonly UnitSignals[]): Outline {
	const own = groupPairs(all.flatMap(({ unit }) => (unit.section ? [[unit.section.index, unit.index]] : [])));
	const { texts, seenIn } = numberTerms(all.map(({ terms }) => terms));
	return {
		units: all.length,
		own,
		below: countBelow(all, own),
		alike: countAlike(all),
		centrality: texts.map((own) =>
			own.length === 0 ? 0 : own.reduce((sum, term) => sum + itemAt(seenIn, term) / all.length, 0) / own.length,
		),
		related: new Relatedness(texts, seenIn),
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

/** How much the units of a report have in common by their terms, rare ones counting more. */
export class Relatedness {
	/** For each unit its terms, by rising number, and for each term the units that have it. */
	readonly #terms: FlatLists;
	readonly #holders: FlatLists;
	/** For each term, by its rarity within the report. */
	readonly #weights: Float64Array;
	readonly #norms: Float64Array;

	/** Of units with their terms, and with how many units have each term. */
	constructor(units: readonly (readonly number[])[], frequency: readonly number[]) {
		this.#weights = Float64Array.from(frequency, (count) => Math.log((units.length + 1) / (count + 0.5)) ** 2);
		this.#holders = new FlatLists(frequency);
		for (const [unit, terms] of units.entries()) for (const term of terms) this.#holders.push(term, unit);
		this.#terms = new FlatLists(units.map(({ length }) => length));
		const squares = new Float64Array(units.length);
		for (let term = 0; term < frequency.length; term++) {
			for (let at = this.#holders.from(term); at < this.#holders.to(term); at++) {
				const unit = this.#holders.at(at);
				this.#terms.push(unit, term);
				squares[unit] = floatAt(squares, unit) + floatAt(this.#weights, term);
			}
		}
		this.#norms = squares.map(Math.sqrt);
	}

	/** What each unit has in common with one, and that with itself nothing: cosines, 0–1. */
	with(unit: number): Float64Array {
		const shared = new Float64Array(this.#norms.length);
		for (let at = this.#terms.from(unit); at < this.#terms.to(unit); at++) {
			const term = this.#terms.at(at);
			const weight = floatAt(this.#weights, term);
			for (let holder = this.#holders.from(term); holder < this.#holders.to(term); holder++) {
				const other = this.#holders.at(holder);
				shared[other] = floatAt(shared, other) + weight;
			}
		}
		shared[unit] = 0;
		const norm = floatAt(this.#norms, unit);
		for (let other = 0; other < shared.length; other++) {
			const weight = floatAt(shared, other);
			if (weight > 0) shared[other] = weight / (norm * floatAt(this.#norms, other));
		}
		return shared;
	}
}
