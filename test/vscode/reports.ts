import assert from 'node:assert/strict';
import {
	type CodeAction,
	ConfigurationTarget,
	commands,
	type Diagnostic,
	type Hover,
	languages,
	type MarkdownString,
	Position,
	Range,
	type TextDocument,
	type TextEditor,
	Uri,
	WorkspaceEdit,
	window,
	workspace,
} from 'vscode';
import { until } from './waiting';

export const extensionId = 'plumbline.plumbline';

/** A report whose one defect is a citation that resolves to nothing, in its fifth line. */
export const brokenCitation = lines(
	'# Grid storage',
	'',
	'Installed capacity rose to 4.2 GW in 2025 [1].',
	'',
	'The price of a system fell by 20% in 2025 [7].',
	'',
	'## References',
	'',
	'[1] Corvania Grid Operator, Annual report 2025. https://grid.example/2025',
	'',
);

/** Where `[7]` stands in `brokenCitation`. */
export const brokenCitationRange = new Range(4, 42, 4, 45);

/** A report whose fifth line is a claim that nothing supports. */
export const unsupportedClaim = lines(
	'# Grid storage',
	'',
	'## Outlook',
	'',
	'Corvania will be the leading exporter of storage technology within five years.',
	'',
);

export function lines(...text: readonly string[]): string {
	return text.join('\n');
}

let written = 0;

/** Writes a Markdown file of its own for each test and shows it. */
export async function openReport(text: string, name = 'report'): Promise<TextEditor> {
	const folder = workspace.workspaceFolders?.[0];
	if (!folder) throw new Error('The suite needs an open folder.');
	written += 1;
	const uri = Uri.joinPath(folder.uri, `${name}-${written}.md`);
	await workspace.fs.writeFile(uri, new TextEncoder().encode(text));
	return window.showTextDocument(await workspace.openTextDocument(uri));
}

export async function closeAll(): Promise<void> {
	await commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
	await commands.executeCommand('workbench.action.closeAllEditors');
}

/** The extension's diagnostics of a document, and no other extension's. */
export function findings(document: TextDocument): Diagnostic[] {
	return languages.getDiagnostics(document.uri).filter(({ source }) => source?.startsWith('Plumbline'));
}

export function codes(document: TextDocument): string[] {
	return findings(document).map(codeOf);
}

export function codeOf(diagnostic: Diagnostic): string {
	return typeof diagnostic.code === 'object' ? String(diagnostic.code.value) : String(diagnostic.code);
}

/** The diagnostic of a code, once it is there. */
export function findingOf(document: TextDocument, code: string): Promise<Diagnostic> {
	return until(`a ${code} finding`, () => findings(document).find((diagnostic) => codeOf(diagnostic) === code));
}

export function cleared(document: TextDocument, code: string): Promise<true> {
	return until(`no ${code} finding`, () => !codes(document).includes(code));
}

export async function replace(document: TextDocument, range: Range, text: string): Promise<void> {
	const edit = new WorkspaceEdit();
	edit.replace(document.uri, range, text);
	await workspace.applyEdit(edit);
}

export async function insertLine(document: TextDocument, line: number, text: string): Promise<void> {
	const start = new Position(line, 0);
	await replace(document, new Range(start, start), `${text}\n`);
}

/** Runs the quick fix of that title on a finding of the report. */
export async function apply(document: TextDocument, code: string, title: string | RegExp): Promise<void> {
	const { range } = await findingOf(document, code);
	const actions = await commands.executeCommand<CodeAction[]>('vscode.executeCodeActionProvider', document.uri, range);
	const action = actions.find((each) => (typeof title === 'string' ? each.title === title : title.test(each.title)));
	assert.ok(action, `${title} among ${actions.map((each) => each.title).join(' | ')}`);
	if (action.edit) await workspace.applyEdit(action.edit);
	if (action.command) await commands.executeCommand(action.command.command, ...(action.command.arguments ?? []));
}

/** Sets a user setting of the extension; `undefined` gives it its default again. */
export async function configure(setting: string, value: unknown): Promise<void> {
	await workspace.getConfiguration('plumbline').update(setting, value, ConfigurationTarget.Global);
}

/** All that hovers say at a place. */
export async function hovered(document: TextDocument, at: Position): Promise<string> {
	const hovers = await commands.executeCommand<Hover[]>('vscode.executeHoverProvider', document.uri, at);
	return hovers.flatMap(({ contents }) => contents.map((part) => (part as MarkdownString).value)).join('\n');
}
