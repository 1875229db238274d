import type { Spread } from './dimension';

/** Mean and σ (of the population) over the runs that have the figure; `null` with fewer than two such. */
export function spreadOf(figures: readonly (number | null)[]): Spread | null {
	const values = figures.filter((figure) => figure !== null);
	if (values.length < 2) return null;
	const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
	const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
	return { mean, sigma: Math.sqrt(variance), values };
}
