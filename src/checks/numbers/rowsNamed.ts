import { collect } from '../../text/collections';
import type { Figure } from './figures';
import { keptTermSet } from './mentions';
import type { NamedRow } from './namedCells';
import { saysOnly } from './namesOnly';
import { overlap } from './sameQuantity';
import { stated } from './tolerances';

/** A figure with the rows that it may be of. */
export interface Named {
	readonly figure: Figure;
	/** The terms of its clause. */
	readonly terms: ReadonlySet<string>;
	readonly rows: readonly NamedRow[];
	/** Its clause names them or goes on about them; otherwise the sentence before does. */
	readonly isOwn: boolean;
}

type ByTerm = ReadonlyMap<string, readonly NamedRow[]>;

/** The rows by one of the terms that they are called by. */
export function rowsByTerm(rows: readonly NamedRow[]): ByTerm {
	return collect(rows.flatMap((row) => [...row.name].slice(0, 1).map((term) => [term, row] as const)));
}

/** The rows that a clause names, or else those of the figure before where it goes on about it, or else of the sentence before. */
export function namedIn(byTerm: ByTerm, figure: Figure, before: Named | undefined): Named {
	const terms = new Set([...keptTermSet(figure.before), ...keptTermSet(figure.behind)]);
	const own = longestNamed(byTerm, terms).filter((row) => isGivenFor(row, terms));
	if (own.length > 0) return { figure, terms, rows: own, isOwn: true };
	if (before?.isOwn && goesOn(figure, before.figure)) return { figure, terms, rows: before.rows, isOwn: true };
	const rows = longestNamed(byTerm, keptTermSet(figure.previous)).filter(
		(row) => isLongName(row) && overlap(keptTermSet(row.about), terms) > 0,
	);
	return { figure, terms, rows, isOwn: false };
}

/** The rows of the longest name that is in the words. */
function longestNamed(byTerm: ByTerm, terms: ReadonlySet<string>): readonly NamedRow[] {
	const named = [...terms].flatMap((term) => byTerm.get(term) ?? []).filter(({ name }) => isIn(name, terms));
	const most = Math.max(0, ...named.map(({ name }) => name.size));
	return named.filter(({ name }) => name.size === most);
}

/** Of a thing, such as a country, a table gives one measure of many: its title or the heading over it must be named too. */
function isGivenFor({ name, about, isMeasure, cells }: NamedRow, terms: ReadonlySet<string>): boolean {
	const measure = new Set([...keptTermSet(about)].filter((term) => !name.has(term)));
	return isMeasure || overlap(measure, terms) > 0 || cells.some(({ column }) => column.size > 0 && isIn(column, terms));
}

const pronoun = /\b(?:it|this|that)\b|该|其/iu;

/** Nothing but that there is another value: `302 in 2030 and 366 in 2035`, `It is to reach 366 in 2035`. */
function goesOn(figure: Figure, before: Figure): boolean {
	if (figure.dated !== 'here' || figure.block !== before.block) return false;
	const isAbout = figure.sentence === before.sentence || pronoun.test(figure.before);
	return isAbout && saysOnly(`${figure.before} ${figure.behind}`, '');
}

/** Long enough to be of nothing else. */
export function isLongName({ name, label }: NamedRow): boolean {
	return (
		name.size >= stated.words &&
		(!/\p{Script=Han}/u.test(label) || (label.match(/\p{Script=Han}/gu) ?? []).length >= stated.han)
	);
}

export function isIn(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
	return overlap(some, all) === some.size;
}
