import type { Finding } from '../findings/model';
import type { Report, Span } from '../report/model';

/** The empty entries of the reference list that a finding tells of: these are to be filled in, wherever they are cited. */
export function emptyEntries({ code, related }: Pick<Finding, 'code' | 'related'>): Span[] {
	if (code !== 'citation.broken') return [];
	return related.filter(({ message }) => message.code === 'checks.emptyReferenceHere').map(({ span }) => span);
}

/** `[83]`, `[^note]:`, `3.` or the mark of an item, and what space there is behind it. */
const label = /^(?:[-*+][ \t]+)?(?:[[(【［][^\])】］\n]*[\])】］]|\d+(?=[.)、:：]))?[.)、:：]?[ \t]*/u;

/** Where the title of an empty entry is to be typed: behind its label. */
export function titlePlace({ source }: Pick<Report, 'source'>, [start]: Span): number {
	const end = source.indexOf('\n', start);
	const line = source.slice(start, end < 0 ? source.length : end).replace(/\r$/, '');
	return start + (label.exec(line)?.[0].length ?? 0);
}
