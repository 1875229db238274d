import type { Analysis } from '../analysis';
import type { Words } from '../messages/model';
import { nodeObject } from './json';
import { outlineRows, type TreeGrain, treeOutline } from './treeOutline';

/** `plumbline/tree/1`: the nodes at the chosen grain, each with its parent at that grain. */
export function renderTreeJson(analysis: Analysis, grain: TreeGrain, words: Words): string {
	const outline = treeOutline(analysis.tree, grain);
	const rows = outline ? [...outlineRows(outline)] : [];
	const nodes = rows.map(({ outline: { node, parent } }) => nodeObject(node, parent?.id ?? null, analysis, words));
	const { thesis, metrics } = analysis.tree;
	const tree = { thesis, nodes, metrics };
	return `${JSON.stringify({ schema: 'plumbline/tree/1', file: analysis.document.name, grain, tree }, null, 2)}\n`;
}
