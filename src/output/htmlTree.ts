import type { Analysis } from '../analysis';
import { message } from '../messages/message';
import type { Words } from '../messages/model';
import { LineIndex } from '../report/lines';
import type { LogicNode } from '../tree/model';
import { verdictMessage } from '../view/claims';
import { readableExcerpt } from '../view/excerpt';
import { html, type Markup } from './markup';
import { type OutlineNode, treeOutline } from './treeOutline';

/** Levels that are open when the page is. */
const openLevels = 2;

/** The condensed tree to fold and unfold, without a script. */
export function htmlTree(analysis: Analysis, words: Words): Markup {
	const outline = treeOutline(analysis.tree, 'condensed');
	if (!outline) return html`<p class="quiet">${words.say(message('outputs.noTree'))}</p>`;
	const lines = new LineIndex(analysis.document.text);
	const label = (node: LogicNode) => {
		const text = readableExcerpt(analysis.report, node.span, 240) || words.say(message('labels.noTitle'));
		return html`${standing(node, words)} ${text} <small>${words.say(message('labels.place', lines.position(node.span[0])))}</small>`;
	};
	return branch(outline, 0, label);
}

function branch({ node, children }: OutlineNode, depth: number, label: (node: LogicNode) => Markup): Markup {
	if (children.length === 0) return html`<div class="leaf">${label(node)}</div>`;
	const open = depth < openLevels ? html` open` : undefined;
	return html`<details${open}><summary>${label(node)}</summary>
${children.map((child) => branch(child, depth + 1, label))}</details>
`;
}

function standing(node: LogicNode, words: Words): Markup {
	const { type, support } = node;
	if (type === 'evidence') return html`<span class="evidence">${words.say(message('labels.evidence'))}</span>`;
	const name = words.say(verdictMessage(node));
	if (support === 'unknown') return html`<span class="unknown" title="${name}">·</span>`;
	return html`<span class="${support}">${name}</span>`;
}
