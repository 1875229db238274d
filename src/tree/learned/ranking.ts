/** A linear ranking, as it was shipped: what competes with others is worth the weighted sum of what was measured on it. */
export interface Ranking {
	/** The names of the features it was trained on, in order. */
	readonly features: readonly string[];
	readonly weights: readonly number[];
}

/**
 * The worth of what a vector measures; only differences between what competes mean something. The weights are read here:
 * a function that reads arrays of every kind would make an object of each fraction.
 */
export function worthOf({ weights }: Ranking, vector: ArrayLike<number>): number {
	let worth = 0;
	for (let feature = 0; feature < weights.length; feature++) {
		worth += (weights[feature] ?? 0) * (vector[feature] ?? 0);
	}
	return worth;
}
