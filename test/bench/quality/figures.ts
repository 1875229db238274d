import { goldFigures } from './gold';
import { stsSpearman } from './sentencePairs';

/** One measured figure; `baseline` is the trivial method's, `agreement` that of two independent annotators. */
export interface Figure {
	readonly name: string;
	readonly value: number;
	readonly baseline?: number;
	readonly aim?: number;
	readonly agreement?: number;
}

/** Everything that is measured, in the order of the table. */
export function collectFigures(): Figure[] {
	const gold = goldFigures();
	return [
		{ name: 'gold: role of a sentence, macro F1', value: gold.roleF1, baseline: 0.44, aim: 0.8, agreement: 0.96 },
		{ name: 'gold: key nodes, F1', value: gold.keyF1, baseline: 0.36, aim: 0.75, agreement: 0.88 },
		{ name: 'gold: condensed tree, similarity', value: gold.similarity, baseline: 0.72, aim: 0.88, agreement: 0.88 },
		{ name: 'gold: parent of a key node, exact', value: gold.parentExact, baseline: 0.46, aim: 0.72, agreement: 0.87 },
		{ name: 'gold: claim.unsupported, precision', value: gold.unsupportedPrecision, baseline: 0.49, aim: 0.85, agreement: 0.89 },
		{ name: 'gold: claim.unsupported or partial, recall', value: gold.unsupportedOrPartialRecall, aim: 0.7 },
		{ name: 'gold: citation.missing, precision', value: gold.citationMissingPrecision, aim: 0.8 },
		{ name: 'gold: citation.missing, recall', value: gold.citationMissingRecall, aim: 0.8 },
		{ name: 'gold: redundant pairs, precision', value: gold.redundantPrecision, aim: 0.7 },
		{ name: 'gold: redundant pairs, recall', value: gold.redundantRecall, aim: 0.7, agreement: 0.85 },
		{ name: 'STS-B dev en, Spearman', value: stsSpearman('en'), baseline: 0.75, aim: 0.8 },
		{ name: 'STS-B dev zh, Spearman', value: stsSpearman('zh'), baseline: 0.72, aim: 0.76 },
	];
}
