import * as vscode from 'vscode';
import * as z from 'zod';
import type { Finding } from '../../findings/model';
import type { NewWording } from '../../model';
import { showInformation, showProgress } from '../host/notices';
import { words } from '../host/words';
import { runWithModel } from '../model/askFirst';
import type { ModelScorer } from '../model/models';
import { noteSettled, tellEdited } from '../reports/activeReport';
import type { AnalyzedReport } from '../reports/analyses';
import { spanArgument } from '../reports/reveal';
import type { Parts } from './parts';

const { l10n } = vscode;

type RewordParts = Pick<Parts, 'analyses' | 'models' | 'log'>;

const rewordArguments = z.tuple([z.string(), z.string(), spanArgument]);

/** Has the connected model word a sentence anew, after the author has agreed; the author then sees it beside the old one and takes it or not. */
export async function rewordSentence(args: readonly unknown[], parts: RewordParts): Promise<void> {
	const [uri, code, [start, end]] = rewordArguments.parse(args);
	const report = parts.analyses.find(uri);
	const finding = report?.analysis.findings.find(
		({ code: own, span }) => own === code && span[0] === start && span[1] === end,
	);
	if (report && finding) await rewordWithModel(report, finding, parts);
}

/** Gives the editor the reports as they would be with another wording. */
export function registerProposals(): vscode.Disposable {
	return vscode.workspace.registerTextDocumentContentProvider(scheme, proposals);
}

function rewordWithModel(report: AnalyzedReport, finding: Finding, deps: RewordParts): Promise<void> {
	const parsed = report.analysis.report;
	return runWithModel(report.snapshot.document, deps, {
		question: (model) => l10n.t('Ask {0} for another wording?', model),
		reads: false,
		sends: 'paragraph',
		preview: ({ plumbline, model }) => plumbline.previewWording(parsed, finding, model),
		run: async (scorer) => {
			const { plumbline, model } = scorer;
			const wording = await showProgress(l10n.t('Waiting for another wording…'), (signal) =>
				plumbline.word(parsed, finding, model, signal),
			);
			if (wording) await offerWording(report, wording, scorer, deps);
		},
	});
}

/** Shows the wording beside the report's own; nothing is written before the author has taken it. */
export async function offerWording(
	{ analysis, snapshot }: AnalyzedReport,
	wording: NewWording,
	{ model }: ModelScorer,
	{ analyses }: Pick<Parts, 'analyses'>,
): Promise<void> {
	if ('problem' in wording) return void showInformation(words.say(wording.problem));
	const { document } = snapshot;
	const before = analysis.report.source.slice(...wording.place);
	// A snapshot follows the edits only until the report is read again, which may be while a model is waited for.
	const placeNow = () => {
		const place = snapshot.range(wording.place);
		return place && document.getText(place) === before ? place : undefined;
	};
	const range = placeNow();
	if (!range) return tellEdited();
	const title = l10n.t('Wording by {0}', model.provider.model);
	if (!(await isTaken(proposals.show(document, range, wording.text), document, range, title, wording.why))) return;
	const now = placeNow();
	if (!now) return tellEdited();
	const edit = new vscode.WorkspaceEdit();
	edit.replace(document.uri, now, wording.text);
	if (!(await vscode.workspace.applyEdit(edit))) return;
	noteSettled();
	void analyses.analyze(document);
}

/** Opens the comparison in a tab of its own, asks, and closes it again. */
async function isTaken(
	side: vscode.Uri,
	{ uri }: vscode.TextDocument,
	selection: vscode.Range,
	title: string,
	why: string,
): Promise<boolean> {
	const use = l10n.t('Use This Wording');
	try {
		await vscode.commands.executeCommand('vscode.diff', uri, side, title, { selection, preview: false });
		return (await showInformation(l10n.t('Use this wording? {0}', why), use, l10n.t('Discard'))) === use;
	} finally {
		await proposals.close(side);
	}
}

const scheme = 'plumbline-wording';

/** Reports as they would be with another wording: the other side of a comparison, for as long as it is open. */
class Proposals implements vscode.TextDocumentContentProvider {
	readonly #texts = new Map<string, string>();
	#made = 0;

	provideTextDocumentContent(side: vscode.Uri): string {
		return this.#texts.get(side.query) ?? '';
	}

	show(document: vscode.TextDocument, range: vscode.Range, wording: string): vscode.Uri {
		const text = document.getText();
		const [start, end] = [document.offsetAt(range.start), document.offsetAt(range.end)];
		this.#made += 1;
		const query = String(this.#made);
		this.#texts.set(query, text.slice(0, start) + wording + text.slice(end));
		return document.uri.with({ scheme, query });
	}

	async close(side: vscode.Uri): Promise<void> {
		this.#texts.delete(side.query);
		const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs);
		const shown = tabs.filter(
			({ input }) => input instanceof vscode.TabInputTextDiff && input.modified.toString() === side.toString(),
		);
		await vscode.window.tabGroups.close(shown);
	}
}

/** Those of this window. */
const proposals = new Proposals();
