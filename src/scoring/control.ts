import { qualityDimensions } from '../scorecard/reportEval';
import { type ControlFigure, type ControlRow, controlFigures, type RunInfo } from '../scorecard/run';
import type { Scorecard, ScoredAnalysis } from '../scorecard/scorecard';

/** The report's scorecard with what the same model made of a damaged copy, and what both took together. */
export function withControl(scored: ScoredAnalysis, control: ScoredAnalysis, used: Partial<RunInfo>): ScoredAnalysis {
	const { scorecard } = scored;
	const copies = new Map(figuresOf(control.scorecard));
	const rows = figuresOf(scorecard).flatMap(([figure, report]): ControlRow[] => {
		const copy = copies.get(figure) ?? null;
		return report === null || copy === null ? [] : [{ figure, report, copy }];
	});
	return { ...scored, scorecard: { ...scorecard, run: { ...scorecard.run, ...used, control: rows } } };
}

/** In points of 100. */
function figuresOf({ finResearch, reportEval, jade }: Scorecard): (readonly [ControlFigure, number | null])[] {
	const ofTen = controlFigures.map((name) => [name, finResearch?.dimensions[name].value ?? null] as const);
	const scaled = (value: number | null | undefined, by: number, above = 0) =>
		typeof value === 'number' ? value * by + above : null;
	const qualities = qualityDimensions.map((name) => [name, scaled(reportEval?.quality[name].value, 25)] as const);
	return [
		...ofTen,
		...qualities,
		['redundancyJudged', scaled(reportEval?.redundancy.judgedPairs, 25)],
		['averageSupport', scaled(reportEval?.factuality.averageSupport, 50, 50)],
		['citationCoverage', scaled(reportEval?.factuality.coverage, 100)],
		['reasoning', scaled(jade?.reasoning, 100)],
		['evidence', scaled(jade?.evidence, 100)],
	];
}
