import type { Analysis } from '../analysis';
import { message } from '../messages/message';
import type { Words } from '../messages/model';
import type { LogicNode } from '../tree/model';
import { readableExcerpt } from '../view/excerpt';
import { nodeName } from '../view/nodeName';
import { outlineRows, type TreeGrain, treeOutline } from './treeOutline';

/**
 * The tree as Argdown (argdown.org): the title, the thesis and the evidence are statements, the claims between them arguments,
 * each `+` supports what it is indented under; the support is a tag.
 */
export function renderTreeArgdown(analysis: Analysis, grain: TreeGrain, words: Words): string {
	const outline = treeOutline(analysis.tree, grain);
	const rows = outline ? [...outlineRows(outline)] : [];
	const lines = rows.map(({ outline: { node }, depth }, index) => {
		const text = argdownText(readableExcerpt(analysis.report, node.span, 300)) || words.say(message('labels.noTitle'));
		const relation = depth === 0 ? '' : `${'    '.repeat(depth)}+ `;
		return `${relation}${name(node, index, analysis, words)}: ${text} #${node.support}\n`;
	});
	return lines.join('');
}

function name(node: LogicNode, index: number, { tree }: Analysis, words: Words): string {
	const kind = words.say(nodeName(node, tree));
	if (node.parent === null || node.id === tree.thesis) return `[${kind}]`;
	return node.type === 'evidence' ? `[${kind} ${index}]` : `<${kind} ${index}>`;
}

/** Escapes what Argdown reads as titles, tags, mentions, data, emphasis and comments. */
function argdownText(text: string): string {
	return text.replace(/[\\[\]<>{}#@*_/]/g, (character) => `\\${character}`);
}
