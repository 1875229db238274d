import type { Analysis } from '../analysis';
import { message } from '../messages/message';
import type { Words } from '../messages/model';
import { LineIndex } from '../report/lines';
import { verdictMessage } from '../view/claims';
import { drawsOnLines, thesisBelowRoot } from '../view/conclusions';
import { readableExcerpt } from '../view/excerpt';
import { nodeName } from '../view/nodeName';
import { markdownText } from './markdownText';
import { outlineRows, type TreeGrain, treeOutline } from './treeOutline';

/** The thesis, and the tree as a nested list. */
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
				drawsOn: drawsOnLines(analysis, node, lines),
			}),
		);
		return `${'  '.repeat(depth)}- ${text} _(${standing})_\n`;
	});
	const thesis = thesisBelowRoot(analysis.tree);
	if (!thesis || !outline) return items.join('');
	const text = markdownText(readableExcerpt(analysis.report, thesis.span, 400));
	const place = words.say(message('labels.place', { line: lines.position(thesis.span[0]).line }));
	return `${words.say(message('labels.thesisIs', { text }))} _(${place})_\n\n${items.join('')}`;
}
