import { noAuthors } from '../../lexicon/authors.json';
import { firstCharacters, firstWords } from '../../lexicon/compile';
import { allMatches } from '../../text/matches';
import { Ink } from '../model';
import { type CitationContext, type DraftCitation, inProse } from './citationDrafts';
import { Works } from './works';

/** One author with a year, as a text names them. */
interface Named {
	readonly name: string;
	readonly year: string;
	/** By the form of its name: persons, as only a citation has them. */
	readonly sure: boolean;
	/** By that, or by a comma in front of the year: what a title and its year do not have. */
	readonly strict: boolean;
}

type Candidate = DraftCitation & { readonly named: readonly Named[] };

const year = String.raw`(?:1[89]|20)\d\d[a-z]?`;
const aside = /[(（[]([^()（）[\]\n]{4,240})[)）\]]/gu;
const place = String.raw`(?:[,，:：]\s*(?:(?:pp?\.?|para\.?|ch\.|chap\.|§|第|[Ff]igs?\.?|[Tt]ables?|[Ff]igures?)\s*)?[\d–-]{1,9}[^;；]{0,12})?`;
const one = new RegExp(String.raw`^(.{2,90}?)([,，]?)\s*(${year}(?:\s*[,，]\s*${year})*)${place}$`, 'u');
const lead = /^(?:see(?: also)?|e\.g\.,?|cf\.?|also|compare|as in|参见|参考|见|如)[,\s]*/iu;

const surname = String.raw`\p{Lu}[\p{L}’'-]{1,30}`;
/** `Marsh`, `Marsh & Lee`, `Marsh et al.`, `张伟等`: what a person is called where a text cites. */
const persons = new RegExp(
	String.raw`^(?:${surname}(?:,? (?:et al\.?|and others)|(?:, ${surname}){0,8},? (?:&|and) ${surname})?|\p{Script=Han}{2,4}(?:等人?|[和与、] ?(?:${surname}|\p{Script=Han}{2,4}))?)$`,
	'u',
);
const word =
	/^(?:\p{Lu}[\p{L}\p{M}’'.-]*|\p{Script=Han}+|et|al\.?|others|and|und|of|the|for|on|in|de|la|le|du|des|van|von|der|den|di|&)$/u;

/** Whether all words of a name may stand in one. */
function isName(text: string): boolean {
	return !isNone(text) && text.split(/[\s,，、和与]+/u).every((each) => each === '' || word.test(each));
}

/** Months, seasons and exhibits stand in front of years too. */
const [noAuthor, noAuthorHan] = [firstWords(noAuthors.en), firstCharacters(noAuthors.zh)];
const isNone = (name: string) => noAuthor.test(name) || noAuthorHan.test(name);

/** `Smith & Lee, 2021a; OECD, 2022`: the works that brackets name, if they name nothing else. */
function namedIn(inner: string): Named[] {
	const parts = inner.split(/[;；]/u).map((part) => one.exec(part.trim().replace(lead, '')));
	if (!parts.every((part) => part !== null && isName(part[1] ?? ''))) return [];
	return parts.flatMap((part) => {
		const [, name = '', comma, years = ''] = part ?? [];
		const sure = persons.test(name);
		const strict = comma !== '' || (sure && several.test(name));
		return years.split(/[,，]/u).map((each) => ({ name, year: each.trim(), sure, strict }));
	});
}

const several = /[ 等和与、]/u;

/** `Doe and Roe (2019)`, `Doe et al. [2019]`, `张伟等人（2021）`: who stands in front of a year in brackets. */
const narrative = new RegExp(
	String.raw`(?<![\p{L}\d])((?:${surname}(?:,? et al\.?|(?:, ${surname}){0,8},? (?:&|and) ${surname}|(?: (?:of|for|the|and) ${surname}| ${surname}){1,6})?|\p{Script=Han}{2,4}(?:等人?|[和与、] ?(?:${surname}|\p{Script=Han}{2,4}))?))(?:’s|'s)? ?[(（[](${year})${place}[)）\]]`,
	'gu',
);

/** A country and a year stand behind the title of a film, too: `Persepolis (Iran, 2007)`. */
const titleEnd = /(?:[》”"’'_*]|(?<!\p{L})\p{Lu}\p{L}*)\s*$/u;
const mostBefore = 40;

/** Fewer may be chance. */
const leastCited = 2;

/**
 * `(World Bank, 2024)`, `Doe and Roe (2019)`, `（张伟，2021）`: who wrote an entry of the list, and when. In a text that cites
 * so, an author with a year that the list does not have is a citation, too: of an entry that is missing, or of another year.
 */
export function authorYears(context: CitationContext): DraftCitation[] {
	const works = new Works(context.references);
	const all = candidatesIn(context);
	if (works.all.length === 0) return withoutList(context, all);
	const candidates = all.map((candidate) => ({
		...candidate,
		references: candidate.named.map(({ name, year }) => works.find(name, year)?.index),
	}));
	const known = ({ references }: DraftCitation) => references?.some((index) => index !== undefined) ?? false;
	const resolved = candidates.filter(known);
	const cited = new Set(resolved.flatMap(({ references }) => references.filter((index) => index !== undefined))).size;
	if (cited < leastCited && !resolved.some(({ named }) => named.some(({ strict }) => strict))) return [];
	const byAuthors =
		cited >= leastCited && resolved.length * 2 > candidates.length && resolved.length > context.found.length;
	return candidates
		.filter(
			(candidate) =>
				known(candidate) ||
				(byAuthors &&
					candidate.named.every(({ name, sure }) => (sure && candidate.marker) || works.by(name).length > 0)),
		)
		.map(({ named: _, ...citation }) => citation);
}

/** In a text that lists nothing they are all there is of its sources. */
function withoutList({ found }: CitationContext, candidates: readonly Candidate[]): DraftCitation[] {
	const cited = candidates.filter(({ marker, named }) => marker && named.every(({ sure, strict }) => sure || strict));
	return cited.length < leastCited || cited.length < found.length
		? []
		: cited.map(({ named: _, ...citation }) => citation);
}

/** What looks like an author with a year, whether the list has them or not. */
export function candidatesIn(context: Omit<CitationContext, 'found'>): Candidate[] {
	return inProse(context, /(?:1[89]|20)\d\d[^()（）[\]\n]{0,40}[)）\]]/u, (text, at, block): Candidate[] => {
		const make = (start: number, end: number, read: readonly Named[], inSentence: boolean): Candidate[] => {
			const behindTitle = titleEnd.test(text.slice(Math.max(0, start - mostBefore), start));
			const named = behindTitle ? read.map((each) => ({ ...each, sure: each.sure && several.test(each.name) })) : read;
			const span = at(start, end);
			if (named.length === 0 || context.ink[span[0]] !== Ink.text) return [];
			const labels = named.map(({ name, year }) => `${name} ${year}`.replace(/\s+/gu, ' '));
			const marker = inSentence ? undefined : span;
			return [{ form: 'authorYear', labels, span, block, url: undefined, title: undefined, marker, named }];
		};
		return [
			...allMatches(aside, text).flatMap(({ index, 0: whole, 1: inner = '' }) =>
				make(index, index + whole.length, namedIn(inner), false),
			),
			...allMatches(narrative, text).flatMap(({ index, 0: whole, 1: name = '', 2: year = '' }) =>
				isNone(name)
					? []
					: make(
							index,
							index + whole.length,
							[{ name, year, sure: persons.test(name), strict: several.test(name) && persons.test(name) }],
							true,
						),
			),
		];
	});
}
