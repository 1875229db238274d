/** Gradient-boosted regression trees for logistic loss (Friedman 2001), small and deterministic. */

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
	const bins = makeBins(rows);
	const scores = rows.map(() => new Float64Array(classes));
	const all = Int32Array.from(rows, (_, i) => i);
	let seed = options.seed ?? 12345;
	const random = () => {
		seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
		return seed / 4294967296;
	};
	return Array.from({ length: rounds }, () => {
		const odds = groups ? groupOdds(scores, groups) : scores.map((score) => toOdds(score));
		return Array.from({ length: classes }, (_, c) => {
			const g = new Float64Array(rows.length);
			const h = new Float64Array(rows.length);
			for (const i of all) {
				const p = odds[i]![c]!;
				const w = weights?.[i] ?? 1;
				const hit = classes === 1 ? labels[i]! : labels[i] === c ? 1 : 0;
				g[i] = w * (p - hit);
				h[i] = w * Math.max(1e-6, p * (1 - p));
			}
			const columns = bins.map((_, feature) => feature).filter(() => random() < options.columns);
			const settle = (members: Int32Array, value: number) => {
				for (const i of members) scores[i]![c]! += value;
			};
			return grow({ g, h, bins, columns, options, settle }, all, options.depth);
		});
	});
}

/** The odds of each class from its score; of label 1, where there is one class. */
function toOdds(score: Float64Array): number[] {
	if (score.length === 1) return [1 / (1 + Math.exp(-score[0]!))];
	const most = Math.max(...score);
	const powers = Array.from(score, (x) => Math.exp(x - most));
	const sum = powers.reduce((a, b) => a + b, 0);
	return powers.map((power) => power / sum);
}

/** Grows a tree over some rows, and adds what each leaf says to the scores of its rows. */
function grow(context: Grower, members: Int32Array, depth: number): TreeNode {
	const { bins, options } = context;
	const node = gather(context, members);
	const split = depth === 0 ? undefined : bestSplit(context, node);
	if (!split) {
		const leaf = (-options.rate * node.total.g) / (node.total.h + options.l2);
		context.settle(members, leaf);
		return leaf;
	}
	const { cuts, of } = bins[split.feature]!;
	const [left, right] = partition(members, of, split.bin);
	return {
		feature: split.feature,
		at: cuts[split.bin - 1]!,
		left: grow(context, left, depth - 1),
		right: grow(context, right, depth - 1),
	};
}

/** The rows whose bin lies below a split, and the others, in their order. */
function partition(members: Int32Array, of: Uint8Array, bin: number): [Int32Array, Int32Array] {
	const left = new Int32Array(members.length);
	const right = new Int32Array(members.length);
	let lefts = 0;
	let rights = 0;
	for (let k = 0; k < members.length; k++) {
		const i = members[k]!;
		if (of[i]! < bin) left[lefts++] = i;
		else right[rights++] = i;
	}
	return [left.subarray(0, lefts), right.subarray(0, rights)];
}

function groupOdds(scores: readonly Float64Array[], groups: readonly number[]): number[][] {
	const sums = new Map<number, number>();
	const powers = scores.map((score) => Math.exp(Math.min(30, score[0]!)));
	for (const [i, power] of powers.entries()) sums.set(groups[i]!, (sums.get(groups[i]!) ?? 0) + power);
	return powers.map((power, i) => [power / sums.get(groups[i]!)!]);
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
	/** Bin b holds the values in [cuts[b − 1], cuts[b]). */
	readonly cuts: readonly number[];
	readonly of: Uint8Array;
}

interface Grower {
	readonly g: Float64Array;
	readonly h: Float64Array;
	readonly bins: readonly Bins[];
	readonly columns: readonly number[];
	readonly options: BoostOptions;
	/** Takes up what a leaf says of its rows. */
	readonly settle: (members: Int32Array, value: number) => void;
}

function makeBins(rows: readonly Float64Array[], most = 24): Bins[] {
	return Array.from(rows[0] ?? [], (_, feature) => {
		const values = [...new Set(rows.map((row) => row[feature]!))].sort((a, b) => a - b);
		const step = Math.max(1, values.length / most);
		const cuts: number[] = [];
		for (let k = step; k < values.length; k += step) {
			const at = Math.floor(k);
			cuts.push((values[at - 1]! + values[at]!) / 2);
		}
		const of = new Uint8Array(rows.length);
		for (let i = 0; i < rows.length; i++) {
			const value = rows[i]![feature]!;
			let bin = 0;
			while (bin < cuts.length && value >= cuts[bin]!) bin++;
			of[i] = bin;
		}
		return { cuts, of };
	});
}

/** A node's rows with their derivatives side by side: they are read once for every feature. */
interface Gathered {
	readonly members: Int32Array;
	readonly g: Float64Array;
	readonly h: Float64Array;
	readonly total: { readonly g: number; readonly h: number };
}

function gather({ g, h }: Grower, members: Int32Array): Gathered {
	const own = { g: new Float64Array(members.length), h: new Float64Array(members.length) };
	const total = { g: 0, h: 0 };
	for (let k = 0; k < members.length; k++) {
		const i = members[k]!;
		own.g[k] = g[i]!;
		own.h[k] = h[i]!;
		total.g += g[i]!;
		total.h += h[i]!;
	}
	return { members, ...own, total };
}

function bestSplit({ bins, columns, options }: Grower, { members, g, h, total }: Gathered) {
	const { l2, leastLeaf } = options;
	const base = (total.g * total.g) / (total.h + l2);
	const gs = new Float64Array(256);
	const hs = new Float64Array(256);
	let best: { feature: number; bin: number } | undefined;
	let most = 1e-6;
	for (const feature of columns) {
		const { cuts, of } = bins[feature]!;
		if (cuts.length === 0) continue;
		gs.fill(0, 0, cuts.length + 1);
		hs.fill(0, 0, cuts.length + 1);
		for (let k = 0; k < members.length; k++) {
			const bin = of[members[k]!]!;
			gs[bin]! += g[k]!;
			hs[bin]! += h[k]!;
		}
		let lg = 0;
		let lh = 0;
		for (let bin = 1; bin <= cuts.length; bin++) {
			lg += gs[bin - 1]!;
			lh += hs[bin - 1]!;
			if (lh < leastLeaf || total.h - lh < leastLeaf) continue;
			const gain = (lg * lg) / (lh + l2) + (total.g - lg) ** 2 / (total.h - lh + l2) - base;
			if (gain > most) [most, best] = [gain, { feature, bin }];
		}
	}
	return best;
}
