import { anyOf, inEither } from '../../lexicon/compile';
import { comparingTitles, publishers } from '../../lexicon/sourceFit.json';
import { sectionsFrom } from '../../report/lookup';
import type { Reference, Report } from '../../report/model';
import { type FoundPlace, findPlaces, liesWithin, type PlaceKey } from '../../sources/support/places';
import { kept } from '../../text/kept';
import { memoised } from '../../text/memo';

const keptPlaces = kept((text): readonly FoundPlace[] => findPlaces(text));

const beforePlace = /^[\s*_“"‘（(]*(?:In|Across|Within|For|在|从|据)?(?: the)?\s*$/u;
const nameGoesOn = new RegExp(String.raw`^(?:s\b|[’'-]?\s?(?:${anyOf(publishers)})\b)`, 'u');
/** In a heading the place stands by itself: what follows at once may be a company that comes from it. */
const headingGoesOn = /^(?!的|博物馆|市场|政策|经验|案例|地区|情况|现状)[\p{L}\p{N}]/u;

/** The one place that a text names, where it opens with it and it is not the beginning of another name. */
function openingPlace(text: string, goesOn: RegExp): PlaceKey | undefined {
	const [place, ...more] = keptPlaces(text);
	if (!place || more.length > 0 || place.key === 'world' || !beforePlace.test(text.slice(0, place.start)))
		return undefined;
	const behind = text.slice(place.end);
	return nameGoesOn.test(behind) || goesOn.test(behind) ? undefined : place.key;
}

/** The place that a sentence is about: the one that it opens with, or, where it names none, the one that its heading opens with. */
export function placeOf(report: Report, text: string, section: number | undefined): PlaceKey | undefined {
	if (keptPlaces(text).length > 0) return openingPlace(text, /(?!)/u);
	const heading = sectionsFrom(report, section).find((each) => keptPlaces(each.text).length > 0);
	return heading && openingPlace(heading.text, headingGoesOn);
}

const publishes = new RegExp(String.raw`^.{0,14}?\b(?:${anyOf(publishers)})\b`, 'u');
const comparing = inEither(comparingTitles);
/** `Central Bank of Norway. (2023). `: who wrote it, and when. */
const authors = /^[^(（]{2,120}[(（](?:19|20)\d\d[^)）]{0,20}[)）][.。,，:：]\s*(?=\S)/u;

/** The places that a title is about; none where it also compares, or where the place belongs to a publisher's name or the authors. */
export const subjectsOf = memoised((reference: Reference): readonly PlaceKey[] => {
	const title = reference.title.replace(authors, '');
	const places = keptPlaces(title);
	const paired = places.some(({ start, end }) => /[-–—]/u.test(`${title[start - 1]}${title[end]}`));
	if (comparing.test(title) || paired || places.some(({ key }) => key === 'world')) return [];
	return [...new Set(places.filter(({ end }) => !publishes.test(title.slice(end))).map(({ key }) => key))];
});

/** Whether a title is on places none of which is another one, lies in it or holds it. */
export function isElsewhere(reference: Reference, place: PlaceKey): boolean {
	const subjects = subjectsOf(reference);
	const touches = (other: PlaceKey) => place === other || liesWithin(place, other) || liesWithin(other, place);
	return subjects.length > 0 && !subjects.some(touches);
}
