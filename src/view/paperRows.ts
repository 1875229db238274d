import type { Framework } from '../scorecard/dimension';
import { type FinResearchDimension, finResearchDimensions } from '../scorecard/finResearch';

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

/** A system's figures in a framework's own paper, by column; figures that the paper does not give are left out. */
export interface PaperRow {
	readonly name: string;
	readonly values: Readonly<Record<string, number>>;
}

/** The papers' own results: judged by their models, on their questions. */
export const paperRows: Readonly<Record<Framework, { readonly paper: string; readonly rows: readonly PaperRow[] }>> = {
	finResearch: {
		paper: 'arXiv 2507.16248, Tables 1 and 2',
		rows: referenceRows.map(({ name, final, dimensions }) => ({ name, values: { final, ...dimensions } })),
	},
	reportEval: {
		paper: 'arXiv 2510.07861',
		rows: [
			{ name: 'Qwen', values: { comprehensiveness: 3.8, averageSupport: 0.55 } },
			{ name: 'Perplexity', values: { coherence: 3.6, clarity: 3.46 } },
		],
	},
	jade: {
		paper: 'arXiv 2602.06486, Table 2',
		rows: [
			jadeRow('Gemini Deep Research', [57.1, 63.4, 89.1, 43.8], 0.063),
			jadeRow('Shopping Research', [56.2, 59.1, 95.3, 44.4], 0.067),
			jadeRow('o4-mini Deep Research', [47.7, 54.5, 87.6, 41.2], 0.061),
			jadeRow('ChatGPT (web search)', [38.8, 46.0, 84.6, 48.6], 0.051),
			jadeRow('GPT-5.2 (tools)', [55.7, 59.2, 93.5, 50.2], 0.071),
			jadeRow('DeepSeek V3.2 (tools)', [55.8, 59.2, 93.5, 48.1], 0.071),
			jadeRow('Gemini 3 Pro (tools)', [41.8, 48.5, 86.5, 44.7], 0.059),
			jadeRow('Claude Opus 4.5 (tools)', [36.2, 45.8, 80.2, 44.8], 0.049),
			jadeRow('Claude Sonnet 4.5 (tools)', [32.9, 45.5, 73.3, 48.1], 0.046),
			jadeRow('Qwen3-Max (tools)', [34.0, 39.9, 83.8, 45.5], 0.047),
			jadeRow('GPT-4.1 (tools)', [32.7, 40.2, 81.4, 45.7], 0.046),
			jadeRow('GPT-5.2', [49.0, 52.6, 93.1, 53.7], 0.064),
			jadeRow('DeepSeek V3.2', [46.1, 50.7, 90.9, 52.1], 0.061),
			jadeRow('Gemini 3 Pro', [44.8, 52.7, 84.8, 50.7], 0.063),
			jadeRow('GPT-4.1', [42.7, 54.6, 80.0, 51.2], 0.06),
			jadeRow('Qwen3-Max', [34.2, 46.0, 74.0, 50.9], 0.051),
			jadeRow('Claude Opus 4.5', [32.1, 49.3, 68.0, 52.2], 0.044),
			jadeRow('Claude Sonnet 4.5', [29.1, 41.8, 71.6, 52.2], 0.041),
		],
	},
};

function row(name: string, table: 1 | 2, final: number, values: readonly number[]): ReferenceRow {
	const scores = finResearchDimensions.map((key, index) => [key, values[index] ?? Number.NaN] as const);
	return { name, table, final, dimensions: Object.fromEntries(scores) as ReferenceRow['dimensions'] };
}

/** The paper prints per cent; scorecards count to 1. */
function jadeRow(name: string, percent: readonly [number, number, number, number], density: number): PaperRow {
	const [final, reasoning, evidence, credibility] = percent.map((value) => Number((value / 100).toFixed(3)));
	return {
		name,
		values: { final: final!, reasoning: reasoning!, evidence: evidence!, density, credibility: credibility! },
	};
}
