import type { Check } from './model';
import { brokenChanges } from './numbers/changes';
import { brokenEquations } from './numbers/equations';
import { brokenGrowthRates } from './numbers/growthRates';
import { brokenProportions } from './numbers/proportions';
import { readSkeletons } from './numbers/skeleton';
import { brokenWholes } from './numbers/wholes';

const readings = [brokenChanges, brokenGrowthRates, brokenProportions, brokenWholes, brokenEquations];

/** `number.arithmetic`, and `number.unit` where a change is in the wrong unit: numbers that do not follow from those beside them. */
export const numberArithmetic: Check = ({ report }) =>
	readSkeletons(report).flatMap((skeleton) => readings.flatMap((broken) => broken(skeleton)));
