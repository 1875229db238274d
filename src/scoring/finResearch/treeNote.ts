import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import type { Drawing } from './drawTree';

/** Who drew the tree and what went wrong. */
export function treeNote(drawing: Drawing, parts: number): Message {
	return message('common.all', { messages: treeNotes(drawing, parts) });
}

/** The same; where the model drew no tree, why stands by itself: it may be what all of a run failed of. */
export function treeNotes({ basis, dropped, missed, error, joinError, unread }: Drawing, parts: number): Message[] {
	const lost = [
		...(dropped === 0 ? [] : [message('scores.treeDropped', { count: dropped })]),
		...(unread === 0 ? [] : [message('jade.unread', { count: unread })]),
	];
	const why = error ? [error.said] : [];
	if (basis === 'rule') {
		const instead = message('scores.treeInstead', { read: parts - missed, parts });
		return [instead, ...why, ...lost];
	}
	const gaps = missed === 0 ? [] : [message('scores.treeGaps', { missed }), ...why];
	const loose = joinError ? [message('scores.treeLoose'), joinError.said] : [];
	return [message('common.all', { messages: [message('scores.treeDrawn', { parts }), ...lost, ...gaps, ...loose] })];
}
