import { itemAt } from '../../access';
import { placeAmong } from '../../text/collections';
import { type FeatureTable, measureBehind, namesOf } from '../learned/forest';
import { keyFeatureNames, measureKeys } from '../learned/keyFeatures';
import { claimBalance } from '../reading/roles';
import type { UnitSignals } from '../reading/signals';
import { type ClassifiedReading, isNote, pointsBack, statesSomething, sumsUp, underConclusions } from './statements';
import type { MeasuredUnit } from './thesisFeatures';

interface Statement {
	readonly reading: ClassifiedReading;
	readonly own: UnitSignals;
}

const features: FeatureTable<Statement> = [
	['key', ({ reading, own }) => reading.key[own.unit.index] ?? 0],
	['argument', ({ reading, own }) => reading.classified[own.unit.index] === 'argument'],
	['under conclusions', ({ own }) => underConclusions(own)],
	['points back', ({ own }) => pointsBack(own)],
	['claims', ({ own }) => claimBalance(own)],
	['place in section', ({ reading, own }) => placeInSection(reading, own)],
];

/** A conclusion shows itself by its place or its words, or is a claim without a source or figure of its own. */
function mayConclude({ classified }: ClassifiedReading, own: UnitSignals): boolean {
	if (sumsUp(own) || underConclusions(own)) return true;
	if (own.cues.has('inference') || own.cues.has('recommendation')) return true;
	return classified[own.unit.index] === 'argument' && own.citations + own.figures === 0;
}

function placeInSection({ outline }: ClassifiedReading, { unit: { section, index } }: UnitSignals): number {
	const units = section && outline.own.get(section.index);
	return units ? placeAmong(units, index) / units.length : 0;
}

/** The names of what speaks for a sentence being a conclusion: drawn from what stands elsewhere in the report. */
export const concludesFeatureNames = [...keyFeatureNames, ...namesOf(features)];

/** Measures every sentence that may be a conclusion. */
export function measureConclusions(reading: ClassifiedReading): MeasuredUnit[] {
	const keys = measureKeys(reading);
	return reading.all
		.filter((own) => statesSomething(reading, own) && !isNote(own) && mayConclude(reading, own))
		.map((own) => {
			const { index } = own.unit;
			return { index, vector: measureBehind(itemAt(keys, index), features, { reading, own }) };
		});
}
