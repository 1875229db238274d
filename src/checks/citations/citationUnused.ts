import { parse } from 'tldts';
import { firstOf } from '../../access';
import type { Check, DraftFinding } from '../../findings/model';
import { message } from '../../messages/message';
import { referenceName } from '../../report/citations/names';
import type { Reference, Report } from '../../report/model';
import { groupBy } from '../../text/collections';
import { allMatches } from '../../text/matches';
import { memoised } from '../../text/memo';
import { substringsOf } from '../../text/substrings';
import { cachedAlways } from '../../text/textCache';
import { urlKey } from '../../text/urls';

/**
 * `citation.unused`: entries of the reference list that nothing in the text cites, in one finding. Of a list that
 * nothing cites at all no statement can be traced to its source; lists without labels beside other citations are not
 * judged.
 */
export const unusedReferences: Check = ({ report }) => unusedIn(report);

/** Asked for by the check, and for what stands twice. */
const unusedIn = memoised((report: Report): DraftFinding[] => {
	const named = new Set(report.citations.flatMap((citation) => citation.references));
	const firstPrinted = firstPrinting(report.references, named);
	const references = report.references.filter(({ index }) => firstPrinted.get(index) === index);
	const cited = new Set([...named].map((at) => firstPrinted.get(at ?? -1)));
	if (references.every(({ index }) => !cited.has(index))) return uncitedList(report, references);
	const byAuthor = areCitedByAuthor(report);
	if (!byAuthor && !areCitedByLabel(report)) return [];
	const entries = byAuthor ? references.map((entry) => [entry]) : labelledEntries(references);
	const isUnused = (entry: Reference) => !entry.empty && !cited.has(entry.index) && !isNamed(report, entry);
	const unused = entries.filter((labels) => labels.every(isUnused));
	const [first, ...rest] = unused.map(firstOf);
	if (!first) return [];
	const labels = unused.map((each) => each.map(shortName).join(','));
	const isSeen = [first, ...rest].some(({ span }) => !linkDefinition.test(report.source.slice(...span)));
	return [
		{
			code: 'citation.unused',
			span: first.span,
			message: message('checks.citationsUnused', { labels, count: entries.length }),
			related: rest.map(({ span }) => ({ span, message: message('checks.notCitedEither') })),
			data: { label: first.label ?? '' },
			...(!isSeen && { severity: 'hint' }),
		},
	];
});

/** Whether the text names an entry by its number or key: links that lead to the same pages say nothing of the others. */
function areCitedByLabel({ citations, references }: Report): boolean {
	return citations.some((citation) =>
		citation.references.some((at, i) => at !== undefined && references[at]?.label === citation.labels[i]),
	);
}

/** Whether a list without labels is cited by authors and years, at least half of it: then each of its entries can be. */
function areCitedByAuthor({ references, citations }: Report): boolean {
	const named = citations.filter(({ form }) => form === 'authorYear').flatMap((citation) => citation.references);
	return references.every(({ label }) => label === undefined) && new Set(named).size * 2 >= references.length;
}

/** `Port Office. (2022)`: of an entry without a label what stands up to its year. */
function shortName(reference: Reference): string {
	const name = referenceName(reference);
	return reference.label === undefined ? (/^.{3,120}?(?:19|20)\d\d[a-z]?[)）]?/u.exec(name)?.[0] ?? name) : name;
}

/** From this number and share of the list on, unused entries are more than leftovers. */
const manyUnused = 4;
const manyShare = 0.15;

/** Whether so many entries are unused that they should be removed rather than cited. */
export function areManyUnused(unused: number, labelled: number): boolean {
	return unused >= manyUnused && unused >= labelled * manyShare;
}

/** `[3]: https://…` defines where a link leads, and readers do not see it; a note, `[^3]: …`, they do. */
const linkDefinition = /^\s*\[(?!\^)[^\]]*\]:/u;

/** The entries that have labels, by those of each: `[4] [5] Title` and `[4,5]. Title` are one entry with two. */
function labelledEntries(references: readonly Reference[]): Reference[][] {
	const labelled = references.filter(({ label }) => label !== undefined);
	return [...groupBy(labelled, ({ span }) => span[0]).values()];
}

/**
 * The index of each entry, or of the one before it that it prints again: under a label that is cited already, or under the same
 * label with the same address, or the one with the title and the other with the address alone.
 */
function firstPrinting(
	references: readonly Reference[],
	cited: ReadonlySet<number | undefined>,
): ReadonlyMap<number, number> {
	/** The first entry of each kind and label. */
	const seen = new Map<string, number>();
	return new Map(
		references.map((entry): [number, number] => {
			const { index, label } = entry;
			if (label === undefined) return [index, index];
			const key = (kind: string) => `${kind}\n${label}`;
			const alike = sameEntries(entry).concat('cited');
			const first = Math.min(...alike.map((kind) => seen.get(key(kind)) ?? index));
			for (const kind of kindsOf(entry).concat(cited.has(index) ? 'cited' : []))
				if (!seen.has(key(kind))) seen.set(key(kind), index);
			return [index, first];
		}),
	);
}

const isBare = ({ title, url }: Reference) => title === '' || title === url;

/** The kinds that others look for: by its address, whether it has one, and whether it has no title. */
function kindsOf(entry: Reference): string[] {
	const kinds = ['any', entry.url === undefined ? 'unlinked' : `at ${urlKey(entry.url)}`];
	return isBare(entry) ? kinds.concat(kinds.map((kind) => `bare ${kind}`)) : kinds;
}

/** The kinds of entries that are one with it: of the same address, or the one with the title and the other with the address alone. */
function sameEntries(entry: Reference): string[] {
	const whose = (kind: string) => (isBare(entry) ? kind : `bare ${kind}`);
	return entry.url === undefined ? [whose('any')] : [`at ${urlKey(entry.url)}`, whose('unlinked')];
}

/** A shorter list may be further reading. */
const minList = 3;

/** From this share of a list on, whoever is named in the text tells readers where it comes from; by hand, on twenty lists that a reader judged. */
const mostNamed = 0.45;

/** The entries of a list that nothing cites, but for those that the text names by their titles, unless it names many of those who published them. */
function uncitedList(report: Report, references: readonly Reference[]): DraftFinding[] {
	if (report.citations.some(({ block }) => !isInList(report, block))) return [];
	const entries = references.filter(({ empty }) => !empty);
	const unnamed = entries.filter((entry) => !isNamed(report, entry));
	const unknown = unnamed.filter((entry) => !isPublisherNamed(report, entry));
	const [first] = unnamed;
	if (!first || unnamed.length < minList || unknown.length <= entries.length * (1 - mostNamed)) return [];
	return [
		{
			code: 'citation.unused',
			severity: 'info',
			span: first.span,
			message: message('checks.listNotCited', { count: unnamed.length }),
			data: { label: first.label ?? '' },
		},
	];
}

/** A link that stands with the list, as to where the report is to be found, cites nothing. */
function isInList({ blocks, sections }: Report, block: number): boolean {
	return sections[blocks[block]?.section ?? -1]?.role === 'references';
}

/** Shorter titles, in letters and digits, may be ordinary words. */
const minTitle = 10;

/** Whether the text, or a heading, names a work by its title, or by what its entry has in quotation marks or in italics. */
function isNamed(report: Report, { span, title }: Reference): boolean {
	const quoted = allMatches(quotedTitle, report.source.slice(...span)).map((match) => match[1] ?? '');
	const names = new Set([title, ...quoted].map(lettersOf));
	return [...names].some((name) => name.length >= minTitle && isInProse(report)(name));
}

/** Whether the text names the site of an entry, or what stands in its title beside a dash, a colon or a bar. */
function isPublisherNamed(report: Report, { title, url }: Reference): boolean {
	const site = url === undefined ? null : parse(url).domainWithoutSuffix;
	const parts = title.split(/\s[—–|-]\s|[|:：]/u);
	return [...(site ? [site] : []), ...parts.filter((part) => part.length <= longestPublisher)]
		.map(lettersOf)
		.some((name) => name.length >= shortestPublisher && isInProse(report)(name));
}

/** In letters and digits, and in characters. */
const shortestPublisher = 4;
const longestPublisher = 30;

/** Whether the prose holds these letters. */
const isInProse = memoised(({ blocks, source }: Report) =>
	substringsOf(
		blocks
			.filter(({ kind }) => proseKinds.has(kind))
			.map(({ span }) => lettersOf(source.slice(...span)))
			.join('\n'),
	),
);

const quotedTitle = /[《“"*_]([^》”"*_\n]{4,200})[》”"*_]/gu;

const proseKinds: ReadonlySet<string> = new Set(['heading', 'paragraph', 'item', 'table', 'quote']);

const lettersOf = cachedAlways((text) =>
	text.toLowerCase().replace(/[\0-/:-@[-`{-\x7F]+|(?![a-z0-9])[^\p{L}\p{N}]+/gu, ''),
);
