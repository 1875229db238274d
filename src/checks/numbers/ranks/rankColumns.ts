import { inEither } from '../../../lexicon/compile';
import { anyMeasure, asBefore, somewhere, today } from '../../../lexicon/ranks';
import { blockAt, inside } from '../../../report/lookup';
import type { Quantity, Report } from '../../../report/model';
import { periodKey } from '../../../report/numbers/periods';
import { withoutBrackets } from '../../../text/ends';
import { placesIn } from '../../../tree/reading/places';
import { type Amount, amountOf, digitsOf } from '../amounts/amount';
import { anchor, places as limits } from '../amounts/tolerances';
import { keptTermSet } from '../reading/mentions';
import { saysOnly } from '../reading/namesOnly';
import { overlap } from '../reading/sameQuantity';
import type { Grid } from '../tables/grid';
import { isForeseen } from '../tables/tableNames';
import type { RankClaim } from './rankClaims';
import type { RankSubject } from './rankSubjects';
import { isSize, type RankedRow, type RankTable } from './rankTables';

/** A row that a claim gives a place to. */
export interface Ranking {
	readonly table: RankTable;
	readonly row: RankedRow;
	/** What is measured, by the words of the claim. */
	readonly measure: ReadonlySet<string>;
}

/** The rows of the tables that a claim may be about, and in each table the columns. */
export function rankedColumns(
	report: Report,
	claim: RankClaim,
	subject: RankSubject | undefined,
	tables: readonly RankTable[],
): (Ranking & { readonly column: number })[] {
	const amounts = inside(report.numbers, claim.sentence.span).flatMap((number) => amountOf(report, number) ?? []);
	const rankings = subject ? byName(report, claim, subject, tables) : byFigure(report, claim, tables, amounts);
	return aboutIn(report, claim, rankings).flatMap((ranking) =>
		columnsOf(report, claim, ranking, amounts).map((column) => ({ ...ranking, column })),
	);
}

const byWhat = /^[^,.;]{0,24}?\b(?:by|in terms of|measured by)\s+((?:[a-z]+[ -]?){1,4})/u;

/** `By revenue`, `the highest share of exports`, 亩均税收排名第三: what is measured. */
function byName(
	report: Report,
	claim: RankClaim,
	{ label, said }: RankSubject,
	tables: readonly RankTable[],
): Ranking[] {
	const named = byWhat.exec(claim.behind)?.[1] ?? '';
	const measure = keptTermSet([named, said, claim.isBySize ? '' : claim.noun].join(' '));
	return tables.flatMap((table): Ranking[] => {
		const row = table.rows.find((one) => one.label === label);
		return row && saysOnly(said, namesOf(report, table)) ? [{ table, row, measure }] : [];
	});
}

function namesOf({ title }: Report, { about, grid }: RankTable): string {
	return [about, title?.text ?? '', ...grid.header].join(' · ');
}

/** `24.3 million, which ranks third`, 24.3万元，在五家中排名第三 */
const rightBehind = /^[，,)）]?\s?(?:which|and)?\s?(?:在[^，,]{1,12}[中里内])?[，,]?$/iu;

/** The cell whose figure stands right before the place, with words of its column. */
function byFigure(
	{ source }: Report,
	{ span, before }: RankClaim,
	tables: readonly RankTable[],
	amounts: readonly Amount[],
): Ranking[] {
	const figure = amounts.filter((amount) => amount.span[1] <= span[0]).at(-1);
	if (!figure || digitsOf(figure).length < anchor.digitsOfMoney) return [];
	if (!rightBehind.test(source.slice(figure.span[1], span[0]).trim())) return [];
	const words = keptTermSet(before.slice(-limits.reach));
	const found = tables.flatMap((table) =>
		table.rows.flatMap((row) =>
			(table.grid.rows[row.index] ?? []).flatMap((amount, column): Ranking[] => {
				const measure = headerTerms(table, column);
				const isIt = amount && digitsOf(amount) === digitsOf(figure) && overlap(measure, words) > 0;
				return isIt ? [{ table, row, measure }] : [];
			}),
		),
	);
	return found.length === 1 ? found : [];
}

function headerTerms({ grid }: RankTable, column: number): ReadonlySet<string> {
	return keptTermSet(withoutBrackets(grid.header[column] ?? ''));
}

/** The tables that a claim is about: those that have what is measured, or those of its section, or the only one. */
function aboutIn(report: Report, claim: RankClaim, rankings: readonly Ranking[]): readonly Ranking[] {
	const inScope = rankings.filter(({ table }) => isOfScope(report, claim, table));
	const measuring = inScope.filter(({ table, measure }) => measures(table, measure));
	if (measuring.length > 0) return measuring;
	if (!claim.isBySize || byWhat.test(claim.behind))
		return inScope.filter(({ table, measure }) => overlap(measure, keptTermSet(table.about)) > 0);
	const { section } = blockAt(report, claim.sentence.block);
	const near = inScope.filter(({ table }) => table.section === section);
	return near.length > 0 ? near : rankings.length === 1 ? inScope : [];
}

const anyTerms = keptTermSet(anyMeasure.join(' '));

/** A column is called so, and what it is a share or number of is known. */
function measures(table: RankTable, measure: ReadonlySet<string>): boolean {
	const headers = table.grid.header.map((_, column) => headerTerms(table, column));
	const own = [...measure].filter((term) => !anyTerms.has(term));
	const known = new Set([...keptTermSet(table.about), ...headers.flatMap((terms) => [...terms])]);
	return (
		headers.some((terms) => overlap(measure, terms) > 0) && (own.length === 0 || own.some((term) => known.has(term)))
	);
}

const isSomewhere = inEither(somewhere);
const inName = /\b(?:in|across|within|of) (?:the )?(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*)/u;
const clauseEnds = /[,.;，。；]/u;

/** A place in a country or a continent is one among the rows of a table of it; a place among some, `区域市场`, of a table of them. */
function isOfScope(report: Report, { before, behind, modifiers, ofWhat }: RankClaim, table: RankTable): boolean {
	const [lead, tail] = [before.slice(-limits.reach).split(clauseEnds).at(-1), behind.split(clauseEnds)[0] ?? ''];
	const known = namesOf(report, table);
	const name = inName.exec(tail)?.[1];
	if (name !== undefined && !known.includes(name)) return false;
	const isHere = !isSomewhere.test(`${lead} ${tail}`) || placesIn(known, 'countries').length > 0;
	return isHere && saysOnly(`${modifiers} ${ofWhat}`, known);
}

const isNow = inEither(today);
const isAsBefore = inEither(asBefore);

/** The columns of what is measured, or that have the figure of the sentence, or all sizes; of the period that the sentence gives. */
function columnsOf(
	report: Report,
	claim: RankClaim,
	{ table, row, measure }: Ranking,
	amounts: readonly Amount[],
): readonly number[] {
	const { grid } = table;
	const cells = (grid.rows[row.index] ?? []).flatMap((amount, column) => (amount ? [{ amount, column }] : []));
	const shared = cells.map(({ column }) => overlap(measure, headerTerms(table, column)));
	const most = Math.max(0, ...shared);
	const named = cells.filter(({ amount, column }, index) =>
		most > 0 ? shared[index] === most : isSize(grid.header[column] ?? '', amount),
	);
	const given = named.filter(({ amount }) => amounts.some((one) => digitsOf(one) === digitsOf(amount)));
	const now = named.filter(({ column }) => isNow.test(grid.header[column] ?? ''));
	const told = named.filter(({ column }) => isToldBefore(report, claim, table, column));
	const lead = claim.before.slice(-limits.reach).split(clauseEnds).slice(-2).join(' ');
	const isOfNow = isNow.test(claim.before.slice(-limits.reach));
	const last = isOfNow || isAsBefore.test(lead) ? lastYear(grid, named) : [];
	const chosen = [given, isOfNow ? now : [], told, last].find((some) => some.length > 0) ?? named;
	return ofPeriod(
		chosen.map(({ column }) => column),
		grid.headerPeriods,
		periodsIn(report, claim),
	);
}

/** The columns of the last year that is no forecast. */
function lastYear(grid: Grid, columns: readonly RankedCell[]): readonly RankedCell[] {
	const past = columns.filter(({ column }) => !isForeseen(grid.header[column] ?? ''));
	const last = Math.max(...past.map(({ column }) => grid.headerYears[column] ?? 0));
	return past.filter(({ column }) => grid.headerYears[column] === last);
}

interface RankedCell {
	readonly amount: Amount;
	readonly column: number;
}

/** The sentence before gives a figure of that column with the name of its row: it goes on about it. */
function isToldBefore(report: Report, { sentence }: RankClaim, { grid, rows }: RankTable, column: number): boolean {
	const before = report.sentences[sentence.index - 1];
	if (before?.block !== sentence.block) return false;
	const amounts = inside(report.numbers, before.span).flatMap((number) => amountOf(report, number) ?? []);
	return rows.some(({ index, label }) => {
		const cell = grid.rows[index]?.[column];
		return cell && before.text.includes(label) && amounts.some((amount) => digitsOf(amount) === digitsOf(cell));
	});
}

function periodsIn(report: Report, { sentence }: RankClaim): readonly string[] {
	const all = inside(report.numbers, sentence.span).filter(({ kind }) => kind === 'year' || kind === 'date');
	return [...new Set(all.map(periodKey))];
}

/** Where columns have periods, those of the one that the sentence gives. */
function ofPeriod(
	columns: readonly number[],
	headers: readonly (Quantity | undefined)[],
	[period, ...more]: readonly string[],
): readonly number[] {
	if (period === undefined || columns.every((column) => !headers[column])) return columns;
	return columns.filter((column) => {
		const header = headers[column];
		return header !== undefined && more.length === 0 && periodKey(header) === period;
	});
}
