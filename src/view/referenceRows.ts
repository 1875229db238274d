import type { FinResearchDimension } from '../scorecard/finResearch';
import { finResearchDimensions } from '../scorecard/finResearch';

/** A system's scores in the FinResearchBench paper (arXiv 2507.16248), 0–100. */
export interface ReferenceRow {
	readonly name: string;
	/** Where in the paper the row stands. */
	readonly table: 1 | 2;
	readonly final: number;
	readonly dimensions: Readonly<Record<FinResearchDimension, number>>;
}

/** The reports written by experts (Table 2), then the systems of Table 1 in the paper's order. */
export const referenceRows: readonly ReferenceRow[] = [
	row('Expert', 2, 81.43, [100, 77.29, 75.85, 85.24, 55.77, 83.31, 46.15, 90.98, 99.76, 99.96]),
	row('Gemini', 1, 76.6, [50.81, 95.56, 96.72, 89.41, 49.33, 82.67, 42.15, 89.09, 87.44, 82.8]),
	row('OpenAI', 1, 74.15, [24.15, 88.35, 89.41, 84.89, 53.24, 79.08, 48.01, 90.39, 93.1, 90.77]),
	row('Cashcat Pro', 1, 70.73, [70.05, 72.22, 68.94, 88.56, 49.49, 79.06, 43.54, 88.56, 87.74, 59.1]),
	row('Minimax', 1, 67.69, [29.93, 72.36, 90.29, 85.56, 52.63, 75.86, 31.56, 88.37, 85.22, 65.08]),
	row('Reportify', 1, 67.18, [36.06, 70.68, 50.6, 86.08, 56.81, 79.26, 51.15, 87.35, 85.86, 67.94]),
	row('Perplexity', 1, 67.05, [48.31, 57.68, 83.03, 81.29, 50.95, 71.93, 30.79, 88.93, 88.79, 68.77]),
	row('Genspark', 1, 64.3, [10.6, 66.46, 82.65, 82.62, 50.66, 78.73, 40.06, 87.07, 89.13, 54.98]),
	row('AutoGLM', 1, 59.98, [0, 49.06, 56.82, 78.31, 49.35, 77.05, 38.16, 88.56, 89.13, 73.26]),
];

function row(name: string, table: 1 | 2, final: number, values: readonly number[]): ReferenceRow {
	const scores = finResearchDimensions.map((key, index) => [key, values[index] ?? Number.NaN] as const);
	return { name, table, final, dimensions: Object.fromEntries(scores) as ReferenceRow['dimensions'] };
}
