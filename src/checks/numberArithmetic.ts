import type { Check } from './model';
import { brokenChanges } from './numbers/changes';
import { brokenDerivedColumns } from './numbers/derivedColumns';
import { brokenEquations } from './numbers/equations';
import { brokenGrowthRates } from './numbers/growthRates';
import { readGrids } from './numbers/grid';
import { brokenProportions } from './numbers/proportions';
import { readSkeletons } from './numbers/skeleton';
import { brokenTableTotals } from './numbers/tableTotals';
import { brokenWholes } from './numbers/wholes';

const inText = [brokenChanges, brokenGrowthRates, brokenProportions, brokenWholes, brokenEquations];
const inTables = [brokenTableTotals, brokenDerivedColumns];

/** `number.arithmetic`, and `number.unit` where a change is in the wrong unit: numbers that do not follow from those beside them. */
export const numberArithmetic: Check = ({ report }) => [
	...readSkeletons(report)
		.filter(({ amounts }) => amounts.length > 1)
		.flatMap((skeleton) => inText.flatMap((broken) => broken(skeleton))),
	...readGrids(report).flatMap((grid) => inTables.flatMap((broken) => broken(grid))),
];
