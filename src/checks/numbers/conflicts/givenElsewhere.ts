import { itemAt } from '../../../access';
import type { DraftFinding } from '../../../findings/model';
import { anyOf } from '../../../lexicon/compile';
import { unavailable } from '../../../lexicon/unavailable';
import { message } from '../../../messages/message';
import type { Cell, Report, Table } from '../../../report/model';
import { lineAt } from '../amounts/lineAt';
import { missingCell } from '../amounts/tolerances';
import { keptTermSet } from '../reading/mentions';
import { overlap } from '../reading/sameQuantity';
import { type NumberEntry, readNumberEntries } from '../tables/numberEntries';

const says = new RegExp(`^(?:${anyOf(unavailable.en)}|${anyOf(unavailable.zh)})[.。]?$`, 'iu');

/** A cell that says its figure is not to be had, though the report gives it in another place. */
export function givenElsewhere(report: Report): DraftFinding[] {
	return report.tables.flatMap((table) =>
		table.rows.flatMap((row, index) =>
			row.flatMap((cell, column) =>
				says.test(cell.text) ? missingAt(report, missingCellOf(table, index, column)) : [],
			),
		),
	);
}

/** A cell without its figure. */
interface MissingCell {
	readonly table: Table;
	readonly cell: Cell;
	/** What its row and its column are called. */
	readonly names: readonly string[];
	/** What the other rows and columns are called. */
	readonly rivals: readonly string[];
}

function missingCellOf(table: Table, index: number, column: number): MissingCell {
	const labels = table.rows.map((row) => row.find(({ text }) => text !== '')?.text ?? '');
	const headers = table.header.map(({ text }) => text);
	const rivals = [...labels.filter((_, at) => at !== index), ...headers.filter((_, at) => at !== column)];
	const cell = itemAt(itemAt(table.rows, index), column);
	return { table, cell, names: [itemAt(labels, index), headers[column] ?? ''], rivals };
}

function missingAt(report: Report, { table, cell, names, rivals }: MissingCell): DraftFinding[] {
	const wanted = names.map(keptTermSet);
	const terms = wanted.reduce((all, { size }) => all + size, 0);
	if (terms < missingCell.terms || wanted.some(({ size }) => size === 0)) return [];
	const own = new Set(wanted.flatMap((name) => [...name]));
	const others = rivals.map((rival) => new Set([...keptTermSet(rival)].filter((term) => !own.has(term))));
	const given = readNumberEntries(report).find((entry) => {
		if (entry.block === table.block || !sameNumbers(entry, names.join(' '))) return false;
		const near = keptTermSet(entry.words);
		return (
			isNamed(entry, near, wanted) && !others.some((other) => other.size > 0 && overlap(other, near) === other.size)
		);
	});
	if (!given) return [];
	const told = { said: cell.text, figure: given.amount.text, line: lineAt(report, given.amount) };
	return [
		{
			code: 'number.inconsistent',
			span: cell.span,
			message: message('numbers.givenElsewhere', told),
			related: [{ span: given.amount.span, message: message('numbers.otherValue', { text: given.amount.text }) }],
		},
	];
}

/** It is for the years that the names give, and is none of their other numbers: `First 14 races`. */
function sameNumbers({ years, amount }: NumberEntry, names: string): boolean {
	const numbers: readonly string[] = names.match(/\d+/gu) ?? [];
	const wanted = numbers.filter((number) => /^(?:19|20)\d\d$/u.test(number)).map(Number);
	return wanted.every((year) => years.includes(year)) && !numbers.includes(/\d+/u.exec(amount.text)?.[0] ?? '');
}

/** The words next to the number say what the row or the column is called, and its headings the rest. */
function isNamed({ path }: NumberEntry, near: ReadonlySet<string>, names: readonly ReadonlySet<string>[]): boolean {
	const around = new Set([...near, ...path.flatMap((text) => [...keptTermSet(text)])]);
	const allIn = (name: ReadonlySet<string>, words: ReadonlySet<string>) => overlap(name, words) === name.size;
	return names.some((name) => allIn(name, near)) && names.every((name) => allIn(name, around));
}
