import { oneOf } from '../../lexicon/compile';
import { sitesByName } from '../../lexicon/sourceWeak.json';
import { parseUrl } from '../../text/urls';
import type {
	CitedSource,
	OriginalLink,
	RatedSource,
	SourceGroup,
	SourceReading,
	SourceText,
	TierReading,
} from '../model';
import type { TierReader } from './readTier';

/**
 * The sources a report leans on with their tiers, in the order in which the text first cites them. A report that lists
 * references but cites none leans on its list. A source without address or file is rated where its entry names a well-known
 * site, and is left out elsewhere.
 *
 * @param originOf where a source that is a local file says it comes from, such as the `url:` of its front matter
 */
export function rateSources(
	sources: readonly CitedSource[],
	tiers: TierReader,
	originOf: (source: CitedSource) => string | undefined = () => undefined,
): RatedSource[] {
	const cited = sources.filter(({ citations }) => citations.length > 0);
	return (cited.length > 0 ? cited : sources).flatMap((source) => {
		const { id, title, url, targets, citations, reference } = source;
		const file = targets.find((target) => target.kind === 'file');
		const address = url ?? (file ? undefined : addressNamed(title));
		const tier = address !== undefined ? tiers.ofAddress(address) : file && tiers.ofFile(file.path, originOf(source));
		return tier ? [{ id, title, url, citations, reference, tier }] : [];
	});
}

/** `Wikipedia, “Ferry”`, `Ferry – Wikipedia`, 百度贴吧：渡轮吧: the site is the first or the last thing that is said. */
function addressNamed(title: string): string | undefined {
	const [site] = sites.find(([, name]) => name.test(title.trim())) ?? [];
	return site && `https://${site}/`;
}

const sites = Object.entries(sitesByName).map(([site, names]) => {
	const name = oneOf(names);
	return [site, new RegExp(`^["'“《]?${name}(?![\\p{L}\\p{N}])|[-–—|,，·]\\s?${name}[.。”"']?$`, 'iu')] as const;
});

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
