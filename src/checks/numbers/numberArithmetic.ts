import type { Check, DraftFinding } from '../../findings/model';
import { brokenAverages, brokenMargins, brokenMeans } from './averages';
import { brokenChanges } from './changes';
import { brokenConversions } from './conversions';
import { brokenDerivedColumns } from './derivedColumns';
import { brokenEquations } from './equations';
import { brokenGaps } from './gaps';
import { readGrids } from './grid';
import { brokenGrowthRates } from './growthRates';
import { brokenProportions } from './proportions';
import { brokenSeriesGrowth } from './seriesGrowth';
import { readCellSkeletons, readSkeletons, type Skeleton, withSpelled } from './skeleton';
import { brokenSpelledShares } from './spelledShares';
import { brokenTableTotals } from './tableTotals';
import { brokenWholes } from './wholes';

const inText = [
	brokenChanges,
	brokenGrowthRates,
	brokenProportions,
	brokenWholes,
	brokenEquations,
	brokenAverages,
	brokenMargins,
	brokenMeans,
	brokenGaps,
];
/** In a cell the parts of a total are rarely all there. */
const inCells = [brokenChanges, brokenGrowthRates, brokenEquations];
/** What numbers in words take part in. */
const inWords = [brokenChanges, brokenProportions, brokenSpelledShares];
const inTables = [brokenTableTotals, brokenDerivedColumns];

/** `number.arithmetic`, and `number.unit` where a change is in the wrong unit: numbers that do not follow from those beside them. */
export const numberArithmetic: Check = ({ report }) => [
	...readSkeletons(report)
		.filter(({ amounts }) => amounts.length > 1)
		.flatMap((skeleton) => inText.flatMap((broken) => broken(skeleton))),
	...readSkeletons(report).flatMap((skeleton) => brokenInWords(withSpelled(report, skeleton))),
	...readCellSkeletons(report).flatMap((skeleton) => inCells.flatMap((broken) => broken(skeleton))),
	...readGrids(report).flatMap((grid) => inTables.flatMap((broken) => broken(grid))),
	...brokenConversions(report),
	...brokenSeriesGrowth(report),
];

/** The findings about numbers in words; the others are those of the skeleton without them. */
function brokenInWords(skeleton: Skeleton | undefined): DraftFinding[] {
	if (!skeleton || skeleton.amounts.length < 2) return [];
	const spelled = new Set(skeleton.amounts.filter((amount) => amount.spelled).map(({ span }) => span));
	return inWords
		.flatMap((broken) => broken(skeleton))
		.filter(({ span, related = [] }) => spelled.has(span) || related.some((place) => spelled.has(place.span)));
}
