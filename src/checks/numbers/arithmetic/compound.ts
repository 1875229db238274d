import { partsIn } from '../../../lexicon/compile';
import { compounding } from '../../../lexicon/quantities';
import { message } from '../../../messages/message';
import type { Message } from '../../../messages/model';
import { type Amount, asResult } from '../amounts/amount';
import { type Interval, meet } from '../amounts/interval';
import { yearlyRate } from '../amounts/tolerances';

/** Growth that is said to compound; otherwise it may be a plain average of the years. */
export const compounds = partsIn(compounding);

/** One way to work out a yearly rate, and what comes out, in percent. */
export interface Reading {
	readonly formula: Message;
	readonly value: Interval;
}

/** Over each of some numbers of years. */
export function compoundReadings(
	[{ text: from }, { text: to }]: readonly [Amount, Amount],
	ratio: Interval,
	spans: readonly number[],
): Reading[] {
	return spans.map((years) => ({
		formula: message('numbers.compoundGrowth', { from, to, years }),
		value: yearly(ratio, years),
	}));
}

/** The reading that gives a rate as it is written, or else nearly. */
export function fitting(readings: readonly Reading[], rate: Amount): Reading | undefined {
	const [low, value, high] = asResult(rate);
	const nearly: Interval = [low - yearlyRate.text, value, high + yearlyRate.text];
	return readings.find((one) => meet(asResult(rate), one.value)) ?? readings.find((one) => meet(nearly, one.value));
}

/** In percent a year. */
export function yearly(ratio: Interval, years: number): Interval {
	const rate = (value: number) => (Math.max(0, value) ** (1 / years) - 1) * 100;
	return [rate(ratio[0]), rate(ratio[1]), rate(ratio[2])];
}
