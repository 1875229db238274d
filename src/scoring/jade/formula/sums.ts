/** The sum in ascending order, so that it is the same to the last bit however the values are arranged. */
export function sumOf(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b).reduce((sum, value) => sum + value, 0);
}

/** `null` for no values. */
export function meanOf(values: readonly number[]): number | null {
	return values.length === 0 ? null : sumOf(values) / values.length;
}
