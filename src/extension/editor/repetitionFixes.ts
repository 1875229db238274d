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

type RepetitionFixes = Partial<Readonly<Record<'look' | 'setAside' | 'remove', readonly vscode.CodeAction[]>>>;

/** Which of the paragraphs is to stay: first what helps to choose, last what takes one of them out. */
export function repetitionActions(report: AnalyzedReport, finding: Finding): RepetitionFixes {
	if (finding.code !== 'paragraph.redundant') return {};
	const { document } = report.snapshot;
	const others = finding.related.map(({ span }) => ({ span, place: placeName(report, span) }));
	return {
		look: others.flatMap(({ span, place }) => [
			commandAction(l10n.t('Compare with {0}', place), compareCommand(document, span, finding.span)),
			commandAction(l10n.t('Go to {0}', place), revealCommand(document, span, '')),
		]),
		setAside: [commandAction(l10n.t('Keep both: set aside…'), setAsideCommand(document, finding))],
		remove: mendActions(
			report,
			repetitionMends(report.analysis.report, finding, (span) => report.snapshot.line(span)),
		),
	};
}
