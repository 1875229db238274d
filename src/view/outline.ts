import type { Analysis } from '../analysis';
import { sectionAt } from '../report/lookup';
import { byPlace } from '../report/spanRelations';
import type { LogicNode, LogicTree } from '../tree/model';
import { isHeading } from './nodeName';

/** `condensed`: the key nodes alone, as the papers' metrics see the tree; `full`: every claim and every fact. */
export type TreeGrain = 'condensed' | 'full';

/** A node with the nodes that are shown under it. */
export interface OutlineNode {
	readonly node: LogicNode;
	/** `null` for the root of the outline. */
	readonly parent: LogicNode | null;
	readonly children: readonly OutlineNode[];
}

interface GrowingNode extends OutlineNode {
	readonly children: GrowingNode[];
}

/**
 * The tree as people are shown it: the argument where a model has read the report, else what stands under each heading, for
 * what serves what the rules can only guess.
 */
export function treeOutline(
	analysis: Pick<Analysis, 'report' | 'tree' | 'reading'>,
	grain: TreeGrain,
): OutlineNode | undefined {
	return analysis.reading ? servedOutline(analysis.tree, grain) : outlineBySection(analysis, grain);
}

/** Each node under the one that it serves; one whose parent is left out hangs from its nearest ancestor that is not. */
export function servedOutline(tree: LogicTree, grain: TreeGrain): OutlineNode | undefined {
	const shown = new Map<string, GrowingNode>();
	for (const node of tree.nodes) {
		const above = node.parent === null ? undefined : shown.get(node.parent);
		if (grain === 'condensed' && !node.key && node.parent !== null) {
			if (above) shown.set(node.id, above);
			continue;
		}
		shown.set(node.id, grow(node, above));
	}
	return shown.get(tree.root);
}

function outlineBySection(
	{ report, tree }: Pick<Analysis, 'report' | 'tree'>,
	grain: TreeGrain,
): OutlineNode | undefined {
	const [root, ...others] = tree.nodes;
	if (!root) return undefined;
	const top = grow(root, undefined);
	const headings = new Map(tree.nodes.filter((node) => isHeading(report, node)).map((node) => [node.block, node]));
	const shown = new Map<LogicNode, GrowingNode>([[root, top]]);
	const headingOver = (section: number | undefined): GrowingNode => {
		if (section === undefined) return top;
		const { heading, parent } = sectionAt(report, section);
		const node = headings.get(heading);
		const known = node && shown.get(node);
		if (known) return known;
		const above = headingOver(parent);
		if (!node) return above;
		const grown = grow(node, above);
		shown.set(node, grown);
		return grown;
	};
	for (const node of others.toSorted(byPlace)) {
		if (isHeading(report, node) || (grain === 'condensed' && !node.key)) continue;
		grow(node, headingOver(node.block === undefined ? undefined : report.blocks[node.block]?.section));
	}
	return top;
}

function grow(node: LogicNode, above: GrowingNode | undefined): GrowingNode {
	const grown: GrowingNode = { node, parent: above?.node ?? null, children: [] };
	above?.children.push(grown);
	return grown;
}

/** A node and all that is shown under it, as it is read. */
export function withNodesUnder(outline: OutlineNode): OutlineNode[] {
	return [outline, ...outline.children.flatMap(withNodesUnder)];
}
