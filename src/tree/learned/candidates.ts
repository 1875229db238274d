import { entryOf } from '../../access';
import { sectionsAround } from '../../report/lookup';
import type { UnitSignals } from '../reading/signals';
import type { ParentContext } from './parentFeatures';

/** How many of the likeliest key nodes any unit may serve, wherever they stand. */
export const mostStrong = 24;

/** How far in its section a unit looks for the one it serves. */
const reach = 10;
/** The likeliest key nodes of the whole report, the likeliest first. */
export function likeliestKeys(key: readonly number[], most: number): number[] {
	return key
		.map((odds, index) => ({ odds, index }))
		.sort((a, b) => b.odds - a.odds || a.index - b.index)
		.slice(0, most)
		.map(({ index }) => index);
}

/** The units that one may serve: the headings above it, its own paragraph, its section nearby, and likely key nodes. */
export function candidatesFor(context: ParentContext, child: UnitSignals, strong: readonly number[]): number[] {
	const { unit } = child;
	const candidates = new Set<number>();
	for (const section of sectionsAround(context.report, unit.section?.index)) {
		const heading = context.outline.own.get(section.index)?.[0];
		if (heading !== undefined) candidates.add(heading);
	}
	if (unit.kind !== 'heading') {
		for (const index of unit.section ? entryOf(context.outline.own, unit.section.index) : []) {
			if (Math.abs(index - unit.index) <= reach) candidates.add(index);
		}
		for (let index = unit.index - unit.position; context.all[index]?.unit.block === unit.block; index++)
			candidates.add(index);
		for (const index of strong) candidates.add(index);
	}
	candidates.delete(unit.index);
	return [...candidates];
}
