import type { DraftFinding } from '../../../findings/model';
import { message, verbatim } from '../../../messages/message';
import type { Report } from '../../../report/model';
import { onlyYear } from '../../../report/numbers/periods';
import { groupBy } from '../../../text/collections';
import { type CheckedRelation, conflicts, holds } from '../amounts/checkedRelation';
import { lineAt } from '../amounts/lineAt';
import { keptTermSet } from '../reading/mentions';
import { saysOnly } from '../reading/namesOnly';
import { comparable, overlap } from '../reading/sameQuantity';
import { type Pair, pairsFor, type YearValue } from '../tableArithmetic/yearValues';
import { type NamedCell, type NamedRow, readRows } from '../tables/namedCells';
import { isAtHome } from './clearFigures';
import { indexOf, longest, type RowIndex, rowsIn, termsIn } from './rowsNamed';
import { type Turn, turnsIn } from './saidTurns';

/** Directions that text tells of a row of a table over the years, against its values. */
export function saidDirections(report: Report): CheckedRelation[] {
	const rows = readRows(report).filter(({ name, cells }) => name.size > 0 && cells.length > 1);
	if (rows.length === 0) return [];
	const index = indexOf(report, rows);
	return report.sentences.flatMap((sentence) => turnsIn(report, sentence).flatMap((turn) => judge(index, turn)));
}

/** Of all rows that it may be about one that went so is enough. */
function judge(index: RowIndex, turn: Turn): CheckedRelation[] {
	const rows = rowsAbout(index, turn);
	const tried = rows.map((row) => pairsIn(row, turn));
	const pairs = tried.flat();
	const [first, row] = [pairs[0], rows[0]?.row];
	if (!first || !row || tried.some(({ length }) => length === 0)) return [];
	const fits = pairs.find((pair) => wayOf(pair) === (turn.rises ? 1 : -1));
	if (fits) return [holds('change', turn, amountsOf(fits), () => ({ formula: verbatim(toldOf(fits).join(' → ')) }))];
	return pairs.every((pair) => wayOf(pair) !== 0) ? [conflicts('change', finding(index.report, turn, row, first))] : [];
}

/** The rows that its subject names, with what is measured, and says nothing else of. */
function rowsAbout(index: RowIndex, turn: Turn): readonly Named[] {
	const terms = termsIn(index, turn.subject);
	const named = rowsIn(index, terms).filter((row) => {
		const names = namesOf(index.report, row);
		const ofMeasure = [...keptTermSet(row.about)].some((term) => terms.has(term) && !row.name.has(term));
		const isClear = row.isMeasure || ofMeasure || row.cells.some(({ column }) => overlap(column, terms) > 0);
		return isClear && saysOnly(turn.subject, names) && !turn.lead.some((text) => narrows(text, names));
	});
	const about = longest(named);
	return about.every((row) => isAtHome(index.report, turn, row)) ? about.map((row) => ({ row, terms })) : [];
}

interface Named {
	readonly row: NamedRow;
	readonly terms: ReadonlySet<string>;
}

function namesOf({ title }: Report, { label, about, cells }: NamedRow): string {
	return [label, about, ...cells.map(({ header }) => header), title?.text ?? ''].join(' · ');
}

/** What a clause goes on from: `In the north, ferries fell`. */
const setting =
	/^\s*(?:in|at|for|among|on|across|within|under|by|with|of|from|to|since|during|until|before)\b|^\s*[在对从按]|[中里]\s*$/iu;

function narrows(text: string, names: string): boolean {
	return setting.test(text) && !saysOnly(text, names);
}

/** Each two values of one of its columns that the clause may be about. */
function pairsIn({ row, terms }: Named, { years, isSince }: Turn): Pair[] {
	const columns = [...groupBy(row.cells, ({ column }) => [...column].sort().join(' ')).values()];
	const shared = columns.map(([cell]) => overlap(cell?.column ?? new Set(), terms));
	const most = Math.max(0, ...shared);
	return columns
		.filter((_, place) => shared[place] === most)
		.flatMap((cells) => pairsFor(years, valuesOf(cells), { isYearly: false, isSince }));
}

/** In the order of their years; none where a sign may turn the direction. */
function valuesOf(cells: readonly NamedCell[]): YearValue[] {
	const values = cells.flatMap(({ amount, period }) => {
		const year = period?.kind === 'year' ? onlyYear(period) : undefined;
		return year === undefined ? [] : [{ year, amount }];
	});
	const [first] = values;
	const isOne = values.every(({ amount }) => first && comparable(first.amount, amount) && amount.value > 0);
	const isDated = new Set(values.map(({ year }) => year)).size === values.length;
	return isOne && isDated ? values.toSorted((a, b) => a.year - b.year) : [];
}

function wayOf([from, to]: Pair): number {
	return Math.sign(to.amount.value - from.amount.value);
}

const amountsOf = (pair: Pair) => pair.map(({ amount }) => amount);
const toldOf = (pair: Pair) => pair.map(({ year, amount }) => `${amount.text} (${year})`);

function finding(report: Report, { span, said }: Turn, row: NamedRow, pair: Pair): DraftFinding {
	const [from = '', to = ''] = toldOf(pair);
	return {
		code: 'number.inconsistent',
		span,
		message: message('numbers.otherDirection', {
			said,
			row: row.label,
			from,
			to,
			line: lineAt(report, pair[1].amount),
		}),
		related: amountsOf(pair).map(({ span, text }) => ({ span, message: message('numbers.here', { text }) })),
	};
}
