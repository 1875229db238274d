import { noAuthors } from '../../lexicon/authors.json';
import { firstCharacters, firstWords } from '../../lexicon/compile';
import { allMatches } from '../../text/matches';
import { Ink } from '../model';
import { type CitationContext, type DraftCitation, hintOf, inProse } from './citationDrafts';
import { Works } from './works';

/** One author with a year, as a text names them. */
interface Named {
	readonly name: string;
	readonly year: string;
	/** The name has the form of persons' names, as in citations. */
	readonly sure: boolean;
	/** Several persons, or a comma before the year: a title followed by its year has neither. */
	readonly strict: boolean;
}

type Candidate = DraftCitation & { readonly named: readonly Named[] };

const year = String.raw`(?:1[89]|20)\d\d[a-z]?`;
const bracketed = /[(（[]([^()（）[\]\n]{4,240})[)）\]]/gu;
const place = String.raw`(?:[,，:：]\s*(?:(?:pp?\.?|para\.?|ch\.|chap\.|§|第|[Ff]igs?\.?|[Tt]ables?|[Ff]igures?)\s*)?[\d–-]{1,9}[^;；]{0,12})?`;
const authorWithYear = new RegExp(String.raw`^(.{2,90}?)([,，]?)\s*(${year}(?:\s*[,，]\s*${year})*)${place}$`, 'u');
const lead = /^(?:see(?: also)?|e\.g\.,?|cf\.?|also|compare|as in|参见|参考|见|如)[,\s]*/iu;

const surname = String.raw`\p{Lu}[\p{L}’'-]{1,30}`;
/** `Marsh`, `Marsh & Lee`, `Marsh et al.`, `张伟等`: what a person is called where a text cites. */
const persons = new RegExp(
	String.raw`^(?:${surname}(?:,? (?:et al\.?|and others)|(?:, ${surname}){0,8},? (?:&|and) ${surname})?|\p{Script=Han}{2,4}(?:等人?|[和与、] ?(?:${surname}|\p{Script=Han}{2,4}))?)$`,
	'u',
);
const word =
	/^(?:\p{Lu}[\p{L}\p{M}’'.-]*|\p{Script=Han}+|et|al\.?|others|and|und|of|the|for|on|in|de|la|le|du|des|van|von|der|den|di|&)$/u;

/** Whether a text may be a name, word by word. */
function isName(text: string): boolean {
	return !isNone(text) && text.split(/[\s,，、和与]+/u).every((each) => each === '' || word.test(each));
}

/** Months, seasons and exhibits, which also stand before a year, are no authors. */
const [noAuthor, noAuthorHan] = [firstWords(noAuthors.en), firstCharacters(noAuthors.zh)];
const isNone = (name: string) => noAuthor.test(name) || noAuthorHan.test(name);

/** `Smith & Lee, 2021a; OECD, 2022`: the works that brackets name, if they name nothing else. */
function namedIn(inner: string): Named[] {
	const parts = inner.split(/[;；]/u).map((part) => authorWithYear.exec(part.trim().replace(lead, '')) ?? []);
	if (!parts.every(([, name]) => name !== undefined && isName(name))) return [];
	return parts.flatMap(([, name = '', comma, years = '']) => {
		const sure = persons.test(name);
		const strict = comma !== '' || (sure && plural.test(name));
		return years.split(/[,，]/u).map((each) => ({ name, year: each.trim(), sure, strict }));
	});
}

const plural = /[ 等和与、]/u;

/** `Doe and Roe (2019)`, `Doe et al. [2019]`, `张伟等人（2021）`: who stands in front of a year in brackets. */
const narrative = new RegExp(
	String.raw`(?<![\p{L}\d])((?:${surname}(?:,? et al\.?|(?:, ${surname}){0,8},? (?:&|and) ${surname}|(?: (?:of|for|the|and) ${surname}| ${surname}){1,6})?|\p{Script=Han}{2,4}(?:等人?|[和与、] ?(?:${surname}|\p{Script=Han}{2,4}))?))(?:’s|'s)? ?[(（[](${year})${place}[)）\]]`,
	'gu',
);

/** Behind a title, a country and a year are no citation: `Persepolis (Iran, 2007)`. */
const titleEnd = /(?:[》”"’'_*]|(?<!\p{L})\p{Lu}\p{L}*)\s*$/u;
const mostBefore = 40;

/** Fewer cited works may be chance. */
const leastCited = 2;

/**
 * `(World Bank, 2024)`, `Doe and Roe (2019)`, `（张伟，2021）`: who wrote an entry of the list, and when. In a text that cites
 * so, an author with a year that the list does not have is a citation, too: of an entry that is missing, or of another year.
 */
export function authorYearCitations(context: CitationContext): DraftCitation[] {
	const all = authorYearCandidates(context);
	if (all.length === 0) return [];
	const works = new Works(context.references);
	if (works.all.length === 0) return withoutList(context, all);
	const candidates = all.map((candidate) => ({
		...candidate,
		references: candidate.named.map(({ name, year }) => works.find(name, year)?.index),
	}));
	const known = ({ references }: (typeof candidates)[number]) => references.some((index) => index !== undefined);
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

/** In a report without a reference list, the citations that are certain. */
function withoutList({ found }: CitationContext, candidates: readonly Candidate[]): DraftCitation[] {
	const cited = candidates.filter(({ marker, named }) => marker && named.every(({ sure, strict }) => sure || strict));
	return cited.length < leastCited || cited.length < found.length
		? []
		: cited.map(({ named: _, ...citation }) => citation);
}

const yearInBrackets = hintOf(/(?:1[89]|20)\d\d[^()（）[\]\n]{0,40}[)）\]]/u);

/** What looks like an author with a year, whether the list has them or not. */
export function authorYearCandidates(context: Omit<CitationContext, 'found'>): Candidate[] {
	return inProse(context, yearInBrackets, (text, at, block): Candidate[] => {
		const make = (start: number, end: number, read: readonly Named[], inSentence: boolean): Candidate[] => {
			const behindTitle = titleEnd.test(text.slice(Math.max(0, start - mostBefore), start));
			const named = behindTitle ? read.map((each) => ({ ...each, sure: each.sure && plural.test(each.name) })) : read;
			const span = at(start, end);
			if (named.length === 0 || context.ink[span[0]] !== Ink.text) return [];
			const labels = named.map(({ name, year }) => `${name} ${year}`.replace(/\s+/gu, ' '));
			const marker = inSentence ? undefined : span;
			return [{ form: 'authorYear', labels, span, block, url: undefined, title: undefined, marker, named }];
		};
		return [
			...allMatches(bracketed, text).flatMap(({ index, 0: whole, 1: inner = '' }) =>
				make(index, index + whole.length, namedIn(inner), false),
			),
			...allMatches(narrative, text).flatMap(({ index, 0: whole, 1: name = '', 2: year = '' }) =>
				isNone(name)
					? []
					: make(
							index,
							index + whole.length,
							[{ name, year, sure: persons.test(name), strict: plural.test(name) && persons.test(name) }],
							true,
						),
			),
		];
	});
}
