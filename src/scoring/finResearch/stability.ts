import type { FinResearchDimension, Flip, Stability } from '../../scorecard/finResearch';
import { finResearchDimensions } from '../../scorecard/finResearch';
import { spreadOf } from '../../scorecard/spread';
import type { DrawnNode } from './drawnTree';
import type { JudgedArguments } from './judgeArguments';

/** What the runs gave: for each its value per judged dimension, its final score, and its verdicts. */
export interface RunValues {
	readonly dimensions: Readonly<Partial<Record<FinResearchDimension, number>>>;
	readonly final: number | null;
	readonly verdicts: JudgedArguments['verdicts'];
}

/** Mean and spread over the runs; `null` for a single one. */
export function stabilityOf(nodes: readonly DrawnNode[], runs: readonly RunValues[]): Stability | null {
	if (runs.length < 2) return null;
	const entries = finResearchDimensions.flatMap((name) => {
		const spread = spreadOf(runs.flatMap(({ dimensions }) => dimensions[name] ?? []));
		return spread ? [[name, spread] as const] : [];
	});
	return {
		runs: runs.length,
		final: spreadOf(runs.flatMap(({ final }) => final ?? [])),
		dimensions: Object.fromEntries(entries),
		flipped: nodes.flatMap((node) => flipOf(node, runs)),
	};
}

export function meanOf(values: readonly number[]): number {
	return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Runs that did not answer do not count as disagreeing. */
function flipOf({ id, span, type }: DrawnNode, runs: readonly RunValues[]): Flip[] {
	if (type === 'evidence') return [];
	const verdicts = runs.map(({ verdicts }) => verdicts.get(id)?.support ?? 'unknown');
	const known = new Set(verdicts.filter((verdict) => verdict !== 'unknown'));
	return known.size > 1 ? [{ node: id, span, verdicts }] : [];
}
