import { message } from '../../messages/message';
import { memoised } from '../../text/memo';
import type { ClaimSignal } from '../model';
import type { ParsedClaim } from './parseClaim';
import { findPlaces, liesWithin, type PlaceKey, placeName } from './places';
import type { SourceIndex } from './sourceIndex';

export interface ScopeReading {
	readonly signals: readonly ClaimSignal[];
	/** How many of the claim's places the source speaks of, itself or by a region that holds them. */
	readonly covered: number;
}

/** The regions and countries of a claim that its source does not speak of, where it speaks of others. */
export function readScope(source: SourceIndex, claim: ParsedClaim): ScopeReading {
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

const placesOfSource: (index: SourceIndex) => ReadonlySet<PlaceKey> = memoised(
	({ source }) => new Set(findPlaces(`${source.title}\n${source.text}`).map(({ key }) => key)),
);
