import { readFile, writeFile } from 'node:fs/promises';
import { Session } from 'node:inspector/promises';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { type Turns, timed, watchTurns } from './turns';

/** Bursts of keys with pauses between them in which a run begins: what it brings comes in while the next burst is typed. */
const bursts = 8;
const keysInBurst = 12;
const keyPause = 80;
const burstPause = 700;
/** What findings bring with them (marks, the tree, a history) comes right behind them: so long it still counts. */
const settling = 1_000;

/** What something took, in milliseconds. */
export interface Step {
	readonly wall: number;
	readonly turns: Turns;
}

export interface Typing {
	/** Of one key, from the edit to the editor's answer. */
	readonly key: { readonly p50: number; readonly p99: number };
	readonly turns: Turns;
}

export interface ReportLatency {
	readonly activating: Step;
	/** The same text as Markdown that is not analysed. */
	readonly openingPlain: Step;
	/** From opening, and from saving, to the findings; opening for the first time in a session, and once more. */
	readonly opening: Step;
	readonly openingAgain: Step;
	readonly saving: Step;
	/** Markdown that is not analysed, and the same text as a report. */
	readonly plain: Typing;
	readonly report: Typing;
}

/** Measures the report of the open folder in an editor that has just begun, and writes the figures where the environment says. */
export async function run(): Promise<void> {
	const folder = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath;
	const { PLUMBLINE_LATENCY_RESULTS: output, PLUMBLINE_LATENCY_PROFILE: profile } = process.env;
	if (!folder || !output) throw new Error('The measurement needs a folder with a report and a place for its figures.');
	const measured = await profiled(profile, () => measure(folder));
	await writeFile(output, JSON.stringify(measured));
}

async function measure(folder: string): Promise<ReportLatency> {
	const report = vscode.Uri.file(join(folder, 'report.md'));
	const plainFile = vscode.Uri.file(join(folder, 'plain.md'));
	await vscode.workspace.fs.writeFile(plainFile, await readFile(report.fsPath));
	await configure('run', 'manual');
	await quiet();
	const activating = await timed(() => extension().activate());
	const openingPlain = await settled(() => show(plainFile));
	const plain = await typing(await show(plainFile));
	await close();
	await configure('run', 'onType');
	await quiet();
	const opening = await openingOf(report);
	const typed = await typing(await show(report));
	await configure('run', 'onSave');
	const saving = await untilFound(report, () => vscode.workspace.save(report));
	await close();
	const openingAgain = await openingOf(report);
	await close();
	return { activating, openingPlain, opening, openingAgain, saving, plain, report: typed };
}

function extension(): vscode.Extension<unknown> {
	const found = vscode.extensions.getExtension('plumbline.plumbline');
	if (!found) throw new Error('The extension is not there.');
	return found;
}

function openingOf(report: vscode.Uri): Promise<Step> {
	return untilFound(report, () => show(report));
}

/** By the clock until the findings are there. */
function untilFound(report: vscode.Uri, act: () => PromiseLike<unknown>): Promise<Step> {
	return settled(async () => {
		const found = findingsOf(report);
		await act();
		await found;
	});
}

/** The turns of what follows count, too. */
async function settled(act: () => PromiseLike<unknown>): Promise<Step> {
	const ended = watchTurns();
	const { wall } = await timed(act);
	await pause(settling);
	return { wall, turns: ended() };
}

async function show(uri: vscode.Uri): Promise<vscode.TextEditor> {
	return vscode.window.showTextDocument(await vscode.workspace.openTextDocument(uri));
}

async function close(): Promise<void> {
	await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
}

async function configure(setting: string, value: unknown): Promise<void> {
	await vscode.workspace.getConfiguration('plumbline').update(setting, value, vscode.ConfigurationTarget.Global);
}

function findingsOf(uri: vscode.Uri): Promise<void> {
	return new Promise((resolve) => {
		const listener = vscode.languages.onDidChangeDiagnostics(({ uris }) => {
			if (!uris.some((each) => each.toString() === uri.toString())) return;
			if (vscode.languages.getDiagnostics(uri).length === 0) return;
			listener.dispose();
			resolve();
		});
	});
}

/** Types into the middle of a text, letter by letter. */
async function typing(editor: vscode.TextEditor): Promise<Typing> {
	const keys: number[] = [];
	const ended = watchTurns();
	let at = editor.document.lineAt(Math.floor(editor.document.lineCount / 2)).range.end;
	for (let burst = 0; burst < bursts; burst += 1) {
		for (let key = 0; key < keysInBurst; key += 1) {
			const edit = () =>
				editor.edit((change) => change.insert(at, 'e'), { undoStopBefore: false, undoStopAfter: false });
			keys.push((await timed(edit)).wall);
			at = at.translate(0, 1);
			await pause(keyPause);
		}
		await pause(burstPause);
	}
	return { key: { p50: quantile(keys, 0.5), p99: quantile(keys, 0.99) }, turns: ended() };
}

function quantile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Resolves once the editor has loaded what it loads by itself: a second has passed in which its thread did next to nothing. */
async function quiet(): Promise<void> {
	for (let tries = 0; tries < 60; tries += 1) {
		const ended = watchTurns();
		await pause(1_000);
		if (ended().total < 50) return;
	}
}

function pause(milliseconds: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** With a path, a profile of the editor's thread is written there. */
async function profiled<Value>(path: string | undefined, work: () => Promise<Value>): Promise<Value> {
	if (!path) return work();
	const session = new Session();
	session.connect();
	await session.post('Profiler.enable');
	await session.post('Profiler.setSamplingInterval', { interval: 500 });
	await session.post('Profiler.start');
	const value = await work();
	const { profile } = await session.post('Profiler.stop');
	await writeFile(path, JSON.stringify(profile));
	return value;
}
