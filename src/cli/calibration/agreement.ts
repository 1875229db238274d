import { groupBy, mean } from '../../text/collections';

/** A score beside a person's rating of the same thing. */
export interface RatedPair {
	readonly human: number;
	readonly score: number;
	/** Ranking is compared inside a group only. */
	readonly group: string;
	/** What is drawn together when the study is repeated by resampling: the question of a pair that was preferred; else the group. */
	readonly cluster?: string;
	/** Characters of what was rated, where they are known. */
	readonly length?: number | undefined;
	/** What was rated, and by whom: several ratings of one report are one by their mean. */
	readonly report?: string;
	readonly rater?: string;
}

/** How the score orders pairs that a person has put in order. */
export interface PairOrders {
	/** The score puts them in the same order. */
	readonly agree: number;
	/** The score is the same for both: it gives no order, which is no agreement. */
	readonly tied: number;
	/** The score puts them in the other order. */
	readonly oppose: number;
	/** Pairs that the person rates the same, so that there is no order to agree with; left out. */
	readonly humanTied: number;
}

/** Mean absolute deviation, in the ratings' units; `null` without a pair. */
export function meanAbsoluteDeviation(pairs: readonly RatedPair[]): number | null {
	return pairs.length === 0 ? null : mean(pairs.map(({ human, score }) => Math.abs(score - human)));
}

/** Pearson's r, −1 to 1; `null` where the ratings or the scores are all the same. */
export function pearson(pairs: readonly RatedPair[]): number | null {
	return correlation(
		pairs.map(({ human }) => human),
		pairs.map(({ score }) => score),
	);
}

/** Spearman's ρ, −1 to 1: Pearson's r of the ranks, where equal values share the mean of their ranks. */
export function spearman(pairs: readonly RatedPair[]): number | null {
	return correlation(ranks(pairs.map(({ human }) => human)), ranks(pairs.map(({ score }) => score)));
}

/** Share of the pairs that a person orders which the score orders alike, 0 to 1; `null` where there is no such pair. */
export function rankingAgreement({ agree, tied, oppose }: PairOrders): number | null {
	const of = agree + tied + oppose;
	return of === 0 ? null : agree / of;
}

/** The orders of all pairs inside each group. Takes n log n steps, so that it can be repeated often. */
export function pairOrders(pairs: readonly RatedPair[]): PairOrders {
	const groups = groupPairs(pairs);
	return [...groups.values()].map(ordersInGroup).reduce(addOrders, { agree: 0, tied: 0, oppose: 0, humanTied: 0 });
}

/** The pairs by their groups, in the order in which the groups first occur. */
export function groupPairs(pairs: readonly RatedPair[]): Map<string, RatedPair[]> {
	return groupBy(pairs, ({ group }) => group);
}

/** Goes up the human ratings; a tree of counts tells how many of the lower ones have a lower, or the same, score. */
function ordersInGroup(pairs: readonly RatedPair[]): PairOrders {
	const scores = [...new Set(pairs.map(({ score }) => score))].sort((a, b) => a - b);
	const placeOf = new Map(scores.map((score, index) => [score, index + 1]));
	const counts = new Uint32Array(scores.length + 1);
	const byHuman = [...pairs].sort((a, b) => a.human - b.human);
	let [agree, tied, oppose, humanTied, lower] = [0, 0, 0, 0, 0];
	for (let start = 0; start < byHuman.length; ) {
		let end = start;
		while (end < byHuman.length && byHuman[end]!.human === byHuman[start]!.human) end += 1;
		const places = byHuman.slice(start, end).map(({ score }) => placeOf.get(score)!);
		for (const place of places) {
			const below = countUpTo(counts, place - 1);
			const same = countUpTo(counts, place) - below;
			agree += below;
			tied += same;
			oppose += lower - below - same;
		}
		for (const place of places) count(counts, place);
		humanTied += (places.length * (places.length - 1)) / 2;
		lower += places.length;
		start = end;
	}
	return { agree, tied, oppose, humanTied };
}

/** Fenwick tree: how many places up to this one have been counted. */
function countUpTo(counts: Uint32Array, place: number): number {
	let sum = 0;
	for (let at = place; at > 0; at -= at & -at) sum += counts[at]!;
	return sum;
}

function count(counts: Uint32Array, place: number): void {
	for (let at = place; at < counts.length; at += at & -at) counts[at]! += 1;
}

function addOrders(one: PairOrders, other: PairOrders): PairOrders {
	return {
		agree: one.agree + other.agree,
		tied: one.tied + other.tied,
		oppose: one.oppose + other.oppose,
		humanTied: one.humanTied + other.humanTied,
	};
}

function correlation(xs: readonly number[], ys: readonly number[]): number | null {
	if (isConstant(xs) || isConstant(ys)) return null;
	const [meanX, meanY] = [mean(xs), mean(ys)];
	let [xy, xx, yy] = [0, 0, 0];
	for (const [index, x] of xs.entries()) {
		const [dx, dy] = [x - meanX, ys[index]! - meanY];
		xy += dx * dy;
		xx += dx * dx;
		yy += dy * dy;
	}
	return Math.max(-1, Math.min(1, xy / Math.sqrt(xx * yy)));
}

/** Places from 1, where equal values share the mean of theirs. */
export function ranks(values: readonly number[]): number[] {
	const order = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value);
	const ranked = new Array<number>(values.length);
	for (let start = 0; start < order.length; ) {
		let end = start;
		while (end < order.length && order[end]!.value === order[start]!.value) end += 1;
		for (let at = start; at < end; at += 1) ranked[order[at]!.index] = (start + 1 + end) / 2;
		start = end;
	}
	return ranked;
}

/** Also true without values. Exact, where a variance that is nearly 0 by rounding would not be. */
function isConstant(values: readonly number[]): boolean {
	return values.every((value) => value === values[0]);
}
