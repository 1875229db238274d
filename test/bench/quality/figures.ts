import { argumentTreeFigures } from './argumentTrees';
import { degradationFigures } from './degradation';
import { seededDuplicateFigures } from './duplicates';
import { goldFigures } from './gold';
import { numberErrorFigures } from './numberErrors';
import { estimatedDimensions, ratingFigures } from './ratings';
import { heldOutRedundancyFigures } from './redundancy';
import { pawsArea, stsSpearman } from './sentencePairs';

/** One measured figure; `baseline` is the trivial method's, `agreement` that of two independent annotators. */
export interface Figure {
	readonly name: string;
	readonly value: number;
	readonly baseline?: number;
	readonly aim?: number;
	readonly agreement?: number;
	/** For errors: the less the better; such figures have no floor. */
	readonly lessIsBetter?: boolean;
}

/** Everything that is measured, group by group in the order of the table. */
export const figureGroups: readonly (() => Figure[])[] = [
	gold,
	argumentTrees,
	redundancy,
	numbers,
	ratings,
	degradation,
];

function gold(): Figure[] {
	const figures = goldFigures();
	return [
		{ name: 'gold: role of a sentence, macro F1', value: figures.roleF1, baseline: 0.44, aim: 0.8, agreement: 0.96 },
		{ name: 'gold: key nodes, F1', value: figures.keyF1, baseline: 0.36, aim: 0.75, agreement: 0.88 },
		{ name: 'gold: condensed tree, similarity', value: figures.similarity, baseline: 0.72, aim: 0.88, agreement: 0.88 },
		{
			name: 'gold: parent of a key node, exact',
			value: figures.parentExact,
			baseline: 0.46,
			aim: 0.72,
			agreement: 0.87,
		},
		{
			name: 'gold: claim.unsupported, precision',
			value: figures.unsupportedPrecision,
			baseline: 0.49,
			aim: 0.85,
			agreement: 0.89,
		},
		{ name: 'gold: claim.unsupported or partial, recall', value: figures.unsupportedOrPartialRecall, aim: 0.7 },
		{ name: 'gold: citation.missing, precision', value: figures.citationMissingPrecision, aim: 0.8 },
		{ name: 'gold: citation.missing, recall', value: figures.citationMissingRecall, aim: 0.8 },
	];
}

function argumentTrees(): Figure[] {
	const figures = argumentTreeFigures();
	return [
		{ name: 'arg-microtexts: central claim', value: figures.thesis, baseline: 0.57, aim: 0.8 },
		{ name: 'arg-microtexts: attachment', value: figures.attachment, baseline: 0.38, aim: 0.65 },
	];
}

function redundancy(): Figure[] {
	const held = heldOutRedundancyFigures();
	const seeded = seededDuplicateFigures();
	return [
		{ name: 'gold: redundant pairs, precision', value: held.precision, aim: 0.7 },
		{ name: 'gold: redundant pairs, recall', value: held.recall, aim: 0.7, agreement: 0.85 },
		{ name: 'gold: pairs not in gold, per report', value: held.wrongPerReport, aim: 1, lessIsBetter: true },
		{ name: 'seeded duplicates, recall', value: seeded.recall, aim: 0.99 },
		{ name: 'STS-B dev en, Spearman', value: stsSpearman('en'), baseline: 0.75, aim: 0.8 },
		{ name: 'STS-B dev zh, Spearman', value: stsSpearman('zh'), baseline: 0.72, aim: 0.76 },
		{ name: 'PAWS-X zh dev, area (same words, other meaning)', value: pawsArea(), baseline: 0.55 },
	];
}

function numbers(): Figure[] {
	const seeded = numberErrorFigures();
	return [
		{ name: `number errors, ${seeded.cases} seeded: recall`, value: seeded.recall, aim: 0.95 },
		{ name: 'number errors: precision', value: seeded.precision, aim: 0.95 },
	];
}

function ratings(): Figure[] {
	const figures = ratingFigures();
	return estimatedDimensions.map((name) => {
		const { mad, baseline } = figures[name];
		return { name: `estimate of ${name}, mean deviation`, value: mad, baseline, lessIsBetter: true };
	});
}

function degradation(): Figure[] {
	return Object.entries(degradationFigures()).flatMap(([kind, { noticed, steady, cases }]) => [
		{ name: `degradation: ${kind} (${cases}), noticed`, value: noticed, aim: 0.95 },
		{ name: `degradation: ${kind}, the rest steady`, value: steady, aim: 0.95 },
	]);
}
