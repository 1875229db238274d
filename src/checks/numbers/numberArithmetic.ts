import type { Check } from '../../findings/model';
import type { Report } from '../../report/model';
import { memoised } from '../../text/memo';
import { type CheckedRelation, movedRelation } from './amounts/checkedRelation';
import { withAffected } from './arithmetic/affectedClaims';
import { checkAverages, checkMargins, checkMeans } from './arithmetic/averages';
import { checkChanges } from './arithmetic/changes';
import { findingsWithoutConsequences } from './arithmetic/consequences';
import { checkConversions } from './arithmetic/conversions';
import { checkEquations } from './arithmetic/equations';
import { checkGaps } from './arithmetic/gaps';
import { checkGrowthRates } from './arithmetic/growthRates';
import { checkListedMeans } from './arithmetic/listedMeans';
import { checkOrderedLists } from './arithmetic/orderedLists';
import { checkProportions } from './arithmetic/proportions';
import { checkSeriesRates } from './arithmetic/seriesRates';
import { checkSpelledShares } from './arithmetic/spelledShares';
import { checkWholes } from './arithmetic/wholes';
import { inEachBlock, readCellSkeletons, type Skeleton, spelledSkeletonIn } from './reading/skeleton';
import { checkDerivedColumns } from './tableArithmetic/derivedColumns';
import { checkRowGrowth } from './tableArithmetic/rowGrowth';
import { checkSeriesGrowth } from './tableArithmetic/seriesGrowth';
import { checkTableAverages } from './tableArithmetic/tableAverages';
import { checkTableTotals } from './tableArithmetic/tableTotals';
import { readGrids } from './tables/grid';

const inText = [
	checkChanges,
	checkGrowthRates,
	checkSeriesRates,
	checkProportions,
	checkWholes,
	checkEquations,
	checkAverages,
	checkMargins,
	checkMeans,
	checkListedMeans,
	checkGaps,
	checkOrderedLists,
];
/** In a cell the parts of a total are rarely all there. */
const inCells = [checkChanges, checkGrowthRates, checkEquations];
/** What numbers in words take part in. */
const inWords = [checkChanges, checkProportions, checkSpelledShares];
const inTables = [checkTableTotals, checkTableAverages, checkDerivedColumns];

/** Numbers against those beside them that they follow from; worked out once a report. */
export const checkArithmetic: (report: Report) => readonly CheckedRelation[] = memoised((report) => [
	...checkTexts(report),
	...checkTextsInWords(report),
	...readCellSkeletons(report).flatMap((skeleton) => inCells.flatMap((check) => check(skeleton))),
	...readGrids(report).flatMap((grid) => inTables.flatMap((check) => check(grid))),
	...checkConversions(report),
	...checkSeriesGrowth(report),
	...checkRowGrowth(report),
]);

const checkTexts = inEachBlock(
	(skeleton) => (skeleton.amounts.length < 2 ? [] : inText.flatMap((check) => check(skeleton))),
	movedRelation,
);
const checkTextsInWords = inEachBlock(checkInWords, movedRelation, spelledSkeletonIn);

/** `number.arithmetic`, and `number.unit` where a change is in the wrong unit: numbers that do not follow from those beside them. */
export const numberArithmetic: Check = (context) =>
	findingsWithoutConsequences(checkArithmetic(context.report)).map((finding) => withAffected(finding, context));

/** The relations of numbers in words; the others are those of the skeleton without them. */
function checkInWords(skeleton: Skeleton): CheckedRelation[] {
	if (skeleton.amounts.length < 2) return [];
	const spelled = new Set(skeleton.amounts.filter((amount) => amount.spelled).map(({ span }) => span));
	return inWords
		.flatMap((check) => check(skeleton))
		.filter(({ at, others }) => [at, ...others].some((span) => spelled.has(span)));
}
