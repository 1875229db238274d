import { CliError } from '../host/errors';

/** A row of a table, with the line of the file where it starts, from 1. */
export interface CsvRow {
	readonly line: number;
	readonly cells: readonly string[];
}

/**
 * The rows of a CSV file (RFC 4180: quotes around a cell, two quotes for one), without blank lines and with spaces
 * around unquoted cells taken away. Cells are parted by commas, or by the semicolons or tabs that the first line has
 * most of. Throws a {@link CliError} for a quote that nothing closes, or that has text after it.
 */
export function parseCsv(name: string, text: string): CsvRow[] {
	const source = text.replace(/^\uFEFF/, '');
	const separator = separatorOf(source);
	const rows: CsvRow[] = [];
	let [at, line] = [0, 1];
	while (at < source.length) {
		const cells: string[] = [];
		const start = line;
		for (;;) {
			const cell = readCell(name, source, at, separator, line);
			cells.push(cell.text);
			[at, line] = [cell.end, cell.line];
			if (source[at] !== separator) break;
			at += 1;
		}
		at += source.startsWith('\r\n', at) ? 2 : 1;
		line += 1;
		if (cells.some((cell) => cell !== '')) rows.push({ line: start, cells });
	}
	return rows;
}

interface ReadCell {
	readonly text: string;
	/** Where the separator or the end of the line stands. */
	readonly end: number;
	/** The line on which it ends. */
	readonly line: number;
}

function readCell(name: string, source: string, at: number, separator: string, line: number): ReadCell {
	const open = /[^\S\r\n\t]*"/y;
	open.lastIndex = at;
	if (open.test(source)) return readQuoted(name, source, open.lastIndex, separator, line);
	let end = at;
	while (end < source.length && !isEnd(source[end], separator)) end += 1;
	return { text: source.slice(at, end).trim(), end, line };
}

function readQuoted(name: string, source: string, at: number, separator: string, line: number): ReadCell {
	const quoted = /([^"]*(?:""[^"]*)*)"[^\S\r\n\t]*/y;
	quoted.lastIndex = at;
	const match = quoted.exec(source);
	if (!match) throw new CliError('ratings', `${name}, line ${line}: a quote (") is opened and never closed.`);
	const end = quoted.lastIndex;
	const [, inside = ''] = match;
	const last = line + (inside.match(/\r\n|\r|\n/g)?.length ?? 0);
	if (end < source.length && !isEnd(source[end], separator)) {
		const rule = 'A cell in quotes ends with its quote; write a quote inside it twice.';
		throw new CliError('ratings', `${name}, line ${last}: there is text after a closing quote ("). ${rule}`);
	}
	return { text: inside.replaceAll('""', '"'), end, line: last };
}

function isEnd(character: string | undefined, separator: string): boolean {
	return character === separator || character === '\n' || character === '\r';
}

function separatorOf(source: string): string {
	const [head = ''] = source.split(/\r\n|\r|\n/, 1);
	const count = (separator: string) => head.split(separator).length;
	return [',', ';', '\t'].reduce((most, separator) => (count(separator) > count(most) ? separator : most));
}
