import type { DraftFinding } from '../../../findings/model';
import { message } from '../../../messages/message';
import type { Report } from '../../../report/model';
import { groupBy } from '../../../text/collections';
import { digitsOf, isMoney } from '../amounts/amount';
import { contradiction } from '../amounts/contradiction';
import { lineAt } from '../amounts/lineAt';
import { anchor, powerOfTen } from '../amounts/tolerances';
import { keptTermSet } from '../reading/mentions';
import { overlap } from '../reading/sameQuantity';
import { type NumberEntry, readNumberEntries } from '../tables/numberEntries';

/**
 * A figure of many digits does not come about twice by chance. Where it stands for two years, or for amounts a power of
 * ten apart, one of the two is a slip.
 */
export function sameDigits(report: Report): DraftFinding[] {
	const written = readNumberEntries(report).filter((entry) => !entry.amount.range && isRare(entry));
	return [...groupBy(written, ({ amount }) => digitsOf(amount)).values()].flatMap((group) =>
		group.flatMap((later, index) => {
			for (const earlier of group.slice(Math.max(0, index - anchor.compared), index)) {
				const found = otherYear(report, earlier, later) ?? otherScale(report, earlier, later);
				if (found) return [found];
			}
			return [];
		}),
	);
}

function isRare(entry: NumberEntry): boolean {
	return digitsOf(entry.amount).length >= (isMoney(entry.amount) ? anchor.digitsOfMoney : anchor.digits);
}

/** Two rows of one table, or two numbers of one sentence, are different things. */
function apart(a: NumberEntry, b: NumberEntry): boolean {
	return (
		a.amount.dimension === b.amount.dimension && (a.block !== b.block || (a.place === 'text' && a.beside !== b.beside))
	);
}

function otherYear(report: Report, earlier: NumberEntry, later: NumberEntry): DraftFinding | undefined {
	const [first, ...more] = earlier.years;
	const [second, ...others] = later.years;
	const single = first !== undefined && second !== undefined && more.length === 0 && others.length === 0;
	const same = earlier.amount.value === later.amount.value && apart(earlier, later);
	if (!single || first === second || !same || digitsOf(later.amount).length < anchor.digits) return undefined;
	const told = {
		figure: later.amount.text,
		line: lineAt(report, earlier.amount),
		earlier: yearName(report, earlier, first),
		later: yearName(report, later, second),
	};
	return contradiction(later.amount, earlier.amount, message('numbers.otherYearOfFigure', told));
}

/** As the line or the names of row and column write it where the year is split. */
function yearName({ source }: Report, { amount, words }: NumberEntry, year: number): number | string {
	const split = `${year - 1}/${String(year).slice(2)}`;
	const line = source.slice(source.lastIndexOf('\n', amount.span[0]) + 1, amount.span[1] + reach);
	return words.includes(split) || line.includes(split) ? split : year;
}

/** How far behind a figure its year may stand. */
const reach = 40;

function otherScale(report: Report, earlier: NumberEntry, later: NumberEntry): DraftFinding | undefined {
	const ratio = later.amount.value / earlier.amount.value;
	const power = Math.log10(ratio);
	const scaled = Math.abs(power) > 1 - powerOfTen && Math.abs(power - Math.round(power)) < powerOfTen / 1000;
	// Rows of one name in two tables have so many cells that three digits agree by chance.
	const inTables = earlier.place === 'table' && later.place === 'table';
	if (inTables && digitsOf(later.amount).length < anchor.digits) return undefined;
	// They share words next to them, as two numbers of one thing do.
	if (!scaled || !apart(earlier, later) || overlap(keptTermSet(earlier.words), keptTermSet(later.words)) < anchor.terms)
		return undefined;
	const times = 10 ** Math.abs(Math.round(power));
	const told = { earlier: earlier.amount.text, line: lineAt(report, earlier.amount), later: later.amount.text, times };
	return contradiction(later.amount, earlier.amount, message('numbers.otherScale', told));
}
