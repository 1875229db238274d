/** Adam (Kingma and Ba 2015) over the whole data. */
function descend(
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

/** Rows that compete with each other, and for each the share of 1 that it should win. */
export interface RankedList {
	readonly rows: readonly Float64Array[];
	readonly wanted: ArrayLike<number>;
}

/** Listwise: the rows of a list compete, and those wanted should win (softmax cross entropy). Weights of the features. */
export function descendLists(
	lists: readonly RankedList[],
	{ l2, ...options }: { readonly steps: number; readonly rate: number; readonly l2: number },
): number[] {
	const size = lists[0]!.rows[0]!.length;
	// They are walked hundreds of times.
	const flat = lists.map(({ rows, wanted }) => ({ columns: columnsOf(rows), wanted }));
	const odds = flat.map(({ wanted }) => new Float64Array(wanted.length));
	return descend(size, options, (weights, gradient) => {
		for (const [list, { columns, wanted }] of flat.entries()) {
			const errors = odds[list]!;
			softmax(columns, weights, errors);
			for (let i = 0; i < errors.length; i++) errors[i] = (errors[i]! - wanted[i]!) / lists.length;
			addProducts(columns, errors, gradient);
		}
		for (let k = 0; k < size; k++) gradient[k]! += l2 * weights[k]!;
	});
}

/** Column behind column. */
function columnsOf(rows: readonly Float64Array[]): Float64Array {
	const size = rows[0]!.length;
	const columns = new Float64Array(rows.length * size);
	for (const [i, row] of rows.entries()) for (let k = 0; k < size; k++) columns[k * rows.length + i] = row[k]!;
	return columns;
}

/** The odds of each row to win against the others. */
function softmax(columns: Float64Array, weights: Float64Array, odds: Float64Array): void {
	const count = odds.length;
	odds.fill(0);
	for (let k = 0, at = 0; k < weights.length; k++) {
		const weight = weights[k]!;
		for (let i = 0; i < count; i++) odds[i]! += columns[at++]! * weight;
	}
	let most = odds[0]!;
	for (let i = 1; i < count; i++) if (odds[i]! > most) most = odds[i]!;
	let total = 0;
	for (let i = 0; i < count; i++) {
		odds[i] = Math.exp(odds[i]! - most);
		total += odds[i]!;
	}
	for (let i = 0; i < count; i++) odds[i]! /= total;
}

/** To each sum what its column comes to with these factors; four at a time, as each addition waits for the one before. */
function addProducts(columns: Float64Array, factors: Float64Array, sums: Float64Array): void {
	const count = factors.length;
	let k = 0;
	for (; k + 3 < sums.length; k += 4) {
		let a = sums[k]!;
		let b = sums[k + 1]!;
		let c = sums[k + 2]!;
		let d = sums[k + 3]!;
		for (let i = 0, at = k * count; i < count; i++, at++) {
			const factor = factors[i]!;
			a += factor * columns[at]!;
			b += factor * columns[at + count]!;
			c += factor * columns[at + 2 * count]!;
			d += factor * columns[at + 3 * count]!;
		}
		sums[k] = a;
		sums[k + 1] = b;
		sums[k + 2] = c;
		sums[k + 3] = d;
	}
	for (; k < sums.length; k++)
		for (let i = 0, at = k * count; i < count; i++, at++) sums[k]! += factors[i]! * columns[at]!;
}
