import { floatAt } from '../../access';
import { memoised } from '../../text/memo';

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

/** A forest ready for walking. */
export interface Forest extends ShippedForest {
	/** For each tree where its nodes start. */
	readonly roots: ArrayLike<number>;
	/** The right child of each inner node; the left one follows the node. */
	readonly right: ArrayLike<number>;
}

/** In the arrays that are fastest to walk. */
export function loadForest({ features, classes, feature, at }: ShippedForest): Forest {
	const roots: number[] = [];
	const right = new Int32Array(feature.length);
	/** Inner nodes whose left subtree is being read. */
	const open: number[] = [];
	let ended = true;
	for (let node = 0; node < feature.length; node++) {
		if (ended) roots.push(node);
		ended = false;
		if (integerAt(feature, node) >= 0) {
			open.push(node);
			continue;
		}
		const parent = open.pop();
		if (parent === undefined) ended = true;
		else right[parent] = node + 1;
	}
	return {
		features,
		classes,
		roots: Int32Array.from(roots),
		feature: Int32Array.from(feature),
		at: Float64Array.from(at),
		right,
	};
}

/** The scores (log-odds) of a vector, one for each class. */
export function scoresOf(forest: Forest, vector: ArrayLike<number>): number[] {
	const scores = new Float64Array(forest.classes);
	for (let tree = 0; tree < forest.roots.length; tree++) {
		const of = tree % forest.classes;
		scores[of] = floatAt(scores, of) + leafOf(forest, tree, vector);
	}
	return [...scores];
}

/** The score of a vector, in a forest that gives one. */
export function scoreOf(forest: Forest, vector: ArrayLike<number>): number {
	let score = 0;
	for (let tree = 0; tree < forest.roots.length; tree++) score += leafOf(forest, tree, vector);
	return score;
}

/** The value of the leaf that a vector leads to in one tree. */
function leafOf({ roots, feature, at, right }: Forest, tree: number, vector: ArrayLike<number>): number {
	let node = integerAt(roots, tree);
	for (let tested = integerAt(feature, node); tested >= 0; tested = integerAt(feature, node)) {
		node = numberAt(vector, tested) < numberAt(at, node) ? node + 1 : integerAt(right, node);
	}
	return numberAt(at, node);
}

/** Two functions, for integers and for fractions, so that the engine can optimise each for one kind of array. */
function integerAt(values: ArrayLike<number>, index: number): number {
	const value = values[index];
	if (value === undefined) throw new RangeError(`The forest has no node or tree ${index}.`);
	return value;
}

function numberAt(values: ArrayLike<number>, index: number): number {
	const value = values[index];
	if (value === undefined) throw new RangeError(`There is no measurement or threshold ${index}.`);
	return value;
}

/** {@link probabilitiesOf}, cached by vector. */
export function cachedProbabilities(forest: Forest, vector: Float64Array): readonly number[] {
	return oddsIn(forest)(vector);
}

const oddsIn = memoised((forest: Forest) => memoised((vector: Float64Array) => probabilitiesOf(forest, vector)));

/** Probabilities of the classes; for one class, of it alone. */
export function probabilitiesOf(forest: Forest, vector: ArrayLike<number>): number[] {
	if (forest.classes === 1) return [1 / (1 + Math.exp(-scoreOf(forest, vector)))];
	const scores = scoresOf(forest, vector);
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

/** A vector with further measurements behind it. */
export function appendMeasures<T>(first: Float64Array, table: FeatureTable<T>, of: T): Float64Array {
	const vector = new Float64Array(first.length + table.length);
	vector.set(first);
	measureInto(vector, first.length, table, of);
	return vector;
}

export function featureNames<T>(table: FeatureTable<T>): string[] {
	return table.map(([name]) => name);
}
