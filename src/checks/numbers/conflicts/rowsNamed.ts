import { anyOf } from '../../../lexicon/compile';
import { belonging } from '../../../lexicon/reservations';
import type { Report } from '../../../report/model';
import { collect } from '../../../text/collections';
import { isCount } from '../amounts/amount';
import { stated } from '../amounts/tolerances';
import { keptTermSet } from '../reading/mentions';
import { saysOnly } from '../reading/namesOnly';
import { overlap } from '../reading/sameQuantity';
import type { NamedRow } from '../tables/namedCells';
import type { Figure, SaidWords } from './figures';

/** A figure with the rows that it may be of. */
export interface FigureOfRows {
	readonly figure: Figure;
	/** The terms of what names them. */
	readonly terms: ReadonlySet<string>;
	readonly rows: readonly NamedRow[];
	/** Its clause names them or goes on about them, and says nothing else; they are among its words; or the sentence before names them. */
	readonly by: 'clause' | 'words' | 'sentence before';
	/** What stands before the clause, unless that is about other rows of the table. */
	readonly lead: string;
}

export interface RowIndex {
	readonly report: Report;
	/** The rows by one of the terms that they are called by. */
	readonly byTerm: ReadonlyMap<string, readonly NamedRow[]>;
}

/** More rows of one name say no more than the others. */
const mostRows = 64;

export function indexOf(report: Report, rows: readonly NamedRow[]): RowIndex {
	return {
		report,
		byTerm: collect(rows.flatMap((row) => [...row.name].slice(0, 1).map((term) => [term, row] as const))),
	};
}

/**
 * The rows that a clause names and says nothing else of; or those of the figure before where it goes on about them, or of the
 * sentence before. Behind a figure of the same table in the same sentence the clause stands for itself.
 */
export function namedIn(index: RowIndex, figure: Figure, before: FigureOfRows | undefined): FigureOfRows {
	const terms = termsIn(index, figure.said);
	const withLead = termsIn(index, figure.saidWithLead);
	const named = rowsIn(index, withLead).filter((row) => isGivenFor(row, figure, withLead));
	const { lead } = figure;
	const listed = before && isSameSentence(figure, before.figure) ? before.rows.map(({ block }) => block) : [];
	const inList = longest(named.filter(({ block, name }) => listed.includes(block) && isIn(name, terms)));
	const said = inList.filter((row) => saysOnlyOf(index, figure, row, ''));
	if (said.length > 0) return { figure, terms, rows: said, by: 'clause', lead: '' };
	const own = longest(named.filter((row) => isSaid(index, figure, row, terms)));
	if (own.length > 0) return { figure, terms: withLead, rows: own, by: 'clause', lead };
	if (before && goesOn(figure, before.figure)) return { figure, terms, rows: before.rows, by: 'clause', lead };
	const loosely = longest(named.filter(({ name }) => isIn(name, terms)));
	if (loosely.length > 0) return { figure, terms, rows: loosely, by: 'words', lead };
	const rows = longest(rowsIn(index, keptTermSet(figure.previous))).filter(
		(row) => isLongName(row) && overlap(keptTermSet(row.about), terms) > 0 && saysOnlyOf(index, figure, row, ''),
	);
	return { figure, terms, rows, by: 'sentence before', lead };
}

/** The terms of some words, with the names of two characters among them. */
function termsIn({ byTerm }: RowIndex, { terms, pairs }: SaidWords): ReadonlySet<string> {
	const names = pairs.filter((pair) => byTerm.has(pair));
	return names.every((name) => terms.has(name)) ? terms : new Set([...terms, ...names]);
}

function isSameSentence(a: Figure, b: Figure): boolean {
	return a.block === b.block && a.sentence === b.sentence;
}

/** The rows whose names are in the words. */
export function rowsIn({ byTerm }: RowIndex, terms: ReadonlySet<string>): readonly NamedRow[] {
	const found: NamedRow[] = [];
	for (const term of terms) {
		for (const row of byTerm.get(term)?.slice(-mostRows) ?? []) if (isIn(row.name, terms)) found.push(row);
	}
	return found;
}

export function longest(rows: readonly NamedRow[]): readonly NamedRow[] {
	const most = Math.max(0, ...rows.map(({ name }) => name.size));
	return rows.filter(({ name }) => name.size === most);
}

/** A long name in the clause is enough; `In Oslo, sales were 40` is of no more than Oslo. */
function isSaid(index: RowIndex, figure: Figure, row: NamedRow, terms: ReadonlySet<string>): boolean {
	return saysOnlyOf(index, figure, row, isLongName(row) && isIn(row.name, terms) ? '' : figure.lead);
}

/** Behind a figure these tell what it is of; anything else goes on about it. */
const belongs = new RegExp(`^\\s?${anyOf(belonging)}\\b|^\\p{Script=Han}`, 'iu');

function saysOnlyOf({ report }: RowIndex, figure: Figure, row: NamedRow, lead: string): boolean {
	const { before, behind, amount } = figure;
	const isNamed = isIn(row.name, keptTermSet(`${lead} ${before}`)) && !isCount(amount) && !belongs.test(behind);
	const names = [row.label, row.about, ...row.cells.map(({ header }) => header), report.title?.text ?? ''];
	return saysOnly(`${lead} ${before} ${isNamed ? '' : behind}`, names.join(' · '));
}

/** Quantities that nearly anything has: of them a unit does not tell what is measured. */
const common = /^(?:percent|points|ratio|count|money)/;

/** Of a thing, such as a country, a table gives one measure of many: its title or the heading over it must be named too, or its unit. */
function isGivenFor(
	{ name, about, isMeasure, cells }: NamedRow,
	{ amount }: Figure,
	terms: ReadonlySet<string>,
): boolean {
	const measure = new Set([...keptTermSet(about)].filter((term) => !name.has(term)));
	const isColumn = cells.some(({ column }) => column.size > 0 && isIn(column, terms));
	return isMeasure || isColumn || overlap(measure, terms) > 0 || !common.test(amount.dimension);
}

const pronoun = /\b(?:it|this|that)\b|该|其/iu;

/** Nothing but that there is another value: `302 in 2030 and 366 in 2035`, `It is to reach 366 in 2035`. */
function goesOn(figure: Figure, before: Figure): boolean {
	if (figure.dated !== 'here' || figure.block !== before.block) return false;
	const isAbout = isSameSentence(figure, before) || pronoun.test(figure.before);
	return isAbout && saysOnly(`${figure.before} ${figure.behind}`, '');
}

/** Long enough to be of nothing else; in Chinese a subject holds for all clauses behind it. */
function isLongName({ name, label }: NamedRow): boolean {
	return name.size >= stated.words && !/\p{Script=Han}/u.test(label);
}

export function isIn(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
	return overlap(some, all) === some.size;
}
