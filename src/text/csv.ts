import { printable } from './shorten';

/** A row of a table, with the line of the text where it starts, from 1. */
export interface CsvRow {
	readonly line: number;
	readonly cells: readonly string[];
}

/** What is wrong with a quote: nothing closes it, or there is text after the one that closes. */
export type CsvFault = 'unclosed' | 'textAfter';

/**
 * The rows of a CSV text that are not blank, in one pass (RFC 4180: quotes around a cell, two quotes for one), with spaces
 * around unquoted cells removed. A faulty quote is reported with its line; the cell is then read as far as it goes.
 */
export function* readCsv(
	source: string,
	separator: string,
	onFault: (fault: CsvFault, line: number) => void,
): Generator<CsvRow> {
	let [at, line] = [0, 1];
	while (at < source.length) {
		const cells: string[] = [];
		const start = line;
		for (;;) {
			const { text, end, fault } = readCell(source, at, separator);
			const opened = line;
			line += source.slice(at, end).match(/\r\n|\r|\n/g)?.length ?? 0;
			if (fault) onFault(fault, fault === 'unclosed' ? opened : line);
			cells.push(text);
			at = end;
			if (source[at] !== separator) break;
			at += 1;
		}
		at += source.startsWith('\r\n', at) ? 2 : 1;
		line += 1;
		if (cells.some((cell) => cell !== '')) yield { line: start, cells };
	}
}

/** The separator that occurs most often in a line; of several equally frequent ones, the first. */
export function separatorIn(line: string, separators: readonly [string, ...string[]]): string {
	const count = (separator: string) => line.split(separator).length;
	return separators.reduce((most, separator) => (count(separator) > count(most) ? separator : most));
}

interface Cell {
	readonly text: string;
	/** Where the separator or the end of the line stands. */
	readonly end: number;
	readonly fault?: CsvFault;
}

function readCell(source: string, at: number, separator: string): Cell {
	let open = at;
	while (source[open] === ' ' || source[open] === '\u00A0') open += 1;
	if (source[open] === '"') return readQuoted(source, open + 1, separator);
	const end = endOfCell(source, at, separator);
	return { text: source.slice(at, end).trim(), end };
}

function readQuoted(source: string, at: number, separator: string): Cell {
	let text = '';
	for (let from = at; ; ) {
		const quote = source.indexOf('"', from);
		if (quote < 0) return { text: text + source.slice(from), end: source.length, fault: 'unclosed' };
		text += source.slice(from, quote);
		from = quote + 2;
		if (source[quote + 1] === '"') {
			text += '"';
			continue;
		}
		const end = endOfCell(source, quote + 1, separator);
		const after = source.slice(quote + 1, end);
		return after.trim() === '' ? { text, end } : { text: text + after, end, fault: 'textAfter' };
	}
}

function endOfCell(source: string, at: number, separator: string): number {
	let end = at;
	while (end < source.length && source[end] !== separator && source[end] !== '\n' && source[end] !== '\r') end += 1;
	return end;
}

/** What a cell can hold; nothing is an empty cell. */
export type CsvCell = string | number | null | undefined;

/**
 * A line of a CSV text, without its end. Text that a spreadsheet would take for a formula gets an apostrophe before it. A log
 * or a terminal may show it: it has no control characters, and begins with no command of whoever keeps the log (`::error`).
 */
export function csvLine(cells: readonly CsvCell[]): string {
	return cells.map(csvCell).join(',');
}

function csvCell(cell: CsvCell): string {
	if (cell === null || cell === undefined) return '';
	const text = typeof cell === 'number' ? String(cell) : printable(cell).replace(/^[=+\-@＝＋－＠]/, "'$&");
	return /^[: ]|[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
