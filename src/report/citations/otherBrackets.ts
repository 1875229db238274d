import { labels as labelWords } from '../../lexicon/labels.json';
import { groupBy } from '../../text/collections';
import { allMatches } from '../../text/matches';
import { cached } from '../../text/textCache';
import type { DraftBlock } from '../blocks/drafts';
import { Ink, type Reference, type Span } from '../model';
import { authorYearCandidates } from './authorYear';
import { type CitationContext, type DraftCitation, expandNumbers, hintOf, inProse } from './citationDrafts';

/** Something in brackets at the end of a clause that reads as the name of an entry: `{7}`, `(S3)`, `<<doe2020>>`, `(#ref4)`. */
const marks =
	/(?=[ \t]?[[({<⟨⟦〈«（［【])(?<=[\p{L}\p{N}%)”"'’.。,，])[ \t]?([[({<⟨⟦〈«（［【]{1,3})[#@]?((?:[A-Za-z][A-Za-z_:.-]{0,15}[ #:]?)?\d{1,4}[a-z]?(?:[,，;–-] ?[A-Za-z]{0,8}\d{1,3}){0,9})([\])}>⟩⟧〉»）］】]{1,3})(?=[.。,，;；:]?(?:\s|$|\p{Script=Han}))/gu;
const round = /^[(（]/u;
const yearAlone = /^(?:1[89]|20)\d\d[a-z]?$/u;
/** Fewer marks or entries may be chance. */
const leastMarks = 3;
const leastEntries = 3;

interface Mark {
	/** Its brackets and letters: marks of one shape are read as one form. */
	readonly shape: string;
	readonly inner: string;
	readonly span: Span;
	readonly block: DraftBlock;
}

/** The least share of the marks of one shape that must name entries of the list to be read as citations. */
const leastKnown = { number: 0.9, word: 0.5 };

/** `(S1)`, `{2}`, `<3>`: in brackets of any shape, where nearly all that have it name entries of the list. */
export function otherBrackets(context: CitationContext): DraftCitation[] {
	const known = new Set(context.references.flatMap(({ label }) => label?.toLowerCase() ?? []));
	const numbered = context.found.some(({ form }) => form === 'numeric' || form === 'superscript');
	if (known.size === 0) return [];
	const labelsOf = ({ inner }: Mark) => expandNumbers(inner) ?? inner.split(/[,，;]/u).map((label) => label.trim());
	return marksByShape(context).flatMap((alike) => {
		const named = alike.filter((mark) => labelsOf(mark).every((label) => known.has(label.toLowerCase())));
		const kind = alike.some(({ inner }) => /^\d/u.test(inner)) ? 'number' : 'word';
		if (kind === 'number' && numbered) return [];
		if (named.length < (kind === 'number' ? leastMarks : 1) || named.length < alike.length * leastKnown[kind])
			return [];
		return alike.map((mark) => {
			const { span, block } = mark;
			return { form: 'numeric', labels: labelsOf(mark), span, block, url: undefined, title: undefined, marker: span };
		});
	});
}

/** Where a text first cites in a form that is not read; `undefined` where nothing looks so. */
export function firstUnreadCitation(context: CitationContext): Span | undefined {
	const { references, found } = context;
	const listed = references.filter(({ label, empty }) => !empty && !label?.startsWith('^'));
	const inMarks = marksByShape(context).find(
		(alike) =>
			alike.length >= leastMarks &&
			alike.length > found.length &&
			new Set(alike.map(({ inner }) => inner)).size > 1 &&
			(listed.length >= leastEntries || !round.test(alike[0]?.shape ?? '')),
	);
	if (inMarks?.[0]) return inMarks[0].span;
	if (found.length > 0 || listed.length < leastEntries) return undefined;
	const named = namedInText(context, listed);
	if (named.length * 2 >= listed.length) return named[0];
	const dated = authorYearCandidates(context).filter(({ marker }) => marker);
	return dated.length >= leastMarks ? dated[0]?.span : undefined;
}

const bracketBehindDigit = hintOf(/\d[a-z]?[\])}>⟩⟧〉»）］】]/u);

const marksIn = cached((text) =>
	allMatches(marks, text).flatMap(({ index, 0: whole, 1: open = '', 2: inner = '' }) => {
		const word = /^[A-Za-z]+/.exec(inner)?.[0].toLowerCase() ?? '';
		if (yearAlone.test(inner) || labelWords.includes(word)) return [];
		const shape = `${open}${word}${/\d{4}/.test(inner) ? 'y' : ''}`;
		return [{ shape, inner, start: index + whole.search(/\S/u), end: index + whole.length }];
	}),
);

function marksByShape(context: CitationContext): Mark[][] {
	const all = inProse(context, bracketBehindDigit, (text, at, block) =>
		marksIn(text).flatMap(({ shape, inner, start, end }) => {
			const span = at(start, end);
			return context.ink[span[0]] === Ink.code ? [] : [{ shape, inner, span, block }];
		}),
	);
	return [...groupBy(all, ({ shape }) => shape).values()];
}

const anything = hintOf(/\S/);
/** Shorter names may be ordinary words. */
const leastName = 4;

/** Where the text names who wrote the entries of its list, `Bello finds`, `(Bello 14)`: a place for each entry that it names. */
function namedInText(context: CitationContext, listed: readonly Reference[]): Span[] {
	const prose = inProse(context, anything, (text, at) => [{ text, at }]);
	return listed.flatMap(({ title }) => {
		const author =
			/^(?:\p{Lu}[\p{L}’'-]+ )*?(\p{Lu}[\p{L}’'-]+|\p{Script=Han}{2,8})(?=[,，、:：（(])/u.exec(title)?.[1] ?? '';
		const place = author.length < leastName ? undefined : prose.find(({ text }) => text.includes(author));
		const start = place?.text.indexOf(author) ?? 0;
		return place ? [place.at(start, start + author.length)] : [];
	});
}
