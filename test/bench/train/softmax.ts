/** A row of a sparse design matrix: feature index → value, with its class and weight. */
export interface Row {
	readonly indices: readonly number[];
	readonly values: readonly number[];
	readonly label: number;
	readonly weight: number;
}

export interface TrainOptions {
	readonly classes: number;
	readonly features: number;
	/** Penalty on squared weights, per feature. */
	readonly l2: (feature: number) => number;
	readonly steps: number;
	readonly rate: number;
}

/** Multinomial logistic regression by full-batch Adam; deterministic. Returns weights as `[class][feature]`. */
export function trainSoftmax(rows: readonly Row[], options: TrainOptions): Float64Array[] {
	const { classes, features, steps, rate } = options;
	const size = classes * features;
	const weights = new Float64Array(size);
	const first = new Float64Array(size);
	const second = new Float64Array(size);
	const penalty = Float64Array.from({ length: features }, (_, feature) => options.l2(feature));
	const total = rows.reduce((sum, row) => sum + row.weight, 0);
	for (let step = 1; step <= steps; step++) {
		const gradient = gradientOf(rows, weights, classes, features);
		const pace = rate * Math.min(1, (2 * (steps - step + 1)) / steps);
		for (let i = 0; i < size; i++) {
			const slope = gradient[i]! / total + penalty[i % features]! * weights[i]!;
			first[i] = 0.9 * first[i]! + 0.1 * slope;
			second[i] = 0.999 * second[i]! + 0.001 * slope * slope;
			const unbiased = first[i]! / (1 - 0.9 ** step);
			const scale = Math.sqrt(second[i]! / (1 - 0.999 ** step)) + 1e-8;
			weights[i]! -= (pace * unbiased) / scale;
		}
	}
	return Array.from({ length: classes }, (_, c) => weights.slice(c * features, (c + 1) * features));
}

function gradientOf(rows: readonly Row[], weights: Float64Array, classes: number, features: number): Float64Array {
	const gradient = new Float64Array(weights.length);
	for (const row of rows) {
		const odds = probabilities(row, weights, classes, features);
		for (let c = 0; c < classes; c++) {
			const error = row.weight * (odds[c]! - (row.label === c ? 1 : 0));
			const base = c * features;
			for (let k = 0; k < row.indices.length; k++) gradient[base + row.indices[k]!]! += error * row.values[k]!;
		}
	}
	return gradient;
}

function probabilities(row: Row, weights: Float64Array, classes: number, features: number): number[] {
	const scores: number[] = [];
	for (let c = 0; c < classes; c++) {
		let score = 0;
		const base = c * features;
		for (let k = 0; k < row.indices.length; k++) score += weights[base + row.indices[k]!]! * row.values[k]!;
		scores.push(score);
	}
	const most = Math.max(...scores);
	const powers = scores.map((score) => Math.exp(score - most));
	const sum = powers.reduce((a, b) => a + b, 0);
	return powers.map((power) => power / sum);
}
