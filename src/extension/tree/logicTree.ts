import * as vscode from 'vscode';
import { message } from '../../messages/message';
import { reasonLines } from '../../service/hover';
import { nodeTitle } from '../../service/symbols';
import { shorten } from '../../text/shorten';
import type { LogicNode, LogicTree, Support } from '../../tree/model';
import { isUnjudgedHeading, wantingUnder } from '../../view/argument';
import { isQuestioned, verdictMessage } from '../../view/claims';
import { placeExcerpt } from '../../view/excerpt';
import { innermostNode, isHeading, nodeText } from '../../view/nodeName';
import type { OutlineNode } from '../../view/outline';
import { trustedMarkdown } from '../editor/hover';
import type { Parts } from '../editor/parts';
import { decidableWithin } from '../editor/settingAside';
import { pen } from '../editor/shell';
import { words } from '../host/words';
import { setContext } from '../reports/activeReport';
import type { AnalyzedReport } from '../reports/analyses';
import { revealCommand } from '../reports/reveal';
import { lineName } from '../reports/wording';
import { reviewOffer } from '../score/scores';
import { type ClaimChoice, type ShapedTree, shapeTree } from './treeShape';

/** What the view shows: decides which of the manifest's welcome texts appears. */
type TreeState = 'none' | 'waiting' | 'empty' | 'allSupported' | 'tree';

/** What offers to have the report read by a model, as the first row above what rules make of it. */
export interface ReviewRow {
	readonly offer: string;
}

export type TreeParts = Pick<Parts, 'analyses' | 'active' | 'models' | 'scores'>;

/** What a model says is missing under a statement. */
export interface MissingRow {
	readonly missing: string;
}

export type TreeRow = OutlineNode | ReviewRow | MissingRow;

const nothing: ShapedTree = { root: undefined, shown: new Map() };

/** The logic tree of the report at hand, condensed or full, whole or down to what is unsupported. */
export class LogicTreeData implements vscode.TreeDataProvider<TreeRow> {
	readonly #parts: TreeParts;
	readonly #changed = new vscode.EventEmitter<undefined>();
	#document: vscode.TextDocument | undefined;
	#report: AnalyzedReport | undefined;
	#tree = nothing;
	#choice: ClaimChoice = 'key';
	/** How often the author has had all of this report's unfolded. */
	#unfoldings = 0;

	readonly onDidChangeTreeData = this.#changed.event;

	constructor(parts: TreeParts) {
		this.#parts = parts;
	}

	/** The report the view shows, read or not. */
	get document(): vscode.TextDocument | undefined {
		return this.#document;
	}

	get report(): AnalyzedReport | undefined {
		return this.#report;
	}

	get choice(): ClaimChoice {
		return this.#choice;
	}

	choose(choice: ClaimChoice): void {
		this.#choice = choice;
		this.refresh();
	}

	expandAll(): void {
		this.#unfoldings++;
		this.refresh();
	}

	refresh(): void {
		const { analyses, active } = this.#parts;
		const { document } = active;
		if (document !== this.#document) this.#unfoldings = 0;
		this.#document = document;
		this.#report = document && analyses.get(document);
		this.#tree = this.#report ? shapeTree(this.#report.analysis, this.#choice) : nothing;
		setContext('plumbline.treeState', this.#state(document));
		this.#changed.fire(undefined);
	}

	getChildren(row?: TreeRow): TreeRow[] {
		if (row) return 'node' in row ? [...missingUnder(row), ...row.children] : [];
		const { root } = this.#tree;
		if (!root || !this.#document) return [];
		const offer = reviewOffer(this.#document, this.#parts);
		return [...(offer === undefined ? [] : [{ offer }]), root];
	}

	getParent(row: TreeRow): OutlineNode | undefined {
		return 'node' in row && row.parent ? this.#tree.shown.get(row.parent.id) : undefined;
	}

	getTreeItem(row: TreeRow): vscode.TreeItem {
		if ('offer' in row) return reviewItem(row);
		if ('missing' in row) return missingItem(row);
		const report = this.#report;
		if (!report) return new vscode.TreeItem(row.node.text);
		// What a model has read is an argument, and short enough to be seen as one.
		const isShort = this.#choice === 'unsupported' || report.analysis.reading !== undefined;
		const item = treeItem(report, row, isShort || this.#unfoldings > 0);
		// The editor remembers by id what the author folded: a tree that is unfolded is another tree.
		item.id = `${item.id} ${isShort} ${this.#unfoldings}`;
		return item;
	}

	/** The shown node at a place of the report, or the nearest one above it. */
	at(position: vscode.Position): OutlineNode | undefined {
		if (!this.#report) return undefined;
		const { analysis, snapshot } = this.#report;
		let node = innermostNode(analysis.tree, ({ span }) => snapshot.range(span)?.contains(position) ?? false);
		while (node && !this.#tree.shown.has(node.id)) {
			const { parent }: { parent: string | null } = node;
			node = analysis.tree.nodes.find(({ id }) => id === parent);
		}
		return node && this.#tree.shown.get(node.id);
	}

	#state(document: vscode.TextDocument | undefined): TreeState {
		if (!document) return 'none';
		if (!this.#report) return 'waiting';
		if (this.#tree.root) return 'tree';
		return this.#choice === 'unsupported' && this.#report.analysis.tree.nodes.length > 1 ? 'allSupported' : 'empty';
	}
}

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

function missingUnder({ node }: OutlineNode): MissingRow[] {
	const missing = node.reasons.filter(({ code }) => code === 'missing');
	return missing.map((reason) => ({ missing: words.say(reason.message) }));
}

function missingItem({ missing }: MissingRow): vscode.TreeItem {
	const label = vscode.l10n.t('missing: {0}', missing);
	const item = new vscode.TreeItem(label);
	item.iconPath = new vscode.ThemeIcon('info');
	item.tooltip = label;
	return item;
}

/** So much of a text is in its row; of a heading as much as leaves room for what is wanting under it. */
const [shownLength, besideWanting] = [60, 22];

/**
 * One node of the logic tree as the tree view shows it. A side bar of the usual width cuts a row at its end: a claim's words come
 * first, for its icon shows how it stands. Hover and screen reader have the whole.
 */
export function treeItem(report: AnalyzedReport, shown: OutlineNode, unfolded: boolean): vscode.TreeItem {
	const { node, children } = shown;
	const { analysis, snapshot } = report;
	const label = nodeText(analysis.report, node) || words.say(message('labels.noTitle'));
	const heading = isHeading(analysis.report, node);
	const line = lineName(snapshot.line(node.span));
	const stands = standing(report, shown);
	const row = shorten(label, heading && stands ? besideWanting : shownLength);
	const below = children.length + missingUnder(shown).length;
	const item = new vscode.TreeItem(row, foldState(below, unfolded || node.parent === null));
	item.id = `${snapshot.document.uri}#${node.id}`;
	item.description = stands ? `${stands} · ${line}` : line;
	item.iconPath = new vscode.ThemeIcon(
		heading && node.parent !== null ? 'list-tree' : iconName(node, analysis.tree),
		iconColor(report, node),
	);
	item.command = revealCommand(snapshot.document, node.span, vscode.l10n.t('Reveal in Report'));
	// Menus of the manifest go by it.
	item.contextValue = decidableWithin(report, node.span).length > 0 ? `${node.type}.decidable` : node.type;
	const title = nodeTitle(analysis, node, words);
	// A claim's title says how it stands.
	const wanting = isUnjudgedHeading(analysis, shown) && stands ? [stands] : [];
	item.accessibilityInformation = { label: [title, label, ...wanting, line].join(', '), role: 'treeitem' };
	item.tooltip = tooltip(report, node, placeExcerpt(analysis.report, node.span, 600));
	return item;
}

/** How a statement stands; of a heading, folded or not, what is wanting under it. */
function standing({ analysis }: AnalyzedReport, shown: OutlineNode): string | undefined {
	if (!isUnjudgedHeading(analysis, shown)) return words.say(verdictMessage(shown.node));
	const wanting = wantingUnder(analysis, shown);
	return wanting && words.say(wanting);
}

function tooltip(report: AnalyzedReport, node: LogicNode, text: string): vscode.MarkdownString {
	const title = nodeTitle(report.analysis, node, words);
	const lines = [pen.strong(title), pen.plain(text), reasonLines(report, node, { pen, words })];
	return trustedMarkdown(lines.join('\n\n'));
}

function foldState(children: number, unfolded: boolean): vscode.TreeItemCollapsibleState {
	if (children === 0) return vscode.TreeItemCollapsibleState.None;
	return unfolded ? vscode.TreeItemCollapsibleState.Expanded : vscode.TreeItemCollapsibleState.Collapsed;
}

function iconName(node: LogicNode, { thesis }: LogicTree): string {
	if (node.parent === null || node.id === thesis) return 'target';
	const stands = node.support === 'supported' || node.support === 'unknown';
	return node.type === 'evidence' && stands ? 'bookmark' : claimIcons[node.support];
}

/** What lacks ground has the colour of a fault only where a finding says so. */
function iconColor({ analysis }: AnalyzedReport, node: LogicNode): vscode.ThemeColor | undefined {
	const { support } = node;
	if (support === 'unknown') return undefined;
	if (support !== 'supported' && !isQuestioned(analysis)(node)) return undefined;
	return new vscode.ThemeColor(`plumbline.${support}Icon`);
}
