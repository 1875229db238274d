import type { Analysis } from '../analysis';
import { ignores } from '../findings/postProcess';

/** The ids of the claims that the rules find nothing under, told as findings or not; those the author ignored do not count. */
export function unsupportedClaims({ report, tree }: Pick<Analysis, 'report' | 'tree'>): ReadonlySet<string> {
	const ignored = ignores(report);
	const claims = tree.nodes.filter(({ type, support }) => type === 'argument' && support === 'unsupported');
	return new Set(claims.filter(({ span }) => !ignored({ code: 'claim.unsupported', span })).map(({ id }) => id));
}
