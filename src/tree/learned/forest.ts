/** Boosted regression trees, packed: node i is `feature[i]`, `at[i]`, with its right child at `right[i]`; leaves have feature −1. */
export interface Forest {
	/** The names of the features it was trained on, in order. */
	readonly features: readonly string[];
	/** How many scores it gives: 1, or one a class. */
	readonly classes: number;
	/** For each tree (class after class, round after round) where its nodes start. */
	readonly roots: readonly number[];
	readonly feature: readonly number[];
	/** The threshold of an inner node, the value of a leaf. */
	readonly at: readonly number[];
	readonly right: readonly number[];
}

/** The scores (log-odds) of a vector, one for each class. */
export function scoresOf(forest: Forest, vector: ArrayLike<number>): number[] {
	const scores: number[] = new Array(forest.classes).fill(0);
	forest.roots.forEach((root, tree) => {
		let node = root;
		while (forest.feature[node]! >= 0)
			node = vector[forest.feature[node]!]! < forest.at[node]! ? node + 1 : forest.right[node]!;
		scores[tree % forest.classes]! += forest.at[node]!;
	});
	return scores;
}

/** Probabilities of the classes; for one class, of it alone. */
export function oddsOf(forest: Forest, vector: ArrayLike<number>): number[] {
	const scores = scoresOf(forest, vector);
	if (scores.length === 1) return [1 / (1 + Math.exp(-scores[0]!))];
	const most = Math.max(...scores);
	const powers = scores.map((score) => Math.exp(score - most));
	const sum = powers.reduce((a, b) => a + b, 0);
	return powers.map((power) => power / sum);
}

/** Named measurements of something, in a fixed order. */
export type FeatureTable<T> = readonly (readonly [name: string, read: (of: T) => number | boolean])[];

export function measure<T>(table: FeatureTable<T>, of: T): Float64Array {
	const vector = new Float64Array(table.length);
	for (let i = 0; i < table.length; i++) vector[i] = Number(table[i]![1](of));
	return vector;
}

export function namesOf<T>(table: FeatureTable<T>): string[] {
	return table.map(([name]) => name);
}
