import type { Signals } from './signals';

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
	/** In how many units each term occurs. */
	readonly frequency: ReadonlyMap<string, number>;
}

export function outlineOf(all: readonly Signals[]): Outline {
	const own = new Map<number, number[]>();
	const frequency = new Map<string, number>();
	for (const { unit, terms } of all) {
		for (const term of terms) frequency.set(term, (frequency.get(term) ?? 0) + 1);
		if (!unit.section) continue;
		const list = own.get(unit.section.index);
		if (list) list.push(unit.index);
		else own.set(unit.section.index, [unit.index]);
	}
	return { units: all.length, own, below: countBelow(all, own), frequency, ...lists(all) };
}

function countBelow(all: readonly Signals[], own: ReadonlyMap<number, readonly number[]>): Map<number, number> {
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

function lists(all: readonly Signals[]): Pick<Outline, 'listSize' | 'listPlace'> {
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
	let last: Signals['unit'] | undefined;
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
export function centrality({ terms }: Signals, outline: Outline): number {
	if (terms.size === 0) return 0;
	let sum = 0;
	for (const term of terms) sum += (outline.frequency.get(term) ?? 0) / outline.units;
	return sum / terms.size;
}

/** What two units have in common, rare terms counting more: a cosine, 0–1. */
export function relatedness(a: Signals, b: Signals, { frequency, units }: Outline): number {
	const weigh = (term: string) => Math.log((units + 1) / ((frequency.get(term) ?? 0) + 0.5)) ** 2;
	let [shared, left, right] = [0, 0, 0];
	for (const term of a.terms) {
		const weight = weigh(term);
		left += weight;
		if (b.terms.has(term)) shared += weight;
	}
	for (const term of b.terms) right += weigh(term);
	return left > 0 && right > 0 ? shared / Math.sqrt(left * right) : 0;
}
