import type { LogicNode } from './model';

/** An unsourced fact, or a claim that rests on an unsourced figure of its own. */
export function lacksSource(node: LogicNode): boolean {
	if (node.citations.length > 0) return false;
	if (node.type === 'evidence') return node.support === 'unsupported';
	return node.support === 'partial' && node.reasons.some((reason) => reason.code === 'unsourcedFigure');
}
