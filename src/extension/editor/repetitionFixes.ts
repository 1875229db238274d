import * as vscode from 'vscode';
import type { Finding } from '../../findings/model';
import { withoutParagraph } from '../../functions';
import type { Span } from '../../report/model';
import type { AnalyzedReport } from '../reports/analyses';
import { revealCommand } from '../reports/reveal';
import { placeName } from '../reports/wording';
import { commandAction, editAction } from './codeActions';
import { compareCommand } from './compare';
import { setAsideCommand } from './settingAside';

const { l10n } = vscode;

/** Which of the paragraphs is to stay: first what settles it, then what helps to choose. */
export function repetitionActions(report: AnalyzedReport, finding: Finding): vscode.CodeAction[] {
	if (finding.code !== 'paragraph.redundant') return [];
	const { document } = report.snapshot;
	const others = finding.related.map(({ span }) => ({ span, place: placeName(report, span) }));
	return [
		...removalAction(l10n.t('Remove this paragraph'), report, finding.span),
		...others.flatMap(({ span, place }) => removalAction(l10n.t('Remove the other one ({0})', place), report, span)),
		commandAction(l10n.t('Keep both: set aside…'), setAsideCommand(document, finding)),
		...others.flatMap(({ span, place }) => [
			commandAction(l10n.t('Compare with {0}', place), compareCommand(document, span, finding.span)),
			commandAction(l10n.t('Go to {0}', place), revealCommand(document, span, '')),
		]),
	];
}

function removalAction(title: string, report: AnalyzedReport, span: Span): vscode.CodeAction[] {
	const removal = withoutParagraph(report.analysis.report, span);
	return removal ? editAction(title, report, [removal]) : [];
}
