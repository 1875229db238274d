import * as vscode from 'vscode';
import * as z from 'zod';
import type { Analysis } from '../../analysis';
import type { Words } from '../../messages/model';
import type { TreeGrain } from '../../output/treeOutline';
import { renderTreeArgdown, renderTreeJson, renderTreeMarkdown, renderTreeMermaid } from '../../output/trees';
import { words } from '../host/words';

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
