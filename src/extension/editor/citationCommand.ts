import * as vscode from 'vscode';
import * as z from 'zod';
import type { Reference, Span } from '../../report/model';
import { type Command, registerCommands } from '../host/command';
import { showInformation } from '../host/notices';
import type { Analyses, AnalyzedReport } from '../reports/analyses';
import { spanArgument } from '../reports/reveal';
import { marker, usualForm } from './citing';

const insertArguments = z.tuple([z.string(), spanArgument]);

/** Lets the author pick one of the report's references and cites it, in place of what stands in the span. */
export function registerInsertCitation(analyses: Analyses): vscode.Disposable {
	const insertCitation: Command = {
		id: 'plumbline.insertCitation',
		async execute(...args) {
			const [uri, span] = insertArguments.parse(args);
			const report = analyses.find(uri);
			const reference = report && (await pickReference(report));
			if (report && reference) await cite(report, reference, span);
		},
	};
	return registerCommands([insertCitation]);
}

export function insertCitationCommand(document: vscode.TextDocument, span: Span): vscode.Command {
	const title = vscode.l10n.t('Insert Citation');
	return { command: 'plumbline.insertCitation', title, arguments: [document.uri.toString(), span] };
}

async function pickReference({ analysis }: AnalyzedReport): Promise<Reference | undefined> {
	const form = usualForm(analysis.report);
	const items = analysis.report.references
		.filter(({ empty }) => !empty)
		.map((reference) => ({
			label: marker(reference, form),
			description: reference.title,
			detail: reference.url,
			reference,
		}));
	const placeHolder = vscode.l10n.t('Which source supports the claim?');
	const picked = await vscode.window.showQuickPick(items, {
		placeHolder,
		matchOnDescription: true,
		matchOnDetail: true,
	});
	return picked?.reference;
}

async function cite({ analysis, snapshot }: AnalyzedReport, reference: Reference, span: Span): Promise<void> {
	const range = snapshot.range(span);
	if (!range) {
		void showInformation(vscode.l10n.t('This line was edited since Plumbline read it. Save the report and try again.'));
		return;
	}
	const text = marker(reference, usualForm(analysis.report));
	const edit = new vscode.WorkspaceEdit();
	edit.replace(snapshot.document.uri, range, range.isEmpty ? ` ${text}` : text);
	await vscode.workspace.applyEdit(edit);
}
