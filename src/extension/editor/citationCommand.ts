import * as vscode from 'vscode';
import * as z from 'zod';
import { message } from '../../messages/message';
import type { Reference, Span } from '../../report/model';
import { marker } from '../../service/citing';
import type { ReferenceCheck } from '../../verification/checkStatement';
import { referenceCheckText, unreadReferenceText } from '../../view/referenceCheck';
import { words } from '../host/words';
import { tellEdited } from '../reports/activeReport';
import type { AnalyzedReport } from '../reports/analyses';
import { spanArgument } from '../reports/reveal';
import { replaceIn } from './codeActions';
import type { Parts } from './parts';

const { l10n } = vscode;

type CitationParts = Pick<Parts, 'analyses' | 'plumblineFor' | 'sources'>;

const insertArguments = z.tuple([z.string(), spanArgument, spanArgument]);

/** Lets the author pick one of the report's references, each with what its source says of the claim, and cites it in place of what stands in the span. */
export async function insertCitation(args: readonly unknown[], parts: CitationParts): Promise<void> {
	const [uri, span, claim] = insertArguments.parse(args);
	const report = parts.analyses.find(uri);
	const reference = report && (await pickReference(report, claim, parts));
	if (report && reference) await cite(report, reference, span);
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
	{ plumblineFor, sources }: CitationParts,
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
		// Copies on this computer alone: nothing is fetched for a list.
		const [core, use] = await Promise.all([plumblineFor(), sources.of(report.snapshot.document, false)]);
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
			label: marker(report, reference),
			description: reference.title || reference.url || '',
			detail: anyRead ? referenceCheckText(check, words) : unreadReferenceText(check, reference.url, words),
			reference,
		},
	];
}

async function cite(report: AnalyzedReport, reference: Reference, span: Span): Promise<void> {
	const text = marker(report.analysis.report, reference);
	if (!(await replaceIn(report, [{ span, text: span[0] === span[1] ? ` ${text}` : text }]))) tellEdited();
}
