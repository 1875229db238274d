/** Spearman's rank correlation, ties at their mean rank. −1 to 1. */
export function spearman(a: readonly number[], b: readonly number[]): number {
	return pearson(ranks(a), ranks(b));
}

export function pearson(a: readonly number[], b: readonly number[]): number {
	const [ma, mb] = [average(a), average(b)];
	let [ab, aa, bb] = [0, 0, 0];
	a.forEach((x, i) => {
		const [da, db] = [x - ma, b[i]! - mb];
		ab += da * db;
		aa += da * da;
		bb += db * db;
	});
	return aa === 0 || bb === 0 ? 0 : ab / Math.sqrt(aa * bb);
}

function ranks(values: readonly number[]): number[] {
	const order = values.map((_, i) => i).sort((i, j) => values[i]! - values[j]!);
	const result = values.map(() => 0);
	for (let i = 0; i < order.length; ) {
		let j = i;
		while (j + 1 < order.length && values[order[j + 1]!] === values[order[i]!]) j++;
		for (let k = i; k <= j; k++) result[order[k]!] = (i + j) / 2;
		i = j + 1;
	}
	return result;
}

function average(values: readonly number[]): number {
	return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
