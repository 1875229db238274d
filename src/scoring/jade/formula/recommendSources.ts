import { message } from '../../../messages/message';
import type { Message } from '../../../messages/model';
import type { RatedSource, SourceGroup } from '../../../sources/model';

/** Of tier 4 because nothing is known, not because of what they are. */
const unrated: ReadonlySet<SourceGroup> = new Set(['unknown', 'placeholder', 'file', 'own']);

/**
 * What would make the sources more credible (JADE, appendix G.3), the most important first. Asked for grades below B,
 * which means that there is something to say.
 */
export function recommendSources(sources: readonly RatedSource[]): Message[] {
	const first = sources[0]!.tier;
	const official = sources.some(({ tier }) => tier.tier === 1);
	const invented = sources.filter(({ tier }) => tier.group === 'placeholder');
	const weak = sources.filter(({ tier }) => tier.tier === 4 && !unrated.has(tier.group));
	const unknown = sources.filter(({ tier }) => tier.group === 'unknown');
	const advice = [
		...(official ? [] : [message('jade.addPrimary')]),
		...(first.tier > 2 ? [message('jade.firstWeak', { domain: first.domain, tier: first.tier })] : []),
		...about('jade.placeholders', invented),
		...about('jade.replaceWeak', weak),
		...about('jade.confirmUnknown', unknown),
	];
	return advice.length > 0 ? advice : [message('jade.goDeeper')];
}

const mostNamed = 4;

function about(
	code: 'jade.placeholders' | 'jade.replaceWeak' | 'jade.confirmUnknown',
	sources: readonly RatedSource[],
): Message[] {
	if (sources.length === 0) return [];
	const domains = [...new Set(sources.map(({ tier }) => tier.domain))];
	const named = domains.slice(0, mostNamed);
	return [message(code, { domains: message('jade.domains', { domains: named, more: domains.length - named.length }) })];
}
