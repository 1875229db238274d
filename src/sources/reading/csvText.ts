import type { SourceText } from '../model';
import { readPlain } from './plain';

/** Beyond this much text nothing is written; a source is cut to less. */
const MOST_CHARACTERS = 4_000_000;
const LONGEST_NAME = 80;

/**
 * A table in CSV as rows that can be read by themselves, each a paragraph: `Country: Norway; Year: 2024; Share (%): 34%`.
 * The first row with two cells names the columns; what stands above it is kept. What is no table stays as it is.
 */
export function readCsvDocument(raw: string): SourceText {
	const rows = csvRows(raw.replace(/^\uFEFF/, ''));
	const head = rows.findIndex((cells) => cells.filter(Boolean).length > 1);
	const names = rows[head]?.map((name) => name.slice(0, LONGEST_NAME)) ?? [];
	if (head < 0 || head === rows.length - 1 || names.every((name) => name === '' || isNumber(name)))
		return readPlain(raw);
	const lines = rows.slice(0, head).map((cells) => cells.join(' ').trim());
	let size = 0;
	for (const cells of rows.slice(head + 1)) {
		const line = cells.flatMap((cell, at) => (cell === '' ? [] : [labelled(names[at] ?? '', cell)])).join('; ');
		size += line.length + 2;
		if (size > MOST_CHARACTERS) break;
		lines.push(line);
	}
	return readPlain(lines.filter(Boolean).join('\n\n'));
}

/** A bare number takes the unit that its column's name gives in brackets at its end. */
function labelled(name: string, cell: string): string {
	const unit = isNumber(cell) ? /[(（]([^()（）]{1,20})[)）]$/u.exec(name)?.[1]?.trim() : undefined;
	const value = unit === undefined ? cell : unit === '%' ? `${cell}%` : `${cell} ${unit}`;
	return name === '' ? value : `${name}: ${value}`;
}

function isNumber(text: string): boolean {
	return /^[-−+]?\d[\d., ]*$/u.test(text);
}

/** The rows that are not blank (RFC 4180), in one pass; a quote that nothing closes ends with the text. */
function csvRows(source: string): string[][] {
	const separator = separatorOf(source);
	const rows: string[][] = [];
	let row: string[] = [];
	let at = 0;
	while (at < source.length) {
		const quoted = source[at] === '"';
		let cell = '';
		if (quoted) [cell, at] = quotedCell(source, at + 1);
		const from = at;
		while (at < source.length && source[at] !== separator && source[at] !== '\n' && source[at] !== '\r') at++;
		row.push(tidy(cell + source.slice(from, at)));
		if (source[at] === separator) {
			at++;
			continue;
		}
		at += source.startsWith('\r\n', at) ? 2 : 1;
		if (row.some(Boolean)) rows.push(row);
		row = [];
	}
	if (row.some(Boolean)) rows.push(row);
	return rows;
}

function quotedCell(source: string, start: number): [text: string, end: number] {
	let text = '';
	let from = start;
	for (;;) {
		const quote = source.indexOf('"', from);
		if (quote < 0) return [text + source.slice(from), source.length];
		text += source.slice(from, quote);
		if (source[quote + 1] !== '"') return [text, quote + 1];
		text += '"';
		from = quote + 2;
	}
}

function tidy(cell: string): string {
	return cell.replace(/\s+/gu, ' ').trim();
}

/** Of the first line with any; commas are for numbers too, so that others go first where there are as many. */
function separatorOf(source: string): string {
	const head = /^.*[\t;,].*$/mu.exec(source)?.[0] ?? '';
	const count = (separator: string) => head.split(separator).length;
	return ['\t', ';', ','].reduce((most, separator) => (count(separator) > count(most) ? separator : most));
}
