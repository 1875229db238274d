import * as vscode from 'vscode';
import { CallError } from '../../agents/calls/callError';
import { type ReadArguments, type ReadReport, textOrPath } from '../../agents/calls/readReport';
import type { Analysis } from '../../analysis';
import { limitsIn, usualLimits } from '../../config/gateLimits';
import { message } from '../../messages/message';
import type { SourceUse } from '../../sources/model';
import { contextOf } from '../../view/context';
import type { Analyses, AnalyzedReport } from '../reports/analyses';
import { optionsNow, optionsOf } from '../reports/readOptions';
import type { Host, ReportsDeps } from './deps';
import { locate, locateFile, locateFolder } from './workspaceFiles';

/** The name of a text that has none. */
const unnamed = 'report.md';

/** Reads a report that a model names, as the editor shows it: an open one with the text that is not saved yet. Throws a {@link CallError}. */
export async function readNamed(named: ReadArguments, deps: ReportsDeps, signal: AbortSignal): Promise<ReadReport> {
	const given = textOrPath(named);
	if ('text' in given) {
		const { text, name } = given;
		const uri = name === undefined ? draftUri() : (await locate(name, deps.host)).uri;
		return readText(uri, text, deps, signal);
	}
	const { uri, document, name } = await locateFile(given.path, deps.host);
	if (document) return readDocument(document, deps, signal);
	const bytes = await deps.host.readFile(uri);
	if (!bytes) throw new CallError('missing', message('chat.missing', { path: name }));
	const zero = bytes.indexOf(0);
	if (zero >= 0) throw new CallError('unreadable', message('files.notText', { name, byte: zero + 1 }));
	return readText(uri, new TextDecoder().decode(bytes), deps, signal);
}

/** Reads an open document; of a report, what the editor knows of it already. */
export async function readDocument(
	document: vscode.TextDocument,
	deps: ReportsDeps,
	signal: AbortSignal,
): Promise<ReadReport> {
	if (!deps.analyses.isReport(document)) return readText(document.uri, document.getText(), deps, signal);
	return readAnalyzed(await analyzedNow(document, deps.analyses, signal), deps, signal);
}

/** A report as it stands now: what is known of it is enough where nobody has edited it since. Throws a {@link CallError}. */
export async function analyzedNow(
	document: vscode.TextDocument,
	analyses: Analyses,
	signal: AbortSignal,
): Promise<AnalyzedReport> {
	const known = analyses.get(document);
	const isFresh = known && !known.snapshot.stale && known.snapshot.text === document.getText();
	const report = isFresh ? known : await analyses.analyze(document);
	signal.throwIfAborted();
	const file = vscode.workspace.asRelativePath(document.uri);
	if (!report) throw new CallError('unreadable', message('chat.notRead', { file }));
	return report;
}

export function readAnalyzed(
	{ analysis, snapshot }: AnalyzedReport,
	deps: ReportsDeps,
	signal: AbortSignal,
): ReadReport {
	return readReport(snapshot.document.uri, analysis, snapshot.text, deps, signal);
}

async function readText(uri: vscode.Uri, text: string, deps: ReportsDeps, signal: AbortSignal): Promise<ReadReport> {
	const options = await optionsOf(uri, deps);
	signal.throwIfAborted();
	const name = vscode.workspace.asRelativePath(uri);
	const analysis = await deps.read({ name, text }, options);
	signal.throwIfAborted();
	return readReport(uri, analysis, text, deps, signal);
}

function readReport(
	uri: vscode.Uri,
	analysis: Analysis,
	text: string,
	deps: ReportsDeps,
	signal: AbortSignal,
): ReadReport {
	const notes: string[] = [];
	return {
		...{ analysis, notes },
		// As the editor shows it: what is known already, too.
		...{ known: 0, withoutKnown: (other) => ({ analysis: other, known: 0 }) },
		document: { name: vscode.workspace.asRelativePath(uri), text },
		context: contextOf(text, deps.host.words),
		options: optionsNow(uri, deps),
		place: uri.toString(),
		limits: { ...usualLimits, ...limitsIn(deps.settings.project.of(uri)?.config ?? {}) },
		reread: async (other) => {
			const { report } = await deps.read({ name: '', text: other });
			signal.throwIfAborted();
			return report;
		},
		sources: (named) => sourcesOf(uri, named, deps, notes),
	};
}

function draftUri(): vscode.Uri {
	const [folder] = vscode.workspace.workspaceFolders ?? [];
	return folder ? vscode.Uri.joinPath(folder.uri, unnamed) : vscode.Uri.from({ scheme: 'untitled', path: unnamed });
}

/** Copies of sources inside the workspace; nothing is fetched, whatever the author has agreed to elsewhere. */
async function sourcesOf(
	report: vscode.Uri,
	named: string | undefined,
	{ sources, host }: Pick<ReportsDeps, 'sources' | 'host'>,
	notes: string[],
): Promise<SourceUse | undefined> {
	if (named !== undefined) requireTrust();
	else if (!vscode.workspace.isTrusted) return undefined;
	const folder = named === undefined ? await sources.folder(report) : await locateFolder(named, host);
	if (!folder) return undefined;
	if (!(await isInWorkspace(folder, host))) {
		notes.push(host.words.say(message('chat.sourcesOutside', { name: folder.path })));
		return undefined;
	}
	const root = vscode.workspace.getWorkspaceFolder(report)?.uri;
	return {
		files: host.sourceFiles(folder),
		...(root && { workspace: host.sourceFiles(root), reportPath: vscode.workspace.asRelativePath(report, false) }),
		fetch: false,
		allowPrivate: false,
	};
}

/** In Restricted Mode no source is read. */
export function requireTrust(): void {
	if (!vscode.workspace.isTrusted) throw new CallError('unreadable', message('chat.restricted'));
}

async function isInWorkspace(folder: vscode.Uri, host: Host): Promise<boolean> {
	if (!vscode.workspace.getWorkspaceFolder(folder)) return false;
	try {
		return (await locate(folder.path, host)).uri.toString() === folder.toString();
	} catch (error) {
		if (error instanceof CallError) return false;
		throw error;
	}
}
