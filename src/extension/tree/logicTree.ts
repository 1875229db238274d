import * as vscode from 'vscode';
import type { OutlineNode } from '../../output/treeOutline';
import { type ActiveReport, setContext } from '../reports/activeReport';
import type { Analyses, AnalyzedReport } from '../reports/analyses';
import { innermostNode } from '../reports/nodes';
import { treeItem } from './treeItem';
import { type ShapedTree, shapeTree, type TreeChoice } from './treeShape';

/** What the view shows: decides which of the manifest's welcome texts appears. */
type TreeState = 'none' | 'waiting' | 'empty' | 'allSupported' | 'tree';

const nothing: ShapedTree = { root: undefined, shown: new Map() };

/** The logic tree of the report at hand, condensed or full, whole or down to what is unsupported. */
export class LogicTreeData implements vscode.TreeDataProvider<OutlineNode> {
	readonly #analyses: Analyses;
	readonly #active: ActiveReport;
	readonly #changed = new vscode.EventEmitter<undefined>();
	#document: vscode.TextDocument | undefined;
	#report: AnalyzedReport | undefined;
	#tree = nothing;
	#choice: TreeChoice = { full: false, unsupportedOnly: false };

	readonly onDidChangeTreeData = this.#changed.event;

	constructor(analyses: Analyses, active: ActiveReport) {
		this.#analyses = analyses;
		this.#active = active;
		this.choose({});
	}

	/** The report the view shows, read or not. */
	get document(): vscode.TextDocument | undefined {
		return this.#document;
	}

	get report(): AnalyzedReport | undefined {
		return this.#report;
	}

	get choice(): TreeChoice {
		return this.#choice;
	}

	choose(change: Partial<TreeChoice>): void {
		this.#choice = { ...this.#choice, ...change };
		setContext('plumbline.tree.full', this.#choice.full);
		setContext('plumbline.tree.unsupportedOnly', this.#choice.unsupportedOnly);
		this.refresh();
	}

	refresh(): void {
		const { document } = this.#active;
		this.#document = document;
		this.#report = document && this.#analyses.get(document);
		this.#tree = this.#report ? shapeTree(this.#report.analysis, this.#choice) : nothing;
		setContext('plumbline.treeState', this.#state(document));
		this.#changed.fire(undefined);
	}

	getChildren(outline?: OutlineNode): OutlineNode[] {
		if (outline) return [...outline.children];
		return this.#tree.root ? [this.#tree.root] : [];
	}

	getParent({ parent }: OutlineNode): OutlineNode | undefined {
		return parent ? this.#tree.shown.get(parent.id) : undefined;
	}

	getTreeItem(outline: OutlineNode): vscode.TreeItem {
		return this.#report
			? treeItem(this.#report, outline, this.#choice.unsupportedOnly)
			: new vscode.TreeItem(outline.node.text);
	}

	/** The shown node at a place of the report, or the nearest one above it. */
	at(position: vscode.Position): OutlineNode | undefined {
		if (!this.#report) return undefined;
		let node = innermostNode(this.#report, position);
		while (node && !this.#tree.shown.has(node.id)) {
			const { parent }: { parent: string | null } = node;
			node = this.#report.analysis.tree.nodes.find(({ id }) => id === parent);
		}
		return node && this.#tree.shown.get(node.id);
	}

	#state(document: vscode.TextDocument | undefined): TreeState {
		if (!document) return 'none';
		if (!this.#report) return 'waiting';
		if (this.#tree.root) return 'tree';
		return this.#choice.unsupportedOnly && this.#report.analysis.tree.nodes.length > 1 ? 'allSupported' : 'empty';
	}
}
