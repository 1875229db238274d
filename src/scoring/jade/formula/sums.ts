/** The sum in ascending order, so that it is the same to the last bit however the values are arranged. */
export function sumOf(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b).reduce((sum, value) => sum + value, 0);
}

/** `null` for no values. */
export function meanOf(values: readonly number[]): number | null {
	return values.length === 0 ? null : sumOf(values) / values.length;
}

/**
 * Knowledge density U = S ÷ ln(tokens + 1) (JADE, eq. 17): what the report is worth for its length.
 * `final` is S, 0–1; `tokens` counts the whole report. `null` without a final score and for an empty report.
 */
export function knowledgeDensity(final: number | null, tokens: number): number | null {
	return final === null || tokens <= 0 ? null : final / Math.log(tokens + 1);
}
