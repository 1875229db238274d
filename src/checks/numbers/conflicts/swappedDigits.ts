import type { DraftFinding } from '../../../findings/model';
import { message } from '../../../messages/message';
import type { Report } from '../../../report/model';
import { collect, groupBy } from '../../../text/collections';
import { withoutBrackets } from '../../../text/ends';
import { once } from '../../../text/memo';
import { digitsOf, isCount } from '../amounts/amount';
import { contradiction } from '../amounts/contradiction';
import { lineAt } from '../amounts/lineAt';
import { anchor, swapped as limits, powerOfTen } from '../amounts/tolerances';
import { keptTermSet, type NumericSentence } from '../reading/mentions';
import { hasOtherWords } from '../reading/otherWords';
import { agree, overlap, parallel, siblings } from '../reading/sameQuantity';
import { type NamedCell, type NamedRow, readRows } from '../tables/namedCells';
import { type NumberEntry, readNumberEntries } from '../tables/numberEntries';

/**
 * Two figures that differ only in that two neighbouring digits have changed places, and that are of one thing: one of them is
 * mistyped. It is told where the figure stands that is given once.
 */
export function swappedDigits(
	report: Report,
	statements: readonly NumericSentence[],
	contrasted: ReadonlySet<number>,
): DraftFinding[] {
	const figures = readNumberEntries(report).filter(({ amount, block }) => !amount.range && !contrasted.has(block));
	const long = figures.filter(({ amount }) => digitsOf(amount).length >= limits.digits);
	const alike = groupBy(long, ({ amount }) => [...digitsOf(amount)].sort().join(''));
	const context = contextOf(report, statements, figures);
	return [...alike.values()].flatMap((group) => {
		const byDigits = [...groupBy(group, ({ amount }) => digitsOf(amount))];
		return byDigits.flatMap(([digits, places], index) =>
			byDigits
				.slice(0, index)
				.filter(([others]) => areSwapped(digits, others))
				.flatMap(([, others]) => judge(context, others, places)),
		);
	});
}

function areSwapped(a: string, b: string): boolean {
	const at = [...a].findIndex((digit, place) => digit !== b[place]);
	return a !== b && a.slice(0, at) + a.charAt(at + 1) + a.charAt(at) + a.slice(at + 2) === b;
}

interface Context {
	readonly report: Report;
	/** By the place of their numbers. */
	readonly sentences: () => ReadonlyMap<number, NumericSentence>;
	/** By the place of a number of a table, what its rows are called, and its column. */
	readonly rows: () => ReadonlyMap<
		number,
		readonly (Pick<NamedRow, 'name' | 'isTotal'> & Pick<NamedCell, 'column' | 'period'>)[]
	>;
	/** The digits of the figures, by what their clauses say of them and by what they measure. */
	readonly digits: () => ReadonlyMap<string, ReadonlySet<string>>;
}

/** Each part is only put together where two figures are held against each other: in most reports none are. */
function contextOf(report: Report, statements: readonly NumericSentence[], figures: readonly NumberEntry[]): Context {
	return {
		report,
		sentences: once(() => new Map(statements.flatMap((one) => one.amounts.map(({ span }) => [span[0], one])))),
		rows: once(() =>
			collect(
				readRows(report).flatMap(({ name, isTotal, cells }) =>
					cells.map(({ amount, column, period }) => [amount.span[0], { name, isTotal, column, period }] as const),
				),
			),
		),
		digits: once(() => digitsByClause(figures)),
	};
}

/** Two figures by all their places. The one that is given once is the slip; of two that are, the one in text, or the later. */
function judge(context: Context, before: readonly NumberEntry[], behind: readonly NumberEntry[]): DraftFinding[] {
	const places = [
		{ own: behind, swapped: before },
		{ own: before, swapped: behind },
	].flatMap(({ own, swapped }) => (own.length > anchor.compared ? [] : own.map((slip) => ({ slip, own, swapped }))));
	const inText = places.filter(({ slip }) => slip.place === 'text');
	const [found] = [...inText, ...places].flatMap(({ slip, own, swapped }) => {
		const others = swapped.filter((other) => isSameKind(slip, other));
		if (own.some((one) => one !== slip && isSameKind(slip, one)) || others.some((other) => !apart(slip, other)))
			return [];
		const dated = others.filter((other) => sameYears(context, slip, other) && !agree(slip.amount, other.amount));
		const other = dated.find((one) => isOneThing(context, slip, one)) ?? oftenGiven(slip, dated);
		return other ? [finding(context.report, slip, other)] : [];
	});
	return found ? [found] : [];
}

/** Two rows of one table, or two numbers of one sentence, are different things. */
function apart(a: NumberEntry, b: NumberEntry): boolean {
	return a.block !== b.block || (a.place === 'text' && a.beside !== b.beside);
}

/** Of one dimension and size; what is bare in a table may be of any scale. */
function isSameKind(a: NumberEntry, b: NumberEntry): boolean {
	const bare = [a, b].some(({ place, amount }) => place === 'table' && amount.dimension === 'count');
	if (!bare && a.amount.dimension !== b.amount.dimension && !(isCount(a.amount) && isCount(b.amount))) return false;
	const [digits, others] = [a, b].map(({ amount }) => Number(digitsOf(amount)));
	const power = Math.log10(Math.abs(a.amount.value / b.amount.value / ((digits ?? 1) / (others ?? 1))));
	const nearest = Math.abs(Math.round(power));
	const whole = Math.abs(Math.abs(power) - nearest) < powerOfTen;
	return whole && (nearest === 0 || (bare && limits.scales.includes(nearest)));
}

/** Where none stands next to the one, its sentence must not give other years alone. */
function sameYears({ sentences }: Context, a: NumberEntry, b: NumberEntry): boolean {
	if (a.years.length > 0 && b.years.length > 0) return a.years.join() === b.years.join();
	const [open, dated] = a.years.length > 0 ? [b, a] : [a, b];
	const periods = sentences().get(open.amount.span[0])?.periods ?? '';
	return periods === '' || dated.years.every((year) => periods.includes(String(year)));
}

/** The words next to the one say what the other is. */
function isOneThing(context: Context, a: NumberEntry, b: NumberEntry): boolean {
	const [one, other] = a.place === 'text' ? [a, b] : [b, a];
	const words = clauseTerms(one);
	if (other.place === 'text') return saysSame(words, clauseTerms(other)) && areTogether(context, one, other);
	// Tables of one form have rows of one name.
	if (one.place === 'table') return false;
	const isDated = one.years.length > 0 && other.years.length > 0;
	const rows = context.rows().get(other.amount.span[0]) ?? [];
	const isNamed = rows.some(({ name, column, period, isTotal }) => {
		if (isTotal && column.size > 0 && isIn(column, words)) return true;
		const isSure = name.size >= limits.terms || isDated || (column.size === 0 && !period) || overlap(column, words) > 0;
		return name.size > 0 && isSure && isIn(name, words);
	});
	const isKnown = isDated && digitsOf(one.amount).length >= anchor.digits;
	return isNamed || (isKnown && overlap(keptTermSet(withoutBrackets(other.words)), words) > 0);
}

function digitsByClause(figures: readonly NumberEntry[]): ReadonlyMap<string, ReadonlySet<string>> {
	const known = groupBy(figures, (entry) => clauseKey(entry, entry.amount.dimension));
	return new Map([...known].map(([key, all]) => [key, new Set(all.map(({ amount }) => digitsOf(amount)))]));
}

function clauseKey(entry: NumberEntry, dimension: string): string {
	return `${dimension}\n${[...clauseTerms(entry)].sort().join(' ')}`;
}

/** A clause of a word or two leans on those before it. */
function clauseTerms({ clause, words }: NumberEntry): ReadonlySet<string> {
	const terms = keptTermSet(clause);
	return terms.size < limits.terms ? keptTermSet(words) : terms;
}

function isIn(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
	return overlap(some, all) === some.size;
}

/** One clause says what the other says, or more. */
function saysSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
	return Math.min(a.size, b.size) >= limits.terms && (isIn(a, b) || isIn(b, a));
}

/**
 * Of one period, and neither items of one list, nor sentences of sections side by side, nor such as differ in a name: these say
 * the same of different things. What a third place gives another value for has a value in each place.
 */
function areTogether({ sentences, digits }: Context, a: NumberEntry, b: NumberEntry): boolean {
	const [one, other] = [a, b].map(({ amount }) => sentences().get(amount.span[0]));
	if (!one || !other || one.periods !== other.periods) return false;
	const known = [a, b].map(({ amount }) => digitsOf(amount));
	const hasThird = [a, b].some((entry) => {
		const said = digits().get(clauseKey(entry, a.amount.dimension)) ?? new Set();
		return said.size > known.filter((one) => said.has(one)).length;
	});
	if (hasThird || siblings(one, other) || parallel(one.topic, other.topic)) return false;
	return !hasOtherWords(one, other);
}

/** A long figure that a report gives again and again is known by its digits alone. */
function oftenGiven(slip: NumberEntry, others: readonly NumberEntry[]): NumberEntry | undefined {
	const often = new Set(others.map(({ block }) => block)).size >= limits.places;
	return often && digitsOf(slip.amount).length >= anchor.digits ? others[0] : undefined;
}

function finding(report: Report, { amount: here }: NumberEntry, { amount: other }: NumberEntry): DraftFinding {
	const told = { other: other.text, line: lineAt(report, other), here: here.text };
	return contradiction(here, other, message('numbers.swappedDigits', told));
}
