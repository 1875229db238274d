import type { Reference } from '../../report/model';
import { findPlaces, type PlaceKey } from '../../sources/support/places';
import { decodePercent, urlKey } from '../../text/urls';
import { keepsCopies, siteOf } from './samePage';

/** A number of its own that a site gives each work: `030451029085170M`, `123456.html`. */
const ownNumber = /\/([a-z]?\d{6,}[a-z]?)(?:\.[a-z]{3,5})?$/iu;

/**
 * Of the entries under one title, those that are one work: a site gives each year's slides, each part of a series and the page
 * on each country one title, and tells them apart by its addresses.
 */
export function worksApart(entries: readonly Reference[]): Reference[][] {
	const works: [Reference, ...Reference[]][] = [];
	for (const entry of entries) {
		const own = works.find(([first]) => !leadToTwoWorks(first.url, entry.url));
		if (own) own.push(entry);
		else works.push([entry]);
	}
	return works.filter(({ length }) => length > 1);
}

function leadToTwoWorks(one: string | undefined, other: string | undefined): boolean {
	if (one === undefined || other === undefined || siteOf(one) !== siteOf(other) || keepsCopies(one)) return false;
	const [a, b] = [urlKey(one), urlKey(other)];
	if (a === b) return false;
	const [number, others] = [ownNumber.exec(a)?.[1], ownNumber.exec(b)?.[1]];
	return (
		(number !== undefined && others !== undefined && number !== others) ||
		withoutDigits(a) === withoutDigits(b) ||
		areElsewhere(placesIn(a), placesIn(b))
	);
}

const withoutDigits = (address: string) => address.toLowerCase().replace(/\d+/gu, '0');

/** Both name places, and none of them is the same. */
function areElsewhere(one: ReadonlySet<PlaceKey>, other: ReadonlySet<PlaceKey>): boolean {
	return one.size > 0 && other.size > 0 && [...one].every((place) => !other.has(place));
}

/** The places in the path of an address, where names are written small: `/germany/schools`. */
function placesIn(address: string): ReadonlySet<PlaceKey> {
	const path = decodePercent(address.replace(/^[^/]*\/\/[^/]*/u, '')).replace(/[^\p{L}]+/gu, ' ');
	const named = path.replace(/(?<= )\p{Ll}/gu, (letter) => letter.toUpperCase());
	return new Set(findPlaces(named).map(({ key }) => key));
}
