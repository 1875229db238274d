import { entryOf } from '../access';
import type { LogicNode, TreeMetrics } from './model';

/** What the metrics need of a node; a parent that is not in the list makes its node a root. */
export type TreeLink = Pick<LogicNode, 'id' | 'type' | 'parent'>;

/**
 * FinResearchBench's measures of a tree (§3.1.4, Appendix B). Depth counts edges from a root at 0; the mean number of
 * children is taken over the nodes that have any (over all nodes it is always below 1), and over those that had some when the
 * report was read: a tree does not become wider because an argument has lost its reasons.
 * Parents must come before their children.
 *
 * @param bared how many nodes have lost all their children
 */
export function treeMetrics(nodes: readonly TreeLink[], bared = 0): TreeMetrics {
	const depth = new Map<string, number>();
	const children = new Map<string, number>();
	for (const { id, parent } of nodes) {
		const above = parent === null ? undefined : depth.get(parent);
		depth.set(id, above === undefined ? 0 : above + 1);
		if (parent !== null && above !== undefined) children.set(parent, (children.get(parent) ?? 0) + 1);
	}
	const depths = [...depth.values()];
	const leaves = nodes.filter((node) => !children.has(node.id)).map((node) => entryOf(depth, node.id));
	return {
		nodes: nodes.length,
		evidence: nodes.filter((node) => node.type === 'evidence').length,
		maxDepth: depths.reduce((most, d) => Math.max(most, d), 0),
		meanLeafDepth: mean(leaves),
		meanDepth: mean(depths),
		meanChildren: mean([...children.values(), ...Array.from({ length: bared }, () => 0)]),
		...(bared > 0 && { bared }),
	};
}

/** The condensed tree: the key nodes, each under its nearest key ancestor. */
export function condensedTree(nodes: readonly (TreeLink & { readonly key: boolean })[]): TreeLink[] {
	const byId = new Map(nodes.map((node) => [node.id, node]));
	return nodes
		.filter((node) => node.key)
		.map((node) => {
			let above = node.parent === null ? undefined : byId.get(node.parent);
			while (above && !above.key) above = above.parent === null ? undefined : byId.get(above.parent);
			return { id: node.id, type: node.type, parent: above?.id ?? null };
		});
}

function mean(values: readonly number[]): number {
	return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
