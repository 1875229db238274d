import shipped from './weights.json';

/** What the measurements count; learned from claims that people held against their sources, shipped as numbers only. */
export interface SupportWeights {
	/** For each of `rankFeatureNames`: how well a sentence fits a claim. */
	readonly rank: readonly number[];
	/** For each of `coverFeatureNames`: the log-odds that a claim is fully supported. */
	readonly cover: readonly number[];
	readonly bias: number;
}

export const supportWeights: SupportWeights = shipped;
