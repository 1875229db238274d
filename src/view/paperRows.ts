import type { Framework } from '../scorecard/dimension';
import { type FinResearchDimension, finResearchDimensions } from '../scorecard/finResearch';
import papers from './papers.json';

/** A system's figures in a framework's own paper, by column; figures that the paper does not give are left out. */
export interface PaperRow {
	readonly name: string;
	readonly values: Readonly<Record<string, number>>;
}

/** The reports written by experts (Table 2 of the FinResearchBench paper), then the systems of Table 1 in its order; 0–100. */
export const referenceRows = papers.finResearch.rows.map(({ name, table, final, dimensions }) => {
	const scores = finResearchDimensions.map((key, index) => [key, dimensions[index] ?? Number.NaN] as const);
	return { name, table, final, dimensions: Object.fromEntries(scores) as Record<FinResearchDimension, number> };
});

/** The papers' own results: judged by their models, on their questions. */
export const paperRows: Readonly<Record<Framework, { readonly paper: string; readonly rows: readonly PaperRow[] }>> = {
	finResearch: {
		paper: papers.finResearch.paper,
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
		paper: papers.jade.paper,
		rows: papers.jade.rows.map(({ name, percent, density }) => {
			// The paper prints per cent; scorecards count to 1.
			const [final = 0, reasoning = 0, evidence = 0, credibility = 0] = percent.map((value) =>
				Number((value / 100).toFixed(3)),
			);
			return { name, values: { final, reasoning, evidence, density, credibility } };
		}),
	},
};
