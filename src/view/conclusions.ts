import type { Analysis } from '../analysis';
import { message } from '../messages/message';
import type { Message } from '../messages/model';
import type { LineIndex } from '../report/lines';
import type { LogicNode, LogicTree } from '../tree/model';
import { isCarried } from './claims';

/** The node that answers the report's question, unless it is the tree's root and so shown above all. */
export function thesisBelowRoot({ nodes, thesis, root }: LogicTree): LogicNode | undefined {
	return thesis === root ? undefined : nodes.find(({ id }) => id === thesis);
}

/** So many places are shown: readers keep nearly all of the first, and few of the fourth. */
const shownPlaces = 2;

/** The nodes that a claim seems to rest on and that are worth showing, the likeliest first. */
export function placesDrawnOn({ nodes }: LogicTree, { drawsOn }: LogicNode): LogicNode[] {
	return drawsOn.slice(0, shownPlaces).flatMap((id) => nodes.find((node) => node.id === id) ?? []);
}

/** Where a claim seems to have its grounds: their lines, in order; `undefined` for what draws on nothing or has nothing under it. */
export function drawsOnLines({ tree }: Analysis, node: LogicNode, lines: LineIndex): Message | undefined {
	const drawn = placesDrawnOn(tree, node).map(({ span }) => lines.position(span[0]).line);
	if (drawn.length === 0 || node.support === 'unsupported') return undefined;
	return message('labels.drawsOn', { lines: [...new Set(drawn)].sort((a, b) => a - b), carried: isCarried(node) });
}
