import type { Report, Span } from '../../report/model';
import { isWithin } from '../../report/spanRelations';
import { condensed } from '../../tree/metrics';
import type { LogicTree } from '../../tree/model';
import type { DrawnNode, LooseNode } from './drawnTree';

/** The condensed tree as it was drawn offline. */
export function offlineTree({ nodes }: LogicTree): DrawnNode[] {
	const spans = new Map(nodes.map(({ id, span }) => [id, span]));
	return condensed(nodes).map((link) => ({ ...link, span: spans.get(link.id)! }));
}

/** The condensed tree's nodes that stand within a span, each under its nearest key ancestor there. */
export function offlineNodes(report: Report, tree: LogicTree, within: Span): LooseNode[] {
	const byId = new Map(tree.nodes.map((node) => [node.id, node]));
	const made = new Map<string, LooseNode>();
	for (const { id, key, type, span, parent } of tree.nodes) {
		if (!key || !isWithin(span, within) || span[0] === span[1]) continue;
		let above = parent;
		while (above !== null && !made.has(above)) above = byId.get(above)!.parent;
		made.set(id, { type, span: placeOf(report, span), parent: above === null ? undefined : made.get(above) });
	}
	return [...made.values()];
}

/** Of a table its header stands for the whole. */
function placeOf(report: Report, span: Span): Span {
	const table = report.tables.find(({ block }) => report.blocks[block]!.span[0] === span[0]);
	const last = table?.header.at(-1)?.span[1];
	return last === undefined || last > span[1] ? span : [span[0], last];
}
