import { floatAt, intAt, itemAt, uintAt } from '../../access';

/** Boosted regression trees as they are shipped: tree after tree, each node before its left subtree and that before its right one. */
export interface ShippedForest {
	/** The names of the features it was trained on, in order. */
	readonly features: readonly string[];
	/** How many scores it gives: 1, or one a class; its trees serve the classes in turn. */
	readonly classes: number;
	/** What an inner node tests; −1 at a leaf. */
	readonly feature: ArrayLike<number>;
	/** The threshold of an inner node, the value of a leaf. */
	readonly at: ArrayLike<number>;
}

/**
 * A forest ready to be asked. Its trees are not walked, since processors guess badly which way it goes on: the leaves of a
 * tree are bits of a number, the leftmost the highest; each test that a measurement passes closes those to the left of its
 * node; and the leftmost that stays open is the one that the vector leads to (Lucchese et al. 2015, “QuickScorer”).
 */
export interface Forest extends ShippedForest {
	/** The values of the leaves, {@link mostLeaves} a tree. */
	readonly leaves: Float64Array;
	/** For each feature where its tests start, those of low thresholds first. */
	readonly starts: Uint32Array;
	readonly thresholds: Float64Array;
	/** The tree that a test is in, and the leaves that stay open when it is passed. */
	readonly trees: Uint32Array;
	readonly open: Int32Array;
}

/** As many as a number has bits. */
const mostLeaves = 32;

export function loadForest(shipped: ShippedForest): Forest {
	const { features, feature, at } = shipped;
	const leaves: number[] = [];
	const tests = features.map((): { readonly threshold: number; readonly tree: number; readonly open: number }[] => []);
	let node = 0;
	/** Reads a subtree with so many leaves of its tree to its left; returns how many there are with its own. */
	const read = (tree: number, left: number): number => {
		const [tested, threshold] = [numberAt(feature, node), numberAt(at, node)];
		node++;
		if (tested < 0) {
			leaves[tree * mostLeaves + left] = threshold;
			return left + 1;
		}
		const middle = read(tree, left);
		itemAt(tests, tested).push({ threshold, tree, open: ~((-1 >>> left) ^ (-1 >>> middle)) });
		return read(tree, middle);
	};
	for (let tree = 0; node < feature.length; tree++) {
		leaves.length = tree * mostLeaves;
		if (read(tree, 0) > mostLeaves) throw new RangeError(`Tree ${tree} has more than ${mostLeaves} leaves.`);
	}
	for (const own of tests) own.sort((a, b) => a.threshold - b.threshold);
	const all = tests.flat();
	let start = 0;
	return {
		...shipped,
		leaves: Float64Array.from(leaves),
		starts: Uint32Array.of(0, ...tests.map((own) => (start += own.length))),
		thresholds: Float64Array.from(all, ({ threshold }) => threshold),
		trees: Uint32Array.from(all, ({ tree }) => tree),
		open: Int32Array.from(all, ({ open }) => open),
	};
}

/** For each tree its leaves, all open. */
export function openLeaves({ leaves }: Forest): Int32Array {
	return new Int32Array(Math.ceil(leaves.length / mostLeaves)).fill(-1);
}

/** Closes the leaves that measurements rule out, which are a vector's from an index on. */
export function closeLeaves(
	{ features, starts, thresholds, trees, open: stay }: Forest,
	open: Int32Array,
	measured: Float64Array,
	from = 0,
): Int32Array {
	const to = Math.min(features.length, from + measured.length);
	for (let feature = from; feature < to; feature++) {
		const value = floatAt(measured, feature - from);
		const end = uintAt(starts, feature + 1);
		for (let test = uintAt(starts, feature); test < end && floatAt(thresholds, test) <= value; test++) {
			const tree = uintAt(trees, test);
			open[tree] = intAt(open, tree) & intAt(stay, test);
		}
	}
	return open;
}

/** The score (log-odds) of a class by the leaves that are the leftmost open. */
export function scoreOf({ classes, leaves }: Forest, open: Int32Array, of = 0): number {
	let score = 0;
	for (let tree = of; tree < open.length; tree += classes) {
		score += floatAt(leaves, tree * mostLeaves + Math.clz32(intAt(open, tree)));
	}
	return score;
}

function numberAt(values: ArrayLike<number>, index: number): number {
	const value = values[index];
	if (value === undefined) throw new RangeError(`The forest has no node ${index}.`);
	return value;
}

/** Probabilities of the classes for a vector, which may go on behind the forest's features; for one class, of it alone. */
export function probabilitiesOf(forest: Forest, vector: Float64Array): number[] {
	const open = closeLeaves(forest, openLeaves(forest), vector);
	if (forest.classes === 1) return [1 / (1 + Math.exp(-scoreOf(forest, open)))];
	const scores = Array.from({ length: forest.classes }, (_, of) => scoreOf(forest, open, of));
	const most = Math.max(...scores);
	const powers = scores.map((score) => Math.exp(score - most));
	const sum = powers.reduce((a, b) => a + b, 0);
	return powers.map((power) => power / sum);
}

/** Named measurements of something, in a fixed order. */
export type FeatureTable<T> = readonly (readonly [name: string, read: (of: T) => number | boolean])[];

export function measure<T>(table: FeatureTable<T>, of: T): Float64Array {
	const vector = new Float64Array(table.length);
	measureInto(vector, 0, table, of);
	return vector;
}

/** Writes the measurements into a vector, from a place on. */
export function measureInto<T>(vector: Float64Array, from: number, table: FeatureTable<T>, of: T): void {
	let at = from;
	for (const [, read] of table) vector[at++] = Number(read(of));
}

/** Vectors of one size to be written into. They share one array: hundreds of their own cost more than what is written. */
export function emptyVectors(count: number, size: number): Float64Array[] {
	const all = new Float64Array(count * size);
	return Array.from({ length: count }, (_, at) => all.subarray(at * size, (at + 1) * size));
}

export function featureNames<T>(table: FeatureTable<T>): string[] {
	return table.map(([name]) => name);
}
