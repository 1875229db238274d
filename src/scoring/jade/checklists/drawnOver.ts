import type { Span } from '../../../report/model';
import { overlap } from '../../../report/spanRelations';
import type { LogicNode, LogicTree, NodeType, Support } from '../../../tree/model';
import type { DrawnNode } from '../../finResearch/drawnTree';

/** The report's own tree, read as a model has drawn it where it has; all nodes are the report's own. */
export interface DrawnOver {
	readonly typeOf: (node: LogicNode) => NodeType;
	readonly isKey: (node: LogicNode) => boolean;
	readonly supportOf: (node: LogicNode) => Support;
	/** The ids of what carries a node, directly or through others. */
	readonly below: (node: LogicNode) => readonly string[];
	/** The id of the drawn root where that is a sentence of the report. */
	readonly thesis: string | undefined;
}

/** @param drawn without nodes, the report's own tree stands */
export function layOver(tree: LogicTree, drawn: readonly DrawnNode[]): DrawnOver {
	const places = new Map(drawn.map((node) => [node.id, placeOf(tree, node.span)]));
	const own = new Map<string, DrawnNode>();
	for (const node of drawn) {
		const place = places.get(node.id);
		if (place && !own.has(place.id)) own.set(place.id, node);
	}
	const children = new Map<string, string[]>();
	for (const { id, parent } of drawn) if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), id]);
	const nodes = new Map(tree.nodes.map((node) => [node.id, node]));
	const below = (node: LogicNode): readonly string[] => {
		const read = own.get(node.id);
		if (read) {
			const serving = descendants(read.id, (id) => children.get(id) ?? []);
			return serving.flatMap((id) => places.get(id)?.id ?? []).filter((id) => id !== node.id);
		}
		// All of a report stands under its root: only what carries it directly is said of it alone.
		if (node.id === tree.root) return node.children;
		return [...node.evidence, ...descendants(node.id, (id) => nodes.get(id)?.children ?? [])];
	};
	const root = drawn.find(({ parent }) => parent === null);
	return {
		typeOf: (node) => own.get(node.id)?.type ?? node.type,
		isKey: ({ id, key }) => (drawn.length > 0 ? own.has(id) : key),
		supportOf: (node) =>
			own.has(node.id) && below(node).length === 0 && node.citations.length === 0 ? 'unsupported' : node.support,
		below,
		thesis: root && places.get(root.id)?.id,
	};
}

/** The sentence that a drawn node shares most with. */
function placeOf({ nodes }: LogicTree, span: Span): LogicNode | undefined {
	let best: LogicNode | undefined;
	for (const node of nodes) {
		if (node.sentence === undefined || !overlap(node.span, span)) continue;
		if (!best || shared(node.span, span) > shared(best.span, span)) best = node;
	}
	return best;
}

function shared(a: Span, b: Span): number {
	return Math.min(a[1], b[1]) - Math.max(a[0], b[0]);
}

function descendants(id: string, childrenOf: (id: string) => readonly string[]): string[] {
	const found: string[] = [];
	const open = [...childrenOf(id)];
	for (let next = open.pop(); next !== undefined; next = open.pop()) {
		found.push(next);
		open.push(...childrenOf(next));
	}
	return found;
}
