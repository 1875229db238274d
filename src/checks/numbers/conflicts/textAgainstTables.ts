import { sameCell } from '../amounts/tolerances';
import { keptTermSet, type QuantityMention } from '../reading/mentions';
import { agree, comparable, differ, gives, overlap, type SameQuantity } from '../reading/sameQuantity';
import type { Grid } from '../tables/grid';
import { type Cell, cellsOf } from './namedTableCells';

/** A sentence that names a cell's row, column and period, and gives the cell's value or another. */
export function textAgainstTables(mentions: readonly QuantityMention[], grids: readonly Grid[]): SameQuantity[] {
	return grids.flatMap((grid) => {
		const cells = cellsOf(grid, grid.measured);
		const caption = keptTermSet(grid.caption);
		const amounts = cells.map(({ amount }) => amount);
		return mentions.flatMap((mention): SameQuantity[] => {
			const [cell, ...more] = cells.filter((one) => names(mention, one));
			if (!cell || more.length > 0) return [];
			const pair = { later: mention.amount, earlier: cell.amount };
			if (agree(mention.amount, cell.amount)) return [{ ...pair, agree: true }];
			const isOther = caption.size > 0 && overlap(caption, mention.around) === 0;
			if (
				isOther ||
				cell.ofTotal ||
				cell.words < 2 ||
				gives(amounts, mention.amount) ||
				gives(mention.beside, cell.amount)
			)
				return [];
			const ratio = mention.amount.value / cell.amount.value;
			const near = ratio > sameCell.ratio.least && ratio < sameCell.ratio.most;
			return near && differ(mention.amount, cell.amount) ? [{ ...pair, agree: false }] : [];
		});
	});
}

function names(mention: QuantityMention, cell: Cell): boolean {
	if (cell.period !== mention.period || cell.terms.size < 2 || !comparable(mention.amount, cell.amount)) return false;
	if (cell.digits !== '') return false;
	if (cell.caption.size > 0 && overlap(cell.caption, mention.around) === 0) return false;
	const inClause = overlap(cell.terms, mention.terms) / cell.terms.size;
	if (inClause >= sameCell.inClause) return true;
	const near = mention.amount.value / cell.amount.value;
	const { least, most } = sameCell.nearRatio;
	// Where its clause alone does not name the cell, the number must be the only one of its kind and come near.
	return (
		inClause >= sameCell.inClauseOfFullSentence &&
		overlap(cell.terms, mention.around) === cell.terms.size &&
		mention.beside.filter((other) => comparable(other, cell.amount)).length === 1 &&
		near > least &&
		near < most
	);
}
