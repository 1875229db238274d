import * as vscode from 'vscode';
import type { OutlineNode } from '../../output/treeOutline';
import { reasonLines } from '../../service/hover';
import { nodeTitle } from '../../service/symbols';
import type { LogicNode, LogicTree, Support } from '../../tree/model';
import { claimsByBranch } from '../../view/argument';
import { countClaims, isQuestioned, wantingShort } from '../../view/claims';
import { placeExcerpt } from '../../view/excerpt';
import { isHeading, nodeText } from '../../view/nodeName';
import { rowText } from '../../view/treeRow';
import { trustedMarkdown } from '../editor/hover';
import { decidableWithin } from '../editor/settingAside';
import { pen } from '../editor/shell';
import { words } from '../host/words';
import type { AnalyzedReport } from '../reports/analyses';
import { revealCommand } from '../reports/reveal';
import { lineName, verdictName } from '../reports/wording';

/** Shapes differ as well as colours, so that support can be read without telling colours apart. */
const claimIcons: Record<Support, string> = {
	supported: 'pass',
	partial: 'color-mode',
	unsupported: 'circle-slash',
	unknown: 'question',
};

/** The button above the outline of a report that no model has read. */
export function reviewItem({ offer }: { readonly offer: string }): vscode.TreeItem {
	const item = new vscode.TreeItem(offer);
	item.iconPath = new vscode.ThemeIcon('sparkle');
	item.tooltip = vscode.l10n.t('What it would send and take is shown first.');
	item.command = { command: 'plumbline.reviewWithModel', title: offer };
	item.accessibilityInformation = { label: offer, role: 'treeitem' };
	return item;
}

/** One node of the logic tree as the tree view shows it. */
export function treeItem(report: AnalyzedReport, { node, children }: OutlineNode, unfolded: boolean): vscode.TreeItem {
	const { analysis, snapshot } = report;
	const label = nodeText(analysis.report, node);
	const heading = isHeading(analysis.report, node);
	const line = lineName(snapshot.line(node.span));
	const row = rowText({ text: label, heading, stands: standing(report, node, heading), line });
	const item = new vscode.TreeItem(row.label, foldState(children.length, unfolded || node.parent === null));
	// The editor remembers by id what the author folded: a filtered tree is another tree.
	item.id = `${snapshot.document.uri}#${node.id}${unfolded ? '!' : ''}`;
	item.description = row.description;
	item.iconPath = new vscode.ThemeIcon(
		heading && node.parent !== null ? 'list-tree' : iconName(node, analysis.tree),
		iconColor(report, node),
	);
	item.command = revealCommand(snapshot.document, node.span, vscode.l10n.t('Reveal in Report'));
	// Menus of the manifest go by it.
	item.contextValue = decidableWithin(report, node.span).length > 0 ? `${node.type}.decidable` : node.type;
	const spoken = [nodeTitle(analysis, node, words), label, line].join(', ');
	item.accessibilityInformation = { label: spoken, role: 'treeitem' };
	item.tooltip = tooltip(report, node, placeExcerpt(analysis.report, node.span, 600));
	return item;
}

/** How a claim stands; of a heading, folded or not, what is wanting under it. */
function standing({ analysis }: AnalyzedReport, node: LogicNode, heading: boolean): string | undefined {
	if (node.type === 'evidence') return undefined;
	if (!heading || node.support !== 'unknown') return verdictName(node);
	const branch = claimsByBranch(analysis.tree.nodes).get(node.id) ?? [];
	return words.say(wantingShort(countClaims(analysis, branch)));
}

function tooltip(report: AnalyzedReport, node: LogicNode, text: string): vscode.MarkdownString {
	const title = nodeTitle(report.analysis, node, words);
	const lines = [pen.strong(title), pen.plain(text), ...reasonLines(report, node, { pen, words })];
	return trustedMarkdown(lines.join('\n\n'));
}

function foldState(children: number, unfolded: boolean): vscode.TreeItemCollapsibleState {
	if (children === 0) return vscode.TreeItemCollapsibleState.None;
	return unfolded ? vscode.TreeItemCollapsibleState.Expanded : vscode.TreeItemCollapsibleState.Collapsed;
}

function iconName(node: LogicNode, { thesis }: LogicTree): string {
	if (node.parent === null || node.id === thesis) return 'target';
	return node.type === 'evidence' ? 'bookmark' : claimIcons[node.support];
}

/** What lacks ground has the colour of a fault only where a finding says so. */
function iconColor({ analysis }: AnalyzedReport, node: LogicNode): vscode.ThemeColor | undefined {
	const { support, type } = node;
	if (support === 'unknown') return undefined;
	if (type === 'argument' && support !== 'supported' && !isQuestioned(analysis)(node)) return undefined;
	return new vscode.ThemeColor(`plumbline.${support}Icon`);
}
