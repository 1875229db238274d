import * as vscode from 'vscode';
import * as z from 'zod';
import { withoutParagraph } from '../../functions';
import type { Block, Report, Span } from '../../report/model';
import { type Command, registerCommands } from '../host/command';
import { showInformation } from '../host/notices';
import { tellEdited } from '../reports/activeReport';
import type { Analyses, AnalyzedReport } from '../reports/analyses';
import { spanArgument } from '../reports/reveal';
import { documentName, placeName } from '../reports/wording';
import { replaceIn } from './codeActions';

const scheme = 'plumbline-compare';

const compareArguments = z.tuple([z.string(), spanArgument, spanArgument]);
const compareQuery = z.tuple([z.string(), spanArgument]);

/** Shows two paragraphs of a report side by side, one sentence a line, with what differs marked. */
export function registerCompare(analyses: Analyses): vscode.Disposable {
	const compare: Command = {
		id: 'plumbline.compare',
		async execute(...args) {
			const [uri, first, second] = compareArguments.parse(args);
			const report = analyses.find(uri);
			if (!report) return;
			const title = vscode.l10n.t('{0} ↔ {1}', placeName(report, first), placeName(report, second));
			await vscode.commands.executeCommand('vscode.diff', sideOf(uri, first), sideOf(uri, second), title);
			void offerRemoval(analyses, report, [first, second]);
		},
	};
	const provider: vscode.TextDocumentContentProvider = {
		provideTextDocumentContent(side) {
			const [uri, span] = compareQuery.parse(JSON.parse(side.query));
			return paragraphText(analyses.find(uri), span);
		},
	};
	return vscode.Disposable.from(
		registerCommands([compare]),
		vscode.workspace.registerTextDocumentContentProvider(scheme, provider),
	);
}

/** Having compared, the author may take one of them out, and undo that. */
async function offerRemoval(analyses: Analyses, { analysis, snapshot }: AnalyzedReport, spans: [Span, Span]) {
	const { l10n } = vscode;
	const [first, second] = spans.map((span) => snapshot.line(span)) as [number, number];
	// To keep the one is to remove the other.
	const titles = [l10n.t('Keep Line {0}', second), l10n.t('Keep Line {0}', first)];
	const offered = titles.filter((_, at) => withoutParagraph(analysis.report, spans[at]!) !== undefined);
	if (offered.length === 0) return;
	// A notice cannot be taken away with the comparison: it says itself what it is about.
	const question = l10n.t(
		'Of the paragraphs in line {0} and line {1}, which is to stay? The other one is removed from {2}.',
		first,
		second,
		documentName(snapshot.document),
	);
	const choice = await showInformation(question, l10n.t('Keep Both'), ...offered.toReversed());
	const at = choice === undefined ? -1 : titles.indexOf(choice);
	if (at < 0) return;
	// A snapshot follows the edits only until the report is read again, which may be while the notice stands there.
	const report = analyses.find(snapshot.document.uri.toString());
	const span = report && paragraphNow(report, analysis.report.source.slice(...spans[at]!), at);
	const removal = span && withoutParagraph(report.analysis.report, span);
	if (!removal || !(await replaceIn(report, [removal]))) tellEdited();
}

/** Where a paragraph stands in the report as it was read last: of two that read the same the first or the last. */
function paragraphNow({ analysis }: AnalyzedReport, text: string, which: number): Span | undefined {
	const { blocks, source } = analysis.report;
	const same = blocks.filter(({ span }) => source.slice(...span) === text);
	return same.at(which === 0 ? 0 : -1)?.span;
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
