import * as vscode from 'vscode';
import * as z from 'zod';
import type { Finding } from '../../findings/model';
import { ignoreMend, type ignoreScopes } from '../../functions';
import { message } from '../../messages/message';
import { registerCommands } from '../host/command';
import { showInformation } from '../host/notices';
import { words } from '../host/words';
import type { Analyses, AnalyzedReport } from '../reports/analyses';
import { showRange } from '../reports/reveal';
import { noteSettled } from '../reports/settled';

const { l10n } = vscode;

export type IgnoreScope = (typeof ignoreScopes)[number];

/** The report, the comment that was written into it, and in which line, from 0. */
const ignoredArguments = z.tuple([z.string(), z.string(), z.int()]);

/** Says where a comment was written, which may be out of sight, and takes it back when asked to. */
export function registerIgnoring(analyses: Analyses): vscode.Disposable {
	return registerCommands([
		{
			id: 'plumbline.afterIgnore',
			execute(...args) {
				const [uri, text, line] = ignoredArguments.parse(args);
				const document = analyses.find(uri)?.snapshot.document;
				if (!document) return;
				noteSettled();
				void analyses.analyze(document);
				// The notice may stand for long.
				void tellComment(document, { text, line }, analyses);
			},
		},
	]);
}

export function ignoreName(scope: IgnoreScope): string {
	return words.say(message('mends.ignore', { scope }));
}

/** Writes the comment; `undefined` where its line was edited since the report was read, or no comment hides it. */
export function ignoreAction(
	{ analysis, snapshot }: AnalyzedReport,
	finding: Finding,
	scope: IgnoreScope,
): vscode.CodeAction | undefined {
	const mend = ignoreMend(analysis.report, finding, scope);
	const [comment] = mend?.replacements ?? [];
	const range = comment && snapshot.range(comment.span);
	if (!mend || !range) return undefined;
	const { text } = comment;
	const { uri } = snapshot.document;
	const action = new vscode.CodeAction(words.say(mend.title), vscode.CodeActionKind.QuickFix);
	action.edit = new vscode.WorkspaceEdit();
	action.edit.insert(uri, range.start, text);
	action.command = {
		command: 'plumbline.afterIgnore',
		title: '',
		arguments: [uri.toString(), text.trim(), range.start.line],
	};
	return action;
}

interface Comment {
	readonly text: string;
	readonly line: number;
}

async function tellComment(document: vscode.TextDocument, comment: Comment, analyses: Analyses): Promise<void> {
	const written = lineOf(document, comment);
	if (!written) return;
	const [show, undo] = [l10n.t('Show'), l10n.t('Undo')];
	const text = l10n.t('A comment in line {0} of the report keeps this from being told.', written.start.line + 1);
	const choice = await showInformation(text, show, undo);
	// The report may have been edited while the notice stood there.
	const now = lineOf(document, comment);
	if (choice === undefined || !now || document.isClosed) return;
	if (choice === show) return showRange(document, now);
	const edit = new vscode.WorkspaceEdit();
	edit.delete(document.uri, now);
	if (await vscode.workspace.applyEdit(edit)) void analyses.analyze(document);
}

/** The line of the comment, with its end; of several that say the same the nearest. */
function lineOf(document: vscode.TextDocument, { text, line }: Comment): vscode.Range | undefined {
	const same = Array.from({ length: document.lineCount }, (_, index) => document.lineAt(index)).filter(
		(each) => each.text.trim() === text,
	);
	const [nearest] = same.sort((a, b) => Math.abs(a.lineNumber - line) - Math.abs(b.lineNumber - line));
	return nearest?.rangeIncludingLineBreak;
}
