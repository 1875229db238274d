import { itemAt } from '../../access';
import { indexInSorted } from '../../text/collections';
import { memoised } from '../../text/memo';
import { centrality, type Outline } from '../reading/outline';
import type { RuleReading } from '../reading/readByRules';
import { claimBalance } from '../reading/roles';
import type { UnitSignals } from '../reading/signals';
import { type FeatureTable, measureBehind, namesOf } from './forest';
import { measureRole, type Placed, roleFeatures } from './roleFeatures';

export interface Outlined extends Placed {
	readonly outline: Outline;
	/** For each unit, how many units the layout puts below it, itself included. */
	readonly carried: readonly number[];
}

const sectionUnits = ({ own, outline }: Outlined) =>
	own.unit.section ? (outline.own.get(own.unit.section.index) ?? []) : [];
const unitsBelow = ({ own, outline }: Outlined) =>
	own.unit.section ? (outline.below.get(own.unit.section.index) ?? 0) : 0;
const isHeading = ({ own }: Outlined) => own.unit.kind === 'heading';

const placeFeatures: FeatureTable<Outlined> = [
	['heading', isHeading],
	['table', ({ own }) => own.unit.kind === 'table'],
	['heading level', (at) => (isHeading(at) ? (at.own.unit.section?.level ?? 0) : 0)],
	['heading below', (at) => (isHeading(at) ? Math.log2(1 + unitsBelow(at)) : 0)],
	['heading own', (at) => (isHeading(at) ? Math.log2(sectionUnits(at).length) : 0)],
	['heading share', (at) => (isHeading(at) ? unitsBelow(at) / at.outline.units : 0)],
	['section place', (at) => indexInSorted(sectionUnits(at), at.index)],
	['section size', (at) => Math.log2(1 + sectionUnits(at).length)],
	['section share', (at) => unitsBelow(at) / at.outline.units],
	['document place', (at) => at.index / at.outline.units],
	['units', (at) => Math.log2(at.outline.units)],
	['list size', (at) => at.outline.listSize.get(at.own.unit.block.index) ?? 0],
	['list place', (at) => at.outline.listPlace.get(at.own.unit.block.index) ?? 0],
	['in body', ({ own }) => own.unit.section?.role === 'body'],
	['centrality', (at) => centrality(at.own, at.outline)],
	['alike', ({ index, outline }) => Math.log2(itemAt(outline.alike, index))],
	['carried', ({ index, carried }) => Math.log2(itemAt(carried, index))],
	['next balance', ({ all, index }) => balanceOf(all[index + 1])],
];

const balanceOf = (signals: UnitSignals | undefined) => (signals ? claimBalance(signals) : 0);

/** The names of what speaks for a unit standing in the condensed tree. */
export const keyFeatureNames = [...namesOf(roleFeatures), ...namesOf(placeFeatures)];

/** Measures every unit of a report, once: other tables begin with these. */
export const measureKeys: (reading: RuleReading) => Float64Array[] = memoised(
	({ all, outline, layout }) => {
		const carried = countCarried(layout);
		return all.map((own, index) => {
			const at = { all, index, own, outline, carried };
			return measureBehind(measureRole(at), placeFeatures, at);
		});
	},
	({ all }) => all,
);

function countCarried(layout: readonly (number | undefined)[]): number[] {
	const carried = layout.map(() => 0);
	for (const index of layout.keys()) {
		for (let at: number | undefined = index; at !== undefined; at = layout[at]) carried[at] = itemAt(carried, at) + 1;
	}
	return carried;
}
