import type { Span } from '../../report/model';
import { overlap } from '../../report/spanRelations';
import { memoised } from '../../text/memo';
import { matchTerms } from './matchTerms';
import type { ParsedClaim } from './parseClaim';
import type { SourceIndex, SourceSentence } from './sourceIndex';
import { mostlyRows } from './thresholds';

/** A row of a table as it is written out: `Country: Norway; Year: 2024; Share (%): 34%`. */
const row = /^[^:;]{1,80}: [^;]+(?:; [^:;]{1,80}: [^;]+)+$/u;

/** Whether a source is a table, its rows written out one by one. */
export const isTable: (source: SourceIndex) => boolean = memoised(
	({ sentences }) =>
		sentences.length > 0 && sentences.filter(({ text }) => row.test(text)).length >= sentences.length * mostlyRows,
);

/**
 * Whether rows that the claim names bear out its numbers. All rows of a table are worded alike, so that words and a number in
 * it say nothing: the number must stand in a row whose first words are the claim's, and whose year is, where it has one.
 */
export function rowsBack(source: SourceIndex, { text, terms, quantities }: ParsedClaim): boolean {
	const amounts = quantities.filter(({ kind }) => kind !== 'year' && kind !== 'date');
	const rows = namedRows(source, { text, terms });
	return amounts.length > 0 && amounts.every(({ value }) => rows.some((row) => has(row, value)));
}

/** Whether what is at a place of the source is a row that the claim names. */
export function isNamedRow(
	source: SourceIndex,
	claim: Pick<ParsedClaim, 'text' | 'terms'>,
	at: Span | undefined,
): boolean {
	return at !== undefined && namedRows(source, claim).some(({ span }) => overlap(span, at));
}

function namedRows(source: SourceIndex, { text, terms }: Pick<ParsedClaim, 'text' | 'terms'>): SourceSentence[] {
	const own = new Set(terms);
	return source.sentences.filter((row) => isNamed(row, source, own) && sameYear(row, text));
}

function isNamed({ text }: SourceSentence, { language }: SourceIndex, own: ReadonlySet<string>): boolean {
	const cells = text.split('; ').map((cell) => cell.slice(cell.indexOf(': ') + 2));
	const label = cells.find((cell) => /\p{L}/u.test(cell));
	const named = label === undefined ? [] : matchTerms(label, language).terms;
	return named.length > 0 && named.every((term) => own.has(term));
}

const year = /(?<!\d)(?:19|20)\d\d(?!\d)/gu;

function sameYear(row: SourceSentence, claim: string): boolean {
	const years: readonly string[] = row.text.match(year) ?? [];
	const wanted: readonly string[] = claim.match(year) ?? [];
	return years.length === 0 || wanted.every((year) => years.includes(year));
}

function has({ quantities }: SourceSentence, value: number): boolean {
	return quantities.some((quantity) => quantity.value === value);
}
