import { message } from '../messages/message';
import type { Message } from '../messages/model';
import type { LogicNode, LogicTree } from '../tree/model';

/** What a node of the logic tree is: the thesis, the title above all, a claim or evidence. */
export function nodeName({ id, parent, type }: LogicNode, { thesis }: Pick<LogicTree, 'thesis'>): Message {
	if (id === thesis) return message('labels.thesis');
	if (parent === null) return message('labels.title');
	return message(type === 'argument' ? 'labels.claim' : 'labels.evidence');
}
