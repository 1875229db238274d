import { firstOf } from '../../access';
import type { Check, DraftFinding } from '../../findings/model';
import { message } from '../../messages/message';
import { referenceName } from '../../report/citations/names';

import type { Reference, Report } from '../../report/model';
import { groupBy } from '../../text/collections';

/**
 * `citation.unused`: entries of the reference list that nothing in the text cites, in one finding. Of a list that
 * nothing cites at all no statement can be traced to its source; lists without labels beside other citations are not
 * judged.
 */
export const unusedReferences: Check = ({ report }) => {
	const twins = twinsAmong(report.references);
	const isLaterTwin = ({ index }: Reference) => (twins.get(index) ?? index) < index;
	const references = report.references.filter((reference) => !isLaterTwin(reference));
	const named = report.citations.flatMap((citation) => citation.references);
	const cited = new Set([...named, ...named.map((index) => index !== undefined && twins.get(index))]);
	if (references.every(({ index }) => !cited.has(index))) return uncitedList(report, references);
	const byAuthor = areCitedByAuthor(report);
	if (!byAuthor && !areCitedByLabel(report)) return [];
	const entries = byAuthor ? references.map((entry) => [entry]) : labelledEntries(references);
	const unused = entries.filter((labels) => labels.every(({ index, empty }) => !empty && !cited.has(index)));
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
};

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

/** From so many entries on, and such a share of the list, unused entries are more than leftovers. */
const manyUnused = 4;
const manyShare = 0.15;

/** Whether so many entries of a list are unused that they are rather to go than to be cited. */
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

/** Entries of two lists under one label, the title in one and the address in the other: each with the other that it is one with. */
function twinsAmong(references: readonly Reference[]): ReadonlyMap<number, number> {
	const labelled = references.filter(({ label }) => label !== undefined);
	return new Map(
		[...groupBy(labelled, ({ label }) => label).values()].flatMap(([one, other, ...more]) =>
			one && other && more.length === 0 && (isTitled(one, other) || isTitled(other, one))
				? [[one.index, other.index] as const, [other.index, one.index] as const]
				: [],
		),
	);
}

/** One has the title, the other the address alone. */
function isTitled(one: Reference, other: Reference): boolean {
	return one.url === undefined && other.url !== undefined && (other.title === '' || other.title === other.url);
}

/** Fewer entries may be further reading. */
const minList = 3;

function uncitedList(report: Report, references: readonly Reference[]): DraftFinding[] {
	const { citations } = report;
	const entries = references.filter(({ empty }) => !empty);
	const [first] = entries;
	if (!first || entries.length < minList || citations.length > 0 || areNamed(report, entries)) return [];
	return [
		{
			code: 'citation.unused',
			severity: 'info',
			span: first.span,
			message: message('checks.listNotCited', { count: entries.length }),
			data: { label: first.label ?? '' },
		},
	];
}

/** Shorter titles are words that any text has; in letters and digits. */
const minTitle = 10;

/** Whether the text names half of the works of a list by their titles: its readers can tell what rests on which. */
function areNamed({ blocks, source }: Report, entries: readonly Reference[]): boolean {
	const prose = blocks.filter(({ kind }) => proseKinds.has(kind)).map(({ span }) => lettersOf(source.slice(...span)));
	const named = entries.filter(({ title }) => {
		const letters = lettersOf(title);
		return letters.length >= minTitle && prose.some((text) => text.includes(letters));
	});
	return named.length * 2 >= entries.length;
}

const proseKinds: ReadonlySet<string> = new Set(['paragraph', 'item', 'table', 'quote']);

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
