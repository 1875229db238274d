import type { Analysis } from '../analysis';
import type { LogicNode } from '../tree/model';
import { readableExcerpt } from './excerpt';
import { outlineRows, type TreeGrain, treeOutline } from './treeOutline';

/**
 * The tree as Argdown (argdown.org): the thesis and the evidence are statements, the claims between them arguments,
 * each `+` supports what it is indented under; the support is a tag.
 */
export function renderTreeArgdown(analysis: Analysis, grain: TreeGrain): string {
	const outline = treeOutline(analysis.tree, grain);
	const rows = outline ? [...outlineRows(outline)] : [];
	const lines = rows.map(({ outline: { node }, depth }, index) => {
		const text = argdownText(readableExcerpt(analysis.report, node.span, 300)) || '(no title)';
		const relation = depth === 0 ? '' : `${'    '.repeat(depth)}+ `;
		return `${relation}${name(node, index)}: ${text} #${node.support}\n`;
	});
	return lines.join('');
}

function name(node: LogicNode, index: number): string {
	if (node.parent === null) return '[Thesis]';
	return node.type === 'evidence' ? `[Evidence ${index}]` : `<Claim ${index}>`;
}

/** Escapes what Argdown reads as titles, tags, mentions, data, emphasis and comments. */
function argdownText(text: string): string {
	return text.replace(/[\\[\]<>{}#@*_/]/g, (character) => `\\${character}`);
}
