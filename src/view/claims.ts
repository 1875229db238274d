import type { Analysis } from '../analysis';
import { ignores } from '../findings/postProcess';
import { message } from '../messages/message';
import type { Message } from '../messages/model';
import type { LogicNode, LogicTree, Support } from '../tree/model';

/**
 * The claims of a report, for whatever counts them: its sentences that claim something. A heading groups claims and is
 * none, unless a model judged whether what stands under it delivers what it says.
 */
export function claimsOf({ nodes }: Pick<LogicTree, 'nodes'>): LogicNode[] {
	return nodes.filter(
		({ type, sentence, decidedBy }) => type === 'argument' && (sentence !== undefined || decidedBy === 'model'),
	);
}

/** How many of some claims have which support, and who decided. */
export interface ClaimCounts extends Readonly<Record<Support, number>> {
	readonly claims: number;
	/** How many of them a model decided on; 0 where none was asked. */
	readonly byModel: number;
}

export function countClaims(claims: readonly LogicNode[]): ClaimCounts {
	const having = (support: Support) => claims.filter((claim) => claim.support === support).length;
	return {
		claims: claims.length,
		supported: having('supported'),
		partial: having('partial'),
		unsupported: having('unsupported'),
		unknown: having('unknown'),
		byModel: claims.filter(({ decidedBy }) => decidedBy === 'model').length,
	};
}

/** `9 claims: 5 supported, 1 partly, 2 not, 1 undecided`, and who decided where a model was asked. */
export function claimSummary({ tree }: Pick<Analysis, 'tree'>): Message {
	return message('counts.claimsBySupport', countClaims(claimsOf(tree)));
}

/** The claims that nothing is found under, told as findings or not; those the author ignored do not count. */
export function unsupportedClaims({ report, tree }: Pick<Analysis, 'report' | 'tree'>): LogicNode[] {
	const ignored = ignores(report);
	const unsupported = claimsOf(tree).filter(({ support }) => support === 'unsupported');
	return unsupported.filter(({ span }) => !ignored({ code: 'claim.unsupported', span }));
}

/** How many claims nothing is found under, and who decided where a model was asked. */
export function unsupportedSummary(analysis: Pick<Analysis, 'report' | 'tree'>): Message {
	const { claims: count, byModel } = countClaims(unsupportedClaims(analysis));
	return message('counts.unsupportedClaims', { count, byModel });
}
