import { message } from '../../messages/message';
import { memoised } from '../../text/memo';
import type { ClaimSignal } from '../model';
import type { ParsedClaim } from './parseClaim';
import { findPlaces, liesWithin, type PlaceKey, placeName } from './places';
import type { SourceIndex } from './sourceIndex';

/** The regions and countries of a claim that its source does not speak of, where it speaks of others. */
export function readScope(source: SourceIndex, claim: ParsedClaim): ClaimSignal[] {
	const wanted = new Map(findPlaces(claim.text).map((place) => [place.key, claim.text.slice(place.start, place.end)]));
	const present = [...placesOfSource(source)];
	if (present.length === 0) return [];
	return [...wanted]
		.filter(([key]) => !present.some((other) => isOneOf(key, other)))
		.map(([key, words]) => ({
			code: 'scopeDiffers',
			message: message('signals.placeDiffers', {
				...{ place: placeName(key), words },
				others: present.slice(0, 3).map(placeName),
			}),
		}));
}

/** What is said of the world may be told country by country: then the source need not say `world`. */
function isOneOf(key: PlaceKey, other: PlaceKey): boolean {
	return key === 'world' || key === other || liesWithin(key, other) || liesWithin(other, key);
}

const placesOfSource: (index: SourceIndex) => ReadonlySet<PlaceKey> = memoised(
	({ source }) => new Set(findPlaces(`${source.title}\n${source.text}`).map(({ key }) => key)),
);
