import { readCsv, separatorIn } from '../../text/csv';
import type { SourceText } from '../model';
import { readPlain } from './plain';

/** Beyond this much text nothing is written; a source is cut to less. */
const mostCharacters = 4_000_000;
const longestName = 80;

/**
 * A table in CSV as rows that can be read by themselves, each a paragraph: `Country: Norway; Year: 2024; Share (%): 34%`.
 * The first row with two cells names the columns; what stands above it is kept. What is no table stays as it is.
 */
export function readCsvDocument(raw: string): SourceText {
	const rows = csvRows(raw.replace(/^\uFEFF/, ''));
	const head = rows.findIndex((cells) => cells.filter(Boolean).length > 1);
	const names = rows[head]?.map((name) => name.slice(0, longestName)) ?? [];
	if (head < 0 || head === rows.length - 1 || names.every((name) => name === '' || isNumber(name)))
		return readPlain(raw);
	const lines = rows.slice(0, head).map((cells) => cells.join(' ').trim());
	let size = 0;
	for (const cells of rows.slice(head + 1)) {
		const line = cells.flatMap((cell, at) => (cell === '' ? [] : [labelled(names[at] ?? '', cell)])).join('; ');
		size += line.length + 2;
		if (size > mostCharacters) break;
		lines.push(line);
	}
	return readPlain(lines.filter(Boolean).join('\n\n'));
}

/** A bare number takes the unit that its column's name gives in brackets at its end. */
function labelled(name: string, cell: string): string {
	const unit = isNumber(cell) ? /[(（]([^()（）]{1,20})[)）]$/u.exec(name)?.[1]?.trim() : undefined;
	const value = unit === undefined ? cell : `${cell}${unit === '%' ? '' : ' '}${unit}`;
	return name === '' ? value : `${name}: ${value}`;
}

function isNumber(text: string): boolean {
	return /^[-−+]?\d[\d., ]*$/u.test(text);
}

/** A quote that nothing closes ends with the text; commas are for numbers too, so that other separators go first. */
function csvRows(source: string): string[][] {
	const head = /^.*[\t;,].*$/mu.exec(source)?.[0] ?? '';
	const rows = readCsv(source, separatorIn(head, ['\t', ';', ',']), () => {});
	return [...rows].map(({ cells }) => cells.map((cell) => cell.replace(/\s+/gu, ' ').trim()));
}
