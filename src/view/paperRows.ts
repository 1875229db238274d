import type { Framework } from '../scorecard/dimension';
import { referenceRows } from './referenceRows';

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

/** The paper prints per cent; scorecards count to 1. */
function jadeRow(name: string, percent: readonly [number, number, number, number], density: number): PaperRow {
	const [final, reasoning, evidence, credibility] = percent.map((value) => Number((value / 100).toFixed(3)));
	return {
		name,
		values: { final: final!, reasoning: reasoning!, evidence: evidence!, density, credibility: credibility! },
	};
}
