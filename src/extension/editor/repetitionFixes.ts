import * as vscode from 'vscode';
import type { Finding } from '../../findings/model';
import { repetitionMends } from '../../functions';
import type { AnalyzedReport } from '../reports/analyses';
import { revealCommand } from '../reports/reveal';
import { placeName } from '../reports/wording';
import { commandAction, mendActions } from './codeActions';
import { compareCommand } from './compare';
import { setAsideCommand } from './settingAside';

const { l10n } = vscode;

/** Which of the paragraphs is to stay: first what settles it, then what helps to choose. */
export function repetitionActions(report: AnalyzedReport, finding: Finding): vscode.CodeAction[] {
	if (finding.code !== 'paragraph.redundant') return [];
	const { document } = report.snapshot;
	const others = finding.related.map(({ span }) => ({ span, place: placeName(report, span) }));
	return [
		...mendActions(
			report,
			repetitionMends(report.analysis.report, finding, (span) => report.snapshot.line(span)),
		),
		commandAction(l10n.t('Keep both: set aside…'), setAsideCommand(document, finding)),
		...others.flatMap(({ span, place }) => [
			commandAction(l10n.t('Compare with {0}', place), compareCommand(document, span, finding.span)),
			commandAction(l10n.t('Go to {0}', place), revealCommand(document, span, '')),
		]),
	];
}
