import type { RatedSource } from '../model';
import { originalLinks } from '../tiers/originalLinks';
import type { TierReader } from '../tiers/readTier';
import type { GatheredSources } from './gatherSources';

/** Rated sources with the documents of first hand that their pages link to, where those were read. */
export function withKnownOriginals(
	rated: readonly RatedSource[],
	{ readings }: Pick<GatheredSources, 'readings'>,
	tiers: TierReader,
): readonly RatedSource[] {
	return rated.map((source) => {
		const reading = readings.get(source.id);
		return reading?.ok ? { ...source, originals: originalLinks(reading.content, source.tier, tiers) } : source;
	});
}
