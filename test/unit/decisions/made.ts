import type { Decision, Verdict } from '../../../src/decisions/model';
import type { Finding, FindingCode } from '../../../src/findings/model';
import { createPlumbline, makeDecision } from '../../../src/index';
import { silentLogger, systemClock } from '../../../src/ports';

export const core = createPlumbline({ logger: silentLogger, clock: systemClock });

export function analysed(text: string, decisions: readonly Decision[] = []) {
	return core.analyze({ name: 'r.md', text }, { decisions, maxFindings: 0 });
}

/** The first finding of a code. */
export function foundIn(text: string, code: FindingCode): Finding {
	const found = analysed(text).findings.find((finding) => finding.code === code);
	if (!found) throw new Error(`There is no ${code}.`);
	return found;
}

const accepted: Verdict = { decision: 'accepted', reason: 'Our house view.' };

/** What an author would have written into the file for the first finding of a code. */
export function decided(text: string, code: FindingCode, verdict = accepted, at = '2026-03-01T12:00:00Z'): Decision {
	const { report } = analysed(text);
	return makeDecision(report, foundIn(text, code), verdict, { file: 'r.md', now: Date.parse(at), by: '' });
}
