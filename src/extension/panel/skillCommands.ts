import * as vscode from 'vscode';
import type { Parts } from '../editor/parts';
import { unlessMissing } from '../host/files';
import { showError } from '../host/notices';
import { words } from '../host/words';
import type { Analyses } from '../reports/analyses';
import { labelOf, nameSkills, skillItems, skillTemplate } from '../skills/skillTemplate';

const { l10n } = vscode;

/** Writes a skill to fill in into the folder that the settings name, and opens it. */
export async function newSkill({ skills, active }: Pick<Parts, 'skills' | 'active'>): Promise<void> {
	if (!vscode.workspace.isTrusted)
		return tell(l10n.t('In Restricted Mode no workspace skills are used. Trust the workspace first.'));
	const folder = await skills.folder(active.document?.uri);
	if (!folder) return tell(l10n.t('Open a folder first: custom skills are saved in it.'));
	const title = await vscode.window.showInputBox({
		title: l10n.t('What should the new skill be called?'),
		placeHolder: l10n.t('For example: Tender documents'),
		validateInput: (text) =>
			labelOf(text) === '' ? l10n.t('Use some letters from a to z: they form the file name.') : undefined,
	});
	if (title === undefined) return;
	const label = labelOf(title);
	const file = vscode.Uri.joinPath(folder, `${label}.md`);
	if (!(await unlessMissing(() => vscode.workspace.fs.stat(file))))
		await vscode.workspace.fs.writeFile(file, new TextEncoder().encode(skillTemplate(label, title.trim())));
	await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(file));
}

/**
 * Lets the author choose the skills a report is judged by, and where the choice is kept.
 * @returns whether the choice was changed
 */
export async function chooseSkills(
	document: vscode.TextDocument,
	active: readonly string[],
	{ skills: libraries, checklists, analyses }: Pick<Parts, 'skills' | 'checklists' | 'analyses'>,
): Promise<boolean> {
	const { skills } = await libraries.load(document.uri);
	const chosen = await vscode.window.showQuickPick(skillItems(skills, active, words), {
		canPickMany: true,
		matchOnDescription: true,
		matchOnDetail: true,
		title: l10n.t('Which skills should this report be judged by?'),
		placeHolder: l10n.t('If you choose none, the report’s question decides.'),
	});
	if (!chosen) return false;
	const labels = chosen.map(({ skill }) => skill.label);
	const inReport = l10n.t('In the report');
	const here = l10n.t('On this computer');
	const items = [
		{ label: inReport, description: l10n.t('under “skills” in its front matter, for everyone who opens the report') },
		{ label: here, description: l10n.t('for this report in this workspace') },
	];
	const where =
		labels.length === 0
			? { label: here }
			: await vscode.window.showQuickPick(items, { placeHolder: l10n.t('Where should the choice be saved?') });
	if (!where) return false;
	if (where.label === inReport) {
		await checklists.chooseSkills(document, undefined);
		return writeFrontMatter(document, labels, analyses);
	}
	await checklists.chooseSkills(document, labels.length === 0 ? undefined : labels);
	return true;
}

async function writeFrontMatter(
	document: vscode.TextDocument,
	labels: readonly string[],
	analyses: Analyses,
): Promise<boolean> {
	const report = (await analyses.analyze(document))?.analysis.report;
	if (!report) return false;
	const { span, text } = nameSkills(report, labels);
	const edit = new vscode.WorkspaceEdit();
	edit.replace(document.uri, new vscode.Range(document.positionAt(span[0]), document.positionAt(span[1])), text);
	return vscode.workspace.applyEdit(edit);
}

function tell(message: string): void {
	void showError(message);
}
