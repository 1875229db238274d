import { parseUrl } from '../../text/urls';
import type { OriginalLink, RatedSource, SourceGroup, SourceReading, SourceText, TierReading } from '../model';
import type { TierReader } from './readTier';

/** Places of documents of first hand: what a page that reports on them should give way to. */
const original: ReadonlySet<SourceGroup> = new Set([
	'government',
	'statistics',
	'centralBank',
	'international',
	'exchange',
	'filings',
	'journal',
	'preprint',
]);

/**
 * The documents of first hand that a source's page links to: filings, statistics, papers. Start pages and links within
 * the same site are left out, and a document that is linked several times is given once.
 *
 * @param page where the page itself comes from
 */
export function originalLinks(content: SourceText, page: TierReading, tiers: TierReader): OriginalLink[] {
	const links = new Map<string, OriginalLink>();
	for (const { url, text } of content.links) {
		if (links.has(url) || (parseUrl(url)?.pathname.length ?? 0) < 2) continue;
		const tier = tiers.ofAddress(url);
		if (original.has(tier.group) && tier.domain !== page.domain) links.set(url, { url, text, tier });
	}
	return [...links.values()];
}

/** Rated sources with the documents of first hand that their pages link to, where those were read. */
export function withKnownOriginals(
	rated: readonly RatedSource[],
	{ readings }: { readonly readings: ReadonlyMap<string, SourceReading> },
	tiers: TierReader,
): readonly RatedSource[] {
	return rated.map((source) => {
		const reading = readings.get(source.id);
		return reading?.ok ? { ...source, originals: originalLinks(reading.content, source.tier, tiers) } : source;
	});
}
