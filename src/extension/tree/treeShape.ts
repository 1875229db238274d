import type { Analysis } from '../../analysis';
import type { LogicNode } from '../../tree/model';
import { lacksSupport } from '../../view/claims';
import { type OutlineNode, treeOutline } from '../../view/outline';

/** The key claims (the condensed tree), all of them and all facts, or of these what lacks ground and what leads to it, as in the panel. */
export const claimChoices = ['key', 'all', 'unsupported'] as const;
export type ClaimChoice = (typeof claimChoices)[number];

/** A tree as it is shown. Nodes keep their identity, so that the view can be asked for one of them. */
export interface ShapedTree {
	/** `undefined` when there is nothing to show. */
	readonly root: OutlineNode | undefined;
	/** By the id of its node. */
	readonly shown: ReadonlyMap<string, OutlineNode>;
}

export function shapeTree(analysis: Analysis, choice: ClaimChoice): ShapedTree {
	const unsupportedOnly = choice === 'unsupported';
	const outline = treeOutline(analysis, choice === 'key' ? 'condensed' : 'full');
	const root = outline && unsupportedOnly ? pruned(outline, lacksSupport(analysis)) : outline;
	const worthShowing = root && (root.children.length > 0 || unsupportedOnly);
	const shown = new Map<string, OutlineNode>();
	if (worthShowing) collect(root, shown);
	return { root: worthShowing ? root : undefined, shown };
}

function pruned(outline: OutlineNode, wanted: (claim: LogicNode) => boolean): OutlineNode | undefined {
	const children = outline.children.flatMap((child) => pruned(child, wanted) ?? []);
	return children.length > 0 || wanted(outline.node) ? { ...outline, children } : undefined;
}

function collect(outline: OutlineNode, shown: Map<string, OutlineNode>): void {
	shown.set(outline.node.id, outline);
	for (const child of outline.children) collect(child, shown);
}
