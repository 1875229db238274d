import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type IntervalHistogram, monitorEventLoopDelay, performance } from 'node:perf_hooks';
import * as vscode from 'vscode';

/** Bursts of keys with pauses between them in which a run begins: what it brings comes in while the next burst is typed. */
const bursts = 8;
const keysInBurst = 12;
const keyPause = 80;
const burstPause = 700;

/** What typing, or waiting for an answer, took, in milliseconds. */
export interface Latency {
	/** Of one key, from the edit to the editor's answer. */
	readonly key: { readonly p50: number; readonly p99: number };
	/** How long the extension host did nothing else. */
	readonly blocked: { readonly p99: number; readonly max: number };
}

export interface ReportLatency {
	readonly words: number;
	/** Markdown that is not analysed, and the same text as a report. */
	readonly plain: Latency;
	readonly report: Latency;
	/** From opening, and from saving, to the findings. */
	readonly opening: number;
	readonly saving: number;
}

/** Measures every report of the open folder, named by its number of words, and writes the figures where the environment says. */
export async function run(): Promise<void> {
	const folder = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath;
	const output = process.env.PLUMBLINE_LATENCY_RESULTS;
	if (!folder || !output) throw new Error('The measurement needs a folder of reports and a place for its figures.');
	await vscode.extensions.getExtension('plumbline.plumbline')?.activate();
	const names = (await readdir(folder)).filter((name) => /^\d+\.md$/.test(name));
	const sizes = names.map((name) => Number.parseInt(name, 10)).sort((a, b) => a - b);
	const measured: ReportLatency[] = [];
	for (const words of sizes) measured.push(await measureReport(folder, words));
	await writeFile(output, JSON.stringify(measured));
}

async function measureReport(folder: string, words: number): Promise<ReportLatency> {
	const report = vscode.Uri.file(join(folder, `${words}.md`));
	const text = await readFile(report.fsPath, 'utf8');
	const plainFile = vscode.Uri.file(join(folder, `${words}-plain.md`));
	await vscode.workspace.fs.writeFile(plainFile, new TextEncoder().encode(text));
	await configure('run', 'manual');
	const plain = await typing(await show(plainFile));
	await close();
	await configure('run', 'onType');
	const opened = performance.now();
	const found = findingsOf(report);
	const editor = await show(report);
	await found;
	const opening = performance.now() - opened;
	const typed = await typing(editor);
	await configure('run', 'onSave');
	const saved = performance.now();
	const again = findingsOf(report);
	await editor.document.save();
	await again;
	const saving = performance.now() - saved;
	await close();
	return { words, plain, report: typed, opening, saving };
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
			listener.dispose();
			resolve();
		});
	});
}

/** Types into the middle of a text, letter by letter. */
async function typing(editor: vscode.TextEditor): Promise<Latency> {
	const keys: number[] = [];
	const blocked = monitorEventLoopDelay({ resolution: 1 });
	let at = editor.document.lineAt(Math.floor(editor.document.lineCount / 2)).range.end;
	blocked.enable();
	for (let burst = 0; burst < bursts; burst += 1) {
		for (let key = 0; key < keysInBurst; key += 1) {
			const began = performance.now();
			await editor.edit((edit) => edit.insert(at, 'e'), { undoStopBefore: false, undoStopAfter: false });
			keys.push(performance.now() - began);
			at = at.translate(0, 1);
			await pause(keyPause);
		}
		await pause(burstPause);
	}
	blocked.disable();
	return { key: { p50: quantile(keys, 0.5), p99: quantile(keys, 0.99) }, blocked: blockedOf(blocked) };
}

function blockedOf(histogram: IntervalHistogram): Latency['blocked'] {
	return { p99: histogram.percentile(99) / 1e6, max: histogram.max / 1e6 };
}

function quantile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function pause(milliseconds: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
