import type { Check, DraftFinding } from '../../findings/model';
import { inEither } from '../../lexicon/compile';
import { contrasted } from '../../lexicon/contrasted';
import { qualifiers } from '../../lexicon/quantities';
import { message } from '../../messages/message';
import type { Report } from '../../report/model';
import { groupBy } from '../../text/collections';
import { memoised } from '../../text/memo';
import { termsOf } from '../../text/terms';
import { type Amount, APPROXIMATELY, alike } from './amount';
import { type Grid, readGrids } from './grid';
import { type Interval, meet } from './interval';
import { isComparable, type Mention, readStatements, type Statement, type Topic, termSet } from './mentions';

const CONTRASTED = new RegExp(`${inEither(contrasted).source}|\\bestimates? (?:vary|range|differ)`, 'iu');

const QUALIFIERS = new Set(termsOf([...qualifiers.en, ...qualifiers.zh].join(' ')));

/** Each number is held against this many before it with the same period and unit; only huge reports have more. */
const WITHIN = 300;

/** `number.inconsistent`: the same quantity for the same period with different values in two places. */
export const numberInconsistent: Check = ({ report }) => {
	const statements = readStatements(report);
	const blocks = new Set(statements.map(({ block }) => block));
	const contrasted = new Set(
		[...blocks].filter((block) => CONTRASTED.test(report.source.slice(...report.blocks[block]!.span))),
	);
	const plain = statements.filter(({ block }) => !contrasted.has(block));
	const mentions = plain.flatMap((statement) => statement.mentions);
	const grids = readGrids(report);
	return [
		...betweenStatements(report, statements),
		...betweenMentions(report, mentions),
		...textAgainstTables(report, mentions, grids),
		...betweenTables(report, grids),
	];
};

/** Sentences that say the same of their numbers, one of which differs. */
function betweenStatements(report: Report, statements: readonly Statement[]): DraftFinding[] {
	const groups = groupBy(
		statements,
		({ periods, amounts }) => `${periods} ${amounts.map(({ dimension }) => dimension).join()}`,
	);
	return [...groups.values()].flatMap((group) => group.flatMap((_, index) => atStatement(report, group, index)));
}

/** Holds a statement against those before it: the last that says the same with one other number decides. */
function atStatement(report: Report, group: readonly Statement[], index: number): DraftFinding[] {
	const later = group[index]!;
	for (let at = index - 1; at >= Math.max(0, index - WITHIN); at--) {
		const earlier = group[at]!;
		const different = differences(earlier, later);
		const [first] = different;
		if (!first || different.length > 1 || !sameStatement(earlier, later)) continue;
		return isSeries(group, earlier, later) ? [] : [inconsistent(report, ...first)];
	}
	return [];
}

/** A third statement with yet another number: they count something through, and none contradicts another. */
function isSeries(group: readonly Statement[], earlier: Statement, later: Statement): boolean {
	return group.some(
		(third) =>
			differences(third, later).length > 0 && differences(third, earlier).length > 0 && sameStatement(third, later),
	);
}

function differences(a: Statement, b: Statement): (readonly [Amount, Amount])[] {
	return b.amounts.flatMap((amount, at) => {
		const other = a.amounts[at]!;
		return differ({ ...amount, range: false }, { ...other, range: false }) ? [[amount, other] as const] : [];
	});
}

/** Sentences of this many terms that say the same are one sentence written twice, wherever they stand. */
const LONG = 7;
/** In Chinese, where terms are pairs of characters. */
const LONG_HAN = 12;

/**
 * One sentence says what the other says, or more: words that only one of them has are said on top. Words that each
 * has instead of the other's tell of another thing, unless there are few of them and no names among them.
 */
function sameStatement(a: Statement, b: Statement): boolean {
	const alikeness = jaccard(a.terms, b.terms);
	if (Math.min(a.terms.size, b.terms.size) < 3 || alikeness < 0.65) return false;
	if (!sameQualifiers(a.terms, b.terms) || !sameHeading(a, b)) return false;
	const long =
		alikeness >= 0.85 && Math.min(a.terms.size, b.terms.size) >= (/\p{Script=Han}/u.test(a.text) ? LONG_HAN : LONG);
	if (!long && parallel(a.topic, b.topic)) return false;
	if (contrastOf(a) !== contrastOf(b)) return false;
	const shared = overlap(a.terms, b.terms);
	const oneSided = shared === a.terms.size || shared === b.terms.size;
	return oneSided || (alikeness >= 0.85 && !otherNames(a, b) && !otherNames(b, a));
}

/** The word by which a statement sets itself against others; empty when there is none. */
const contrastOf = memoised(({ text }: Statement) => CONTRASTED.exec(text)?.[0] ?? '');

function otherNames(a: Statement, b: Statement): boolean {
	return [...a.topic.names].some((name) => !b.terms.has(name));
}

/** A list's heading is part of what its items say; a full sentence stands for itself. */
function sameHeading(a: Pick<Statement, 'terms' | 'heading'>, b: Pick<Statement, 'terms' | 'heading'>): boolean {
	const full = Math.min(a.terms.size, b.terms.size) >= 4 && (a.heading.size === 0 || b.heading.size === 0);
	return full || jaccard(a.heading, b.heading) >= 0.5;
}

function betweenMentions(report: Report, mentions: readonly Mention[]): DraftFinding[] {
	const groups = groupBy(mentions, ({ period, amount }) => `${period} ${amount.dimension.split(' ')[0]}`);
	return [...groups.values()].flatMap((group) =>
		group.flatMap((later, index) => {
			const earlier = group.slice(Math.max(0, index - WITHIN), index).find((one) => conflict(one, later));
			if (!earlier || group.some((third) => isThirdValue(third, earlier, later))) return [];
			return [inconsistent(report, later.amount, earlier.amount)];
		}),
	);
}

function conflict(a: Mention, b: Mention): boolean {
	if (a.beside === b.beside || !differ(a.amount, b.amount)) return false;
	return sameQuantity(a, b) && !has(a.beside, b.amount) && !has(b.beside, a.amount);
}

/** Three values for one quantity are a spread of sources, not a slip. */
function isThirdValue(third: Mention, a: Mention, b: Mention): boolean {
	return (
		differ(third.amount, a.amount) && differ(third.amount, b.amount) && sameQuantity(third, a) && sameQuantity(third, b)
	);
}

function differ(a: Amount, b: Amount): boolean {
	const both = alike(a, b);
	return both !== undefined && !meet(rounded(both[0]), rounded(both[1]));
}

/** What a number may be rounded from, or about. */
function rounded({ value, place, approximate }: Amount): Interval {
	const slack = Math.max(place / 2, approximate ? Math.abs(value) * APPROXIMATELY : 0);
	return [value - slack, value, value + slack];
}

function has(amounts: readonly Amount[], value: Amount): boolean {
	return amounts.some((amount) => alike(amount, value) !== undefined && !differ(amount, value));
}

/** Clauses of this many terms that open their sentences and are the same say the same, however the sentences go on. */
const OPENING = 4;

/** The clauses say the same of their numbers, and their sentences are about the same; or the sentences are the same. */
function sameQuantity(a: Mention, b: Mention): boolean {
	const clauses = jaccard(a.terms, b.terms);
	if (
		clauses < 0.6 ||
		!sameQualifiers(a.terms, b.terms) ||
		!sameHeading({ ...a, terms: a.around }, { ...b, terms: b.around })
	)
		return false;
	if (parallel(a.topic, b.topic)) return false;
	if (a.around.size >= 4 && jaccard(a.around, b.around) >= 0.7) return true;
	if (a.opens && b.opens && clauses === 1 && a.terms.size >= OPENING) return true;
	const shared = overlap(a.around, b.around) / Math.min(a.around.size, b.around.size);
	return clauses >= 0.8 && shared >= 0.6;
}

/** Sections side by side, `Norway` and `Sweden`, say the same of different things unless their sentences share a name. */
function parallel(a: Topic, b: Topic): boolean {
	if (overlap(a.names, b.names) > 0) return false;
	const shared = overlap(a.sections, b.sections);
	return a.sections.size > shared && b.sections.size > shared;
}

function sameQualifiers(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
	const only = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
		[...one].some((term) => QUALIFIERS.has(term) && !other.has(term));
	return !only(a, b) && !only(b, a);
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
	let count = 0;
	for (const term of a) if (b.has(term)) count++;
	return count;
}

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
	const shared = overlap(a, b);
	return a.size + b.size === 0 ? 1 : shared / (a.size + b.size - shared);
}

interface CellMention {
	readonly amount: Amount;
	readonly terms: ReadonlySet<string>;
	readonly period: string;
}

function cellsOf(grid: Grid): CellMention[] {
	return grid.rows.flatMap((row, index) =>
		row.flatMap((amount, column) => {
			if (!amount || !isComparable(amount)) return [];
			const years = [grid.headerYears[column], grid.rowYears[index]].filter((year) => year !== undefined);
			const label = grid.labels[index] ?? '';
			const header = grid.header[column] ?? '';
			const terms = new Set([...termSet(label), ...termSet(header.replace(/[(（].*[)）]/u, ''))]);
			return terms.size > 0 && years.length <= 1 ? [{ amount, terms, period: String(years[0] ?? '') }] : [];
		}),
	);
}

/** A sentence that names a cell's row, column and period, and gives another value than the cell. */
function textAgainstTables(report: Report, mentions: readonly Mention[], grids: readonly Grid[]): DraftFinding[] {
	return grids.flatMap((grid) => {
		const cells = cellsOf(grid);
		return mentions.flatMap((mention) => {
			const named = cells.filter((cell) => names(mention, cell));
			const [cell] = named;
			const elsewhere = has(
				cells.map(({ amount }) => amount),
				mention.amount,
			);
			if (!cell || named.length > 1 || elsewhere || has(mention.beside, cell.amount)) return [];
			const ratio = mention.amount.value / cell.amount.value;
			return differ(mention.amount, cell.amount) && ratio > 0.3 && ratio < 3.3
				? [inconsistent(report, mention.amount, cell.amount)]
				: [];
		});
	});
}

function names(mention: Mention, cell: CellMention): boolean {
	if (cell.period !== mention.period || cell.terms.size < 2 || !alike(mention.amount, cell.amount)) return false;
	const inClause = overlap(cell.terms, mention.terms) / cell.terms.size;
	return inClause >= 0.99 || (inClause >= 0.5 && overlap(cell.terms, mention.around) === cell.terms.size);
}

/** Two tables that agree in most of what they have in common, where a cell differs. */
function betweenTables(report: Report, grids: readonly Grid[]): DraftFinding[] {
	const tables = grids.map(
		(grid) => new Map(cellsOf(grid).map((cell) => [`${cell.period} ${[...cell.terms].sort().join(' ')}`, cell])),
	);
	return tables.flatMap((later, index) =>
		tables.slice(0, index).flatMap((earlier) => {
			const common = Array.from(later).flatMap(([key, cell]) => {
				const other = earlier.get(key);
				return other && alike(cell.amount, other.amount) ? [[cell.amount, other.amount] as const] : [];
			});
			const different = common.filter(([a, b]) => differ(a, b));
			return different.length * 2 < common.length ? different.map(([a, b]) => inconsistent(report, a, b)) : [];
		}),
	);
}

function inconsistent(report: Report, later: Amount, earlier: Amount): DraftFinding {
	const line = report.source.slice(0, earlier.span[0]).split('\n').length;
	return {
		code: 'number.inconsistent',
		span: later.span,
		message: message('numbers.inconsistent', { earlier: earlier.text, line, later: later.text }),
		related: [{ span: earlier.span, message: message('numbers.otherValue', { text: earlier.text }) }],
	};
}
