/** Gradient-boosted regression trees for logistic loss (Friedman 2001), small and deterministic. */

import { memoised } from '../../../src/text/memo';

export interface BoostOptions {
	readonly classes: number;
	readonly rounds: number;
	readonly depth: number;
	readonly rate: number;
	/** Least weight (sum of second derivatives) in a leaf. */
	readonly leastLeaf: number;
	readonly l2: number;
	/** Share of features looked at by each tree. */
	readonly columns: number;
	/** Where the choice of features starts; forests of several starts may be averaged. */
	readonly seed?: number;
}

/** A node: a leaf's value, or `x[feature] < at ? left : right`. */
export type TreeNode =
	| number
	| { readonly feature: number; readonly at: number; readonly left: TreeNode; readonly right: TreeNode };

export interface Dataset {
	readonly rows: readonly Float64Array[];
	readonly labels: readonly number[];
	readonly weights?: readonly number[];
	/** Rows that compete with each other, for ranking: odds are then taken within the group. */
	readonly groups?: readonly number[];
}

/** Trees by round, then by class (one class: the log-odds of label 1). */
export function trainBoost({ rows, labels, weights, groups }: Dataset, options: BoostOptions): TreeNode[][] {
	const { classes, rounds } = options;
	const bins = binsOf(rows);
	const scores = new Float64Array(rows.length * classes);
	const odds = new Float64Array(rows.length * classes);
	const all = Int32Array.from(rows, (_, i) => i);
	let seed = options.seed ?? 12345;
	const random = () => {
		seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
		return seed / 4294967296;
	};
	return Array.from({ length: rounds }, () => {
		if (groups) groupOdds(scores, groups, odds);
		else if (classes === 1) logisticOdds(scores, odds);
		else classOdds(scores, classes, odds);
		return Array.from({ length: classes }, (_, c) => {
			const g = new Float64Array(rows.length);
			const h = new Float64Array(rows.length);
			for (let i = 0; i < rows.length; i++) {
				const p = odds[i * classes + c]!;
				const w = weights?.[i] ?? 1;
				const hit = classes === 1 ? labels[i]! : labels[i] === c ? 1 : 0;
				g[i] = summable(w * (p - hit));
				h[i] = summable(w * Math.max(1e-6, p * (1 - p)));
			}
			const columns = Int32Array.from(bins.cuts.keys()).filter(() => random() < options.columns);
			const settle = (members: Int32Array, value: number) => {
				for (const i of members) scores[i * classes + c]! += value;
			};
			const context = { g, h, bins, columns, options, settle };
			return grow(context, all, sumsByBin(context, all), options.depth);
		});
	});
}

/** Rounded so that sums of some ten thousand are exact: in whatever order they are added, and taken off again. */
function summable(derivative: number): number {
	return Math.round(derivative * 2 ** 36) / 2 ** 36;
}

/** The odds of label 1. */
function logisticOdds(scores: Float64Array, odds: Float64Array): void {
	for (let i = 0; i < scores.length; i++) odds[i] = 1 / (1 + Math.exp(-scores[i]!));
}

/** The odds of each class, row by row. */
function classOdds(scores: Float64Array, classes: number, odds: Float64Array): void {
	for (let at = 0; at < scores.length; at += classes) {
		const own = scores.subarray(at, at + classes);
		const most = Math.max(...own);
		const powers = own.map((x) => Math.exp(x - most));
		const sum = powers.reduce((a, b) => a + b, 0);
		odds.set(
			powers.map((power) => power / sum),
			at,
		);
	}
}

/** The odds of each row among those of its group. */
function groupOdds(scores: Float64Array, groups: readonly number[], odds: Float64Array): void {
	const sums = new Map<number, number>();
	const powers = scores.map((score) => Math.exp(Math.min(30, score)));
	for (const [i, power] of powers.entries()) sums.set(groups[i]!, (sums.get(groups[i]!) ?? 0) + power);
	for (const [i, power] of powers.entries()) odds[i] = power / sums.get(groups[i]!)!;
}

/** Grows a tree over some rows, whose sums by bin are known, and adds what each leaf says to the scores of its rows. */
function grow(context: Grower, members: Int32Array, sums: Float64Array, depth: number): TreeNode {
	const { bins, options } = context;
	const total = totalOf(context, members);
	const split = depth === 0 ? undefined : bestSplit(context, sums, total);
	if (!split) {
		const leaf = (-options.rate * total.g) / (total.h + options.l2);
		context.settle(members, leaf);
		return leaf;
	}
	const [left, right] = partition(members, bins, split);
	const [leftSums, rightSums] = depth === 1 ? [sums, sums] : partSums(context, sums, left, right);
	return {
		feature: split.feature,
		at: bins.cuts[split.feature]![split.bin - 1]!,
		left: grow(context, left, leftSums, depth - 1),
		right: grow(context, right, rightSums, depth - 1),
	};
}

/** The sums of two parts of a node: those of the smaller are added up, those of the other are what is left. */
function partSums(
	context: Grower,
	sums: Float64Array,
	left: Int32Array,
	right: Int32Array,
): [left: Float64Array, right: Float64Array] {
	const smaller = sumsByBin(context, left.length < right.length ? left : right);
	for (let at = 0; at < sums.length; at++) sums[at]! -= smaller[at]!;
	return left.length < right.length ? [smaller, sums] : [sums, smaller];
}

/** The rows whose bin lies below a split, and the others, in their order. */
function partition(members: Int32Array, { of, width }: Bins, { feature, bin }: Split): [Int32Array, Int32Array] {
	const left = new Int32Array(members.length);
	const right = new Int32Array(members.length);
	let lefts = 0;
	let rights = 0;
	for (const i of members) {
		if (of[i * width + feature]! < bin) left[lefts++] = i;
		else right[rights++] = i;
	}
	return [left.subarray(0, lefts), right.subarray(0, rights)];
}

/** The mean of forests. */
export function averageForests(forests: readonly TreeNode[][][]): TreeNode[][] {
	const scaled = (node: TreeNode): TreeNode =>
		typeof node === 'number' ? node / forests.length : { ...node, left: scaled(node.left), right: scaled(node.right) };
	return forests.flatMap((rounds) => rounds.map((trees) => trees.map(scaled)));
}

export function evaluateTree(tree: TreeNode, x: ArrayLike<number>): number {
	let node = tree;
	while (typeof node !== 'number') node = x[node.feature]! < node.at ? node.left : node.right;
	return node;
}

interface Bins {
	/** By feature; bin b holds the values in [cuts[b − 1], cuts[b]). */
	readonly cuts: readonly (readonly number[])[];
	/** The bin of each value, row by row. */
	readonly of: Uint8Array;
	/** Features, and so values, in a row. */
	readonly width: number;
}

interface Grower {
	readonly g: Float64Array;
	readonly h: Float64Array;
	readonly bins: Bins;
	readonly columns: Int32Array;
	readonly options: BoostOptions;
	/** Takes up what a leaf says of its rows. */
	readonly settle: (members: Int32Array, value: number) => void;
}

interface Split {
	readonly feature: number;
	readonly bin: number;
}

const mostBins = 24;

/** Forests of several starts are grown over the same rows. */
const binsOf = memoised(makeBins);

function makeBins(rows: readonly Float64Array[]): Bins {
	const width = rows[0]?.length ?? 0;
	const of = new Uint8Array(rows.length * width);
	const cuts = Array.from({ length: width }, (_, feature) => {
		const own = cutsOf(rows, feature);
		for (let i = 0; i < rows.length; i++) {
			const value = rows[i]![feature]!;
			let bin = 0;
			while (bin < own.length && value >= own[bin]!) bin++;
			of[i * width + feature] = bin;
		}
		return own;
	});
	return { cuts, of, width };
}

function cutsOf(rows: readonly Float64Array[], feature: number): number[] {
	const values = Float64Array.from(new Set(rows.map((row) => row[feature]!))).sort();
	const step = Math.max(1, values.length / mostBins);
	const cuts: number[] = [];
	for (let k = step; k < values.length; k += step) {
		const at = Math.floor(k);
		cuts.push((values[at - 1]! + values[at]!) / 2);
	}
	return cuts;
}

/** The derivatives of a node's rows, summed. */
interface Total {
	readonly g: number;
	readonly h: number;
}

function totalOf({ g, h }: Grower, members: Int32Array): Total {
	const total = { g: 0, h: 0 };
	for (const i of members) {
		total.g += g[i]!;
		total.h += h[i]!;
	}
	return total;
}

function bestSplit(context: Grower, sums: Float64Array, total: Total): Split | undefined {
	const { bins, columns, options } = context;
	const { l2, leastLeaf } = options;
	const base = (total.g * total.g) / (total.h + l2);
	let best: Split | undefined;
	let most = 1e-6;
	for (const [column, feature] of columns.entries()) {
		let lg = 0;
		let lh = 0;
		for (let bin = 1; bin <= bins.cuts[feature]!.length; bin++) {
			const at = 2 * (column * binRoom + bin - 1);
			lg += sums[at]!;
			lh += sums[at + 1]!;
			if (lh < leastLeaf || total.h - lh < leastLeaf) continue;
			const gain = (lg * lg) / (lh + l2) + (total.g - lg) ** 2 / (total.h - lh + l2) - base;
			if (gain > most) [most, best] = [gain, { feature, bin }];
		}
	}
	return best;
}

/** Places for the bins of a feature: a cut more or less may come of rounding. */
const binRoom = mostBins + 2;

/**
 * For each column and bin the sums of both derivatives, side by side. Row after row and not column after column: most
 * rows of a column fall into the same bin, and each addition would wait for the one before.
 */
function sumsByBin({ g, h, bins: { of, width }, columns }: Grower, members: Int32Array): Float64Array {
	const sums = new Float64Array(2 * columns.length * binRoom);
	for (let k = 0; k < members.length; k++) {
		const i = members[k]!;
		const gi = g[i]!;
		const hi = h[i]!;
		const row = i * width;
		for (let column = 0; column < columns.length; column++) {
			const at = 2 * (column * binRoom + of[row + columns[column]!]!);
			sums[at]! += gi;
			sums[at + 1]! += hi;
		}
	}
	return sums;
}
