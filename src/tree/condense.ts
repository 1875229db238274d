import type { Role } from './roles';
import { claimBalance } from './roles';
import type { Signals } from './signals';

/** The condensed trees the paper's formulas are calibrated on have 25–60 nodes (37–49 on average). */
const most = 60;

/** Chooses the key nodes: the thesis, the sections, and the claims and facts that carry most, within a budget. */
export function chooseKeys(
	signals: readonly Signals[],
	roles: readonly Role[],
	parents: readonly (number | undefined)[],
): Set<number> {
	const weight = subtreeSizes(parents);
	const ranked = signals
		.filter(({ unit }) => roles[unit.index] !== 'other')
		.map((signal) => ({ index: signal.unit.index, score: keyScore(signal, roles, parents, weight) }))
		.sort((a, b) => b.score - a.score || a.index - b.index);
	const budget = Math.min(most, Math.max(8, Math.round(ranked.length * 0.4)));
	return new Set(ranked.slice(0, budget).map(({ index }) => index));
}

function keyScore(
	{ unit, citations, figures, cues, ...rest }: Signals,
	roles: readonly Role[],
	parents: readonly (number | undefined)[],
	weight: readonly number[],
): number {
	const size = Math.log2(1 + weight[unit.index]!);
	if (unit.kind === 'heading')
		return parents[unit.index] === undefined ? 100 : headingScore(unit.section?.level ?? 2, size);
	if (unit.kind === 'table') return 2;
	const lead = unit.position === 0 ? 0.6 : 0;
	if (roles[unit.index] === 'evidence') return Math.min(figures, 2) * 0.5 + Math.min(citations, 1) * 0.5 + lead * 0.5;
	return 1 + lead + size + 0.3 * claimBalance({ unit, citations, figures, cues, ...rest });
}

function headingScore(level: number, size: number): number {
	return level <= 2 ? 2.5 + 0.2 * size : level === 3 ? 0.8 + 0.4 * size : 0.2 + 0.3 * size;
}

/** Nodes at and below each node. A node's parent may stand after it, so sizes are summed along the path upwards. */
function subtreeSizes(parents: readonly (number | undefined)[]): number[] {
	const sizes = parents.map(() => 0);
	parents.forEach((_, index) => {
		for (let at: number | undefined = index; at !== undefined; at = parents[at]) sizes[at]!++;
	});
	return sizes;
}
