import { extractTree } from '../../../src/tree/extraction/extract';
import { shippedModels } from '../../../src/tree/learned/models';
import type { LogicTree } from '../../../src/tree/model';
import { readExamples } from '../train/examples';
import { trainTreeModels } from '../train/models';
import { evaluate, type GoldFigures, type Measured, macroF1, mean, type RoleCounts } from './goldEval';

/**
 * The figures over the annotated reports: roles pooled, the rest means over the reports that have the figure.
 * Each report is read with forests trained on the others alone; repetition has a forest and figures of its own.
 */
export function goldFigures() {
	const examples = readExamples();
	const all = examples.map((example, held) => {
		const models = { ...shippedModels, ...trainTreeModels(examples.filter((_, at) => at !== held)) };
		const tree = extractTree(example.reading.report, models);
		return evaluate(example.gold, { nodes: tree.nodes, findings: verdictsOf(tree) });
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

/**
 * The tree's own verdicts on support, which the annotation judges, under the codes that tell them. What of it is told to
 * an author is another question, which editors answer (`npm run bench:editor`).
 */
export function verdictsOf({ nodes }: LogicTree): Measured['findings'] {
	return nodes.flatMap(({ type, support, reasons, citations, span }) => {
		const bareFigure = support === 'partial' && reasons.some(({ code }) => code === 'unsourcedFigure');
		if (citations.length === 0 && (type === 'evidence' ? support === 'unsupported' : bareFigure))
			return [{ code: 'citation.missing', span, related: [] }];
		if (type === 'evidence' || bareFigure || (support !== 'unsupported' && support !== 'partial')) return [];
		return [{ code: `claim.${support}`, span, related: [] }];
	});
}

function addCounts(a: RoleCounts, b: RoleCounts): RoleCounts {
	return Object.fromEntries(
		Object.entries(a).map(([key, value]) => [key, value + b[key as keyof RoleCounts]]),
	) as RoleCounts;
}
