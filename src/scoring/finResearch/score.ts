import type { Analysis } from '../../model';
import { type EstimatedDimension, signalsOf } from '../estimate/dimensions';
import { estimate, estimateValue } from '../estimate/estimate';
import type { Measured, Tally } from '../estimate/tally';
import { type Dimension, type FinResearchDimension, type FinResearchScore, finResearchDimensions } from '../model';
import { ruleDimensions } from './ruleDimensions';

const weight = 1 / finResearchDimensions.length;

/** FinResearchBench, Table 1: ten dimensions of equal weight; four by the paper's rules, six estimated. */
export function scoreFinResearch({ report, tree }: Analysis, measured: Measured): FinResearchScore {
	const ruled: Partial<Record<FinResearchDimension, Dimension>> = ruleDimensions(report, tree.metrics);
	const dimensions = byDimension((name) => ruled[name] ?? estimate(name as EstimatedDimension, measured));
	const weights = byDimension(() => weight);
	return { final: weightedMean(dimensions, weights), dimensions, weights };
}

/** The estimated dimensions' part of the final score: what fixing a finding can change. */
export function estimatedPart(tally: Tally): number {
	const estimated = finResearchDimensions.filter((name) => name in signalsOf) as EstimatedDimension[];
	return estimated.reduce((sum, name) => sum + weight * (estimateValue(name, tally) ?? 0), 0);
}

function byDimension<T>(make: (name: FinResearchDimension) => T): Record<FinResearchDimension, T> {
	return Object.fromEntries(finResearchDimensions.map((name) => [name, make(name)])) as Record<FinResearchDimension, T>;
}

function weightedMean(
	dimensions: Readonly<Record<FinResearchDimension, Dimension>>,
	weights: Readonly<Record<FinResearchDimension, number>>,
): number | null {
	let sum = 0;
	let total = 0;
	for (const name of finResearchDimensions) {
		const { value } = dimensions[name];
		if (value === null) return null;
		sum += value * weights[name];
		total += weights[name];
	}
	return total > 0 ? sum / total : null;
}
