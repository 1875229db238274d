import type { Agreement } from '../../output/agreementModel';
import { groupBy } from '../../text/collections';
import { meanAbsoluteDeviation, pairOrders, pearson, type RatedPair, rankingAgreement, spearman } from './agreement';
import { bootstrapIntervals } from './bootstrap';
import { type Correlation, withinGroups } from './withinGroups';

/** All figures of agreement for the ratings of one dimension, of which there is at least one. */
export function measureAgreement(dimension: string, rated: readonly RatedPair[]): Agreement {
	const pairs = oneByReport(rated);
	const preferences = pairs.some(({ cluster }) => cluster !== undefined);
	const figuresOf = preferences ? orderFigures : allFigures;
	const values = figuresOf(pairs);
	const intervals = bootstrapIntervals(pairs, figuresOf);
	const figure = (name: keyof typeof values) => ({
		value: values[name],
		interval: boundedBy(values[name], intervals[name]),
	});
	return {
		...{ dimension, ratings: pairs.length, preferences },
		groups: groupBy(pairs, ({ cluster, group }) => cluster ?? group).size,
		mad: figure('mad'),
		pearson: figure('pearson'),
		spearman: figure('spearman'),
		ranking: { ...figure('ranking'), ...pairOrders(pairs) },
		...insideGroups(pairs),
		raters: agreementOfRaters(rated),
	};
}

function allFigures(pairs: readonly RatedPair[]) {
	return {
		mad: meanAbsoluteDeviation(pairs),
		pearson: pearson(pairs),
		spearman: spearman(pairs),
		ranking: rankingAgreement(pairOrders(pairs)),
	};
}

/** A preference has an order and no size. */
function orderFigures(pairs: readonly RatedPair[]): ReturnType<typeof allFigures> {
	return { mad: null, pearson: null, spearman: null, ranking: rankingAgreement(pairOrders(pairs)) };
}

/** What is not defined has no interval. */
function boundedBy<Interval>(value: number | null, interval: Interval | null): Interval | null {
	return value === null ? null : interval;
}

/** ρ of score and rating inside groups, the same at equal length, and what plain length would give. */
function insideGroups(pairs: readonly RatedPair[]): Pick<Agreement, 'withinGroups' | 'atLength' | 'length'> {
	const rows = pairs.map(({ group, cluster, score, human, length }) => ({
		...{ group, x: score, y: human, length: length ?? 0 },
		...(cluster !== undefined && { cluster }),
	}));
	const { rho, atLength, withLength } = withinGroups(rows);
	const known = pairs.every(({ length }) => length !== undefined);
	const none: Correlation = { value: null, interval: null };
	const baseline = known ? withinGroups(rows.map((row) => ({ ...row, x: row.length }))).rho : none;
	return {
		withinGroups: rho,
		atLength: known ? atLength : none,
		length: { ...baseline, withScore: known ? withLength : null },
	};
}

/** Several raters of one report count once, with their mean. */
function oneByReport(rated: readonly RatedPair[]): RatedPair[] {
	const single = rated.filter(({ rater }) => rater === undefined);
	const several = groupBy(
		rated.filter(({ rater }) => rater !== undefined),
		({ group, report }) => `${group}\n${report}`,
	);
	const means = [...several.values()].flatMap((own) => {
		const human = own.reduce((sum, one) => sum + one.human, 0) / own.length;
		return own.slice(0, 1).map((one) => ({ ...one, human }));
	});
	return [...single, ...means];
}

/** ρ inside groups of each two raters on what both rated, the mean over the pairs of raters. */
function agreementOfRaters(rated: readonly RatedPair[]): Agreement['raters'] {
	const raters = [...groupBy(rated, ({ rater }) => rater)].flatMap(([name, own]) => (name === undefined ? [] : [own]));
	const values = raters.flatMap((one, at) => raters.slice(at + 1).flatMap((other) => rhoBetween(one, other) ?? []));
	const mean = values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
	return { raters: raters.length, value: mean };
}

function rhoBetween(one: readonly RatedPair[], other: readonly RatedPair[]): number | null {
	const theirs = new Map(other.map(({ group, report, human }) => [`${group}\n${report}`, human]));
	const rows = one.flatMap(({ group, report, human }) => {
		const y = theirs.get(`${group}\n${report}`);
		return y === undefined ? [] : [{ group, x: human, y, length: 0 }];
	});
	return withinGroups(rows).rho.value;
}
