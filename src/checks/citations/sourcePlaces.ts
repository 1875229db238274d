import { anyOf, inEither } from '../../lexicon/compile';
import { comparingTitles, partsOfNames, publishers } from '../../lexicon/sourceFit';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import { referenceName, writtenLabel } from '../../report/citations/names';
import type { Reference, Report } from '../../report/model';
import { type FoundPlace, findPlaces, liesWithin, type PlaceKey, placeName } from '../../sources/support/places';
import { collect } from '../../text/collections';
import { kept } from '../../text/kept';
import { memoised } from '../../text/memo';
import type { CitedUnit } from './citedUnits';

/**
 * A sentence on one country whose sources are all on others, by their titles. What it is on is told by the place that it
 * opens with, or, where it names none, by the place that its heading opens with.
 */
export function otherPlace(report: Report, { references, ...unit }: CitedUnit): Message | undefined {
	const place = placeOf(report, unit);
	if (place === undefined || !references.every((reference) => isElsewhere(reference, place))) return undefined;
	const better = referencesByPlace(report).get(place) ?? [];
	return message('checks.sourceOtherPlace', {
		names: references.map(referenceName),
		other: placeName(subjectsOf(references[0])[0] ?? place),
		place: placeName(place),
		better: better.flatMap(({ label }) => (label === undefined ? [] : writtenLabel(label))),
	});
}

const referencesByPlace = memoised(({ references }: Report) =>
	collect(references.flatMap((reference) => subjectsOf(reference).map((place) => [place, reference] as const))),
);

function isElsewhere(reference: Reference, place: PlaceKey): boolean {
	const subjects = subjectsOf(reference);
	return subjects.length > 0 && !subjects.some((other) => touches(place, other));
}

const keptPlaces = kept((text): readonly FoundPlace[] => findPlaces(text));

function placeOf(report: Report, { text, block }: Pick<CitedUnit, 'text' | 'block'>): PlaceKey | undefined {
	const named = keptPlaces(text);
	if (named.length > 0) return named.length === 1 ? openingPlace(text, named[0]) : undefined;
	let section = report.sections[report.blocks[block]?.section ?? -1];
	while (section) {
		const places = keptPlaces(section.text);
		if (places.length > 0) return places.length === 1 ? headingPlace(section.text, places[0]) : undefined;
		section = section.parent === undefined ? undefined : report.sections[section.parent];
	}
	return undefined;
}

const beforePattern = /^[\s*_“"‘（(]*(?:In|Across|Within|For|In the|Across the|在|从|据)?(?: the)?\s*$/u;
const nameGoesOn = new RegExp(String.raw`^(?:s\b|[’'-]?\s?(?:${anyOf([...publishers, ...partsOfNames])})\b)`, 'u');

/** The place, where the text opens with it and it is not the beginning of another name. */
function openingPlace(text: string, place: FoundPlace | undefined): PlaceKey | undefined {
	if (!place || place.key === 'world' || !beforePattern.test(text.slice(0, place.start))) return undefined;
	return nameGoesOn.test(text.slice(place.end)) ? undefined : place.key;
}

/** In a heading the place has to stand by itself: what follows at once may be a company that comes from it. */
function headingPlace(text: string, place: FoundPlace | undefined): PlaceKey | undefined {
	return place && /^(?:$|[^\p{L}\p{N}]|的|博物馆|市场|政策|经验|案例|地区|情况|现状)/u.test(text.slice(place.end))
		? openingPlace(text, place)
		: undefined;
}

const publishes = new RegExp(String.raw`^.{0,14}?\b(?:${anyOf(publishers)})\b`, 'u');

const comparing = inEither(comparingTitles);
/** `Central Bank of Norway. (2023). `: who wrote it, and when. */
const authors = /^[^(（]{2,120}[(（](?:19|20)\d\d[^)）]{0,20}[)）][.。,，:：]\s*(?=\S)/u;

/**
 * The places that a source's title is about; none where it also compares, or where the place belongs to a publisher's name or
 * to its authors.
 */
const subjectsOf = memoised((reference: Reference): readonly PlaceKey[] => {
	const title = reference.title.replace(authors, '');
	if (comparing.test(title)) return [];
	const places = keptPlaces(title);
	const paired = places.some(({ start, end }) => /[-–—]/u.test(`${title[start - 1]}${title[end]}`));
	if (paired || places.some(({ key }) => key === 'world')) return [];
	return [...new Set(places.filter(({ end }) => !publishes.test(title.slice(end))).map(({ key }) => key))];
});

function touches(place: PlaceKey, other: PlaceKey): boolean {
	return place === other || liesWithin(place, other) || liesWithin(other, place);
}
