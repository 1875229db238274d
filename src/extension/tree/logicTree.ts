import * as vscode from 'vscode';
import type { OutlineNode } from '../../output/treeOutline';
import { innermostNode } from '../../view/nodeName';
import { type ActiveReport, setContext } from '../reports/activeReport';
import type { Analyses, AnalyzedReport } from '../reports/analyses';
import { type OfferingDeps, reviewOffer } from '../score/scores';
import { reviewItem, treeItem } from './treeItem';
import { type ShapedTree, shapeTree, type TreeChoice } from './treeShape';

/** What the view shows: decides which of the manifest's welcome texts appears. */
type TreeState = 'none' | 'waiting' | 'empty' | 'allSupported' | 'tree';

/** What offers to have the report read by a model, as the first row above what rules make of it. */
export interface ReviewRow {
	readonly offer: string;
}

export type TreeRow = OutlineNode | ReviewRow;

const nothing: ShapedTree = { root: undefined, shown: new Map() };

/** The logic tree of the report at hand, condensed or full, whole or down to what is unsupported. */
export class LogicTreeData implements vscode.TreeDataProvider<TreeRow> {
	readonly #analyses: Analyses;
	readonly #active: ActiveReport;
	readonly #offering: OfferingDeps;
	readonly #changed = new vscode.EventEmitter<undefined>();
	#document: vscode.TextDocument | undefined;
	#report: AnalyzedReport | undefined;
	#tree = nothing;
	#choice: TreeChoice = { full: false, unsupportedOnly: false };

	readonly onDidChangeTreeData = this.#changed.event;

	constructor(analyses: Analyses, active: ActiveReport, offering: OfferingDeps) {
		this.#analyses = analyses;
		this.#active = active;
		this.#offering = offering;
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
		// A model's argument is shown whole.
		setContext('plumbline.tree.read', this.#report?.analysis.reading !== undefined);
		setContext('plumbline.treeState', this.#state(document));
		this.#changed.fire(undefined);
	}

	getChildren(row?: TreeRow): TreeRow[] {
		if (row) return 'offer' in row ? [] : [...row.children];
		const { root } = this.#tree;
		if (!root || !this.#document) return [];
		const offer = reviewOffer(this.#document, { ...this.#offering, analyses: this.#analyses });
		return [...(offer === undefined ? [] : [{ offer }]), root];
	}

	getParent(row: TreeRow): OutlineNode | undefined {
		return 'offer' in row || !row.parent ? undefined : this.#tree.shown.get(row.parent.id);
	}

	getTreeItem(row: TreeRow): vscode.TreeItem {
		if ('offer' in row) return reviewItem(row);
		const report = this.#report;
		if (!report) return new vscode.TreeItem(row.node.text);
		// What a model has read is an argument, and short enough to be seen as one.
		return treeItem(report, row, this.#choice.unsupportedOnly || report.analysis.reading !== undefined);
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
		return this.#choice.unsupportedOnly && this.#report.analysis.tree.nodes.length > 1 ? 'allSupported' : 'empty';
	}
}
