import { entryOf, firstOf, itemAt } from '../../access';
import type { Check, CheckContext, DraftFinding } from '../../findings/model';
import { message } from '../../messages/message';
import { referenceName } from '../../report/citations/names';
import { firstFrom } from '../../report/lookup';
import type { Block, Reference } from '../../report/model';
import { arxivOf, doiOf } from '../../sources/identifiers';
import { groupBy } from '../../text/collections';
import { urlKey } from '../../text/urls';
import { continuesTitle, diceSimilarity, normalisedTitle } from './titles';

/**
 * `citation.duplicate`: entries of one reference list that are the same work, by address or by title, which may have lost
 * its end; each work is told once. One address under two titles that have nothing in common is told as such: one of the
 * two is wrong.
 */
export const duplicateReferences: Check = ({ report }: CheckContext) => {
	const entries = [...groupBy(report.references, ({ span }) => span[0]).values()]
		.map(firstOf)
		.filter(({ empty }) => !empty);
	const prose = report.blocks.filter(({ kind }) => proseKinds.has(kind));
	const told = new Set<Reference>();
	const works = [
		...sameWorks(entries, pageOf),
		...sameWorks(entries, ({ title }) => normalisedTitle(title)),
		...continuedTitles(entries),
	];
	return works.flatMap((work) =>
		listsOf(prose, work).flatMap((group): DraftFinding[] => {
			const [first, second, ...rest] = group;
			if (!first || !second || group.slice(1).every((each) => told.has(each))) return [];
			for (const each of group) told.add(each);
			return [duplicateOf(first, second, rest)];
		}),
	);
};

function sameWorks(entries: readonly Reference[], keyOf: (reference: Reference) => string | undefined): Reference[][] {
	const groups = groupBy(entries, keyOf);
	groups.delete(undefined);
	return [...groups.values()].filter(({ length }) => length > 1);
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
		const next = last && prose[firstFrom(prose, last.span[1] + 1)];
		if (last === undefined || (next && next.span[1] < work.span[0])) groups.push([work]);
		else groups.at(-1)?.push(work);
	}
	return groups;
}

const proseKinds: ReadonlySet<string> = new Set(['paragraph', 'item', 'table', 'quote']);

function duplicateOf(first: Reference, second: Reference, rest: readonly Reference[]): DraftFinding {
	const name = referenceName(first);
	const others = rest.map(referenceName);
	const differ = pageOf(first) === pageOf(second) && areDifferent(first.title, second.title);
	return {
		code: 'citation.duplicate',
		span: second.span,
		message: differ
			? message('checks.sameAddress', { name, others })
			: message('checks.citationDuplicate', { name, others }),
		related: [
			{ span: first.span, message: message('checks.firstListed', { name }) },
			...rest.map(({ span }) => ({ span, message: message('checks.listedAgain') })),
		],
		data: { label: second.label ?? '' },
	};
}

/** Titles of one page share at least this much; lower, one of them names another page. */
const sameTitle = 0.35;

function areDifferent(one: string, other: string): boolean {
	if (one === '' || other === '' || isChinese(one) !== isChinese(other)) return false;
	return diceSimilarity(one, other) < sameTitle;
}

/**
 * The page that an entry leads to, as the list of sources tells pages apart; capital letters of its path are taken for
 * a slip. A site's home page stands for any page of it.
 */
function pageOf({ url }: Reference): string | undefined {
	if (url === undefined) return undefined;
	const paper = arxivOf(url);
	if (paper !== undefined) return `arxiv:${paper}`;
	// The page of a paper and its PDF bear one DOI.
	const doi = doiOf(url.split('#', 1)[0] ?? '');
	if (doi !== undefined) return `doi:${doi}`;
	const key = urlKey(url).replace(/^[^?#]*/u, (page) => page.toLowerCase());
	return /[/?#]./u.test(key) ? key : undefined;
}

/** A title and its translation share no words. */
function isChinese(title: string): boolean {
	return /\p{Script=Han}/u.test(title);
}
