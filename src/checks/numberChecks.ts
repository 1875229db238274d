import { numberArithmetic } from './numberArithmetic';
export const numberChecks = [numberArithmetic];
