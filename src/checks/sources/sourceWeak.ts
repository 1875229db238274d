import type { Check } from '../../findings/model';
import { inEnglish } from '../../messages/english';
import type { RatedSource, SourceGroup } from '../../sources/model';
import { namesOf, sourcedClaims } from './claimSources';
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
	sourcedClaims(context).flatMap((claim) => {
		const { node, sources } = claim;
		if (!sources.every(({ tier }) => tier.tier === 4 && weak.has(tier.group))) return [];
		if (secondaryTo(context.report, claim)) return [];
		const message = `${saying(sources)} Cite what it draws on, or add a source that can be checked.`;
		return [
			{ code: 'source.weak', span: node.span, message, data: { node: node.id, domain: sources[0]!.tier.domain } },
		];
	});

function saying(sources: readonly RatedSource[]): string {
	const [first] = sources;
	const reasons = new Set(sources.map(({ tier }) => inEnglish(tier.reason)));
	if (reasons.size > 1) return `This leans only on weak sources: ${namesOf(sources)}.`;
	return `This leans only on ${namesOf(sources)}: ${inEnglish(first!.tier.reason)}.`;
}
