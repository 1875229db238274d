import { entryOf } from '../access';
import type { ArgumentNodeView, ArgumentView } from '../view/argument';

/** As many rows are unfolded unasked. */
const rowsAtFirst = 60;

/** As many children of one node are drawn, and so many more when asked for. */
export const childrenAtOnce = 100;

/** What the reader has chosen to see of the tree; it outlasts the page's being drawn anew. */
export interface ArgumentChoice {
	/** Nodes that were folded or unfolded by hand, by their ids. */
	readonly unfolded: Map<string, boolean>;
	/** How many children of a node were asked for, by its id. */
	readonly asked: Map<string, number>;
	/** The id of the node whose details are shown. */
	active: string;
	/** Only what does not stand, and what leads to it. */
	weakOnly: boolean;
}

export function newArgumentChoice(): ArgumentChoice {
	return { unfolded: new Map(), asked: new Map(), active: '', weakOnly: false };
}

/** A node as it is drawn. */
export interface ArgumentRow {
	readonly node: ArgumentNodeView;
	readonly parent: ArgumentRow | null;
	/** It has rows of its own to fold. */
	readonly foldable: boolean;
	/** The rows below it; empty while it is folded. */
	readonly rows: readonly ArgumentRow[];
	/** The children of its parent for which this row stands, for they are not drawn; empty for every other. */
	readonly more: readonly ArgumentNodeView[];
}

/** The tree as it is unfolded; `null` where what was asked for leaves nothing of it. */
export function argumentRows(view: ArgumentView, choice: ArgumentChoice): ArgumentRow | null {
	const nodes = new Map(view.nodes.map((node) => [node.id, node]));
	const below = ({ children }: ArgumentNodeView) => children.map((id) => entryOf(nodes, id));
	/** Whether a statement stands on less than it says, or one under it. */
	const isWeak = (node: ArgumentNodeView): boolean => node.lacking || below(node).some(isWeak);
	const childrenOf = (node: ArgumentNodeView) => below(node).filter((child) => !choice.weakOnly || isWeak(child));
	const [root] = view.nodes;
	if (!root || (choice.weakOnly && !isWeak(root))) return null;
	const depth = depthAtFirst(root, childrenOf);
	const grow = (node: ArgumentNodeView, parent: ArgumentRow | null, level: number): ArgumentRow => {
		const children = childrenOf(node);
		const unfolded = choice.unfolded.get(node.id) ?? level < depth;
		const rows: ArgumentRow[] = [];
		const row = { node, parent, foldable: children.length > 0, rows, more: [] };
		if (!unfolded) return row;
		const drawn = children.slice(0, choice.asked.get(node.id) ?? childrenAtOnce);
		rows.push(...drawn.map((child) => grow(child, row, level + 1)), ...moreRow(row, children.slice(drawn.length)));
		return row;
	};
	return grow(root, null, 0);
}

function moreRow(parent: ArgumentRow, more: readonly ArgumentNodeView[]): ArgumentRow[] {
	if (more.length === 0) return [];
	const node = { ...parent.node, id: `more:${parent.node.id}`, children: [] };
	return [{ node, parent, foldable: false, rows: [], more }];
}

/** Draws more of the children that a row stands for, and goes to the first of them. */
export function showMore({ parent, more: [next] }: ArgumentRow, choice: ArgumentChoice): void {
	if (!parent || !next) return;
	const drawn = choice.asked.get(parent.node.id) ?? childrenAtOnce;
	choice.asked.set(parent.node.id, drawn + childrenAtOnce);
	choice.active = next.id;
}

/** Every row from top to bottom. */
export function allRows(row: ArgumentRow): ArgumentRow[] {
	return [row, ...row.rows.flatMap(allRows)];
}

/** What an arrow key does from a row: another row, or fold and unfold this one. */
export type TreeStep = { readonly to: ArgumentRow } | { readonly unfold: boolean } | null;

/** The keys of a tree as screen readers expect them (ARIA Authoring Practices Guide, tree view). */
export function stepFrom(row: ArgumentRow, key: string, root: ArgumentRow): TreeStep {
	const all = allRows(root);
	const at = all.indexOf(row);
	const open = row.rows.length > 0;
	const to = (target: ArgumentRow | null | undefined): TreeStep => (target ? { to: target } : null);
	if (key === 'ArrowDown') return to(all[at + 1]);
	if (key === 'ArrowUp') return to(all[at - 1]);
	if (key === 'Home') return to(root);
	if (key === 'End') return to(all.at(-1));
	if (key === 'ArrowRight') return open ? to(row.rows[0]) : row.foldable ? { unfold: true } : null;
	if (key === 'ArrowLeft') return open ? { unfold: false } : to(row.parent);
	return null;
}

/** The deepest level that can be unfolded with no more rows than are read at first; at least the root's own. */
function depthAtFirst(root: ArgumentNodeView, childrenOf: (node: ArgumentNodeView) => ArgumentNodeView[]): number {
	let [depth, rows, level] = [0, 1, [root]];
	for (;;) {
		level = level.flatMap(childrenOf);
		rows += level.length;
		if (level.length === 0 || (depth > 0 && rows > rowsAtFirst)) return depth;
		depth++;
	}
}
