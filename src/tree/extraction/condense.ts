import type { Role } from '../reading/roles';
import { keyNodes } from './sizes';

/**
 * Chooses the key nodes: the root, and the likeliest units, about as many as their odds add up to. Each brings what it
 * serves along, up to the root, for in a condensed tree nothing hangs on a node that was left out.
 */
export function chooseKeys(
	odds: readonly number[],
	roles: readonly Role[],
	parents: readonly (number | undefined)[],
	root: number | undefined,
): Set<number> {
	const nodes = odds
		.map((chance, index) => ({ chance, index }))
		.filter(({ index }) => roles[index] !== 'other' && index !== root);
	const expected = Math.round(nodes.reduce((sum, { chance }) => sum + chance, 0));
	const count = Math.min(keyNodes.most, nodes.length, Math.max(keyNodes.least, expected));
	const keys = new Set<number>();
	for (const { index } of nodes.sort((a, b) => b.chance - a.chance || a.index - b.index)) {
		if (keys.size >= count) break;
		for (let at: number | undefined = index; at !== undefined && at !== root; at = parents[at]) keys.add(at);
	}
	if (root !== undefined) keys.add(root);
	return keys;
}
