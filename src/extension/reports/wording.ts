import * as vscode from 'vscode';
import { type Finding, type FindingCode, findingCodes } from '../../findings/model';
import { message } from '../../messages/message';
import type { Progress } from '../../model';
import type { Span } from '../../report/model';
import type { LogicNode } from '../../tree/model';
import { nodeName as nodeKind } from '../../view/nodeName';
import { progressMessage } from '../../view/run';
import { words } from '../host/words';
import type { AnalyzedReport } from './analyses';

/** A document's path in its workspace, for messages. */
export function documentName(document: vscode.TextDocument): string {
	return vscode.workspace.asRelativePath(document.uri);
}

/** What a run is doing: `Judging 3 of 8 · $0.01`. */
export function progressText(progress: Progress): string {
	return words.say(progressMessage(progress));
}

export function codeTitle(code: FindingCode): string {
	return words.say(findingCodes[code].title);
}

export function claimCount(count: number): string {
	return words.say(message('counts.claims', { count }));
}

export function findingCount(count: number): string {
	return words.say(message('counts.findings', { count }));
}

export function lineName(line: number): string {
	return words.say(message('labels.place', { line }));
}

/** `unsupported`, or `unsupported (model)`. */
export function supportName({ support, decidedBy }: LogicNode): string {
	return words.say(message('labels.support', { support, decidedBy }));
}

export function nodeName({ analysis: { tree } }: AnalyzedReport, node: LogicNode): string {
	return words.say(nodeKind(node, tree));
}

export function severityName(severity: Finding['severity']): string {
	return words.say(message('labels.severity', { severity }));
}

/** `§ Market size, line 42`, or the line alone before the first heading. */
export function placeName({ analysis: { report }, snapshot }: AnalyzedReport, span: Span): string {
	const line = snapshot.line(span);
	const section = report.sections.findLast(({ span: [start, end] }) => start <= span[0] && span[0] < end);
	return words.say(message('labels.place', { section: section?.text, line }));
}
