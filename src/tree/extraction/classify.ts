import { firstOf, itemAt } from '../../access';
import { type Forest, probabilitiesOf } from '../learned/forest';
import { measureKeys } from '../learned/keyFeatures';
import type { RuleReading } from '../reading/readByRules';
import type { Role } from '../reading/roles';

/**
 * Each unit's role; headings and tables have theirs by what they are (FinResearchBench §3.1.2: topic = argument).
 * The likelier a unit is a key node, the less it is taken for `other`: a key node argues or proves something.
 */
export function classifyRoles(reading: RuleReading, key: readonly number[], forest: Forest): Role[] {
	const vectors = measureKeys(reading);
	return reading.all.map((own, index) => {
		if (own.unit.kind === 'heading') return 'argument';
		if (own.unit.kind === 'table') return 'evidence';
		if (own.noClaim) return 'other';
		const odds = probabilitiesOf(forest, itemAt(vectors, index));
		const [argument, evidence, other] = [itemAt(odds, 0), itemAt(odds, 1), itemAt(odds, 2)];
		if (other * (1 - itemAt(key, index)) > Math.max(argument, evidence)) return 'other';
		return argument >= evidence ? 'argument' : 'evidence';
	});
}

/** How likely each unit stands in the condensed tree, 0–1. */
export function keyProbabilities(reading: RuleReading, forest: Forest): number[] {
	return measureKeys(reading).map((vector) => firstOf(probabilitiesOf(forest, vector)));
}
