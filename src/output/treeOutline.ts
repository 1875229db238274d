import type { LogicNode, LogicTree } from '../tree/model';

/** `condensed`: the key nodes alone, as the papers' metrics see the tree; `full`: every claim and every fact. */
export type TreeGrain = 'condensed' | 'full';

/** A node with the nodes that serve it at the chosen grain. */
export interface OutlineNode {
	readonly node: LogicNode;
	/** `null` for the root of the outline. */
	readonly parent: LogicNode | null;
	readonly children: readonly OutlineNode[];
}

interface GrowingNode extends OutlineNode {
	readonly children: GrowingNode[];
}

/** The tree at a grain; a node whose parent is left out hangs from its nearest ancestor that is not. */
export function treeOutline(tree: LogicTree, grain: TreeGrain): OutlineNode | undefined {
	const shown = new Map<string, GrowingNode>();
	for (const node of tree.nodes) {
		const above = node.parent === null ? undefined : shown.get(node.parent);
		if (grain === 'condensed' && !node.key && node.parent !== null) {
			if (above) shown.set(node.id, above);
			continue;
		}
		const grown: GrowingNode = { node, parent: above?.node ?? null, children: [] };
		above?.children.push(grown);
		shown.set(node.id, grown);
	}
	return shown.get(tree.root);
}
