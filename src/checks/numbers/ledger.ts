import { blockAt, blocksFrom, sectionsFrom } from '../../report/lookup';
import type { Block, Quantity, Report } from '../../report/model';
import { memoised } from '../../text/memo';
import type { Amount } from './amount';
import { type Grid, readGrids } from './grid';
import { termSet } from './mentions';
import { amountAt, periodAt, readSkeletons, type Skeleton } from './skeleton';

/** A number of the report with all that says what it is of. */
export interface LedgerEntry {
	readonly amount: Amount;
	readonly block: number;
	readonly place: 'text' | 'table';
	/** The years it is for: those next to it, of its row or of its column; empty where none is given or several are. */
	readonly years: readonly number[];
	/** The terms next to it, or of its row and column. */
	readonly terms: ReadonlySet<string>;
	/** The terms of the items and headings that it stands under. */
	readonly path: ReadonlySet<string>;
	/** The other numbers of its sentence or row. */
	readonly beside: readonly Amount[];
}

/** How far to either side of a number the words reach that say what it is. */
const REACH = 60;

/** Every number that measures something, in text, lists and tables, in the order of its blocks; worked out once a report. */
export const readLedger: (report: Report) => readonly LedgerEntry[] = memoised((report) => {
	const pathOf = memoised((block: Block) => pathTerms(report, block));
	return [
		...readSkeletons(report).flatMap((skeleton) => fromText(skeleton, pathOf(blockAt(report, skeleton.block)))),
		...readGrids(report).flatMap((grid) => fromTable(grid, pathOf(blockAt(report, grid.table.block)))),
	].sort((a, b) => a.amount.span[0] - b.amount.span[0]);
});

function pathTerms(report: Report, block: Block): ReadonlySet<string> {
	const headings = sectionsFrom(report, block.section).filter(({ level }) => level > 1);
	const items = blocksFrom(report, block.container).map(({ span }) => report.source.slice(...span));
	return termSet([...headings.map(({ text }) => text), ...items].join(' '));
}

function fromText(skeleton: Skeleton, path: ReadonlySet<string>): LedgerEntry[] {
	return skeleton.text.split('\n').flatMap((sentence) => {
		const found = [...sentence.matchAll(/[\uE000-\uEFFF]/gu)];
		const beside = found.map(([char]) => amountAt(skeleton, char));
		return found.map(({ index }, at): LedgerEntry => {
			const near = nearText(sentence, index);
			const amount = beside[at] ?? amountAt(skeleton, sentence[index]);
			return {
				amount,
				block: skeleton.block,
				place: 'text',
				years: yearsNear(skeleton, sentence, index),
				terms: termSet(near),
				path,
				beside,
			};
		});
	});
}

function nearText(sentence: string, at: number): string {
	const before =
		sentence
			.slice(Math.max(0, at - REACH), at)
			.split(/[\uE000-\uEFFF;；。]/u)
			.at(-1) ?? '';
	const behind = sentence.slice(at + 1, at + REACH / 2).split(/[\uE000-\uEFFF,，;；。]/u)[0] ?? '';
	return `${before} ${behind}`;
}

/** `$5bn in 2030`, `reach $5bn by 2030`, `2030年达5亿`: the year behind the number, or else the one before it, without another number between. */
function yearsNear(skeleton: Skeleton, sentence: string, at: number): readonly number[] {
	const behind =
		/^[\uE000-\uEFFF][^\uE000-\uEFFF\n,，;；。:：]{0,12}?(?:\b(?:in|by|for|until|during|at the end of)\s|[(（])\s?(?:FY|early |late |the year )?([\uF000-\uF8FF])/u.exec(
			sentence.slice(at),
		);
	if (behind) return yearOf(periodAt(skeleton, behind[1]));
	const before = /([\uF000-\uF8FF])(?:年)?[^\uE000-\uF8FF\n;；。]{0,30}$/u.exec(sentence.slice(0, at));
	const han = before && /\p{Script=Han}/u.test(before[0]);
	return before && (han || /^.[,:]? ?(?:[a-z]+ ){0,3}$/iu.test(before[0])) ? yearOf(periodAt(skeleton, before[1])) : [];
}

function yearOf({ kind, value, upper }: Quantity): readonly number[] {
	if (upper !== undefined) return [];
	return [kind === 'date' ? Math.floor(value / 10_000) : value];
}

function fromTable(grid: Grid, path: ReadonlySet<string>): LedgerEntry[] {
	return grid.rows.flatMap((row, index) => {
		const beside = row.filter((amount) => amount !== undefined);
		return row.flatMap((amount, column): LedgerEntry[] => {
			if (!amount) return [];
			const years = [grid.headerYears[column], grid.rowYears[index]].filter((year) => year !== undefined);
			const terms = termSet(`${grid.labels[index] ?? ''} ${grid.header[column] ?? ''}`);
			return [{ amount, block: grid.table.block, place: 'table', years, terms, path, beside }];
		});
	});
}
