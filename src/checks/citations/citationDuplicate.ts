import { entryOf, firstOf, itemAt } from '../../access';
import type { Check, CheckContext, DraftFinding, RelatedPlace } from '../../findings/model';
import { message } from '../../messages/message';
import { referenceName } from '../../report/citations/names';
import { firstIndexFrom } from '../../report/lookup';
import type { Block, Reference } from '../../report/model';
import { arxivOf, doiOf } from '../../sources/identifiers';
import { groupBy } from '../../text/collections';
import { cached } from '../../text/textCache';
import { parseUrl, urlKey } from '../../text/urls';
import { areManyUnused, unusedReferences } from './citationUnused';
import { continuesTitle, diceSimilarity, normalisedTitle } from './titles';

/**
 * The page that an address leads to, as the list of sources tells pages apart; case is ignored.
 * `undefined` for a site's home page, which may stand for any of its pages.
 */
function pageOf({ url }: Reference): string | undefined {
	return url === undefined ? undefined : pageAt(url);
}

const pageAt = cached((url): string | undefined => {
	const paper = arxivOf(url);
	if (paper !== undefined) return `arxiv:${paper}`;
	// The page of a paper and its PDF bear one DOI.
	const doi = doiOf(url.split('#', 1)[0] ?? '');
	if (doi !== undefined) return `doi:${doi}`;
	const key = urlKey(url).replace(/^[^?#]*/u, (page) => page.toLowerCase());
	return /[/?#]./u.test(key) ? key : undefined;
});

/** Sites with copies of papers, or that redirect to them. */
const copies =
	/(?:^|\.)(?:ncbi\.nlm\.nih\.gov|researchgate\.net|semanticscholar\.org|arxiv\.org|europepmc\.org|doi\.org)$/u;

/** Whether a site has copies of what others publish. */
const keepsCopies = cached((url) => copies.test(parseUrl(url)?.hostname ?? ''));

/**
 * `citation.duplicate`: entries of one reference list that are the same work, by address or by title, which may have lost
 * its end; each work is told once. Works of which one entry is cited at most mislead nobody about how many sources there
 * are: they are told together, without those that are settled once the entries go that nothing cites. One address under
 * two titles that have nothing in common is told as such.
 */
export const duplicateReferences: Check = (context) => {
	const { report } = context;
	const entriesAt = groupBy(report.references, ({ span }) => span[0]);
	const cited = new Set(report.citations.flatMap(({ references }) => references));
	const isCited = ({ span: [start] }: Reference) => entryOf(entriesAt, start).some(({ index }) => cited.has(index));
	const entries = [...entriesAt.values()].map(firstOf).filter(({ empty }) => !empty);
	const prose = report.blocks.filter(({ kind }) => proseKinds.has(kind));
	const told = new Set<Reference>();
	const works = [
		...sameWorks(entries, pageOf),
		...sameWorks(entries, ({ title }) => normalisedTitle(title)).flatMap(worksApart),
		...continuedTitles(entries).flatMap(worksApart),
	];
	const repeated = works.flatMap((work) =>
		listsOf(prose, work).flatMap(([first, second, ...rest]): Work[] => {
			if (!first || !second || [second, ...rest].every((each) => told.has(each))) return [];
			for (const each of [first, second, ...rest]) told.add(each);
			return [{ first, second, rest }];
		}),
	);
	const misleads = (work: Work) => entriesOfWork(work).filter(isCited).length > 1 || hasTwoTitles(work);
	const toGo = unusedEntries(context);
	// Where nothing is cited at all, entries should be cited, not removed.
	const isSettled = (work: Work) =>
		cited.size > 0 && entriesOfWork(work).filter(({ span: [start] }) => !toGo.has(start)).length <= 1;
	const misleading = new Set(repeated.filter(misleads));
	const harmless = repeated.filter((work) => !misleading.has(work) && !isSettled(work));
	return [
		...[...misleading].map((work) => duplicateOf(work)),
		...harmless.slice(0, 1).map((work) => duplicateOf(work, harmless.slice(1))),
	];
};

/** The starts of unused entries, where they are so many that they should be removed. */
function unusedEntries(context: CheckContext): ReadonlySet<number> {
	const labelled = context.report.references.filter(({ label }) => label !== undefined).length;
	const told = unusedReferences(context).map(({ span, related = [] }) => [span, ...related.map((place) => place.span)]);
	return new Set(
		told.filter(({ length }) => areManyUnused(length, labelled)).flatMap((spans) => spans.map(([start]) => start)),
	);
}

const entriesOfWork = ({ first, second, rest }: Work) => [first, second, ...rest];

/** Entries of one list that are the same work. */
interface Work {
	readonly first: Reference;
	readonly second: Reference;
	readonly rest: readonly Reference[];
}

function sameWorks(entries: readonly Reference[], keyOf: (reference: Reference) => string | undefined): Reference[][] {
	const groups = groupBy(entries, keyOf);
	groups.delete(undefined);
	return [...groups.values()].filter(({ length }) => length > 1);
}

/** Splits entries of one title into works: addresses that differ in a number or a parameter alone are different works, such as each year's slides. */
function worksApart(entries: readonly Reference[]): Reference[][] {
	const addressOf = ({ url = '' }: Reference) => (keepsCopies(url) ? '' : urlKey(url).toLowerCase());
	const alike = groupBy(entries, (entry) => addressOf(entry).replace(/\?.*|\d+/gu, '0'));
	const groups = [...alike.values()].map((group) => groupBy(group, addressOf));
	const numbered = groups.filter(({ size }) => size > 1).flatMap((group) => [...group.values()]);
	const others = groups.filter(({ size }) => size === 1).flatMap((group) => [...group.values()].flat());
	return [...numbered, others].filter(({ length }) => length > 1);
}

/** Each entry whose title others go on from, with them. */
function continuedTitles(entries: readonly Reference[]): Reference[][] {
	const titled = entries.map((entry) => ({ entry, title: normalisedTitle(entry.title) ?? '' }));
	const byTitle = groupBy(titled, ({ title }) => title);
	const titles = [...byTitle.keys()].sort();
	const goingOn = new Map(titles.map((opening, at) => [opening, longerTitles(titles, opening, at + 1)]));
	return titled.flatMap(({ entry: short, title: opening }) => {
		const longer = entryOf(goingOn, opening).flatMap((title) => entryOf(byTitle, title));
		return longer.length === 0 ? [] : [[short, ...longer.map(({ entry }) => entry)].sort((a, b) => a.index - b.index)];
	});
}

/** Of sorted titles, those from a place on that go on from an opening: what begins with it stands together. */
function longerTitles(titles: readonly string[], opening: string, from: number): string[] {
	const found: string[] = [];
	for (let at = from; titles[at]?.startsWith(opening); at++) {
		const title = itemAt(titles, at);
		if (continuesTitle(title, opening)) found.push(title);
	}
	return found;
}

/** A list of a section's own may name again what another section's list named. */
function listsOf(prose: readonly Block[], works: readonly Reference[]): Reference[][] {
	const groups: Reference[][] = [];
	for (const work of works) {
		const last = groups.at(-1)?.at(-1);
		const next = last && prose[firstIndexFrom(prose, last.span[1] + 1)];
		if (last === undefined || (next && next.span[1] < work.span[0])) groups.push([work]);
		else groups.at(-1)?.push(work);
	}
	return groups;
}

const proseKinds: ReadonlySet<string> = new Set(['paragraph', 'item', 'table', 'quote']);

/** A work that its list names again; `more` are told with it. */
function duplicateOf(work: Work, more: readonly Work[] = []): DraftFinding {
	const { first, second, rest } = work;
	const name = referenceName(first);
	const others = rest.map(referenceName);
	return {
		code: 'citation.duplicate',
		span: second.span,
		message: hasTwoTitles(work)
			? message('checks.sameAddress', { name, others })
			: message('checks.citationDuplicate', { name, others, more: more.length }),
		related: [
			...entriesOf(first, rest),
			...more.flatMap((other) => entriesOf(other.first, [other.second, ...other.rest])),
		],
		data: { label: second.label ?? '' },
	};
}

/** The related places of a work, its first entry first. */
function entriesOf(first: Reference, again: readonly Reference[]): RelatedPlace[] {
	return [
		{ span: first.span, message: message('checks.firstListed', { name: referenceName(first) }) },
		...again.map(({ span }) => ({ span, message: message('checks.listedAgain') })),
	];
}

/** One address under two titles: one of the two is wrong. */
function hasTwoTitles({ first, second }: Work): boolean {
	return pageOf(first) === pageOf(second) && areDifferent(first.title, second.title);
}

/** Titles of one page share at least this much; lower, one of them names another page. */
const sameTitle = 0.35;

function areDifferent(one: string, other: string): boolean {
	if (one === '' || other === '' || isChinese(one) !== isChinese(other)) return false;
	return diceSimilarity(one, other) < sameTitle;
}

/** A title and its translation share no words. */
function isChinese(title: string): boolean {
	return /\p{Script=Han}/u.test(title);
}
