import type { Analysis } from '../analysis';
import { message } from '../messages/message';
import type { Words } from '../messages/model';
import { LineIndex } from '../report/lines';
import { verdictMessage } from '../view/claims';
import { readableExcerpt } from '../view/excerpt';
import { nodeName } from '../view/nodeName';
import { markdownText } from './markdownText';
import { outlineRows, type TreeGrain, treeOutline } from './treeOutline';

/** The tree as a nested list. */
export function renderTreeMarkdown(analysis: Analysis, grain: TreeGrain, words: Words): string {
	const outline = treeOutline(analysis.tree, grain);
	const lines = new LineIndex(analysis.document.text);
	const rows = outline ? [...outlineRows(outline)] : [];
	const items = rows.map(({ outline: { node }, depth }) => {
		const text = markdownText(readableExcerpt(analysis.report, node.span, 200)) || words.say(message('labels.noTitle'));
		const { line } = lines.position(node.span[0]);
		const standing = words.say(
			message('labels.standing', {
				node: nodeName(node, analysis.tree),
				verdict: node.type === 'evidence' ? undefined : verdictMessage(node),
				line,
			}),
		);
		return `${'  '.repeat(depth)}- ${text} _(${standing})_\n`;
	});
	return items.join('');
}
