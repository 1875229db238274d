import { oneOf } from '../../lexicon/compile';
import { givesRate } from '../../lexicon/rates.json';

/** A pattern source without groups for the verbs by which one currency is so many of another. */
export const givesRatePattern = `\\b${oneOf(givesRate)}\\b`;
