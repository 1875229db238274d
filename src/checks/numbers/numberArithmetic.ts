import type { Check } from '../../findings/model';
import type { Report } from '../../report/model';
import { memoised } from '../../text/memo';
import { withAffected } from './affectedClaims';
import type { CheckedRelation } from './amounts/checkedRelation';
import { findingsWithoutConsequences } from './consequences';
import { wordedParts } from './counts/wordedParts';
import { isRounded } from './reading/doubts';
import { readGrids } from './reading/grid';
import { checkColumns } from './tables/columns';
import { checkTotals } from './tables/totals';
import { checkStated } from './text/stated';

/** Numbers against those that they are said to follow from; worked out once a report. */
export const checkArithmetic: (report: Report) => readonly CheckedRelation[] = memoised((report) => [
	...checkStated(report),
	...wordedParts(report),
	...readGrids(report).flatMap((grid) => {
		const rounded = isRounded(report, grid);
		const totals = checkTotals(grid).filter(({ outcome }) => !rounded || outcome !== 'conflicts');
		return [...totals, ...checkColumns(grid, rounded)];
	}),
]);

/** `number.arithmetic`, and `number.unit` where a change is in the wrong unit. */
export const numberArithmetic: Check = (context) =>
	findingsWithoutConsequences(checkArithmetic(context.report)).map((finding) => withAffected(finding, context));
