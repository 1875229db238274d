import { message } from '../messages/message';
import type { Message } from '../messages/model';
import type { Report } from '../report/model';
import { shorten } from '../text/shorten';
import type { LogicNode, LogicTree } from '../tree/model';
import { placeExcerpt } from './excerpt';

/** What fits a line of a tree. */
const labelLength = 160;

/** What a node of the logic tree is: the thesis, the title above all, a claim or evidence. */
export function nodeName({ id, parent, type }: LogicNode, { thesis }: Pick<LogicTree, 'thesis'>): Message {
	if (id === thesis) return message('labels.thesis');
	if (parent === null) return message('labels.title');
	return message(type === 'argument' ? 'labels.claim' : 'labels.evidence');
}

/** A sentence, heading or table without its markup, short enough for a line of a tree. */
export function nodeText(report: Report, node: LogicNode): string {
	const sentence = node.sentence === undefined ? undefined : report.sentences[node.sentence];
	const section = report.sections.find(({ heading }) => heading === node.block);
	return shorten(sentence?.text || section?.text || '', labelLength) || placeExcerpt(report, node.span, labelLength);
}

/** Whether a node is a heading of the report, which groups claims. */
export function isHeading({ blocks }: Report, { block }: LogicNode): boolean {
	return block !== undefined && blocks[block]?.kind === 'heading';
}

/** The smallest of the nodes at a place of the report; the thesis only on its own words. */
export function innermostNode(
	{ nodes }: Pick<LogicTree, 'nodes'>,
	isThere: (node: LogicNode) => boolean,
): LogicNode | undefined {
	return nodes
		.filter(isThere)
		.reduce<LogicNode | undefined>((best, node) => (best && length(best) <= length(node) ? best : node), undefined);
}

function length({ span: [start, end] }: LogicNode): number {
	return end - start;
}
