import type { Analysis } from '../../analysis';
import { message } from '../../messages/message';
import { type Dimension, unscored } from '../../scorecard/dimension';
import {
	type FinResearchDimension,
	type FinResearchScore,
	finResearchDimensions,
	type TreeBasis,
} from '../../scorecard/finResearch';
import { ruleDimensions } from './formulas';
import { recogniseTask } from './taskTypes';
import { countSupport } from './treeBasis';

const weight = 1 / finResearchDimensions.length;

/** FinResearchBench, Table 1, where no model reads the report: none of its ten dimensions has a score. */
export function countFinResearch(analysis: Analysis): FinResearchScore {
	const { report, tree } = analysis;
	const ruled: Partial<Record<FinResearchDimension, Dimension>> = ruleDimensions(report, tree, 'rule', false);
	const dimensions = byDimension(
		(name) => ruled[name] ?? unscored([0, 100], { message: message('scores.needsReader') }),
	);
	const type = recogniseTask(report.query ?? '');
	return {
		...withFinalScore(dimensions),
		task: type === undefined ? null : { type, basis: 'rule' },
		tree: drawnOffline(tree.metrics),
		support: countSupport(
			tree.nodes.filter(({ key }) => key),
			'rule',
		),
	};
}

function drawnOffline(metrics: TreeBasis['metrics']): TreeBasis {
	const note = message('scores.offlineTree');
	return { basis: 'rule', metrics, unread: 0, note, nodes: [] };
}

/** Ten dimensions with their weights and final score. */
export function withFinalScore(
	dimensions: FinResearchScore['dimensions'],
): Pick<FinResearchScore, 'final' | 'dimensions' | 'weights'> {
	const weights = byDimension(() => weight);
	return { final: weightedMean(dimensions, weights), dimensions, weights };
}

export function byDimension<T>(make: (name: FinResearchDimension) => T): Record<FinResearchDimension, T> {
	return Object.fromEntries(finResearchDimensions.map((name) => [name, make(name)])) as Record<FinResearchDimension, T>;
}

function weightedMean(
	dimensions: Readonly<Record<FinResearchDimension, Dimension>>,
	weights: Readonly<Record<FinResearchDimension, number>>,
): number | null {
	let sum = 0;
	let total = 0;
	for (const name of finResearchDimensions) {
		const { value } = dimensions[name];
		if (value === null) return null;
		sum += value * weights[name];
		total += weights[name];
	}
	return total > 0 ? sum / total : null;
}
