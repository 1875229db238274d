/** Adam (Kingma and Ba 2015) over the whole data. */
export function descend(
	size: number,
	{ steps, rate }: { readonly steps: number; readonly rate: number },
	addGradient: (weights: Float64Array, gradient: Float64Array) => void,
): number[] {
	const weights = new Float64Array(size);
	const first = new Float64Array(size);
	const second = new Float64Array(size);
	for (let step = 1; step <= steps; step++) {
		const gradient = new Float64Array(size);
		addGradient(weights, gradient);
		for (let k = 0; k < size; k++) {
			first[k] = 0.9 * first[k]! + 0.1 * gradient[k]!;
			second[k] = 0.99 * second[k]! + 0.01 * gradient[k]! ** 2;
			weights[k]! -= (rate * first[k]!) / (1 - 0.9 ** step) / (Math.sqrt(second[k]! / (1 - 0.99 ** step)) + 1e-8);
		}
	}
	return Array.from(weights);
}

export function dot(row: ArrayLike<number>, weights: ArrayLike<number>): number {
	let sum = 0;
	for (let k = 0; k < row.length; k++) sum += row[k]! * weights[k]!;
	return sum;
}
