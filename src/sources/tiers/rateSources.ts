import type { CitedSource, RatedSource } from '../model';
import type { TierReader } from './readTier';

/**
 * The sources a report leans on with their tiers, in the order in which the text first cites them. A report that lists
 * references but cites none leans on its list. A source without address or file cannot be rated and is left out.
 *
 * @param originOf where a local file says it comes from, such as the `url:` of its front matter
 */
export function rateSources(
	sources: readonly CitedSource[],
	tiers: TierReader,
	originOf: (path: string) => string | undefined = () => undefined,
): RatedSource[] {
	const cited = sources.filter(({ citations }) => citations.length > 0);
	return (cited.length > 0 ? cited : sources).flatMap((source) => {
		const { id, title, url, targets, citations, reference } = source;
		const file = targets.find((target) => target.kind === 'file');
		const tier = url !== undefined ? tiers.ofAddress(url) : file && tiers.ofFile(file.path, originOf(file.path));
		return tier ? [{ id, title, url, citations, reference, tier }] : [];
	});
}
