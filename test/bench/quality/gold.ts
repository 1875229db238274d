import { runChecks } from '../../../src/checks/run';
import { extractTree } from '../../../src/tree/extraction/extract';
import { shippedModels } from '../../../src/tree/learned/models';
import { readExamples } from '../train/examples';
import { trainTreeModels } from '../train/models';
import { evaluate, type GoldFigures, macroF1, mean, type RoleCounts } from './goldEval';

/**
 * The figures over the annotated reports: roles pooled, the rest means over the reports that have the figure.
 * Each report is read with forests trained on the others alone; repetition has a forest and figures of its own.
 */
export function goldFigures() {
	const examples = readExamples();
	const all = examples.map((example, held) => {
		const models = { ...shippedModels, ...trainTreeModels(examples.filter((_, at) => at !== held)) };
		const tree = extractTree(example.reading.report, models);
		const { findings } = runChecks(example.reading.report, tree);
		return evaluate(example.gold, { nodes: tree.nodes, findings });
	});
	const over = (name: keyof Omit<GoldFigures, 'roleCounts'>) =>
		mean(all.map((figures) => figures[name]).filter((value) => value !== undefined));
	return {
		roleF1: macroF1(all.map((figures) => figures.roleCounts).reduce(addCounts)),
		keyF1: over('keyF1'),
		similarity: over('similarity'),
		parentExact: over('parentExact'),
		unsupportedPrecision: over('unsupportedPrecision'),
		unsupportedOrPartialRecall: over('unsupportedOrPartialRecall'),
		citationMissingPrecision: over('citationMissingPrecision'),
		citationMissingRecall: over('citationMissingRecall'),
	};
}

function addCounts(a: RoleCounts, b: RoleCounts): RoleCounts {
	return Object.fromEntries(
		Object.entries(a).map(([key, value]) => [key, value + b[key as keyof RoleCounts]]),
	) as RoleCounts;
}
