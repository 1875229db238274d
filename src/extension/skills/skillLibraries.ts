import * as vscode from 'vscode';
import { loadSkills } from '../../functions';
import { message } from '../../messages/message';
import type { PlumblineInit } from '../../model';
import type { TextFiles } from '../../ports';
import type { Skill, SkillLibrary, SkillProblem } from '../../skills/model';
import { readPlainFile, unlessMissing, uriTextFiles, watchFiles } from '../host/files';
import type { Settings } from '../host/settings';
import { words } from '../host/words';
import { workspaceRoot } from '../sources/sourceUses';

/** The skills that come with Plumbline and, in a trusted workspace, those of the folder that its configuration names, or of `.plumbline/skills`. */
export class SkillLibraries {
	readonly #settings: Settings;
	readonly #titles = new Map<string, string>();
	readonly product: TextFiles;

	/** Another folder may hold the skills of a project. */
	get onDidConfigure(): vscode.Event<void> {
		return this.#settings.project.onDidChange;
	}

	constructor(settings: Settings, product: TextFiles) {
		this.#settings = settings;
		this.product = product;
	}

	/** The folder of the user's own skills, which need not exist; `undefined` in Restricted Mode or where none is named. */
	folder(beside: vscode.Uri | undefined): vscode.Uri | undefined {
		if (!vscode.workspace.isTrusted) return undefined;
		const root = workspaceRoot(beside);
		const named = (beside ?? root) && this.#settings.folder('skills', (beside ?? root)!);
		return named ?? (root && vscode.Uri.joinPath(root, '.plumbline', 'skills'));
	}

	/** Resolves once it is known what the project's configuration names. */
	ready(beside: vscode.Uri): Promise<void> {
		return this.#settings.project.ready(beside);
	}

	own(beside: vscode.Uri): Pick<PlumblineInit, 'ownSkills'> {
		const folder = this.folder(beside);
		return folder ? { ownSkills: uriTextFiles(folder) } : {};
	}

	/** Reads all skills anew. */
	async load(beside: vscode.Uri | undefined): Promise<SkillLibrary> {
		if (beside) await this.ready(beside);
		const folder = this.folder(beside);
		const library = await loadSkills({ product: this.product, ...(folder && { workspace: uriTextFiles(folder) }) });
		for (const skill of library.skills) this.#titles.set(skill.label, skillTitle(skill));
		return library;
	}

	/** The title of a skill, once the skills have been read. */
	title(label: string): string {
		return this.#titles.get(label) ?? label.replaceAll('_', ' ');
	}
}

export function skillTitle(skill: Skill): string {
	return words.say(message('skills.name', skill));
}

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
	let timer: ReturnType<typeof setTimeout> | undefined;
	const check = async () => {
		try {
			collection.clear();
			await Promise.all((vscode.workspace.workspaceFolders ?? []).map(({ uri }) => libraries.ready(uri)));
			for (const folder of foldersOf(libraries)) await publish(folder, libraries, collection);
		} catch (error) {
			log.error('The skills of the workspace could not be read.', error);
		}
	};
	const later = (then: () => void = () => {}) => {
		clearTimeout(timer);
		timer = setTimeout(() => void check().then(then), pause);
	};
	later();
	return vscode.Disposable.from(
		collection,
		{ dispose: () => clearTimeout(timer) },
		watchFiles('**/*.md', ({ path }) => {
			if (foldersOf(libraries).some((folder) => path.startsWith(`${folder.path}/`))) later(changed);
		}),
		vscode.workspace.onDidGrantWorkspaceTrust(() => later()),
		vscode.workspace.onDidChangeWorkspaceFolders(() => later()),
		libraries.onDidConfigure(() => later()),
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
