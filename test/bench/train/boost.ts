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
	const { classes, rounds, rate } = options;
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
		const trees = Array.from({ length: classes }, (_, c) => {
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
			return grow({ g, h, bins, columns, options }, all, options.depth);
		});
		for (const i of all) for (let c = 0; c < classes; c++) scores[i]![c]! += evaluateTree(trees[c]!, rows[i]!);
		return trees;
		function toOdds(score: Float64Array): number[] {
			if (classes === 1) return [1 / (1 + Math.exp(-score[0]!))];
			const most = Math.max(...score);
			const powers = Array.from(score, (x) => Math.exp(x - most));
			const sum = powers.reduce((a, b) => a + b, 0);
			return powers.map((power) => power / sum);
		}
	});
	function grow(context: Grower, members: Int32Array, depth: number): TreeNode {
		const total = sums(context, members);
		const leaf = (-rate * total.g) / (total.h + options.l2);
		if (depth === 0) return leaf;
		const split = bestSplit(context, members, total);
		if (!split) return leaf;
		const left = members.filter((i) => context.bins[split.feature]!.of[i]! < split.bin);
		const right = members.filter((i) => context.bins[split.feature]!.of[i]! >= split.bin);
		const at = context.bins[split.feature]!.cuts[split.bin - 1]!;
		return { feature: split.feature, at, left: grow(context, left, depth - 1), right: grow(context, right, depth - 1) };
	}
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
		const of = Uint8Array.from(rows, (row) => {
			let bin = 0;
			while (bin < cuts.length && row[feature]! >= cuts[bin]!) bin++;
			return bin;
		});
		return { cuts, of };
	});
}

function sums({ g, h }: Grower, members: Int32Array): { g: number; h: number } {
	let sg = 0;
	let sh = 0;
	for (const i of members) {
		sg += g[i]!;
		sh += h[i]!;
	}
	return { g: sg, h: sh };
}

function bestSplit({ g, h, bins, columns, options }: Grower, members: Int32Array, total: { g: number; h: number }) {
	const { l2, leastLeaf } = options;
	const base = (total.g * total.g) / (total.h + l2);
	let best: { feature: number; bin: number } | undefined;
	let most = 1e-6;
	for (const feature of columns) {
		const { cuts, of } = bins[feature]!;
		if (cuts.length === 0) continue;
		const gs = new Float64Array(cuts.length + 1);
		const hs = new Float64Array(cuts.length + 1);
		for (const i of members) {
			gs[of[i]!]! += g[i]!;
			hs[of[i]!]! += h[i]!;
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
