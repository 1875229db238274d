import { message } from '../messages/message';
import type { Message } from '../messages/model';
import type { LogicNode } from '../tree/model';

/** What a node of the logic tree is: the thesis, a claim or evidence. */
export function nodeName({ parent, type }: LogicNode): Message {
	if (parent === null) return message('labels.thesis');
	return message(type === 'argument' ? 'labels.claim' : 'labels.evidence');
}
