import type { Finding } from '../findings/model';
import type { Span } from '../report/model';

/** The empty entries of the reference list that a finding tells of: these are to be filled in, wherever they are cited. */
export function emptyEntries({ code, related }: Pick<Finding, 'code' | 'related'>): Span[] {
	if (code !== 'citation.broken') return [];
	return related.filter(({ message }) => message.code === 'checks.emptyReferenceHere').map(({ span }) => span);
}
