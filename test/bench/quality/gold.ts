import { createPlumbline } from '../../../src/index';
import type { Analysis } from '../../../src/model';
import { silentLogger } from '../../../src/ports';
import { readGold } from './corpora';
import { evaluate, type GoldFigures, macroF1, mean, type Measured, type RoleCounts } from './goldEval';

const plumbline = createPlumbline({ logger: silentLogger, clock: { now: () => 0 } });

export function measured(analysis: Analysis): Measured {
	return { nodes: analysis.tree.nodes, findings: analysis.findings };
}

/** The figures over the annotated reports: roles pooled, the rest means over the reports that have the figure. */
export function goldFigures(): Record<string, number> {
	const all = readGold().map(({ name, text, gold }) => evaluate(gold, measured(plumbline.analyze({ name, text }))));
	const pooled = all.map((figures) => figures.roleCounts).reduce(addCounts);
	const over = (pick: (figures: GoldFigures) => number | undefined) =>
		mean(all.map(pick).filter((value) => value !== undefined));
	return {
		roleF1: macroF1(pooled),
		keyF1: over((f) => f.keyF1),
		similarity: over((f) => f.similarity),
		parentExact: over((f) => f.parentExact),
		unsupportedPrecision: over((f) => f.unsupportedPrecision),
		unsupportedOrPartialRecall: over((f) => f.unsupportedOrPartialRecall),
		citationMissingPrecision: over((f) => f.citationMissingPrecision),
		citationMissingRecall: over((f) => f.citationMissingRecall),
		redundantPrecision: over((f) => f.redundantPrecision),
		redundantRecall: over((f) => f.redundantRecall),
	};
}

function addCounts(a: RoleCounts, b: RoleCounts): RoleCounts {
	return Object.fromEntries(
		Object.entries(a).map(([key, value]) => [key, value + b[key as keyof RoleCounts]]),
	) as RoleCounts;
}
