import { message } from '../../messages/message';
import type { ClaimSignal } from '../model';
import type { ReadClaim } from './claim';
import { findPlaces, liesWithin, type PlaceKey, placeName } from './places';
import type { SourceIndex } from './sourceIndex';

export interface ScopeReading {
	readonly signals: readonly ClaimSignal[];
	/** How many of the claim's places the source speaks of, itself or by a region that holds them. */
	readonly covered: number;
}

const known = new WeakMap<SourceIndex, ReadonlySet<PlaceKey>>();

/** The regions and countries of a claim that its source does not speak of, where it speaks of others. */
export function readScope(source: SourceIndex, claim: ReadClaim): ScopeReading {
	const wanted = new Map(findPlaces(claim.text).map((place) => [place.key, claim.text.slice(place.start, place.end)]));
	const present = placesOfSource(source);
	if (wanted.size === 0 || present.size === 0) return { signals: [], covered: 0 };
	const missing = [...wanted].filter(([key]) => !isCovered(key, present));
	const others = [...present].slice(0, 3).map(placeName);
	return {
		covered: wanted.size - missing.length,
		signals: missing.map(([key, text]) => ({
			code: 'scopeDiffers',
			message: message('signals.placeDiffers', { others, place: placeName(key), words: text }),
		})),
	};
}

function isCovered(key: PlaceKey, present: ReadonlySet<PlaceKey>): boolean {
	// What is said of the world may be told country by country: then the source need not say `world`.
	return (
		key === 'world' ||
		present.has(key) ||
		[...present].some((other) => liesWithin(key, other) || liesWithin(other, key))
	);
}

function placesOfSource(source: SourceIndex): ReadonlySet<PlaceKey> {
	const found =
		known.get(source) ?? new Set(findPlaces(`${source.source.title}\n${source.source.text}`).map(({ key }) => key));
	known.set(source, found);
	return found;
}
