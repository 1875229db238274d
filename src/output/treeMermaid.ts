import type { Analysis } from '../analysis';
import { message } from '../messages/message';
import type { Words } from '../messages/model';
import type { LogicNode } from '../tree/model';
import { readableExcerpt } from '../view/excerpt';
import { outlineRows, type TreeGrain, treeOutline } from './treeOutline';

/** The tree as a Mermaid flowchart: rectangles argue, rounded ones are evidence, the colour is the support. */
export function renderTreeMermaid(analysis: Analysis, grain: TreeGrain, words: Words): string {
	const outline = treeOutline(analysis.tree, grain);
	const rows = outline ? [...outlineRows(outline)] : [];
	const names = new Map(rows.map(({ outline: { node } }, index) => [node.id, `n${index}`]));
	const name = (node: LogicNode) => names.get(node.id) ?? 'n0';
	return [
		'flowchart LR',
		...rows.map(
			({ outline: { node } }) => `\t${name(node)}${shape(node, label(analysis, node, words))}:::${styleClass(node)}`,
		),
		...rows.flatMap(({ outline: { node, parent } }) => (parent ? [`\t${name(parent)} --> ${name(node)}`] : [])),
		'\tclassDef supported stroke:#2e7d32,stroke-width:2px',
		'\tclassDef partial stroke:#b26a00,stroke-width:2px',
		'\tclassDef unsupported stroke:#c62828,stroke-width:2px,stroke-dasharray:4 3',
		'\tclassDef unknown stroke:#757575',
		'\tclassDef evidence stroke:#1565c0',
		'',
	].join('\n');
}

function shape(node: LogicNode, text: string): string {
	return node.type === 'evidence' ? `(["${text}"])` : `["${text}"]`;
}

function styleClass(node: LogicNode): string {
	return node.type === 'evidence' ? 'evidence' : node.support;
}

/** Mermaid reads Markdown, HTML and its own syntax in a label: every such character goes in as an entity code. */
function label(analysis: Analysis, node: LogicNode, words: Words): string {
	const text = readableExcerpt(analysis.report, node.span, 80) || words.say(message('labels.noTitle'));
	return text.replace(/["#&<>`*_~[\]{}()|\\;]/g, (character) => `#${character.charCodeAt(0)};`);
}
