import * as vscode from 'vscode';
import * as z from 'zod';
import type { Analysis } from '../../analysis';
import { message } from '../../messages/message';
import type { Words } from '../../messages/model';
import type { TreeGrain } from '../../output/treeOutline';
import { renderTreeArgdown, renderTreeJson, renderTreeMarkdown, renderTreeMermaid } from '../../output/trees';
import { findingSummary, listedCount } from '../../view/findingCounts';
import { registerCommands } from '../host/command';
import type { Settings } from '../host/settings';
import { words } from '../host/words';
import type { ActiveReport } from '../reports/activeReport';
import type { Analyses } from '../reports/analyses';
import { countsNow, documentName } from '../reports/wording';
import type { OfferingDeps } from '../score/scores';
import { LogicTreeData, type TreeRow } from './logicTree';

/** How long the cursor must rest before the tree follows it, in milliseconds. */
const cursorPause = 150;

export function registerTreeView(
	analyses: Analyses,
	active: ActiveReport,
	{ settings, models, scores }: OfferingDeps & { readonly settings: Settings },
): vscode.Disposable {
	const data = new LogicTreeData(analyses, active, { models, scores });
	const view = vscode.window.createTreeView('plumbline.tree', { treeDataProvider: data, showCollapseAll: true });
	const refresh = () => {
		data.refresh();
		showFigures(view, data);
		showName(view, active, data);
	};
	refresh();
	const copy = async (document: vscode.TextDocument | undefined, format?: unknown) => {
		const report = document && (await analyses.known(document));
		return report && copyTreeAs(report.analysis, data.choice.full ? 'full' : 'condensed', format);
	};
	return vscode.Disposable.from(
		view,
		models.onDidChange(refresh),
		scores.onDidChange((document) => {
			if (document === active.document) refresh();
		}),
		analyses.onDidChange((document) => {
			if (document === active.document) refresh();
		}),
		active.onDidChange((document) => {
			if (document !== data.document) refresh();
			else showName(view, active, data);
		}),
		followCursor(view, data, settings),
		registerCommands([
			{ id: 'plumbline.tree.showUnsupported', execute: () => data.choose({ unsupportedOnly: true }) },
			{ id: 'plumbline.tree.showAll', execute: () => data.choose({ unsupportedOnly: false }) },
			{ id: 'plumbline.tree.showFull', execute: () => data.choose({ full: true }) },
			{ id: 'plumbline.tree.showCondensed', execute: () => data.choose({ full: false }) },
			{ id: 'plumbline.tree.copyAs', execute: (format) => copy(active.forCommand(), format) },
			{ id: 'plumbline.tree.copy', execute: () => copy(data.document) },
			{ id: 'plumbline.tree.analyze', execute: () => data.document && analyses.analyze(data.document) },
		]),
	);
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

function followCursor(view: vscode.TreeView<TreeRow>, data: LogicTreeData, settings: Settings): vscode.Disposable {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const follow = ({ textEditor: { document, selection } }: vscode.TextEditorSelectionChangeEvent) => {
		if (!view.visible || document !== data.report?.snapshot.document) return;
		const node = settings.get('tree.followCursor') ? data.at(selection.active) : undefined;
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

async function pickFormat(): Promise<TreeFormat | undefined> {
	const { l10n } = vscode;
	const items: (vscode.QuickPickItem & { format: TreeFormat })[] = [
		{ format: 'markdown', label: 'Markdown', description: l10n.t('a nested list, for notes or e-mail') },
		{ format: 'mermaid', label: 'Mermaid', description: l10n.t('a diagram, drawn by many Markdown viewers') },
		{ format: 'argdown', label: 'Argdown', description: l10n.t('an argument map') },
		{ format: 'json', label: 'JSON', description: l10n.t('for other programs') },
	];
	const picked = await vscode.window.showQuickPick(items, { placeHolder: l10n.t('Copy the logic tree as…') });
	return picked?.format;
}
