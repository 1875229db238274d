import { intAt, itemAt } from '../../access';
import { lazy } from '../../text/memo';
import { candidatesFor, likeliestKeys, mostStrong } from '../learned/candidates';
import { closeLeaves, type Forest, openLeaves, scoreOf } from '../learned/forest';
import { measureParents, otherFrom, type ParentContext, pairFrom } from '../learned/parentFeatures';
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
	const rate = rateCandidates(context, forest);
	const strong = likeliestKeys(key, mostStrong);
	const worthRanking = new Set(likeliestKeys(key, rankedUnits));
	const root = rootUnit(reading);
	const all: Choice[] = reading.all
		.filter(({ unit }) => roles[unit.index] !== 'other' && unit.index !== root)
		.map((child) => {
			const { index } = child.unit;
			if (!worthRanking.has(index)) return { child: index, ranked: byLayout(reading, roles, index) };
			const score = rate(index);
			const choices = candidatesFor(context, child, strong)
				.filter((candidate) => roles[candidate] !== 'other')
				.map((candidate) => ({ candidate, score: score(candidate) }))
				.sort((a, b) => b.score - a.score || a.candidate - b.candidate);
			return { child: index, ranked: choices };
		});
	return withoutCycles(all, reading.all.length, root);
}

/** For each unit, how likely it serves another. What the two show alone is weighed once, and not for each pair. */
function rateCandidates(context: ParentContext, forest: Forest): (child: number) => (other: number) => number {
	const { child, other, pairs } = measureParents(context);
	const others = context.all.map((_, index) =>
		lazy(() => closeLeaves(forest, openLeaves(forest), other(index), otherFrom)),
	);
	const open = openLeaves(forest);
	return (index) => {
		const byChild = closeLeaves(forest, openLeaves(forest), child(index));
		const pair = pairs(index);
		return (candidate) => {
			const byOther = itemAt(others, candidate)();
			for (let tree = 0; tree < open.length; tree++) open[tree] = intAt(byChild, tree) & intAt(byOther, tree);
			return scoreOf(forest, closeLeaves(forest, open, pair(candidate), pairFrom));
		};
	};
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
