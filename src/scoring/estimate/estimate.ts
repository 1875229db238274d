import { message } from '../../messages/message';
import type { Dimension, Reason } from '../../scorecard/dimension';
import { finResearchDimensions } from '../../scorecard/finResearch';
import { type EstimatedDimension, signalsOf } from './dimensions';
import { type EstimateSignal, type SignalName, signals } from './signals';
import type { Measured, Tally } from './tally';
import fitted from './weights.json';

/** How many points a dimension gains for each step of 1 of each of its signals, and what a typical report has. */
export interface Weights {
	/** The value of each signal in a typical report: there it neither adds nor takes. */
	readonly typical: Readonly<Record<string, number>>;
	readonly dimensions: Readonly<Record<string, DimensionWeights>>;
}

export interface DimensionWeights {
	/** The dimension of a report whose every signal is typical. */
	readonly base: number;
	readonly weights: Readonly<Record<string, number>>;
}

const onHundred: ReadonlySet<string> = new Set(finResearchDimensions);

export function rangeOf(name: EstimatedDimension): readonly [number, number] {
	return onHundred.has(name) ? [0, 100] : [0, 4];
}

/**
 * A judged dimension from what can be counted: its base, and for each signal its weight times how far it lies from the
 * typical report's; clipped to the dimension's range. Without any table or figure their synergy with the text is 0;
 * a report without a sentence has no value at all.
 */
export function estimateValue(name: EstimatedDimension, tally: Tally, weights: Weights = fitted): number | null {
	if (tally.sentences === 0) return null;
	if (name === 'visualLinguisticSynergy' && tally.visuals === 0) return 0;
	const [low, high] = rangeOf(name);
	const sum = signalsOf[name].reduce(
		(total, signal) => total + contribution(name, signal, tally, weights),
		weights.dimensions[name]!.base,
	);
	return Math.min(high, Math.max(low, sum));
}

/** A dimension with its reasons: what takes the most in front, what adds the most last. */
export function estimate(name: EstimatedDimension, measured: Measured, weights: Weights = fitted): Dimension {
	const value = estimateValue(name, measured.tally, weights);
	const range = rangeOf(name);
	if (value === null)
		return { value, range, basis: 'unscored', reasons: [{ message: message('estimates.noSentence') }] };
	return { value, range, basis: 'estimate', reasons: reasonsOf(name, measured, weights) };
}

/** The points a signal adds (above the typical report) or takes; 0 where there is nothing to measure it on. */
function contribution(name: EstimatedDimension, signal: SignalName, tally: Tally, weights: Weights): number {
	const value = signals[signal].value(tally);
	return value === null ? 0 : weights.dimensions[name]!.weights[signal]! * (value - weights.typical[signal]!);
}

function reasonsOf(name: EstimatedDimension, { tally, places }: Measured, weights: Weights): Reason[] {
	if (name === 'visualLinguisticSynergy' && tally.visuals === 0) return [{ message: message('estimates.noVisual') }];
	return signalsOf[name]
		.filter((signal) => signals[signal].value(tally) !== null)
		.map((signal) => ({ signal, points: contribution(name, signal, tally, weights) }))
		.sort((a, b) => a.points - b.points)
		.map(({ signal, points }) => {
			const { say, place }: EstimateSignal = signals[signal];
			const span = place && points < 0 ? places[place] : undefined;
			return {
				message: message('estimates.points', { what: say(tally), points, digits: onHundred.has(name) ? 1 : 2 }),
				...(span && { span }),
			};
		});
}
