import { type Interval, ranks, resampledInterval } from '../../../src/ranking/statistics';
import { groupBy } from '../../../src/text/collections';

/** Two figures of a report, and its length, beside those of the others of its group. */
export interface GroupedRow {
	/** Only what stands in one group is compared: the reports on one question. */
	readonly group: string;
	/** What is drawn together when the study is repeated by resampling: the question; the group unless said otherwise. */
	readonly cluster?: string;
	readonly x: number;
	readonly y: number;
	/** What is held constant: characters. */
	readonly length: number;
}

export interface Correlation {
	/** −1 to 1; `null` where one of the two has no order in any group. */
	readonly value: number | null;
	/** 95 %, over resampled clusters; `null` where it cannot be had. */
	readonly interval: Interval | null;
}

/** How two figures go together inside groups. */
export interface WithinGroups {
	/** Spearman's ρ of places inside groups, so that neither a hard question nor a generous rater counts. */
	readonly rho: Correlation;
	/** The same with length held constant: what is left of it once both are compared at the same length (partial correlation). */
	readonly atLength: Correlation;
	/** ρ of x with length. */
	readonly withLength: number | null;
}

/**
 * Measured on places: what is of one group is put in places, from −0.5 to 0.5 in every group, which are then correlated over all
 * groups. Intervals are of 2,000 resamples of the clusters with a fixed seed.
 */
export function withinGroups(rows: readonly GroupedRow[]): WithinGroups {
	const groups = [...groupBy(rows, ({ group }) => group).values()].filter((group) => group.length > 1);
	const clusters = groupBy(groups, ([first]) => first?.cluster ?? first?.group);
	const moments = [...clusters.values()].map((own) => sumOf(own.map(momentsOf)));
	const all = sumOf(moments);
	return {
		rho: withInterval(rhoOf, all, moments),
		atLength: withInterval(rhoAtLength, all, moments),
		withLength: quotient(all.xz, all.xx * all.zz),
	};
}

/** Sums of products of places: x with x, x with y and so on; z is the length. Places are centred, so these are all that a correlation needs. */
interface Moments {
	readonly xx: number;
	readonly yy: number;
	readonly zz: number;
	readonly xy: number;
	readonly xz: number;
	readonly yz: number;
}

function momentsOf(group: readonly GroupedRow[]): Moments {
	const xs = placesOf(group.map(({ x }) => x));
	const ys = placesOf(group.map(({ y }) => y));
	const zs = placesOf(group.map(({ length }) => length));
	const product = (a: readonly number[], b: readonly number[]) =>
		a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
	return {
		...{ xx: product(xs, xs), yy: product(ys, ys), zz: product(zs, zs) },
		...{ xy: product(xs, ys), xz: product(xs, zs), yz: product(ys, zs) },
	};
}

function placesOf(values: readonly number[]): number[] {
	return ranks(values).map((rank) => (rank - 1) / (values.length - 1) - 0.5);
}

function sumOf(moments: readonly Moments[]): Moments {
	const total = (of: (one: Moments) => number) => moments.reduce((sum, one) => sum + of(one), 0);
	return {
		...{ xx: total(({ xx }) => xx), yy: total(({ yy }) => yy), zz: total(({ zz }) => zz) },
		...{ xy: total(({ xy }) => xy), xz: total(({ xz }) => xz), yz: total(({ yz }) => yz) },
	};
}

function rhoOf({ xy, xx, yy }: Moments): number | null {
	return quotient(xy, xx * yy);
}

function rhoAtLength(moments: Moments): number | null {
	const { xx, yy, zz, xz, yz } = moments;
	const xy = rhoOf(moments);
	if (xy === null) return null;
	const [x, y] = [quotient(xz, xx * zz) ?? 0, quotient(yz, yy * zz) ?? 0];
	return quotient(xy - x * y, (1 - x * x) * (1 - y * y));
}

/** A product of moments over the root of its parts'; none where one of the parts has no spread. */
function quotient(product: number, parts: number): number | null {
	return parts < 1e-9 ? null : Math.max(-1, Math.min(1, product / Math.sqrt(parts)));
}

function withInterval(
	figure: (moments: Moments) => number | null,
	all: Moments,
	clusters: readonly Moments[],
): Correlation {
	const value = figure(all);
	if (value === null || clusters.length < 2) return { value, interval: null };
	// A draw in which nothing has an order shows no agreement: leaving it out would make the rest look surer than it is.
	const drawn = (random: () => number) =>
		figure(sumOf(clusters.flatMap(() => clusters[Math.floor(random() * clusters.length)] ?? []))) ?? 0;
	return { value, interval: resampledInterval(drawn) };
}
