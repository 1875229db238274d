import { type Forest, measure, oddsOf } from './learned/forest';
import { measureKeys } from './learned/keyFeatures';
import type { Reading } from './learned/reading';
import { roleFeatures } from './learned/roleFeatures';
import type { Role } from './roles';

const roles = ['argument', 'evidence', 'other'] as const;

/** Each unit's role; headings and tables have theirs by what they are (FinResearchBench §3.1.2: topic = argument). */
export function classifyRoles({ all }: Reading, forest: Forest): Role[] {
	return all.map((own, index) => {
		if (own.unit.kind === 'heading') return 'argument';
		if (own.unit.kind === 'table') return 'evidence';
		const odds = oddsOf(forest, measure(roleFeatures, { all, index, own }));
		return roles[odds.indexOf(Math.max(...odds))]!;
	});
}

/** How likely each unit stands in the condensed tree, 0–1. */
export function keyOdds(reading: Reading, forest: Forest): number[] {
	return measureKeys(reading).map((vector) => oddsOf(forest, vector)[0]!);
}
