import type { Analysis } from '../analysis';
import { ignores } from '../findings/postProcess';
import { message } from '../messages/message';
import type { Message } from '../messages/model';
import type { Span } from '../report/model';
import { memoised } from '../text/memo';
import type { LogicNode, LogicTree, Support } from '../tree/model';

/** What of an analysis the claims are counted from. */
type Counted = Pick<Analysis, 'report' | 'tree' | 'decided'>;

/**
 * The claims of a report, for whatever counts them: its sentences that claim something. A heading groups claims and is
 * none, unless a model judged whether what stands under it delivers what it says.
 */
export function claimsOf({ nodes }: Pick<LogicTree, 'nodes'>): LogicNode[] {
	return nodes.filter(
		({ type, sentence, decidedBy }) => type === 'argument' && (sentence !== undefined || decidedBy === 'model'),
	);
}

/** How many claims have which support, and who decided; each claim counts once. */
export interface ClaimCounts extends Readonly<Record<Support, number>> {
	readonly claims: number;
	/** Not or partly supported, which the author ignores or has decided on; not counted among those. */
	readonly setAside: number;
	/** How many of them a model decided on; 0 where none was asked. */
	readonly byModel: number;
}

/** Counts the claims of a report, or of a part of its text. */
export function countClaims(analysis: Counted, within: Span = [0, analysis.report.source.length]): ClaimCounts {
	const claims = claimsOf(analysis.tree).filter(({ span: [start] }) => within[0] <= start && start < within[1]);
	return countAmong(analysis, claims);
}

/** Counts some of the claims of a report. */
export function countAmong(analysis: Counted, claims: readonly LogicNode[]): ClaimCounts {
	const isSetAside = settledByAuthor(analysis);
	const open = claims.filter((claim) => !isSetAside(claim));
	const having = (support: Support) => open.filter((claim) => claim.support === support).length;
	return {
		claims: claims.length,
		supported: having('supported'),
		partial: having('partial'),
		unsupported: having('unsupported'),
		unknown: having('unknown'),
		setAside: claims.length - open.length,
		byModel: claims.filter(({ decidedBy }) => decidedBy === 'model').length,
	};
}

/** Whether the author ignores, or has decided on, what a claim is short of; worked out once, for every section and branch asks. */
const settledByAuthor = memoised(({ report, decided }: Counted): ((claim: LogicNode) => boolean) => {
	const ignored = ignores(report);
	const settled = new Set(decided.map(({ finding }) => `${finding.code} ${finding.span.join()}`));
	return ({ support, span }) => {
		if (support !== 'unsupported' && support !== 'partial') return false;
		const code = `claim.${support}` as const;
		return ignored({ code, span }) || settled.has(`${code} ${span.join()}`);
	};
});

/** `9 claims: 5 supported, 1 partly, 2 not, 1 undecided`, and who decided where a model was asked. */
export function claimSummary(analysis: Counted): Message {
	return message('counts.claimsBySupport', countClaims(analysis));
}

/** The claims that nothing is found under, told as findings or not; those that the author has set aside do not count. */
export function unsupportedClaims(analysis: Counted): LogicNode[] {
	const isSetAside = settledByAuthor(analysis);
	return claimsOf(analysis.tree).filter((claim) => claim.support === 'unsupported' && !isSetAside(claim));
}

/** How many claims nothing is found under, and who decided where a model was asked. */
export function unsupportedSummary(analysis: Counted): Message {
	const claims = unsupportedClaims(analysis);
	const byModel = claims.filter(({ decidedBy }) => decidedBy === 'model').length;
	return message('counts.unsupportedClaims', { count: claims.length, byModel });
}

/** `12 claims: 2 not, 1 partly supported`; `undefined` where none of them is short of anything. */
export function wantingClaims(counts: ClaimCounts): Message | undefined {
	return counts.unsupported + counts.partial > 0 ? message('counts.claimsWanting', counts) : undefined;
}
