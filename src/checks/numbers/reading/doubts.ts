import { meanRows } from '../../../lexicon/averages';
import { inEither } from '../../../lexicon/compile';
import { rounded } from '../../../lexicon/totals';
import type { Report } from '../../../report/model';
import { memoised } from '../../../text/memo';
import type { Grid } from './grid';

const isMean = inEither(meanRows);
const saysRounded = inEither(rounded);

/** A row or column that has means, medians or rates of the others, so that nothing adds up to it. */
export const isMeanName = (name: string) => isMean.test(name);

const noteMark = /[*†‡§¹²³⁴⁵⁶⁷⁸⁹ᵃᵇᶜ]|\[\^?\w{1,3}\]|\d\s?[a-c]$/u;
/** With accountants what stands in brackets is taken off. */
const inBrackets = /^[(（].*[)）]$/u;

/** Cells that say more than a number: those with a mark of a note, in brackets, below nothing. */
export function isDoubtful(grid: Grid, row: number, column: number): boolean {
	const text = grid.table.rows[row]?.[column]?.text ?? '';
	const value = grid.rows[row]?.[column]?.value ?? 0;
	return noteMark.test(text.replace(/\*\*|__/gu, '')) || inBrackets.test(text) || value < 0;
}

/** Whether a table says of its numbers, in its caption or right below it, that they are rounded. */
export const isRounded: (report: Report, grid: Grid) => boolean = (report, grid) =>
	roundedTables(report).has(grid.table.block);

const roundedTables = memoised(
	(report: Report): ReadonlySet<number> =>
		new Set(
			report.tables.flatMap(({ block }) => {
				const around = [-1, 1, 2].map((by) => report.blocks[block + by]).filter((one) => one?.kind === 'paragraph');
				return around.some((one) => one && saysRounded.test(report.source.slice(...one.span))) ? [block] : [];
			}),
		),
);
