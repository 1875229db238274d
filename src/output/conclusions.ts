import type { Analysis } from '../analysis';
import { message } from '../messages/message';
import type { Message } from '../messages/model';
import type { LineIndex } from '../report/lines';
import type { LogicNode, LogicTree } from '../tree/model';

/** The node that answers the report's question, unless it is the tree's root and so shown above all. */
export function thesisBelowRoot({ nodes, thesis, root }: LogicTree): LogicNode | undefined {
	return thesis === root ? undefined : nodes.find(({ id }) => id === thesis);
}

/** The nodes that a conclusion rests on, the likeliest first. */
export function placesDrawnOn({ nodes }: LogicTree, { drawsOn }: LogicNode): LogicNode[] {
	return drawsOn.flatMap((id) => nodes.find((node) => node.id === id) ?? []);
}

/** Where a conclusion has its grounds: their lines, in order; `undefined` for what draws on nothing. */
export function drawsOnLines({ tree }: Analysis, node: LogicNode, lines: LineIndex): Message | undefined {
	const drawn = placesDrawnOn(tree, node).map(({ span }) => lines.position(span[0]).line);
	if (drawn.length === 0) return undefined;
	return message('labels.drawsOn', { lines: [...new Set(drawn)].sort((a, b) => a - b) });
}
