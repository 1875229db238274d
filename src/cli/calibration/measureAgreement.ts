import type { Agreement } from '../../output/agreementModel';
import {
	groupPairs,
	meanAbsoluteDeviation,
	pairOrders,
	pearson,
	type RatedPair,
	rankingAgreement,
	spearman,
} from './agreement';
import { bootstrapIntervals } from './bootstrap';

/** All figures of agreement for the ratings of one dimension, of which there is at least one. */
export function measureAgreement(dimension: string, pairs: readonly RatedPair[]): Agreement {
	const values = figuresOf(pairs);
	const intervals = bootstrapIntervals(pairs, figuresOf);
	const figure = (name: keyof typeof values) => ({
		value: values[name],
		interval: boundedBy(values[name], intervals[name]),
	});
	return {
		dimension,
		ratings: pairs.length,
		groups: groupPairs(pairs).size,
		mad: figure('mad'),
		pearson: figure('pearson'),
		spearman: figure('spearman'),
		ranking: { ...figure('ranking'), ...pairOrders(pairs) },
	};
}

function figuresOf(pairs: readonly RatedPair[]) {
	return {
		mad: meanAbsoluteDeviation(pairs),
		pearson: pearson(pairs),
		spearman: spearman(pairs),
		ranking: rankingAgreement(pairOrders(pairs)),
	};
}

/** What is not defined has no interval. */
function boundedBy<Interval>(value: number | null, interval: Interval | null): Interval | null {
	return value === null ? null : interval;
}
