import * as vscode from 'vscode';
import { type Finding, type FindingCode, findingCodes } from '../../findings/model';
import { titleOfFinding } from '../../findings/title';
import { placeMessage } from '../../functions';
import { message } from '../../messages/message';
import type { Span } from '../../report/model';
import type { Scorecard } from '../../scorecard/scorecard';
import { findingText as textOf } from '../../service/diagnostics';
import { placedFindings } from '../../service/report';
import { memoised } from '../../text/memo';
import { countFindings, type FindingCounts } from '../../view/findingCounts';
import { headlineScores } from '../../view/frameworks';
import { words } from '../host/words';
import type { AnalyzedReport } from './analyses';

/** A document's path in its workspace, for messages. */
export function documentName(document: vscode.TextDocument): string {
	return vscode.workspace.asRelativePath(document.uri);
}

export function codeTitle(code: FindingCode): string {
	return words.say(findingCodes[code].title);
}

export function findingTitle(finding: Pick<Finding, 'code' | 'message'>): string {
	return words.say(titleOfFinding(finding));
}

export function findingCount(count: number): string {
	return words.say(message('counts.findings', { count }));
}

/** What a finding says, behind the words it is about. */
export function findingText({ analysis: { report } }: AnalyzedReport, finding: Finding): string {
	return textOf(report, finding, words);
}

export function lineName(line: number): string {
	return words.say(message('labels.place', { line }));
}

/** `§ Market size, line 42`, or the line alone before the first heading. */
export function placeName({ analysis: { report }, snapshot }: AnalyzedReport, span: Span): string {
	return words.say(placeMessage(report, span, (place) => snapshot.line(place)));
}

/** The findings whose lines were not edited since: Problems lists no others. */
export function countsNow(report: AnalyzedReport): FindingCounts {
	const { decided } = report.analysis;
	return countFindings(
		placedFindings(report).map(({ finding }) => finding),
		decided,
	);
}

/** The figures that a model gave, one line a framework; worked out once for each scorecard, for the status bar is drawn anew at every edit. */
export const scoreLines = memoised((scorecard: Scorecard) =>
	headlineScores(scorecard, { words, at: () => ({ line: 1, column: 1 }) }),
);
