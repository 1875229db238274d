import type { Role } from './roles';

/** The condensed trees that the papers' formulas are calibrated on have 25–60 nodes; a short report has fewer. */
const most = 60;

/** Chooses the key nodes: the root, and the likeliest units, as many as their odds add up to. */
export function chooseKeys(odds: readonly number[], roles: readonly Role[], root: number | undefined): Set<number> {
	const nodes = odds
		.map((chance, index) => ({ chance, index }))
		.filter(({ index }) => roles[index] !== 'other' && index !== root);
	const expected = nodes.reduce((sum, { chance }) => sum + chance, 0);
	const count = Math.min(most, Math.max(Math.min(3, nodes.length), Math.round(expected)));
	const ranked = nodes.sort((a, b) => b.chance - a.chance || a.index - b.index).slice(0, count);
	return new Set([...ranked.map(({ index }) => index), ...(root === undefined ? [] : [root])]);
}
