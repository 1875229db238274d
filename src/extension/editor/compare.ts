import * as vscode from 'vscode';
import * as z from 'zod';
import type { Block, Report, Span } from '../../report/model';
import type { AnalyzedReport } from '../reports/analyses';
import { spanArgument } from '../reports/reveal';
import { placeName } from '../reports/wording';
import type { Parts } from './parts';

const scheme = 'plumbline-compare';

const compareArguments = z.tuple([z.string(), spanArgument, spanArgument]);
const compareQuery = z.tuple([z.string(), spanArgument]);

/** Shows two paragraphs of a report side by side, one sentence a line, with what differs marked. */
export async function compareParagraphs(
	args: readonly unknown[],
	{ analyses }: Pick<Parts, 'analyses'>,
): Promise<void> {
	const [uri, first, second] = compareArguments.parse(args);
	const report = analyses.find(uri);
	if (!report) return;
	const title = vscode.l10n.t('{0} ↔ {1}', placeName(report, first), placeName(report, second));
	await vscode.commands.executeCommand('vscode.diff', sideOf(uri, first), sideOf(uri, second), title);
}

/** Gives the editor the sides of such comparisons. */
export function registerComparedTexts({ analyses }: Pick<Parts, 'analyses'>): vscode.Disposable {
	return vscode.workspace.registerTextDocumentContentProvider(scheme, {
		provideTextDocumentContent(side) {
			const [uri, span] = compareQuery.parse(JSON.parse(side.query));
			return paragraphText(analyses.find(uri), span);
		},
	});
}

export function compareCommand(document: vscode.TextDocument, first: Span, second: Span): vscode.Command {
	const title = vscode.l10n.t('Compare Paragraphs');
	return { command: 'plumbline.compare', title, arguments: [document.uri.toString(), first, second] };
}

function sideOf(uri: string, span: Span): vscode.Uri {
	return vscode.Uri.from({ scheme, path: `/${span[0]}.md`, query: JSON.stringify([uri, span]) });
}

function paragraphText(report: AnalyzedReport | undefined, span: Span): string {
	if (!report) return '';
	const parsed = report.analysis.report;
	const blocks = parsed.blocks.filter((block) => block.span[0] < span[1] && block.span[1] > span[0]);
	return blocks.map((block) => sentenceLines(parsed, block)).join('\n\n');
}

function sentenceLines(report: Report, block: Block): string {
	const sentences = report.sentences.slice(...block.sentences);
	if (sentences.length === 0) return report.source.slice(...block.span);
	return sentences.map(({ span }) => report.source.slice(...span)).join('\n');
}
