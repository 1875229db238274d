import type { Analysis } from '../analysis';
import { message } from '../messages/message';
import type { Words } from '../messages/model';
import { LineIndex } from '../report/lines';
import type { LogicNode, Support } from '../tree/model';
import { isUnjudgedHeading } from '../view/argument';
import { verdictMessage } from '../view/claims';
import { readableExcerpt } from '../view/excerpt';
import { nodeName } from '../view/nodeName';
import { type OutlineNode, servedOutline, type TreeGrain, treeOutline, withNodesUnder } from '../view/outline';
import { nodeObject } from './json';
import { html, type Markup, markdownText } from './markup';
import type { TextStyle } from './terminal';

/** A node as every format draws it, in the order of the report. */
interface TreeRow extends OutlineNode {
	/** The root's is 0. */
	readonly depth: number;
	readonly text: string;
	readonly line: number;
}

/**
 * The rows of the tree at a grain; none where there is no tree.
 *
 * @param most how much of a text is shown, in the format's own notation
 */
function rowsOf(
	analysis: Analysis,
	grain: TreeGrain,
	{ say }: Words,
	most: number,
	noted = (text: string) => text,
): TreeRow[] {
	const { report, document } = analysis;
	const lines = new LineIndex(document.text);
	const below = (outline: OutlineNode, depth: number): TreeRow[] => {
		const { span } = outline.node;
		const text = noted(readableExcerpt(report, span, most)) || say(message('labels.noTitle'));
		const row = { ...outline, depth, text, line: lines.position(span[0]).line };
		return [row, ...outline.children.flatMap((child) => below(child, depth + 1))];
	};
	const outline = treeOutline(analysis, grain);
	return outline ? below(outline, 0) : [];
}

const supportMarks: Readonly<Record<Support, string>> = {
	supported: '✓',
	partial: '◐',
	unsupported: '✗',
	unknown: '·',
};

/** The tree drawn with lines: whether each is supported, its text and its line. */
export function renderTreeText(analysis: Analysis, grain: TreeGrain, words: Words, style: TextStyle): string {
	const rows = rowsOf(analysis, grain, words, 110);
	const [root] = rows;
	if (!root) return `${words.say(message('outputs.noTree'))}\n`;
	const markOf = ({ support }: LogicNode) => {
		if (support === 'unsupported') return style.severity('error', supportMarks[support]);
		return support === 'partial' ? style.severity('warning', supportMarks[support]) : supportMarks[support];
	};
	const labels = new Map(
		rows.map((row) => {
			const place = style.dim(words.say(message('labels.place', { line: row.line })));
			const mark = isUnjudgedHeading(analysis, row) ? '' : `${markOf(row.node)} `;
			return [row.node, `${mark}${row.text}  ${place}`];
		}),
	);
	const legend = (['supported', 'partial', 'unsupported', 'unknown'] as const)
		.map((support) => `${supportMarks[support]} ${words.say(message('labels.support', { support }))}`)
		.join('  ');
	const nodes = message('counts.nodes', { count: rows.length });
	const size = words.say(message('outputs.treeSize', { nodes, full: grain === 'full' }));
	const drawn = [labels.get(root.node), ...branches(root, '', labels)];
	return `${drawn.join('\n')}\n\n${style.dim(`${size}   ${legend}`)}\n`;
}

function branches({ children }: OutlineNode, indent: string, labels: ReadonlyMap<LogicNode, string>): string[] {
	return children.flatMap((child, index) => {
		const last = index === children.length - 1;
		const line = `${indent}${last ? '└─' : '├─'} ${labels.get(child.node)}`;
		return [line, ...branches(child, `${indent}${last ? '   ' : '│  '}`, labels)];
	});
}

/** `plumbline/tree/1`: the nodes at the chosen grain, each with its parent at that grain. */
export function renderTreeJson(analysis: Analysis, grain: TreeGrain, words: Words): string {
	const outline = servedOutline(analysis.tree, grain);
	const shown = outline ? withNodesUnder(outline) : [];
	const nodes = shown.map(({ node, parent }) => nodeObject(node, parent?.id ?? null, analysis, words));
	const { thesis, metrics } = analysis.tree;
	const tree = { thesis, nodes, metrics };
	return `${JSON.stringify({ schema: 'plumbline/tree/1', file: analysis.document.name, grain, tree }, null, 2)}\n`;
}

/** The tree as a nested list. */
export function renderTreeMarkdown(analysis: Analysis, grain: TreeGrain, words: Words): string {
	const items = rowsOf(analysis, grain, words, 200, markdownText).map((row) => {
		const { node, depth, text, line } = row;
		const verdict = isUnjudgedHeading(analysis, row) ? undefined : verdictMessage(node);
		const standing = words.say(message('labels.standing', { node: nodeName(node, analysis.tree), verdict, line }));
		return `${'  '.repeat(depth)}- ${text} _(${standing})_\n`;
	});
	return items.join('');
}

/**
 * The tree as Argdown (argdown.org): the title, the thesis and the evidence are statements, the claims between them arguments,
 * each `+` supports what it is indented under; the support is a tag.
 */
export function renderTreeArgdown(analysis: Analysis, grain: TreeGrain, words: Words): string {
	const { tree } = analysis;
	const name = (node: LogicNode, index: number) => {
		const kind = words.say(nodeName(node, tree));
		if (node.parent === null || node.id === tree.thesis) return `[${kind}]`;
		return node.type === 'evidence' ? `[${kind} ${index}]` : `<${kind} ${index}>`;
	};
	const lines = rowsOf(analysis, grain, words, 300, argdownText).map(({ node, depth, text }, index) => {
		const relation = depth === 0 ? '' : `${'    '.repeat(depth)}+ `;
		return `${relation}${name(node, index)}: ${text} #${node.support}\n`;
	});
	return lines.join('');
}

/** Escapes what Argdown reads as titles, tags, mentions, data, emphasis and comments. */
function argdownText(text: string): string {
	return text.replace(/[\\[\]<>{}#@*_/]/g, (character) => `\\${character}`);
}

/** The tree as a Mermaid flowchart: rectangles argue, rounded ones are evidence, the colour is the support. */
export function renderTreeMermaid(analysis: Analysis, grain: TreeGrain, words: Words): string {
	const rows = rowsOf(analysis, grain, words, 80);
	const names = new Map(rows.map(({ node }, index) => [node, `n${index}`]));
	const box = ({ node, text }: TreeRow) =>
		node.type === 'evidence' ? `(["${mermaidText(text)}"]):::evidence` : `["${mermaidText(text)}"]:::${node.support}`;
	return [
		'flowchart LR',
		...rows.map((row) => `\t${names.get(row.node)}${box(row)}`),
		...rows.flatMap(({ node, parent }) => (parent ? [`\t${names.get(parent)} --> ${names.get(node)}`] : [])),
		'\tclassDef supported stroke:#2e7d32,stroke-width:2px',
		'\tclassDef partial stroke:#b26a00,stroke-width:2px',
		'\tclassDef unsupported stroke:#c62828,stroke-width:2px,stroke-dasharray:4 3',
		'\tclassDef unknown stroke:#757575',
		'\tclassDef evidence stroke:#1565c0',
		'',
	].join('\n');
}

/** Mermaid reads Markdown, HTML and its own syntax in a label: every such character goes in as an entity code. */
function mermaidText(text: string): string {
	return text.replace(/["#&<>`*_~[\]{}()|\\;]/g, (character) => `#${character.charCodeAt(0)};`);
}

/** Levels that are open when the page is. */
const openLevels = 2;

/** The condensed tree to fold and unfold, without a script. */
export function htmlTree(analysis: Analysis, words: Words): Markup {
	const rows = rowsOf(analysis, 'condensed', words, 240);
	const [root] = rows;
	if (!root) return html`<p class="quiet">${words.say(message('outputs.noTree'))}</p>`;
	const labels = new Map(
		rows.map((row) => {
			const place = words.say(message('labels.place', { line: row.line }));
			const stands = isUnjudgedHeading(analysis, row) ? undefined : html`${standing(row.node, words)} `;
			return [row.node, html`${stands}${row.text} <small>${place}</small>`];
		}),
	);
	return branchHtml(root, 0, labels);
}

function branchHtml({ node, children }: OutlineNode, depth: number, labels: ReadonlyMap<LogicNode, Markup>): Markup {
	const label = labels.get(node);
	if (children.length === 0) return html`<div class="leaf">${label}</div>`;
	const open = depth < openLevels ? html` open` : undefined;
	return html`<details${open}><summary>${label}</summary>
${children.map((child) => branchHtml(child, depth + 1, labels))}</details>
`;
}

function standing(node: LogicNode, words: Words): Markup {
	return html`<span class="${node.support}">${words.say(verdictMessage(node))}</span>`;
}
