import type { Check } from '../../findings/model';
import { message, verbatim } from '../../messages/message';
import type { Message } from '../../messages/model';
import type { Report } from '../../report/model';
import type { OriginalLink, SourceGroup } from '../../sources/model';
import { termsOf } from '../../text/terms';
import { domainNames, type RatedClaim, ratedClaims } from './claimSources';
import { type NamedOriginal, namedOriginal } from './originals';

/** Kinds of sites that pass on what others found. */
const secondHand: ReadonlySet<SourceGroup> = new Set([
	'news',
	'techMedia',
	'popular',
	'finance',
	'wiki',
	'forum',
	'blog',
	'social',
	'contentFarm',
	'aggregator',
	'fileSharing',
	'answerEngine',
]);

/**
 * `source.secondary`: a claim that all its sources only pass on, while the original is at hand: the page that was read
 * links to it, or the claim itself names it.
 */
export const secondarySources: Check = (context) =>
	ratedClaims(context).flatMap((claim) => {
		const original = secondaryTo(context.report, claim);
		if (!original) return [];
		const { node, sources } = claim;
		const data = { node: node.id, domain: sources[0]!.tier.domain, original: original.url ?? original.where ?? '' };
		return [{ code: 'source.secondary', span: node.span, message: secondaryMessage(claim, original), data }];
	});

type Original = NamedOriginal & { readonly url?: string };

/** The original that a claim should cite in place of secondary sources, if known. */
export function secondaryTo(report: Report, { node, sources }: RatedClaim): Original | undefined {
	if (!sources.every(({ tier }) => secondHand.has(tier.group))) return undefined;
	const link = linkedOriginal(
		node.text,
		sources.flatMap(({ originals = [] }) => originals),
	);
	if (link) return { what: verbatim(link.tier.domain), url: link.url };
	return namedOriginal(report, node.span, node.text);
}

/** The link that shares most words with the claim, two at least; a page links to much that is beside the point. */
function linkedOriginal(claim: string, links: readonly OriginalLink[]): OriginalLink | undefined {
	if (links.length === 0) return undefined;
	const terms = new Set(termsOf(claim));
	const shared = (link: OriginalLink) => new Set(termsOf(link.text).filter((term) => terms.has(term))).size;
	const [best] = links
		.map((link) => ({ link, shared: shared(link) }))
		.filter((candidate) => candidate.shared >= 2)
		.sort((a, b) => b.shared - a.shared);
	return best?.link;
}

function secondaryMessage({ sources }: RatedClaim, { what, where, url }: Original): Message {
	if (url !== undefined) return message('claims.originalLinked', { sources: domainNames(sources), url });
	return message('claims.originalNamed', { sources: domainNames(sources), original: what, where });
}
