import { candidatesFor, likeliestKeys, mostStrong } from '../learned/candidates';
import { type Forest, scoreOf } from '../learned/forest';
import { measureParentCandidates, type ParentContext, parentFeatureNames } from '../learned/parentFeatures';
import type { RuleReading } from '../reading/readByRules';
import type { Role } from '../reading/roles';
import { rankedUnits } from './sizes';

/** For each unit the node it serves, its parent; `undefined` for the root and for units that are no nodes. */
export function assignParents(
	reading: RuleReading,
	roles: readonly Role[],
	key: readonly number[],
	forest: Forest,
): (number | undefined)[] {
	const context: ParentContext = { key, ...reading };
	const pair = measureParentCandidates(context);
	const vector = new Float64Array(parentFeatureNames.length);
	const strong = likeliestKeys(key, mostStrong);
	const worthRanking = new Set(likeliestKeys(key, rankedUnits));
	const root = rootUnit(reading);
	const all: Choice[] = reading.all
		.filter(({ unit }) => roles[unit.index] !== 'other' && unit.index !== root)
		.map((child) => {
			const { index } = child.unit;
			if (!worthRanking.has(index)) return { child: index, ranked: byLayout(reading, roles, index) };
			const choices = candidatesFor(context, child, strong)
				.filter((candidate) => roles[candidate] !== 'other')
				.map((candidate) => ({ candidate, score: scoreOf(forest, pair(index, candidate, vector)) }))
				.sort((a, b) => b.score - a.score || a.candidate - b.candidate);
			return { child: index, ranked: choices };
		});
	return withoutCycles(all, reading.all.length, root);
}

/** The node that the layout puts a unit under, or the nearest one above that. */
function byLayout({ layout }: RuleReading, roles: readonly Role[], index: number): Choice['ranked'] {
	let at = layout[index];
	while (at !== undefined && roles[at] === 'other') at = layout[at];
	return at === undefined ? [] : [{ candidate: at, score: 0 }];
}

/** The title's heading is the root; `undefined` when the report has none. */
export function rootUnit({ report, all }: RuleReading): number | undefined {
	const title = report.title?.span[0];
	const byTitle = all.find(({ unit }) => unit.kind === 'heading' && unit.block.span[0] === title);
	if (byTitle) return byTitle.unit.index;
	const [top, ...more] = all.filter(({ unit }) => unit.kind === 'heading' && unit.section?.parent === undefined);
	return more.length === 0 ? top?.unit.index : undefined;
}

interface Choice {
	readonly child: number;
	readonly ranked: readonly { readonly candidate: number; readonly score: number }[];
}

/** Assigns parents by falling margin between the two best candidates, skipping candidates that would make a cycle. */
function withoutCycles(choices: readonly Choice[], units: number, root: number | undefined): (number | undefined)[] {
	const parents: (number | undefined)[] = new Array(units).fill(undefined);
	const margin = ({ ranked }: Choice) => (ranked[0]?.score ?? 0) - (ranked[1]?.score ?? 0);
	for (const { child, ranked } of [...choices].sort((a, b) => margin(b) - margin(a) || a.child - b.child)) {
		const best = ranked.find(({ candidate }) => !isBelow(parents, candidate, child));
		parents[child] = best?.candidate ?? root;
	}
	return parents;
}

function isBelow(parents: readonly (number | undefined)[], from: number, to: number): boolean {
	for (let at: number | undefined = from; at !== undefined; at = parents[at]) if (at === to) return true;
	return false;
}
