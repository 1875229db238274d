import { entryOf, uintAt } from '../../access';
import { countsBefore } from '../../text/collections';
import { memoised } from '../../text/memo';
import type { UnitSignals } from '../reading/signals';

/** The units of a block or of a section in their order, measured once for all of them: there may be thousands. */
export interface UnitGroup {
	/** Shares, 0–1, of the units that cite, and that give figures. */
	readonly citing: number;
	readonly figures: number;
	readonly table: boolean;
	/** Where a unit of the group stands in it, from 0. */
	placeOf(unit: UnitSignals): number;
	/** How many units behind one of the group cite, and give figures. */
	citingAfter(unit: UnitSignals): number;
	figuresAfter(unit: UnitSignals): number;
}

export const cites = ({ citations }: UnitSignals): boolean => citations > 0;
export const givesFigures = ({ figures }: UnitSignals): boolean => figures > 0;

export const groupOf: (units: readonly UnitSignals[]) => UnitGroup = memoised((units) => {
	const places = new Map(units.map((unit, place) => [unit, place]));
	const [citing, figures] = [countsBefore(units, cites), countsBefore(units, givesFigures)];
	const share = (counts: Uint32Array) => (units.length === 0 ? 0 : uintAt(counts, units.length) / units.length);
	const after = (counts: Uint32Array, unit: UnitSignals) =>
		uintAt(counts, units.length) - uintAt(counts, entryOf(places, unit) + 1);
	return {
		citing: share(citing),
		figures: share(figures),
		table: units.some(({ unit }) => unit.kind === 'table'),
		placeOf: (unit) => entryOf(places, unit),
		citingAfter: (unit) => after(citing, unit),
		figuresAfter: (unit) => after(figures, unit),
	};
});
