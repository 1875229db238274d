import * as vscode from 'vscode';
import * as z from 'zod';
import type { Analysis } from '../../analysis';
import { message } from '../../messages/message';
import type { Words } from '../../messages/model';
import { renderTreeArgdown, renderTreeJson, renderTreeMarkdown, renderTreeMermaid } from '../../output/trees';
import { findingSummary, listedCount } from '../../view/findingCounts';
import type { TreeGrain } from '../../view/outline';
import { Lasting } from '../host/lasting';
import { pickOne } from '../host/notices';
import { words } from '../host/words';
import type { ActiveReport } from '../reports/activeReport';
import { countsNow, documentName } from '../reports/wording';
import { LogicTreeData, type TreeParts, type TreeRow } from './logicTree';
import { type ClaimChoice, claimChoices } from './treeShape';

/** How long the cursor must rest before the tree follows it, in milliseconds. */
const cursorPause = 150;

/** The view of the logic tree of the report at hand, and what its buttons do. */
export class LogicTreeView extends Lasting {
	readonly #parts: TreeParts;
	readonly #data: LogicTreeData;
	readonly #view: vscode.TreeView<TreeRow>;

	constructor(parts: TreeParts) {
		super();
		const { analyses, active, models, scores } = parts;
		this.#parts = parts;
		this.#data = new LogicTreeData(parts);
		this.#view = vscode.window.createTreeView('plumbline.tree', {
			treeDataProvider: this.#data,
			showCollapseAll: true,
		});
		const refresh = () => this.#refresh();
		const refreshOwn = (document: vscode.TextDocument) => {
			if (document === active.document) refresh();
		};
		refresh();
		this.lasting(
			this.#view,
			models.onDidChange(refresh),
			scores.onDidChange(refreshOwn),
			analyses.onDidChange(refreshOwn),
			active.onDidChange((document) => {
				if (document !== this.#data.document) refresh();
				else showName(this.#view, active, this.#data);
			}),
			followCursor(this.#view, this.#data),
		);
	}

	/** Shows other claims: those that are named, else those that the author chooses. */
	async show(wanted: unknown): Promise<void> {
		const named = z.enum(claimChoices).safeParse(wanted);
		const choice = named.success ? named.data : await pickClaims(this.#data);
		if (choice) this.#data.choose(choice);
	}

	expandAll(): void {
		this.#data.expandAll();
	}

	/** Copies the tree that the view shows. */
	async copy(format: unknown): Promise<void> {
		const document = this.#data.document ?? this.#parts.active.forCommand();
		const report = document && (await this.#parts.analyses.known(document));
		if (report) await copyTreeAs(report.analysis, this.#data.choice === 'key' ? 'condensed' : 'full', format);
	}

	#refresh(): void {
		this.#data.refresh();
		showFigures(this.#view, this.#data);
		showName(this.#view, this.#parts.active, this.#data);
	}
}

function pickClaims({ choice, report }: LogicTreeData): Promise<ClaimChoice | undefined> {
	const { l10n } = vscode;
	const labels: Record<ClaimChoice, string> = {
		key: l10n.t('Key claims'),
		all: l10n.t('Every claim and fact'),
		unsupported: l10n.t('Only what lacks support'),
	};
	// A model's argument is shown whole.
	const offered = claimChoices.filter((each) => each !== 'key' || report?.analysis.reading === undefined);
	const choices = offered.map((value) => ({ value, label: labels[value] }));
	return pickOne(l10n.t('Which claims should the tree show?'), choices, choice);
}

/** The icon of the view counts as the status bar does: the findings that Problems lists. */
function showFigures(view: vscode.TreeView<unknown>, { report }: LogicTreeData): void {
	const counts = report && countsNow(report);
	const value = counts ? listedCount(counts) : 0;
	view.badge = counts && value > 0 ? { value, tooltip: words.say(findingSummary(counts)) } : undefined;
	view.title = words.say(message(report?.analysis.reading ? 'review.argument' : 'review.outline'));
	view.description = report && vscode.workspace.asRelativePath(report.snapshot.document.uri);
}

/** Who has read the report, and beside another file whose tree it is; the view's title has no room for that. */
function showName(
	view: vscode.TreeView<unknown>,
	{ document, elsewhere }: ActiveReport,
	{ report }: LogicTreeData,
): void {
	const reading = report?.analysis.reading;
	const lines = [
		...(document && elsewhere ? [vscode.l10n.t('The tree of {0}', documentName(document))] : []),
		...(reading ? [words.say(message('review.readBy', reading))] : []),
	];
	view.message = lines.length > 0 ? lines.join(' · ') : undefined;
}

function followCursor(view: vscode.TreeView<TreeRow>, data: LogicTreeData): vscode.Disposable {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const follow = ({ textEditor: { document, selection } }: vscode.TextEditorSelectionChangeEvent) => {
		if (!view.visible || document !== data.report?.snapshot.document) return;
		const node = data.at(selection.active);
		if (node) void view.reveal(node, { select: true, focus: false });
	};
	const listener = vscode.window.onDidChangeTextEditorSelection((event) => {
		clearTimeout(timer);
		timer = setTimeout(() => follow(event), cursorPause);
	});
	return vscode.Disposable.from(listener, new vscode.Disposable(() => clearTimeout(timer)));
}

const formats = ['markdown', 'mermaid', 'argdown', 'json'] as const;
type TreeFormat = (typeof formats)[number];

const renderers: Record<TreeFormat, (analysis: Analysis, grain: TreeGrain, words: Words) => string> = {
	markdown: renderTreeMarkdown,
	mermaid: renderTreeMermaid,
	argdown: renderTreeArgdown,
	json: renderTreeJson,
};

/** Copies the tree; asks for the format unless a key binding names it. */
export async function copyTreeAs(analysis: Analysis, grain: TreeGrain, wanted: unknown): Promise<void> {
	const named = z.enum(formats).safeParse(wanted);
	const format = named.success ? named.data : await pickFormat();
	if (!format) return;
	await vscode.env.clipboard.writeText(renderers[format](analysis, grain, words));
	vscode.window.setStatusBarMessage(vscode.l10n.t('Logic tree copied'), 3000);
}

function pickFormat(): Promise<TreeFormat | undefined> {
	const { l10n } = vscode;
	return pickOne<TreeFormat>(l10n.t('Copy the logic tree as…'), [
		{ value: 'markdown', label: 'Markdown', description: l10n.t('a nested list, for notes or e-mail') },
		{ value: 'mermaid', label: 'Mermaid', description: l10n.t('a diagram, drawn by many Markdown viewers') },
		{ value: 'argdown', label: 'Argdown', description: l10n.t('an argument map') },
		{ value: 'json', label: 'JSON', description: l10n.t('for other programs') },
	]);
}
