import * as vscode from 'vscode';
import * as z from 'zod';
import { message } from '../../messages/message';
import type { Plumbline } from '../../model';
import type { Reference, Span } from '../../report/model';
import type { SourceUse } from '../../sources/model';
import type { ReferenceCheck } from '../../verification/checkStatement';
import { referenceCheckText, unreadReferenceText } from '../../view/referenceCheck';
import { type Command, registerCommands } from '../host/command';
import { words } from '../host/words';
import { tellEdited } from '../reports/activeReport';
import type { Analyses, AnalyzedReport } from '../reports/analyses';
import { spanArgument } from '../reports/reveal';
import { marker, usualForm } from './citing';
import { replaceIn } from './codeActions';

const { l10n } = vscode;

const insertArguments = z.tuple([z.string(), spanArgument, spanArgument]);

interface CitationDeps {
	readonly analyses: Analyses;
	readonly plumbline: () => Promise<Pick<Plumbline, 'checkReferences'>>;
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

interface ReferenceItem extends vscode.QuickPickItem {
	readonly reference: Reference;
}

/** The list is there at once and fills when the references were held against the claim. */
async function pickReference(
	report: AnalyzedReport,
	claim: Span,
	{ plumbline, sourcesOf }: CitationDeps,
): Promise<Reference | undefined> {
	const list = vscode.window.createQuickPick<ReferenceItem>();
	const picked = new Promise<Reference | undefined>((resolve) => {
		list.onDidAccept(() => {
			const [chosen] = list.selectedItems;
			if (chosen) resolve(chosen.reference);
		});
		list.onDidHide(() => resolve(undefined));
	});
	list.placeholder = l10n.t('Which source supports the claim?');
	list.matchOnDescription = true;
	list.matchOnDetail = true;
	list.busy = true;
	list.show();
	try {
		const [core, use] = await Promise.all([plumbline(), sourcesOf(report.snapshot.document)]);
		const checks = await core.checkReferences(report.analysis.report, claim, use);
		const anyRead = checks.some(({ text }) => text !== undefined);
		// Said of the list as a whole: on a row it would be taken for a word about that reference.
		if (!anyRead) list.title = words.say(message('citing.noneHere'));
		list.items = checks.flatMap((check) => itemOf(report, check, anyRead));
		list.busy = false;
		return await picked;
	} finally {
		list.dispose();
	}
}

function itemOf({ analysis: { report } }: AnalyzedReport, check: ReferenceCheck, anyRead: boolean): ReferenceItem[] {
	const reference = report.references[check.reference];
	if (!reference) return [];
	return [
		{
			label: marker(reference, usualForm(report)),
			description: reference.title || reference.url || '',
			detail: anyRead ? referenceCheckText(check, words) : unreadReferenceText(check, reference.url, words),
			reference,
		},
	];
}

async function cite(report: AnalyzedReport, reference: Reference, span: Span): Promise<void> {
	const text = marker(reference, usualForm(report.analysis.report));
	if (!(await replaceIn(report, [{ span, text: span[0] === span[1] ? ` ${text}` : text }]))) tellEdited();
}
