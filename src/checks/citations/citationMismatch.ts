import { itemAt } from '../../access';
import type { Check, DraftFinding } from '../../findings/model';
import { naming } from '../../lexicon/attribution.json';
import { bilingual, oneOf } from '../../lexicon/compile';
import {
	broadTitles,
	comparingTitles,
	endingIn,
	lookingAhead,
	pastThen,
	publishers,
} from '../../lexicon/sourceFit.json';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import { referenceName, writtenLabel } from '../../report/citations/names';
import { inside, sectionsAround } from '../../report/lookup';
import type { Citation, Reference, Report, Span } from '../../report/model';
import { type FoundPlace, findPlaces, liesWithin, type PlaceKey, placeName } from '../../sources/support/places';
import { largest } from '../../text/collections';
import { hintedMatches } from '../../text/hinted';
import { allMatches } from '../../text/matches';
import { memoised } from '../../text/memo';
import { substringsOf } from '../../text/substrings';
import { termsOf } from '../../text/terms';
import { cached } from '../../text/textCache';
import { decodePercent } from '../../text/urls';

const cachedPlaces = cached((text): readonly FoundPlace[] => findPlaces(text));

const beforePlace = /^[\s*_“"‘（(]*(?:In|Across|Within|For|在|从|据)?(?: the)?\s*$/u;
const nameGoesOn = new RegExp(String.raw`^(?:s\b|[’'-]?\s?(?:${oneOf(publishers)})\b)`, 'u');
/** In a heading the place stands by itself: what follows at once may be a company that comes from it. */
const headingGoesOn = /^(?!的|博物馆|市场|政策|经验|案例|地区|情况|现状)[\p{L}\p{N}]/u;

/** The one place that a text names, where it opens with it and it is not the beginning of another name. */
function openingPlace(text: string, goesOn: RegExp): PlaceKey | undefined {
	const [place, ...more] = cachedPlaces(text);
	if (!place || more.length > 0 || place.key === 'world' || !beforePlace.test(text.slice(0, place.start)))
		return undefined;
	const behind = text.slice(place.end);
	return nameGoesOn.test(behind) || goesOn.test(behind) ? undefined : place.key;
}

/** The place that a sentence is about: the one that it opens with, or, where it names none, the one that its heading opens with. */
function placeOf(report: Report, text: string, section: number | undefined): PlaceKey | undefined {
	if (cachedPlaces(text).length > 0) return openingPlace(text, /(?!)/u);
	const heading = sectionsAround(report, section).find((each) => cachedPlaces(each.text).length > 0);
	return heading && openingPlace(heading.text, headingGoesOn);
}

const publishes = new RegExp(String.raw`^.{0,14}?\b(?:${oneOf(publishers)})\b`, 'u');
const comparing = bilingual(comparingTitles);
/** `Central Bank of Norway. (2023). `: who wrote it, and when. */
const authors = /^[^(（]{2,120}[(（](?:19|20)\d\d[^)）]{0,20}[)）][.。,，:：]\s*(?=\S)/u;

/** The places that a title is about; none where it also compares, or where the place belongs to a publisher's name or the authors. */
const subjectsOf = memoised((reference: Reference): readonly PlaceKey[] => {
	const title = reference.title.replace(authors, '');
	const places = cachedPlaces(title);
	const paired = places.some(({ start, end }) => /[-–—]/u.test(`${title[start - 1]}${title[end]}`));
	if (comparing.test(title) || paired || places.some(({ key }) => key === 'world')) return [];
	return [...new Set(places.filter(({ end }) => !publishes.test(title.slice(end))).map(({ key }) => key))];
});

/** Whether none of the places that a title is about is another one, lies in it or holds it. */
function isElsewhere(reference: Reference, place: PlaceKey): boolean {
	const touches = (other: PlaceKey) => place === other || liesWithin(place, other) || liesWithin(other, place);
	return !subjectsOf(reference).some(touches);
}

/**
 * `citation.mismatch`: a sentence that its sources cannot support, by their entries in the list: they are older than
 * what the sentence reports, about another country, or about something else while another entry is about it.
 */
export const mismatchedCitations: Check = ({ report }) =>
	citedUnits(report).flatMap((unit): DraftFinding[] => {
		const found = tooOld(report, unit) ?? otherPlace(report, unit) ?? otherName(report, unit);
		if (!found) return [];
		return [
			{
				code: 'citation.mismatch',
				span: unit.span,
				message: found,
				related: unit.references.map(({ span }) => ({ span, message: message('checks.citedEntry') })),
				data: { label: unit.references[0].label ?? '' },
			},
		];
	});

/** A sentence or a table's row, with the entries it cites, all of which are known. */
interface CitedUnit {
	readonly span: Span;
	readonly text: string;
	readonly block: number;
	readonly references: readonly [Reference, ...Reference[]];
	/** All of them are links on words within the sentence, which lead to what these mean. */
	readonly linked: boolean;
}

/** Sentences that cite more sources are not checked against titles. */
const mostSources = 3;

function citedUnits(report: Report): CitedUnit[] {
	const rows = report.tables.flatMap(({ rows: all, block }) =>
		all.flatMap((row) => {
			const [first, last] = [row[0], row.at(-1)];
			if (!first || !last) return [];
			return [{ span: [first.span[0], last.span[1]] as const, text: row.map(({ text }) => text).join(' '), block }];
		}),
	);
	return [...report.sentences, ...rows].flatMap(({ span, text, block }): CitedUnit[] => {
		const citations = inside(report.citations, span).filter((citation) => citation.block === block);
		if (citations.length === 0) return [];
		const named = [...new Set(citations.flatMap(({ references }) => references))];
		if (named.length > mostSources || named.includes(undefined)) return [];
		const [first, ...rest] = named.map((index) => itemAt(report.references, index ?? 0));
		if (!first || [first, ...rest].some(({ title }) => title === '')) return [];
		const linked = citations.every((one) => isWithinText(report, one));
		return [{ span, text, block, references: [first, ...rest], linked }];
	});
}

function isWithinText({ source }: Report, { form, span }: Citation): boolean {
	return form === 'link' && /^ ?[\p{L}\p{N}]/u.test(source.slice(span[1], span[1] + 2));
}

const inTitle = /(?<![\d.$€£¥])(?:19[5-9]|20[0-4])\d(?![\d]|[.,]\d|[a-z%])/gu;
/** `/2020/08/`, `2020-08`, `20200831`, `cost_2020_2030`; `14-2020-08` is a document's number. */
const inAddress =
	/\/((?:19[89]|20[0-3])\d)\/(?=.)|(?<!\d|\d[-_])((?:19[89]|20[0-3])\d)[-_/]?(?:0[1-9]|1[0-2])(?:[-_/]?[0-3]\d)?(?!\d)|(?<!\d)(?:19[5-9]|20[0-4])\d[-_](20[0-4]\d)(?!\d)/gu;
/** The months that arXiv's numbers begin with. */
const arxivPattern = /arxiv\.org\/\w+\/(\d\d)(?:0[1-9]|1[0-2])\./iu;

/** The latest year that an entry's title or address gives. */
const yearOf = memoised(({ title, url = '' }: Reference): number | undefined => {
	// `Directive 71/14-2019-02`: the year in a document's number is that of its series.
	const written = allMatches(inTitle, title).filter(
		({ index, 0: year }) =>
			!(/\d[-/]$/u.test(title.slice(0, index)) && /^[-/]\d/u.test(title.slice(index + year.length))),
	);
	const years = [...written.map(([year]) => Number(year)), ...addressYears(url)];
	return years.length > 0 ? largest(years) : undefined;
});

/** The years of its dates, and those that it says it reaches to. */
function addressYears(url: string, reaching = true): number[] {
	const arxiv = arxivPattern.exec(url)?.[1];
	const years = allMatches(inAddress, url).flatMap(
		([, folder, date, reach]) => folder ?? date ?? (reaching ? (reach ?? []) : []),
	);
	return [...years, ...(arxiv === undefined ? [] : [`20${arxiv}`])].map(Number);
}

const latestAddress = memoised(({ references }: Report): number =>
	largest(references.flatMap(({ url = '' }) => addressYears(url, false))),
);

const ahead = bilingual(lookingAhead);
const ending = new RegExp(`(?:\\b${oneOf(endingIn.en)}|(?<![截增升降减跌涨])${oneOf(endingIn.zh)})\\s*$`, 'iu');
const isPast = bilingual(pastThen);
const mostInFront = 20;

/**
 * A sentence on a year after the dates of all its sources. Of a span of years the first counts. Years after the latest
 * date in an address of the list, and years until which something lasts, are taken as future.
 */
function tooOld(report: Report, { span, text, references, linked }: CitedUnit): Message | undefined {
	const dated = references.map(yearOf).filter((year) => year !== undefined);
	if (linked || dated.length < references.length) return undefined;
	const newest = largest(dated);
	const isEnd = (at: number) =>
		ending.test(report.source.slice(Math.max(0, at - mostInFront), at)) && !isPast.test(text);
	const told = inside(report.numbers, span)
		.filter(({ kind, span: [at] }) => (kind === 'year' || kind === 'date') && !isEnd(at))
		.map(({ value }) => Math.floor(value > 9999 ? value / 10_000 : value))
		.filter((year) => year >= 1950 && year <= latestAddress(report));
	const year = largest(told);
	if (year <= newest || ahead.test(text)) return undefined;
	return message('checks.sourceTooOld', { names: references.map(referenceName), newest, year });
}

/** A sentence on one country whose sources are all on others, by their titles. */
function otherPlace(report: Report, { text, block, references }: CitedUnit): Message | undefined {
	if (references.some((reference) => subjectsOf(reference).length === 0)) return undefined;
	const place = placeOf(report, text, itemAt(report.blocks, block).section);
	if (place === undefined || !references.every((reference) => isElsewhere(reference, place))) return undefined;
	const better = report.references.filter((reference) => subjectsOf(reference).includes(place));
	return message('checks.sourceOtherPlace', {
		names: references.map(referenceName),
		other: placeName(subjectsOf(references[0])[0] ?? place),
		place: placeName(place),
		better: better.flatMap(({ label }) => (label === undefined ? [] : writtenLabel(label))),
	});
}

/** A name of two words or more, or one with capitals within it, that opens a sentence; or a title in quotation marks. */
const names =
	/^[\s*_（(]*(?!(?:In|On|At|For|By|From|Since|With|Across)\b)(\p{Lu}[\p{L}\p{N}’'-]+(?: (?:(?:of|the|and|for|in|&) )?\p{Lu}[\p{L}\p{N}’'-]+)+|\p{Lu}{5,}|\p{Lu}\p{Ll}+\p{Lu}[\p{L}\p{N}-]{2,})(?![\p{L}\p{N}])|[“"《](\p{L}[^“”"《》]{7,80})[”"》](?!的)/gu;
/** `据公司《2024 年年度报告》，`: a work that is said to be the source. */
const namesTitle = new RegExp(
	`(?:\\b${oneOf(naming.en)}|${oneOf(naming.zh)})[^，,。.《“"]{0,12}[《“"]([^《》“”"]{6,80})[》”"](?!的)`,
	'giu',
);
const severalWords = /\s|\p{Script=Han}/u;
const broad = bilingual(broadTitles);
/** A name in more titles is the report's subject. */
const mostEntries = 2;
/** Titles with fewer terms are not compared. */
const minTerms = 3;

/**
 * A sentence on something that another entry of the list has in its title, while those it cites share no word with it: the
 * numbers were mixed up.
 */
function otherName(report: Report, unit: CitedUnit): Message | undefined {
	if (inside(report.citations, unit.span).some(({ form }) => form === 'authorYear')) return undefined;
	/** The entry that is probably meant, if few entries have the name and none of them is cited. */
	const meant = (entries: readonly Reference[]) =>
		entries.length <= mostEntries && !entries.some((each) => unit.references.includes(each)) ? entries[0] : undefined;
	const title = hintedMatches({ pattern: namesTitle, hint: /[《“"]/u }, unit.text).find(([, words = '']) =>
		severalWords.test(words),
	)?.[1];
	const named = allMatches(names, unit.text).map(
		([, opening, quoted = '']) => opening?.replace(/[’']s$/u, '') ?? quoted,
	);
	for (const name of title === undefined ? named : [title]) {
		const entry = standsBeforeMarker(report, unit, name) ? meant(entriesOn(report, name)) : undefined;
		const isSure = () => name === title || (isName(report, name) && areOffTopic(report, unit));
		if (!entry || !isSure()) continue;
		const cited = unit.references.map(referenceName);
		return message('checks.sourceOtherName', { names: cited, name, better: referenceName(entry) });
	}
	return undefined;
}

/** What follows the last marker of a sentence is not what it cites: `70% by one count [3], fewer since “The New Act”`. */
function standsBeforeMarker({ source, citations }: Report, { span }: CitedUnit, name: string): boolean {
	const at = source.slice(...span).indexOf(name);
	return at < 0 || inside(citations, span).some(({ span: [start] }) => start > span[0] + at);
}

function areOffTopic(report: Report, { text, block, references }: CitedUnit): boolean {
	const headings = sectionsAround(report, itemAt(report.blocks, block).section).map((section) => section.text);
	const own = new Set(termsOf(`${text} ${headings.join(' ')}`));
	return references.every(({ title, url = '' }) => {
		const address = decodePercent(url.replace(/^https?:\/\//u, '')).replace(/[^\p{L}]+/gu, ' ');
		const terms = termsOf(`${title} ${address}`);
		return !broad.test(title) && new Set(termsOf(title)).size >= minTerms && !terms.some((term) => own.has(term));
	});
}

/** What the report also writes in small letters is no name: `Margin of Safety: …` and `a margin of safety`. */
function isName(report: Report, name: string): boolean {
	const small = name.toLowerCase();
	return small === name ? /\s|\p{Script=Han}/u.test(name) : !isInSource(report)(small);
}

const isInSource = memoised(({ source }: Report) => substringsOf(source));

/** The titles in small letters, and whether any holds a text: few of the names that open sentences are in one. */
const titlesOf = memoised(({ references }: Report) => {
	const titles = references.map(({ title }) => title.toLowerCase());
	return { titles, anyHolds: substringsOf(titles.join('\n')) };
});

/** The entries with a name as whole words; no more than show that it is in many. */
function entriesOn(report: Report, name: string): Reference[] {
	const wanted = name.toLowerCase();
	const { titles, anyHolds } = titlesOf(report);
	const found: Reference[] = [];
	if (!anyHolds(wanted)) return found;
	for (const [index, title] of titles.entries()) {
		const at = title.indexOf(wanted);
		if (at < 0) continue;
		const entry = itemAt(report.references, index);
		const around = `${entry.title[at - 1] ?? ''} ${entry.title[at + wanted.length] ?? ''}`;
		if (/\p{Script=Han}/u.test(name) || !/[\p{L}\p{N}]/u.test(around)) found.push(entry);
		if (found.length > mostEntries) break;
	}
	return found;
}
