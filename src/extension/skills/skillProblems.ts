import * as vscode from 'vscode';
import type { SkillProblem } from '../../skills/model';
import { readPlainFile } from '../host/plainFile';
import { unlessMissing } from '../host/uriStore';
import { words } from '../host/words';
import type { SkillLibraries } from './skillLibraries';

/** How long changes of skills must pause before they are read again, in milliseconds. */
const pause = 300;

/**
 * Reads the user's own skills again when one of them changes: what cannot be used becomes a problem in its file, and
 * `changed` is told. Nothing is read in Restricted Mode.
 */
export function registerSkillProblems(
	libraries: SkillLibraries,
	log: vscode.LogOutputChannel,
	changed: () => void,
): vscode.Disposable {
	const collection = vscode.languages.createDiagnosticCollection('plumbline-skills');
	let watchers: vscode.Disposable[] = [];
	let timer: ReturnType<typeof setTimeout> | undefined;
	const check = async () => {
		try {
			collection.clear();
			for (const folder of foldersOf(libraries)) await publish(folder, libraries, collection);
		} catch (error) {
			log.error('The skills of the workspace could not be read.', error);
		}
	};
	const later = () => {
		clearTimeout(timer);
		timer = setTimeout(() => void check().then(changed), pause);
	};
	const watch = () => {
		for (const watcher of watchers) watcher.dispose();
		watchers = foldersOf(libraries).map((folder) => {
			const watcher = vscode.workspace.createFileSystemWatcher(new vscode.RelativePattern(folder, '**/*.md'));
			return vscode.Disposable.from(
				watcher,
				watcher.onDidChange(later),
				watcher.onDidCreate(later),
				watcher.onDidDelete(later),
			);
		});
		clearTimeout(timer);
		timer = setTimeout(() => void check(), pause);
	};
	watch();
	return vscode.Disposable.from(
		collection,
		{ dispose: () => clearTimeout(timer) },
		{ dispose: () => vscode.Disposable.from(...watchers).dispose() },
		vscode.workspace.onDidGrantWorkspaceTrust(watch),
		vscode.workspace.onDidChangeWorkspaceFolders(watch),
		vscode.workspace.onDidChangeConfiguration((event) => {
			if (event.affectsConfiguration('plumbline.skills.folder')) watch();
		}),
	);
}

/** One for each workspace folder, each once. */
function foldersOf(libraries: SkillLibraries): vscode.Uri[] {
	const folders = (vscode.workspace.workspaceFolders ?? []).flatMap(({ uri }) => libraries.folder(uri) ?? []);
	return [...new Map(folders.map((folder) => [folder.toString(), folder])).values()];
}

async function publish(
	folder: vscode.Uri,
	libraries: SkillLibraries,
	collection: vscode.DiagnosticCollection,
): Promise<void> {
	if (!(await unlessMissing(() => vscode.workspace.fs.stat(folder)))) return;
	const { problems } = await libraries.load(folder);
	for (const file of new Set(problems.map((problem) => problem.file))) {
		const own = problems.filter((problem) => problem.file === file);
		const uri = vscode.Uri.joinPath(folder, file);
		const text = await textOf(uri);
		if (text === undefined) continue;
		collection.set(
			uri,
			own.map((problem) => diagnosticOf(problem, text)),
		);
	}
}

/** `undefined` for a file of the product or one that is gone. */
async function textOf(uri: vscode.Uri): Promise<string | undefined> {
	try {
		const bytes = await readPlainFile(uri);
		return bytes && new TextDecoder().decode(bytes);
	} catch (error) {
		if (error instanceof vscode.FileSystemError) return undefined;
		throw error;
	}
}

/** At the line of the key it is about, else at the first. */
function diagnosticOf({ key, message }: SkillProblem, text: string): vscode.Diagnostic {
	const lines = text.split(/\r?\n/);
	const first = key?.split('.')[0];
	const found =
		first === undefined
			? 0
			: lines.findIndex((line) => line.startsWith(`${first}:`) || line.replace(/^#+\s*/, '') === key);
	const line = Math.max(0, found);
	const range = new vscode.Range(line, 0, line, lines[line]?.length ?? 0);
	const diagnostic = new vscode.Diagnostic(range, words.say(message), vscode.DiagnosticSeverity.Warning);
	diagnostic.source = 'Plumbline';
	return diagnostic;
}
