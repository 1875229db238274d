import { entryOf, itemAt } from '../../access';
import { indexInSorted } from '../../text/collections';
import { memoised } from '../../text/memo';
import type { Outline } from '../reading/outline';
import type { RuleReading } from '../reading/readByRules';
import { claimBalance } from '../reading/roles';
import type { UnitSignals } from '../reading/signals';
import { emptyVectors, type FeatureTable, featureNames, measureInto } from './forest';
import { measureRole, type PlacedUnit, roleFeatureNames } from './roleFeatures';

export interface OutlinedUnit extends PlacedUnit {
	readonly outline: Outline;
	/** For each unit, how many units the layout puts below it, itself included. */
	readonly carried: readonly number[];
}

const sectionUnits = ({ own, outline }: OutlinedUnit) =>
	own.unit.section ? entryOf(outline.own, own.unit.section.index) : [];
const unitsBelow = ({ own, outline }: OutlinedUnit) =>
	own.unit.section ? entryOf(outline.below, own.unit.section.index) : 0;
const isHeading = ({ own }: OutlinedUnit) => own.unit.kind === 'heading';

const placeFeatures: FeatureTable<OutlinedUnit> = [
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
	['centrality', ({ index, outline }) => itemAt(outline.centrality, index)],
	['alike', ({ index, outline }) => Math.log2(itemAt(outline.alike, index))],
	['carried', ({ index, carried }) => Math.log2(itemAt(carried, index))],
	['next balance', ({ all, index }) => claimBalanceOf(all[index + 1])],
];

const claimBalanceOf = (signals: UnitSignals | undefined) => (signals ? claimBalance(signals) : 0);

/** The names of the features that predict whether a unit is a key node: those of its role, and then where it stands. */
export const keyFeatureNames = [...roleFeatureNames, ...featureNames(placeFeatures)];

/** Measures every unit of a report for both forests, cached by reading. */
export const measureKeys: (reading: RuleReading) => Float64Array[] = memoised(
	({ all, outline, layout }) => {
		const carried = countCarried(layout);
		const vectors = emptyVectors(all.length, keyFeatureNames.length);
		all.forEach((own, index) => {
			const at = { all, index, own, outline, carried };
			measureInto(measureRole(at, itemAt(vectors, index)), roleFeatureNames.length, placeFeatures, at);
		});
		return vectors;
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
