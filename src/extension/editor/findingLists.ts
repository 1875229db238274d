import * as vscode from 'vscode';
import * as z from 'zod';
import { isListed } from '../../findings/limit';
import type { Finding } from '../../findings/model';
import { message } from '../../messages/message';
import { placedFindings } from '../../service/report';
import { words } from '../host/words';
import { type AnalyzedReport, type PlacedFinding, type PlacedWithdrawal, placedWithdrawals } from '../reports/analyses';
import { showRange } from '../reports/reveal';
import { findingText, findingTitle, lineName } from '../reports/wording';
import type { Parts } from './parts';

const { l10n } = vscode;

/** How long the status bar tells the finding that was stepped to, in milliseconds. */
const told = 10_000;

const showAgainArguments = z.union([z.tuple([z.string(), z.string()]), z.tuple([])]);

type ListParts = Pick<Parts, 'analyses'>;

/** Round and round those that Problems lists, also where they are kept out of it; hints are left to the eye. */
export async function goToFinding(
	document: vscode.TextDocument,
	direction: 1 | -1,
	{ analyses }: ListParts,
): Promise<void> {
	const report = await analyses.known(document);
	if (!report) return;
	const editor = vscode.window.visibleTextEditors.find((visible) => visible.document === document);
	const placed = placedFindings(report);
	const shown = placed.filter(({ finding }) => isListed(finding));
	const target = neighbour(shown, editor?.selection.start ?? new vscode.Position(0, 0), direction);
	if (!target) {
		const nothing =
			placed.length === 0 ? l10n.t('No findings in this report') : l10n.t('Only hints in this report: see its score');
		vscode.window.setStatusBarMessage(nothing, 5000);
		return;
	}
	const place = l10n.t('Finding {0} of {1}', shown.indexOf(target) + 1, shown.length);
	vscode.window.setStatusBarMessage(`${place} · ${findingText(report, target.finding)}`, told);
	await showRange(document, target.range);
	await vscode.commands.executeCommand('editor.action.showHover', { focus: 'noAutoFocus' });
}

/** The next one behind or before a place, by place; several at one place are stepped over together. */
function neighbour(
	findings: readonly PlacedFinding[],
	from: vscode.Position,
	direction: 1 | -1,
): PlacedFinding | undefined {
	if (direction === 1) return findings.find(({ range }) => range.start.isAfter(from)) ?? findings[0];
	return findings.findLast(({ range }) => range.start.isBefore(from)) ?? findings.at(-1);
}

/** The findings that are held back, as a list to choose from: the choice is shown in the text. */
export async function showHeld(document: vscode.TextDocument, { analyses }: ListParts): Promise<void> {
	const report = await analyses.known(document);
	if (!report) return;
	const items = heldFindings(report).map(({ finding, range }) => {
		const item = itemOf(finding, range);
		return {
			...item,
			description: `${item.description} · ${words.say(message('labels.severity', { severity: finding.severity }))}`,
		};
	});
	const title = words.say(message('counts.more', { count: items.length }));
	const chosen = await choose(items, title, l10n.t('Nothing is held back in this report'));
	if (chosen) await showRange(document, chosen.range);
}

/** What the limit on findings leaves out of Problems. */
export function heldFindings(report: AnalyzedReport): PlacedFinding[] {
	return placedFindings(report).filter(({ finding }) => finding.held);
}

/** Shows again what a model that has read the report withdrew: what is named, else what the author chooses. */
export async function showAgain(
	args: readonly unknown[],
	{ analyses, active }: Pick<Parts, 'analyses' | 'active'>,
): Promise<void> {
	const [uri, key] = showAgainArguments.parse(args);
	const named = uri === undefined ? undefined : analyses.find(uri);
	if (named && key !== undefined) return analyses.takeBack(named.snapshot.document, key);
	const document = uri === undefined ? active.forCommand() : undefined;
	const report = document && (await analyses.known(document));
	if (!report) return;
	const items = placedWithdrawals(report).map(({ withdrawn: { finding, reason, key: own }, range }) => {
		const item = itemOf(finding, range);
		return { ...item, detail: [item.detail, reason].filter(Boolean).join(' '), key: own };
	});
	const { model = '' } = report.analysis.withdrawn?.[0] ?? {};
	const title = words.say(message('review.withdrawnTitle', { model }));
	const chosen = await choose(items, title, l10n.t('No model has withdrawn a finding of this report'));
	if (!chosen) return;
	analyses.takeBack(document, chosen.key);
	await showRange(document, chosen.range);
}

/** Takes one withdrawal back. */
export function showAgainCommand(document: vscode.TextDocument, { withdrawn }: PlacedWithdrawal): vscode.Command {
	const named = [document.uri.toString(), withdrawn.key];
	return { command: 'plumbline.showAgain', title: l10n.t('Show Again'), arguments: named };
}

function itemOf(finding: Finding, range: vscode.Range) {
	return {
		label: findingTitle(finding),
		description: lineName(range.start.line + 1),
		detail: words.say(finding.message),
		range,
	};
}

async function choose<Item extends vscode.QuickPickItem>(
	items: readonly Item[],
	title: string,
	none: string,
): Promise<Item | undefined> {
	if (items.length > 0)
		return vscode.window.showQuickPick(items, { title, matchOnDescription: true, matchOnDetail: true });
	vscode.window.setStatusBarMessage(none, 5000);
	return undefined;
}
