import { anyOf } from '../../lexicon/compile';
import { sitesByName } from '../../lexicon/sourceWeak.json';
import type { CitedSource, RatedSource } from '../model';
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
	const name = anyOf(names);
	return [site, new RegExp(`^["'“《]?${name}(?![\\p{L}\\p{N}])|[-–—|,，·]\\s?${name}[.。”"']?$`, 'iu')] as const;
});
