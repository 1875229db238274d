import { type EstimatedDimension, signalsOf } from '../../../src/scoring/estimate/dimensions';
import { rangeOf, type Weights } from '../../../src/scoring/estimate/estimate';
import { type SignalName, signals } from '../../../src/scoring/estimate/signals';
import type { Tally } from '../../../src/scoring/estimate/tally';

/** A report's counts and what it was rated; the ratings are a language model's, made under a written guide. */
export interface RatedReport {
	readonly name: string;
	readonly tally: Tally;
	readonly ratings: Readonly<Record<EstimatedDimension, number>>;
}

/** Where a weight stands before any rating is seen, and what it must not fall below, as shares of the range. */
const prior = 0.1;
const least = 0.05;
/**
 * What hardly goes wrong in the rated reports, so that the ratings cannot tell what it is worth, starts higher: none
 * repeats or contradicts itself much, and every conclusion is the report's own.
 */
const rare: Partial<Record<SignalName, number>> = { distinctness: 2, agreement: 2, closing: 1.5 };
/** How hard the ratings have to pull: 17 reports temper the prior, they do not replace it. */
const ridge = 0.5;
const sweeps = 200;

/**
 * Fits the weights of every dimension: least squares on the ratings with a pull towards the prior (a ridge around it)
 * and a floor, so that no signal can count against its meaning. Coordinate descent; the same reports, the same weights.
 */
export function fitWeights(reports: readonly RatedReport[]): Weights {
	const typical = Object.fromEntries(
		(Object.keys(signals) as SignalName[]).map((signal) => [signal, short(typicalOf(signal, reports))]),
	);
	const dimensions = Object.fromEntries(
		(Object.keys(signalsOf) as EstimatedDimension[]).map((name) => [name, fitDimension(name, reports, typical)]),
	);
	return { typical, dimensions };
}

function typicalOf(signal: SignalName, reports: readonly RatedReport[]): number {
	const values = reports.map(({ tally }) => signals[signal].value(tally)).filter((value) => value !== null);
	return mean(values);
}

function fitDimension(name: EstimatedDimension, reports: readonly RatedReport[], typical: Record<string, number>) {
	const range = rangeOf(name)[1];
	const used = name === 'visualLinguisticSynergy' ? reports.filter(({ tally }) => tally.visuals > 0) : reports;
	const rated = used.map(({ ratings }) => ratings[name] / range);
	const rows = used.map(({ tally }) =>
		signalsOf[name].map((signal) => (signals[signal].value(tally) ?? typical[signal]!) - typical[signal]!),
	);
	const { base, weights } = descend(
		rows,
		rated,
		signalsOf[name].map((signal) => rare[signal] ?? 1),
	);
	return {
		base: short(base * range),
		weights: Object.fromEntries(signalsOf[name].map((signal, i) => [signal, short(weights[i]! * range)])),
	};
}

function descend(
	rows: readonly (readonly number[])[],
	rated: readonly number[],
	strengths: readonly number[],
): { base: number; weights: number[] } {
	const weights = strengths.map((strength) => strength * prior);
	let base = mean(rated);
	const rest = (row: readonly number[], i: number) =>
		rated[i]! - base - row.reduce((sum, value, k) => sum + value * weights[k]!, 0);
	for (let sweep = 0; sweep < sweeps; sweep++) {
		base += mean(rows.map(rest));
		for (const k of weights.keys()) {
			const pull = rows.reduce((sum, row, i) => sum + row[k]! * (rest(row, i) + row[k]! * weights[k]!), 0);
			const size = rows.reduce((sum, row) => sum + row[k]! ** 2, 0);
			weights[k] = Math.max(strengths[k]! * least, (pull + ridge * strengths[k]! * prior) / (size + ridge));
		}
	}
	return { base, weights };
}

function mean(values: readonly number[]): number {
	return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function short(value: number): number {
	return Number(value.toPrecision(4));
}
