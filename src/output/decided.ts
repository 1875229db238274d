import type { Suppression } from 'sarif';
import type { Decision } from '../decisions/model';
import type { DecidedFinding } from '../findings/model';
import type { Words } from '../messages/model';
import type { LineIndex } from '../report/lines';
import { decisionText } from '../view/decided';

/** For programs. */
export function decidedObject({ finding, decision }: DecidedFinding, lines: LineIndex, words: Words) {
	const { code, severity, span, message: told } = finding;
	const place = { code, severity, span, ...lines.position(span[0]), message: words.say(told) };
	return { ...place, ...decisionObject(decision) };
}

/** What was decided, without how its place is found again. */
export function decisionObject({ decision, source, reason, date, by }: Decision) {
	return { decision, ...(source && { source }), ...(reason && { reason }), date, ...(by && { by }) };
}

/** As SARIF says that a result was looked at and is no work any more. */
export function suppression(decision: Decision, words: Words): Suppression {
	return { kind: 'external', status: 'accepted', justification: decisionText(decision, words) };
}
