import type { RatedSource, SourceGroup } from '../../../sources/model';

/** Of tier 4 because nothing is known, not because of what they are. */
const unrated: ReadonlySet<SourceGroup> = new Set(['unknown', 'placeholder', 'file', 'own']);

/**
 * What would make the sources more credible (JADE, appendix G.3), the most important first. Asked for grades below B,
 * which means that there is something to say.
 */
export function recommendSources(sources: readonly RatedSource[]): string[] {
	const first = sources[0]!.tier;
	const official = sources.some(({ tier }) => tier.tier === 1);
	const invented = sources.filter(({ tier }) => tier.group === 'placeholder');
	const weak = sources.filter(({ tier }) => tier.tier === 4 && !unrated.has(tier.group));
	const unknown = sources.filter(({ tier }) => tier.group === 'unknown');
	const advice = [
		!official &&
			'Add a source of first hand: official statistics or another government body, a company filing, or the documentation of the product itself.',
		first.tier > 2 &&
			`The source cited first counts most, and it is ${first.domain} (tier ${first.tier}). Rest the first claim on primary evidence.`,
		invented.length > 0 && `Put the real addresses in the place of ${domainsOf(invented)}.`,
		weak.length > 0 && `Replace what anyone can write by what it draws on: ${domainsOf(weak)}.`,
		unknown.length > 0 &&
			`Nothing is known about ${domainsOf(unknown)}. Confirm what they say with a better known source, or give sites that you trust a tier of your own.`,
	].filter((message) => message !== false);
	if (advice.length > 0) return advice;
	return ['Most sources are professional media and databases. Go back to the data and documents that they report on.'];
}

function domainsOf(sources: readonly RatedSource[]): string {
	const domains = [...new Set(sources.map(({ tier }) => tier.domain))];
	const rest = domains.length - 4;
	return rest > 0 ? `${domains.slice(0, 4).join(', ')} and ${rest} more` : domains.join(', ');
}
