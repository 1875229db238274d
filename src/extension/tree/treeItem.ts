import * as vscode from 'vscode';
import type { OutlineNode } from '../../output/treeOutline';
import { shorten } from '../../text/shorten';
import type { LogicNode, LogicTree, Support } from '../../tree/model';
import { countClaims, wantingClaims } from '../../view/claims';
import { excerpt } from '../../view/excerpt';
import { decidableWithin } from '../editor/deciding';
import { appendDrawnOn, appendGround, appendReasons, appendThesis, trustedMarkdown } from '../editor/hover';
import { words } from '../host/words';
import type { AnalyzedReport } from '../reports/analyses';
import { asMarkdown } from '../reports/markdownText';
import { revealCommand } from '../reports/reveal';
import { lineName, nodeName, supportName } from '../reports/wording';

/** Shapes differ as well as colours, so that support can be read without telling colours apart. */
const claimIcons: Record<Support, string> = {
	supported: 'pass',
	partial: 'color-mode',
	unsupported: 'warning',
	unknown: 'question',
};

/** One node of the logic tree as the tree view shows it. */
export function treeItem(report: AnalyzedReport, { node, children }: OutlineNode, unfolded: boolean): vscode.TreeItem {
	const { analysis, snapshot } = report;
	const label = readable(report, node);
	const heading = isHeading(report, node);
	const item = new vscode.TreeItem(label, foldState(children.length, unfolded || node.parent === null));
	const line = lineName(snapshot.line(node.span));
	// The editor remembers by id what the author folded: a filtered tree is another tree.
	item.id = `${snapshot.document.uri}#${node.id}${unfolded ? '!' : ''}`;
	item.description = [line, standing(report, node, heading)].filter(Boolean).join(' · ');
	item.iconPath = new vscode.ThemeIcon(
		heading && node.parent !== null ? 'list-tree' : iconName(node, analysis.tree),
		iconColor(node),
	);
	item.command = revealCommand(snapshot.document, node.span, vscode.l10n.t('Reveal in Report'));
	// Menus of the manifest go by it.
	item.contextValue = decidableWithin(report, node.span).length > 0 ? `${node.type}.decidable` : node.type;
	const spoken = [nodeName(report, node), supportName(node), label, line].join(', ');
	item.accessibilityInformation = { label: spoken, role: 'treeitem' };
	item.tooltip = tooltip(report, node, excerpt(analysis.document.text, node.span, 600));
	return item;
}

/** How a claim stands; of a heading, folded or not, what is wanting under it. */
function standing({ analysis }: AnalyzedReport, node: LogicNode, heading: boolean): string | undefined {
	if (node.type === 'evidence') return undefined;
	if (!heading || node.support !== 'unknown') return supportName(node);
	const section = analysis.report.sections.find((each) => each.heading === node.block);
	const wanting = section && wantingClaims(countClaims(analysis, section.span));
	return wanting && words.say(wanting);
}

function tooltip(report: AnalyzedReport, node: LogicNode, text: string): vscode.MarkdownString {
	const markdown = trustedMarkdown();
	const name = nodeName(report, node);
	markdown.appendMarkdown(`**${name}: ${supportName(node)}**\n\n${asMarkdown(text)}\n\n`);
	if (node.parent === null) appendThesis(markdown, report);
	appendReasons(markdown, report, node);
	appendGround(markdown, report, node);
	appendDrawnOn(markdown, report, node);
	return markdown;
}

/** A sentence without its markup where the node is one, else its text as written. */
function readable({ analysis: { report } }: AnalyzedReport, node: LogicNode): string {
	const sentence = node.sentence === undefined ? undefined : report.sentences[node.sentence];
	const section = report.sections.find(({ heading }) => heading === node.block);
	return shorten(sentence?.text || section?.text || node.text, 160);
}

function isHeading({ analysis: { report } }: AnalyzedReport, node: LogicNode): boolean {
	return node.block !== undefined && report.blocks[node.block]?.kind === 'heading';
}

function foldState(children: number, unfolded: boolean): vscode.TreeItemCollapsibleState {
	if (children === 0) return vscode.TreeItemCollapsibleState.None;
	return unfolded ? vscode.TreeItemCollapsibleState.Expanded : vscode.TreeItemCollapsibleState.Collapsed;
}

function iconName(node: LogicNode, { thesis }: LogicTree): string {
	if (node.parent === null || node.id === thesis) return 'target';
	return node.type === 'evidence' ? 'bookmark' : claimIcons[node.support];
}

function iconColor({ support }: LogicNode): vscode.ThemeColor | undefined {
	return support === 'unknown' ? undefined : new vscode.ThemeColor(`plumbline.${support}Icon`);
}
