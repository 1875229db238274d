import { createPlumbline } from '../../../src/index';
import { silentLogger, systemClock } from '../../../src/ports';
import { type EstimatedDimension, signalsOf } from '../../../src/scoring/estimate/dimensions';
import { estimateValue } from '../../../src/scoring/estimate/estimate';
import { measure } from '../../../src/scoring/estimate/tally';
import { readGold } from './corpora';
import { spearman } from './correlation';
import { fitWeights, type RatedReport } from './ratingsFit';

export interface RatingFigures {
	/** Mean absolute deviation from the ratings, on the dimension's own range, each report left out of the fit. */
	readonly mad: number;
	/** The same for always guessing the mean of the other reports. */
	readonly baseline: number;
	readonly spearman: number;
}

export const estimatedDimensions = Object.keys(signalsOf) as EstimatedDimension[];

const plumbline = createPlumbline({ logger: silentLogger, clock: { ...systemClock, now: () => 0 } });

export function readRated(): RatedReport[] {
	return readGold().map(({ name, text, gold }) => ({
		name,
		tally: measure(plumbline.analyze({ name, text })).tally,
		ratings: gold.ratings,
	}));
}

/** How well the estimates meet the ratings of reports they were not fitted on. */
export function ratingFigures(
	reports: readonly RatedReport[] = readRated(),
): Record<EstimatedDimension, RatingFigures> {
	const fits = reports.map((left) => fitWeights(reports.filter((report) => report !== left)));
	const figures = (dimension: EstimatedDimension): RatingFigures => {
		const rated = reports.map(({ ratings }) => ratings[dimension]);
		const estimates = reports.map(({ tally }, i) => estimateValue(dimension, tally, fits[i]!)!);
		const others = rated.map((own) => (sum(rated) - own) / (rated.length - 1));
		return {
			mad: deviation(estimates, rated),
			baseline: deviation(others, rated),
			spearman: spearman(estimates, rated),
		};
	};
	return Object.fromEntries(estimatedDimensions.map((name) => [name, figures(name)])) as Record<
		EstimatedDimension,
		RatingFigures
	>;
}

function deviation(a: readonly number[], b: readonly number[]): number {
	return sum(a.map((value, i) => Math.abs(value - b[i]!))) / a.length;
}

function sum(values: readonly number[]): number {
	return values.reduce((total, value) => total + value, 0);
}
