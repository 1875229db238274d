import type { CheckContext } from '../../findings/model';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import type { RatedSource } from '../../sources/model';
import { groupPairs } from '../../text/collections';
import { memoised } from '../../text/memo';
import type { LogicNode } from '../../tree/model';

/** A claim or fact with everything it cites, each source once. */
export interface RatedClaim {
	readonly node: LogicNode;
	readonly sources: readonly RatedSource[];
}

/** The claims all of whose citations lead to rated sources; other claims cannot be rated. */
export const ratedClaims = memoised(({ report, tree, sources }: CheckContext): readonly RatedClaim[] => {
	const byCitation = groupPairs(
		sources.flatMap((source) => source.citations.map((index): [number, RatedSource] => [index, source])),
	);
	const listed = new Set(sources.map(({ reference }) => reference));
	const isRated = (index: number) => {
		const named = report.citations[index]?.references ?? [];
		const leadsOn = (at: number | undefined) =>
			at === undefined || listed.has(at) || report.references[at]?.url !== undefined;
		return byCitation.has(index) && named.every(leadsOn);
	};
	return tree.nodes.flatMap((node) => {
		if (node.citations.length === 0 || !node.citations.every(isRated)) return [];
		return [{ node, sources: [...new Set(node.citations.flatMap((index) => byCitation.get(index) ?? []))] }];
	});
});

/** The domains of sources: `a.com, b.com and 2 more`. */
export function domainNames(sources: readonly RatedSource[]): Message {
	const domains = [...new Set(sources.map(({ tier }) => tier.domain))];
	const named = domains.length > 3 ? domains.slice(0, 2) : domains;
	return message('claims.domains', { domains: named, more: domains.length - named.length });
}
