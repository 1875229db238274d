import type { Analysis } from '../analysis';
import { LineIndex } from '../report/lines';
import type { LogicNode } from '../tree/model';
import { readableExcerpt } from './excerpt';
import { markdownText } from './markdownText';
import { outlineRows, type TreeGrain, treeOutline } from './treeOutline';

/** The tree as a nested list. */
export function renderTreeMarkdown(analysis: Analysis, grain: TreeGrain): string {
	const outline = treeOutline(analysis.tree, grain);
	const lines = new LineIndex(analysis.document.text);
	const rows = outline ? [...outlineRows(outline)] : [];
	const items = rows.map(({ outline: { node }, depth }) => {
		const text = markdownText(readableExcerpt(analysis.report, node.span, 200)) || '(no title)';
		return `${'  '.repeat(depth)}- ${text} _(${standing(node)}, line ${lines.position(node.span[0]).line})_\n`;
	});
	return items.join('');
}

function standing({ type, support }: LogicNode): string {
	return type === 'evidence' ? 'evidence' : `argument, ${support === 'unknown' ? 'not decided' : support}`;
}
