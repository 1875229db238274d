import { memoised } from '../../text/memo';
import { isDate } from './clauses';
import { matchTerms } from './matchTerms';
import type { ParsedClaim } from './parseClaim';
import type { SourceIndex, SourceSentence } from './sourceIndex';

/** A row of a table as it is written out: `Country: Norway; Year: 2024; Share (%): 34%`. */
const row = /^[^:;]{1,80}: [^;]+(?:; [^:;]{1,80}: [^;]+)+$/u;
/** With this share of rows a source is a table. */
const mostlyRows = 0.8;

/** Whether a source is a table, its rows written out one by one. */
export const isTable: (source: SourceIndex) => boolean = memoised(
	({ sentences }) =>
		sentences.length > 0 && sentences.filter(({ text }) => row.test(text)).length >= sentences.length * mostlyRows,
);

/**
 * Whether rows that the claim names bear out its numbers. All rows of a table are worded alike, so that words and a number in
 * it say nothing: the number must stand in a row whose first words are the claim's, and whose year is, where it has one.
 */
export function rowsBack({ sentences, language }: SourceIndex, { terms, quantities }: ParsedClaim): boolean {
	const own = new Set(terms);
	const years = quantities.filter(({ kind }) => kind === 'year');
	const rows = sentences.filter(({ text, quantities }) => {
		const cells = text.split('; ').map((cell) => cell.slice(cell.indexOf(': ') + 2));
		const named = matchTerms(cells.find((cell) => /\p{L}/u.test(cell)) ?? '', language).terms;
		const isOfThen =
			!quantities.some(({ kind }) => kind === 'year') || years.every(({ value }) => has(quantities, value));
		return named.length > 0 && named.every((term) => own.has(term)) && isOfThen;
	});
	const amounts = quantities.filter((quantity) => !isDate(quantity));
	return amounts.length > 0 && amounts.every(({ value }) => rows.some((row) => has(row.quantities, value)));
}

function has(quantities: SourceSentence['quantities'], value: number): boolean {
	return quantities.some((quantity) => quantity.value === value);
}
