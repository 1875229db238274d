import type { Check } from './model';
import { brokenChanges } from './numbers/changes';
import { readSkeletons } from './numbers/skeleton';

/** `number.arithmetic` and `number.unit`: numbers that do not follow from the numbers beside them. */
export const numberArithmetic: Check = ({ report }) => readSkeletons(report).flatMap(brokenChanges);
