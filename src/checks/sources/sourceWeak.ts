import type { Check } from '../../findings/model';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import type { RatedSource, SourceGroup } from '../../sources/model';
import { namesOf, ratedClaims } from './claimSources';
import { secondaryTo } from './sourceSecondary';

/** Kinds of places whose pages anyone can write, or that hide who wrote them. A site that is merely unknown may be excellent. */
const weak: ReadonlySet<SourceGroup> = new Set([
	'wiki',
	'forum',
	'blog',
	'social',
	'contentFarm',
	'aggregator',
	'userPages',
	'fileSharing',
	'answerEngine',
	'shortener',
	'address',
]);

/** `source.weak`: a claim whose sources are all of tier 4 and of a kind known to be weak; where an original is named, `source.secondary` speaks. */
export const weakSources: Check = (context) =>
	ratedClaims(context).flatMap((claim) => {
		const { node, sources } = claim;
		if (!sources.every(({ tier }) => tier.tier === 4 && weak.has(tier.group))) return [];
		if (secondaryTo(context.report, claim)) return [];
		const data = { node: node.id, domain: sources[0]!.tier.domain };
		return [{ code: 'source.weak', span: node.span, message: saying(sources), data }];
	});

/** Where the sources are weak for one and the same reason, it is given. */
function saying(sources: readonly RatedSource[]): Message {
	const groups = new Set(sources.map(({ tier }) => tier.group));
	const why = groups.size === 1 ? sources[0]!.tier.reason : undefined;
	return message('claims.weakSources', { sources: namesOf(sources), why });
}
