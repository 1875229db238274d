import type { CodeAction, Range } from 'vscode-languageserver';
import * as z from 'zod';
import type { Decision } from '../decisions/model';
import type { Finding } from '../findings/model';
import { titleOfFinding } from '../findings/title';
import { isDecidable, makeDecision, withDecision, withoutDecision } from '../functions';
import { message } from '../messages/message';
import type { Words } from '../messages/model';
import { quickFix } from '../service/actions';
import { rangesTouch, type ShownReport } from '../service/report';
import { decisionText } from '../view/decided';

/** The command by which an editor says that a finding is dismissed, or takes back what was decided. */
export const decideCommand = 'plumbline.decide';

/** The report, and the finding by its code and its place in the text that was read last. */
export const decideArguments = z.tuple([z.string(), z.string(), z.tuple([z.number(), z.number()])]);

/** Dismisses a finding: the one decision that asks for neither a reason nor a source, for which the protocol has no question. */
export function dismissActions({ snapshot }: ShownReport, finding: Finding, words: Words): CodeAction[] {
	if (!isDecidable(finding.code)) return [];
	return [
		actionOn(snapshot.uri, finding, words.say(message('languageServer.dismiss', { kind: titleOfFinding(finding) }))),
	];
}

/** Takes back what was decided in a range. */
export function undoActions({ analysis, snapshot }: ShownReport, range: Range, words: Words): CodeAction[] {
	return analysis.decided.flatMap(({ finding, decision }) => {
		const place = snapshot.range(finding.span);
		if (!place || !rangesTouch(place, range)) return [];
		const title = message('languageServer.undoDecision', { decision: decisionText(decision, words) });
		return [actionOn(snapshot.uri, finding, words.say(title))];
	});
}

function actionOn(uri: string, { code, span }: Pick<Finding, 'code' | 'span'>, title: string): CodeAction {
	const named: z.infer<typeof decideArguments> = [uri, code, [...span]];
	return { title, kind: quickFix, command: { title, command: decideCommand, arguments: named } };
}

/** How the decisions on a report change by the command; `undefined` where what it names is not there. */
export function decided(
	{ analysis: { report, findings, decided } }: ShownReport,
	[, code, span]: z.infer<typeof decideArguments>,
	now: number,
): ((all: readonly Decision[], file: string) => readonly Decision[]) | undefined {
	const isNamed = (each: Pick<Finding, 'code' | 'span'>) => each.code === code && each.span.join() === span.join();
	const made = decided.find(({ finding }) => isNamed(finding));
	if (made) return (all) => withoutDecision(all, made.decision);
	const finding = findings.find(isNamed);
	if (!finding || !isDecidable(code)) return undefined;
	return (all, file) =>
		withDecision(all, makeDecision(report, finding, { decision: 'dismissed' }, { file, now, by: '' }));
}
