import { message, type NameIn } from '../../messages/message';
import type { Message } from '../../messages/model';
import { allMatches } from '../../text/matches';
import places from './places.json';

/** Known by the sentence that names it. */
export type PlaceKey = NameIn<'places'>;

/** A place that reports name as their scope. */
interface Place {
	/** Patterns of its names, and of the adjectives that stand for it. */
	readonly names: string;
	/** The regions it lies in, by their keys. */
	readonly within: readonly PlaceKey[];
}

/** Regions and the countries that reports compare most, each with every name it goes by. Case counts: `us` is no place. */
const placeNames: Readonly<Record<PlaceKey, Place>> = places as Readonly<Record<PlaceKey, Place>>;

const keys = Object.keys(placeNames) as PlaceKey[];
/** One alternative a place, longest regions first where one name holds another; the group that matched tells which. */
const order = (['southafrica', 'northamerica', 'latinamerica', ...keys] as const).filter(
	(key, at, all) => all.indexOf(key) === at,
);
/** What must not stand around a name is asked once for all of them: asked for each, it takes three times as long. */
const any = new RegExp(`(?<![A-Za-z])(?:${order.map((key) => `(${placeNames[key].names})`).join('|')})(?![a-z])`, 'gu');

export interface FoundPlace {
	/** The same for all names of a place. */
	readonly key: PlaceKey;
	readonly start: number;
	readonly end: number;
}

/** The places a text names, in order. */
export function findPlaces(text: string): FoundPlace[] {
	return allMatches(any, text).map((match) => ({
		key: order[match.slice(1).findIndex((group) => group !== undefined)]!,
		start: match.index,
		end: match.index + match[0].length,
	}));
}

/** The text with every name of a place replaced by the one word that stands for the place. */
export function foldPlaces(text: string): string {
	return text.replace(any, (...groups) => {
		const at = groups.slice(1, order.length + 1).findIndex((group) => group !== undefined);
		return ` ${order[at]} `;
	});
}

/** What a place is called in a message. */
export function placeName(key: PlaceKey): Message {
	return message(`places.${key}`);
}

/** Whether the first place lies in the second. */
export function liesWithin(place: PlaceKey, region: PlaceKey): boolean {
	return placeNames[place].within.includes(region);
}
