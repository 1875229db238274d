import type { Finding, FindingCode } from '../findings/model';

/** Findings that a citation beside their words can answer. */
const citable: ReadonlySet<FindingCode> = new Set([
	'claim.unsupported',
	'claim.partial',
	'citation.missing',
	'source.weak',
]);

/** Broken citations in whose place a reference does not help: words to change, addresses to correct, what is there twice. */
const notReplaceable: ReadonlySet<string> = new Set([
	'checks.unseenMaterial',
	'checks.writersTalk',
	'checks.missingPart',
	'checks.markerTwice',
	'checks.emptyTarget',
	'checks.trackedAddress',
]);

/** Whether one of the report's references answers a finding: cited beside its words, or in their place; `undefined` where none does. */
export function citingAnswers({ code, message }: Pick<Finding, 'code' | 'message'>): 'beside' | 'inPlace' | undefined {
	if (code === 'citation.broken') return notReplaceable.has(message.code) ? undefined : 'inPlace';
	// What is told at an entry of the list of references stands beside no claim.
	return citable.has(code) && message.code !== 'claims.weakEntry' ? 'beside' : undefined;
}
