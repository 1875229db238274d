import type { Analysis } from '../analysis';
import { message } from '../messages/message';
import type { Words } from '../messages/model';
import { LineIndex } from '../report/lines';
import type { LogicNode, Support } from '../tree/model';
import { readableExcerpt } from '../view/excerpt';
import { textStyle } from './style';
import { type OutlineNode, type TreeGrain, treeOutline } from './treeOutline';

const supportMarks: Readonly<Record<Support, string>> = {
	supported: '✓',
	partial: '◐',
	unsupported: '✗',
	unknown: '·',
};

/** The tree drawn with lines: whether each is supported, its text and its line. */
export function renderTreeText(analysis: Analysis, grain: TreeGrain, words: Words, colour: boolean): string {
	const outline = treeOutline(analysis.tree, grain);
	if (!outline) return `${words.say(message('outputs.noTree'))}\n`;
	const style = textStyle(colour);
	const lines = new LineIndex(analysis.document.text);
	const paintSupport = (support: Support) => {
		if (support === 'unsupported') return style.severity('error', supportMarks[support]);
		return support === 'partial' ? style.severity('warning', supportMarks[support]) : supportMarks[support];
	};
	const placeOf = (node: LogicNode) => {
		return style.dim(words.say(message('labels.place', { line: lines.position(node.span[0]).line })));
	};
	const label = (node: LogicNode) => {
		const mark =
			node.type === 'evidence' ? style.dim(words.say(message('labels.evidence'))) : paintSupport(node.support);
		return `${mark} ${readableExcerpt(analysis.report, node.span) || words.say(message('labels.noTitle'))}  ${placeOf(node)}`;
	};
	const rows = [label(outline.node), ...branches(outline, '', label)];
	const legend = (['supported', 'partial', 'unsupported', 'unknown'] as const)
		.map((support) => `${supportMarks[support]} ${words.say(message('labels.support', { support }))}`)
		.join('  ');
	const nodes = message('counts.nodes', { count: rows.length });
	const size = words.say(message('outputs.treeSize', { nodes, full: grain === 'full' }));
	return `${rows.join('\n')}\n\n${style.dim(`${size}   ${legend}`)}\n`;
}

function* branches({ children }: OutlineNode, indent: string, label: (node: LogicNode) => string): Generator<string> {
	for (const [index, child] of children.entries()) {
		const last = index === children.length - 1;
		yield `${indent}${last ? '└─' : '├─'} ${label(child.node)}`;
		yield* branches(child, `${indent}${last ? '   ' : '│  '}`, label);
	}
}
