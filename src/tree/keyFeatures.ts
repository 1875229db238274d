import { claimBalance } from './roles';
import { roleFeatures } from './roleFeatures';
import type { Signals } from './signals';

type Feature = readonly [name: string, value: number];

/** What a whole report looks like: the same for all of its units. */
export interface Outline {
	readonly units: number;
	/** For each section, its units in document order (its own, not its subsections'). */
	readonly own: ReadonlyMap<number, readonly number[]>;
	/** For each section, the units below it, subsections included. */
	readonly below: ReadonlyMap<number, number>;
	/** For each block the number of its siblings: the items of its list, or 1. */
	readonly listSize: ReadonlyMap<number, number>;
	readonly listPlace: ReadonlyMap<number, number>;
	/** How often each term occurs in the units of the report. */
	readonly frequency: ReadonlyMap<string, number>;
}

export function outlineOf(all: readonly Signals[]): Outline {
	const own = new Map<number, number[]>();
	const below = new Map<number, number>();
	const frequency = new Map<string, number>();
	const parentOf = new Map<number, number | undefined>();
	for (const { unit, terms } of all) {
		for (const term of terms) frequency.set(term, (frequency.get(term) ?? 0) + 1);
		const section = unit.section;
		if (!section) continue;
		parentOf.set(section.index, section.parent);
		const list = own.get(section.index);
		if (list) list.push(unit.index);
		else own.set(section.index, [unit.index]);
	}
	for (const [section, units] of own) {
		for (let at: number | undefined = section; at !== undefined; at = parentOf.get(at)) {
			below.set(at, (below.get(at) ?? 0) + units.length);
		}
	}
	return { units: all.length, own, below, frequency, ...lists(all) };
}

function lists(all: readonly Signals[]) {
	const listSize = new Map<number, number>();
	const listPlace = new Map<number, number>();
	let run: number[] = [];
	const flush = () => {
		run.forEach((block, place) => {
			listSize.set(block, run.length);
			listPlace.set(block, place);
		});
		run = [];
	};
	let last: Signals['unit'] | undefined;
	for (const { unit } of all) {
		if (last?.block === unit.block) continue;
		const follows = unit.block.kind === 'item' && last?.block.kind === 'item' && last.section === unit.section;
		if (!follows) flush();
		if (unit.block.kind === 'item') run.push(unit.block.index);
		last = unit;
	}
	flush();
	return { listSize, listPlace };
}

/** What speaks for a unit being in the condensed tree. */
export function keyFeatures(all: readonly Signals[], index: number, outline: Outline): Feature[] {
	const signals = all[index]!;
	return [
		...roleFeatures(all, index),
		...shapeFeatures(signals, outline),
		['balance', claimBalance(signals)],
		['centrality', centrality(signals, outline)],
		['next balance', all[index + 1] ? claimBalance(all[index + 1]!) : 0],
	];
}

function shapeFeatures({ unit }: Signals, outline: Outline): Feature[] {
	const section = unit.section;
	const own = section ? (outline.own.get(section.index) ?? []) : [];
	const place = own.indexOf(unit.index);
	const heading = unit.kind === 'heading';
	const below = section ? (outline.below.get(section.index) ?? 0) : 0;
	const size = outline.listSize.get(unit.block.index) ?? 0;
	return [
		['heading', Number(heading)],
		['table', Number(unit.kind === 'table')],
		['level', section?.level ?? 0],
		['heading level', heading ? (section?.level ?? 0) : 0],
		['heading below', heading ? Math.log2(1 + below) : 0],
		['heading own', heading ? Math.log2(own.length) : 0],
		['heading share', heading ? below / outline.units : 0],
		['section place', place],
		['section size', Math.log2(1 + own.length)],
		['section share', below / outline.units],
		['document place', unit.index / outline.units],
		['units', Math.log2(outline.units)],
		['list size', size],
		['list place', outline.listPlace.get(unit.block.index) ?? 0],
		['in body', Number(section?.role === 'body')],
		['position', unit.position],
		['siblings', unit.siblings],
	];
}

/** Mean share of the report's units that a unit's terms occur in: how much it speaks of the report's subject. */
function centrality({ terms }: Signals, outline: Outline): number {
	if (terms.size === 0) return 0;
	let sum = 0;
	for (const term of terms) sum += (outline.frequency.get(term) ?? 0) / outline.units;
	return sum / terms.size;
}
