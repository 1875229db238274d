import { spreadOf } from '../../scorecard/dimension';
import { type FinResearchDimension, finResearchDimensions, type Stability } from '../../scorecard/finResearch';

/** What the runs gave: for each its value per judged dimension, and its final score. */
export interface RunValues {
	readonly dimensions: Readonly<Partial<Record<FinResearchDimension, number>>>;
	readonly final: number | null;
}

/** Mean and spread over the runs; `null` for a single one. */
export function stabilityOf(runs: readonly RunValues[]): Stability | null {
	if (runs.length < 2) return null;
	const entries = finResearchDimensions.flatMap((name) => {
		const spread = spreadOf(runs.flatMap(({ dimensions }) => dimensions[name] ?? []));
		return spread ? [[name, spread] as const] : [];
	});
	return {
		runs: runs.length,
		final: spreadOf(runs.flatMap(({ final }) => final ?? [])),
		dimensions: Object.fromEntries(entries),
	};
}
