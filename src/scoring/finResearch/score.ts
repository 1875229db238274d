import type { Analysis } from '../../model';
import { type Dimension, type FinResearchDimension, type FinResearchScore, finResearchDimensions } from '../model';
import { ruleDimensions } from './ruleDimensions';

const unjudged: Dimension = {
	value: null,
	range: [0, 100],
	basis: 'unscored',
	reasons: [{ message: 'Needs a reader’s judgement: not scored offline yet.' }],
};

/** FinResearchBench, Table 1: ten dimensions of equal weight; the final score waits until all ten are there. */
export function scoreFinResearch({ report, tree }: Analysis): FinResearchScore {
	const ruled: Partial<Record<FinResearchDimension, Dimension>> = ruleDimensions(report, tree.metrics);
	const dimensions = byDimension((name) => ruled[name] ?? unjudged);
	const weights = byDimension(() => 1 / finResearchDimensions.length);
	return { final: weightedMean(dimensions, weights), dimensions, weights };
}

function byDimension<T>(make: (name: FinResearchDimension) => T): Record<FinResearchDimension, T> {
	return Object.fromEntries(finResearchDimensions.map((name) => [name, make(name)])) as Record<FinResearchDimension, T>;
}

function weightedMean(
	dimensions: Readonly<Record<FinResearchDimension, Dimension>>,
	weights: Readonly<Record<FinResearchDimension, number>>,
): number | null {
	let sum = 0;
	let weight = 0;
	for (const name of finResearchDimensions) {
		const { value } = dimensions[name];
		if (value === null) return null;
		sum += value * weights[name];
		weight += weights[name];
	}
	return weight > 0 ? sum / weight : null;
}
