import type { Check, DraftFinding } from '../../findings/model';
import { declines } from '../../lexicon/change.json';
import { oneOf } from '../../lexicon/compile';
import { message } from '../../messages/message';
import type { Report } from '../../report/model';
import { allMatches } from '../../text/matches';
import { isMoney } from './amounts/amount';
import { findingAt, movedFinding } from './amounts/relation';
import { columnOf, type Grid, readGrids } from './reading/grid';
import { amountAt, amountSource, readBlocks } from './reading/skeleton';
import { isMoneyName } from './reading/tableWords';

/** `number.unit`: amounts in different currencies in one column, and declines with a minus sign; changes in the wrong unit are found with the changes. */
export const numberUnits: Check = ({ report }) => mixedUnits(report);

export function mixedUnits(report: Report): DraftFinding[] {
	return [...signedDeclines(report), ...readGrids(report).flatMap(mixedColumns)];
}

/** A decline with a minus sign, which literally is a rise. */
const decline = new RegExp(
	`(?:\\b${oneOf(declines.en)} (?:of|by) (?:about |around |roughly |some |nearly |over |up to )?|${oneOf(declines.zh)}了?(?:约|近|超过?|达)?\\s?)${amountSource}`,
	'giu',
);

const signedDeclines = readBlocks(
	(skeleton) =>
		allMatches(decline, skeleton.text).flatMap((match): DraftFinding[] => {
			const amount = amountAt(skeleton, match[1]);
			// A bare number may be a difference of scores, whose sign is meant.
			if (amount.value >= 0 || !(amount.dimension === 'percent' || isMoney(amount))) return [];
			return [findingAt('number.unit', amount, [], message('numbers.signedDecline', { text: amount.text }))];
		}),
	movedFinding,
);

/** The least number of amounts in the usual currency of a column. */
const fewest = 3;

/** A column of money that is all in one currency but for a single cell. */
function mixedColumns(grid: Grid): DraftFinding[] {
	return grid.header.flatMap((header, column): DraftFinding[] => {
		const cells = columnOf(grid, column)
			.filter((cell) => cell !== undefined)
			.filter(isMoney);
		const currencies = [...new Set(cells.map(({ dimension }) => dimension))];
		const [odd, ...more] = cells.filter(({ dimension }) => dimension !== cells[0]?.dimension);
		const usual = cells[0];
		if (!isMoneyName(header) || currencies.length !== 2 || !odd || !usual || more.length > 0 || cells.length <= fewest)
			return [];
		const told = { odd: odd.text, header, usual: usual.text };
		return [findingAt('number.unit', odd, [usual], message('numbers.mixedColumn', told))];
	});
}
