import * as vscode from 'vscode';
import type { Analysis } from '../../analysis';
import { claimSummary } from '../../view/claims';
import { countFindings, findingSummary } from '../../view/findingCounts';
import type { Settings } from '../host/settings';
import { words } from '../host/words';
import type { ModelScore } from '../reports/modelScores';
import { optionsOf } from '../reports/readOptions';
import { countsNow } from '../reports/wording';
import type { Parts } from './parts';

const { l10n, workspace } = vscode;

/** A folder with more Markdown than this holds notes or documentation; the first of them are read. */
const most = 200;

type ListParts = Pick<Parts, 'analyses' | 'read' | 'settings' | 'decisions' | 'modelScores' | 'log'>;

interface ReportItem extends vscode.QuickPickItem {
	readonly uri: vscode.Uri;
}

/**
 * Lists the reports of the workspace, each with what Problems would list of it and with its score where a model gave one, and
 * opens the one that is chosen. The list is there at once and fills in: the reports are read one after the other, until it is
 * closed.
 */
export async function showReports(deps: ListParts): Promise<void> {
	const list = vscode.window.createQuickPick<ReportItem>();
	const closed = new Promise<void>((resolve) => list.onDidHide(resolve));
	let open = true;
	void closed.then(() => {
		open = false;
		list.dispose();
	});
	list.onDidAccept(() => {
		const [chosen] = list.selectedItems;
		list.hide();
		// What a file cannot be opened for is the editor's to tell.
		if (chosen) void vscode.commands.executeCommand('vscode.open', chosen.uri);
	});
	list.title = l10n.t('Reports of this workspace');
	list.placeholder = l10n.t(
		'Choose a report to open it. Closed reports are counted by their text alone, without their sources.',
	);
	list.matchOnDescription = true;
	list.keepScrollPosition = true;
	list.busy = true;
	list.show();
	const found = await reportsOf(deps.settings);
	if (found.length > most) list.title = l10n.t('The first {0} of {1} reports of this workspace', most, found.length);
	const items = found.slice(0, most).map((uri): ReportItem => ({ uri, label: workspace.asRelativePath(uri) }));
	for (const [index, item] of items.entries()) {
		if (!open) return;
		fill(list, items);
		items[index] = { ...item, ...(await figuresOf(item.uri, deps)) };
	}
	if (!open) return;
	fill(list, items);
	list.busy = false;
	if (items.length === 0) list.placeholder = l10n.t('There is no report in this workspace.');
	await closed;
}

/** The row that the author has come to stays the one. */
function fill(list: vscode.QuickPick<ReportItem>, items: readonly ReportItem[]): void {
	const at = list.activeItems[0]?.uri.toString();
	list.items = items;
	list.activeItems = items.filter(({ uri }) => uri.toString() === at);
}

/** What the settings count as reports, without opening anything: an open document is checked by itself. */
async function reportsOf(settings: Settings): Promise<vscode.Uri[]> {
	const found = await Promise.all(
		(workspace.workspaceFolders ?? []).map(({ uri }) => {
			const included = new vscode.RelativePattern(uri, anyOf(settings.get('include', uri)));
			return workspace.findFiles(included, anyOf(settings.get('exclude', uri)));
		}),
	);
	const reports = found.flat().filter(({ path }) => /\.(?:md|markdown)$/i.test(path));
	return reports.sort((a, b) => a.path.localeCompare(b.path));
}

function anyOf(patterns: readonly string[]): string {
	const [only] = patterns;
	// By default every file is included: of those only Markdown is worth listing.
	if (patterns.length === 1 && only === '**/*') return '**/*.{md,markdown}';
	return patterns.length === 1 && only !== undefined ? only : `{${patterns.join(',')}}`;
}

async function figuresOf(uri: vscode.Uri, deps: ListParts): Promise<Partial<vscode.QuickPickItem>> {
	try {
		const open = workspace.textDocuments.find((document) => document.uri.toString() === uri.toString());
		const report = open && deps.analyses.get(open);
		const analysis = report?.analysis ?? (await readFile(uri, open, deps));
		const counts = report ? countsNow(report) : countFindings(analysis.findings, analysis.decided);
		const score = deps.modelScores.of(uri.toString(), analysis.report.source);
		const worst = (['error', 'warning', 'info'] as const).find((severity) => counts[severity] > 0);
		return {
			iconPath: new vscode.ThemeIcon(worst ?? 'pass'),
			description: words.say(findingSummary(counts)),
			detail: [words.say(claimSummary(analysis)), ...scoresOf(score)].join(' · '),
		};
	} catch (error) {
		deps.log.warn(`${workspace.asRelativePath(uri)} could not be read. ${error}`);
		return { iconPath: new vscode.ThemeIcon('circle-slash'), description: l10n.t('could not be read') };
	}
}

function scoresOf(score: ModelScore | undefined): string[] {
	if (!score) return [];
	return [...score.lines, ...(score.stale ? [l10n.t('scored before the last edit')] : [])];
}

async function readFile(
	uri: vscode.Uri,
	open: vscode.TextDocument | undefined,
	{ read, ...parts }: ListParts,
): Promise<Analysis> {
	const text = open?.getText() ?? new TextDecoder().decode(await workspace.fs.readFile(uri));
	return read({ name: workspace.asRelativePath(uri), text }, await optionsOf(uri, parts));
}
