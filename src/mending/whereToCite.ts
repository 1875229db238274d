import type { Finding, FindingCode } from '../findings/model';

/** Codes of findings that adding a citation beside their words can fix. */
const citable: ReadonlySet<FindingCode> = new Set([
	'claim.unsupported',
	'claim.partial',
	'citation.missing',
	'source.weak',
]);

/** Messages of broken citations that replacing by a reference does not fix: words to change, addresses to correct, duplicates. */
const notReplaceable: ReadonlySet<string> = new Set([
	'checks.unseenMaterial',
	'checks.writersTalk',
	'checks.missingPart',
	'checks.markerTwice',
	'checks.emptyTarget',
	'checks.trackedAddress',
]);

/** Where citing a reference can fix a finding: beside its words or in their place; `undefined` where it cannot. */
export function whereToCite({ code, message }: Pick<Finding, 'code' | 'message'>): 'beside' | 'inPlace' | undefined {
	if (code === 'citation.broken') return notReplaceable.has(message.code) ? undefined : 'inPlace';
	// A finding at an entry of the reference list is not beside a claim.
	return citable.has(code) && message.code !== 'claims.weakEntry' ? 'beside' : undefined;
}
