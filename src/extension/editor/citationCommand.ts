import * as vscode from 'vscode';
import * as z from 'zod';
import { message } from '../../messages/message';
import type { Plumbline } from '../../model';
import type { Reference, Span } from '../../report/model';
import type { SourceUse } from '../../sources/model';
import type { ReferenceCheck } from '../../verification/checkReference';
import { referenceCheckText } from '../../view/referenceCheck';
import { type Command, registerCommands } from '../host/command';
import { showInformation } from '../host/notices';
import { words } from '../host/words';
import type { Analyses, AnalyzedReport } from '../reports/analyses';
import { spanArgument } from '../reports/reveal';
import { marker, usualForm } from './citing';

const { l10n } = vscode;

const insertArguments = z.tuple([z.string(), spanArgument, spanArgument]);

interface CitationDeps {
	readonly analyses: Analyses;
	readonly plumbline: Pick<Plumbline, 'checkReferences'>;
	/** Where copies of the sources may be read; nothing is fetched. */
	readonly sourcesOf: (document: vscode.TextDocument) => Promise<SourceUse | undefined>;
}

/** Lets the author pick one of the report's references, each with what its source says of the claim, and cites it in place of what stands in the span. */
export function registerInsertCitation(deps: CitationDeps): vscode.Disposable {
	const insertCitation: Command = {
		id: 'plumbline.insertCitation',
		async execute(...args) {
			const [uri, span, claim] = insertArguments.parse(args);
			const report = deps.analyses.find(uri);
			const reference = report && (await pickReference(report, claim, deps));
			if (report && reference) await cite(report, reference, span);
		},
	};
	return registerCommands([insertCitation]);
}

/** @param claim what is to be borne out */
export function insertCitationCommand(document: vscode.TextDocument, span: Span, claim: Span): vscode.Command {
	const title = l10n.t('Insert Citation');
	return { command: 'plumbline.insertCitation', title, arguments: [document.uri.toString(), span, claim] };
}

type ReferenceItem = vscode.QuickPickItem & { readonly reference?: Reference };

async function pickReference(
	report: AnalyzedReport,
	claim: Span,
	{ plumbline, sourcesOf }: CitationDeps,
): Promise<Reference | undefined> {
	const parsed = report.analysis.report;
	const checks = sourcesOf(report.snapshot.document).then((use) => plumbline.checkReferences(parsed, claim, use));
	const items = checks.then((all) => itemsOf(report, all));
	const picked = await vscode.window.showQuickPick(items, {
		placeHolder: l10n.t('Which source supports the claim?'),
		matchOnDescription: true,
		matchOnDetail: true,
	});
	return picked?.reference;
}

/** Each with what was found; where nothing could be looked at, that is said once. */
function itemsOf(report: AnalyzedReport, checks: readonly ReferenceCheck[]): ReferenceItem[] {
	const items = checks.flatMap((check) => itemOf(report, check));
	if (checks.some(({ text }) => text !== undefined)) return items;
	const label = words.say(message('citing.noneHere'));
	const bare = items.map((item) => ({ ...item, detail: item.reference?.url ?? '' }));
	return [{ label, kind: vscode.QuickPickItemKind.Separator }, ...bare];
}

function itemOf({ analysis: { report } }: AnalyzedReport, { reference: index, text }: ReferenceCheck): ReferenceItem[] {
	const reference = report.references[index];
	if (!reference) return [];
	return [
		{
			label: marker(reference, usualForm(report)),
			description: reference.title || reference.url || '',
			detail: referenceCheckText(text, words),
			reference,
		},
	];
}

async function cite({ analysis, snapshot }: AnalyzedReport, reference: Reference, span: Span): Promise<void> {
	const range = snapshot.range(span);
	if (!range) {
		void showInformation(l10n.t('This line was edited since Plumbline read it. Save the report and try again.'));
		return;
	}
	const text = marker(reference, usualForm(analysis.report));
	const edit = new vscode.WorkspaceEdit();
	edit.replace(snapshot.document.uri, range, range.isEmpty ? ` ${text}` : text);
	await vscode.workspace.applyEdit(edit);
}
