import { blockAt, blocksFrom, sectionsFrom } from '../../../report/lookup';
import type { Quantity, Report } from '../../../report/model';
import { onlyYear } from '../../../report/numbers/periods';
import { allMatches } from '../../../text/matches';
import { memoised } from '../../../text/memo';
import { type Amount, movedAmount } from '../amounts/amount';
import { amountAt, everyAmount, everyNumber, inEachBlock, periodAt, type Skeleton } from '../reading/skeleton';
import { type Grid, readGrids } from './grid';

/** A number of the report with all that says what it is of. */
export interface NumberEntry {
	readonly amount: Amount;
	readonly block: number;
	readonly place: 'text' | 'table';
	/** The years it is for: those next to it, of its row or of its column; empty where none is given or several are. */
	readonly years: readonly number[];
	/** What stands next to it, or the names of its row and column. */
	readonly words: string;
	/** What of these words stands in its own clause. */
	readonly clause: string;
	/** What its row and its column are called; none in text. */
	readonly names: readonly string[];
	/** The headings and items that it stands under, inwards; the report's title is none. */
	readonly path: readonly string[];
	/** The numbers of its sentence or row, itself included. */
	readonly beside: readonly Amount[];
}

/** How far to either side of a number the words reach that say what it is. */
const reach = 60;

/** Every number that measures something, in text, lists and tables, in order; worked out once a report. */
export const readNumberEntries: (report: Report) => readonly NumberEntry[] = memoised((report) =>
	[
		...textEntries(report),
		...readGrids(report).flatMap((grid) => fromTable(grid, pathOf(report, grid.table.block))),
	].sort((a, b) => a.amount.span[0] - b.amount.span[0]),
);

function pathOf(report: Report, index: number): readonly string[] {
	const block = blockAt(report, index);
	const headings = sectionsFrom(report, block.section).filter(({ level }) => level > 1);
	const items = blocksFrom(report, block.container).map(({ span }) => report.source.slice(...span));
	return [...headings.map(({ text }) => text).reverse(), ...items.reverse()];
}

function textEntries(report: Report): NumberEntry[] {
	const paths = new Map<number, readonly string[]>();
	return sentencesIn(report).flatMap(({ entries, block }) => {
		const path = paths.get(block) ?? pathOf(report, block);
		paths.set(block, path);
		const beside = entries.map(({ amount }) => amount);
		return entries.map((entry): NumberEntry => ({ block, place: 'text', path, beside, names: [], ...entry }));
	});
}

/** The numbers of a sentence, by its own words alone. */
interface OwnEntries {
	readonly block: number;
	readonly entries: readonly Pick<NumberEntry, 'amount' | 'years' | 'words' | 'clause'>[];
}

const sentencesIn = inEachBlock(
	(skeleton) =>
		skeleton.text.split('\n').map((sentence): OwnEntries => {
			const parted = respectively.test(sentence);
			const found = allMatches(everyAmount, sentence);
			return {
				block: skeleton.block,
				entries: found.map(({ 0: char, index }) => ({
					amount: amountAt(skeleton, char),
					years: parted ? [] : yearsNear(skeleton, sentence, index),
					words: nearText(sentence, index),
					clause: nearText(sentence, index, clauseEnds),
				})),
			};
		}),
	({ entries }, by, block) => ({
		block,
		entries: entries.map((entry) => ({ ...entry, amount: movedAmount(entry.amount, by) })),
	}),
);

/** Where what is told of another number ends. */
const partsEnd = /[\uE000-\uEFFF;；。]/u;
const clauseEnds = /[\uE000-\uEFFF;；。，、:：（）()]|,\s/u;

function nearText(sentence: string, at: number, begins: RegExp = partsEnd): string {
	const before = leadTo(sentence, at).split(begins).at(-1) ?? '';
	const behind = sentence.slice(at + 1, at + reach / 2).split(/[\uE000-\uEFFF,，;；。]/u)[0] ?? '';
	return `${before} ${behind}`.replace(everyNumber, '').replace(/\s+/gu, ' ').trim();
}

/** What stands before a number; of `30 GW/75 GWh` and `by 3% to 45` both are told of by what stands before the first. */
function leadTo(sentence: string, at: number): string {
	return sentence
		.slice(Math.max(0, at - reach), at)
		.replace(/[\uE000-\uEFFF]\s?(?:[/／]|to\b|[升降增减]?[至到])\s?$/u, '');
}

/** The years stand in one place, and the numbers in another. */
const respectively = /\brespectively\b|分别/iu;

/** `$5bn in 2030`, `reach $5bn by 2030`, `2030年达5亿`: the year behind the number, or else the one before it, without another number between. */
function yearsNear(skeleton: Skeleton, sentence: string, at: number): readonly number[] {
	const behind =
		/^[\uE000-\uEFFF][^\uE000-\uEFFF\n,，;；。:：]{0,12}?(?:\b(?:in|by|for|until|during|at the end of)\s|[(（])\s?(?:FY|early |late |the year )?([\uF000-\uF8FF])(?!\s?(?:[:：]|为|是|was\b|had\b)?\s?[\uE000-\uEFFF])/u.exec(
			sentence.slice(at, at + reach),
		);
	if (behind) return yearIn(periodAt(skeleton, behind[1]));
	const before = /([\uF000-\uF8FF])(?:年)?[^\uE000-\uF8FF\n;；。]{0,30}$/u.exec(leadTo(sentence, at));
	const han = before && /\p{Script=Han}/u.test(before[0]);
	return before && (han || /^.[,:]? ?(?:[a-z]+ ){0,3}$/iu.test(before[0])) ? yearIn(periodAt(skeleton, before[1])) : [];
}

function yearIn(period: Quantity): readonly number[] {
	const year = onlyYear(period);
	return year === undefined ? [] : [year];
}

function fromTable(grid: Grid, path: readonly string[]): NumberEntry[] {
	return grid.measured.flatMap((row, index) => {
		const beside = row.filter((amount) => amount !== undefined);
		return row.flatMap((amount, column): NumberEntry[] => {
			if (!amount) return [];
			const years = [grid.headerYears[column], grid.rowYears[index]].filter((year) => year !== undefined);
			const names = [grid.labels[index] ?? '', grid.header[column] ?? ''];
			const words = names.join(' ');
			return [{ amount, block: grid.table.block, place: 'table', years, words, clause: words, names, path, beside }];
		});
	});
}
