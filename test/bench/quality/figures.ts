import { checklistFigures } from './checklistClaims';
import { hasClaimSources } from './claimSources';
import { expertFigures, judgedFigures } from './claimSupport';
import { degradationFigures, inflationFigures } from './degradation';
import { seededDuplicateFigures } from './duplicates';
import { goldFigures } from './gold';
import { numberErrorFigures } from './numberErrors';
import { heldOutRedundancyFigures } from './redundancy';
import { pawsArea, stsSpearman } from './sentencePairs';
import { skillActivationFigures } from './skillActivation';
import { sourceTierFigures } from './sourceTiers';

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

type FigureGroup = () => readonly Figure[] | Promise<readonly Figure[]>;

/** Everything that is measured, topic by topic in the order of the table. */
export const figureTopics = {
	tree: [gold],
	checks: [redundancy, numbers],
	scores: [degradation],
	/** Of minutes: not a step of `npm test`, as nothing is scored that padding could raise. */
	inflation: [inflation],
	sources: [sourceTiers, claimSupport, skills, checklists],
} as const satisfies Record<string, readonly FigureGroup[]>;

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

function sourceTiers(): Figure[] {
	const { claims, agreement, baseline } = sourceTierFigures();
	return [{ name: `ExpertQA: tiers and experts’ reliability (${claims}), Spearman`, value: agreement, baseline }];
}

function degradation(): Figure[] {
	return Object.entries(degradationFigures()).flatMap(([kind, { noticed, steady, cases }]) => [
		{ name: `ledger: ${kind} (${cases}), noticed`, value: noticed, aim: 0.95 },
		{ name: `ledger: ${kind}, the rest steady`, value: steady, aim: 0.95 },
	]);
}

function inflation(): Figure[] {
	return Object.entries(inflationFigures()).flatMap(([kind, { noBetter, cases }]) =>
		[...noBetter].map(([measure, value]) => {
			return { name: `ledger: ${kind} (${cases}), ${measure} no better`, value, aim: 0.95 };
		}),
	);
}

/** Definitions stand with the figures' functions: coverage is the share of all claims that are called so. */
function claimSupport(): Figure[] {
	if (!hasClaimSources()) return [];
	const judged = judgedFigures();
	const expert = expertFigures();
	return [
		{ name: 'WiCE: best supporting set in the top 5, recall', value: judged.recall, baseline: 0.805, aim: 0.92 },
		{ name: 'WiCE: called supported, precision', value: judged.supportedPrecision, baseline: 0.65, aim: 0.8 },
		{ name: 'WiCE: called supported, share of claims', value: judged.supportedCoverage, aim: 0.25 },
		{ name: 'WiCE: called not fully supported, precision', value: judged.lackingPrecision, baseline: 0.91, aim: 0.96 },
		{ name: 'WiCE: called not fully supported, share of claims', value: judged.lackingCoverage, aim: 0.4 },
		{ name: 'ExpertQA: called supported, precision', value: expert.supportedPrecision, baseline: expert.supported },
		{ name: 'ExpertQA: called supported, share of claims', value: expert.supportedCoverage },
		{
			name: 'ExpertQA: called not fully supported, precision',
			value: expert.lackingPrecision,
			baseline: 1 - expert.supported,
		},
		{ name: 'ExpertQA: called not fully supported, share of claims', value: expert.lackingCoverage },
	];
}

/** Queries of our own, in six languages; those kept aside were not looked at while the signals were made. */
async function skills(): Promise<Figure[]> {
	const figures = await skillActivationFigures();
	return [
		{ name: 'skills: 17 labels, queries kept aside, micro F1', value: figures.keptAside, aim: 0.85 },
		{ name: 'skills: of these in customary words', value: figures.keptAsidePlain },
		{ name: 'skills: of these in indirect words', value: figures.keptAsideIndirect },
		{ name: 'skills: queries the signals were made with', value: figures.building },
		{ name: 'skills: finance and general, primary intent, not kept aside', value: figures.otherIntents },
	];
}

/** What JADE's checklist is made from, by the offline tree and by the annotations. */
function checklists(): Figure[] {
	const { summing, unsupported, annotated } = checklistFigures();
	return [
		{ name: 'JADE: arguments that sum up or advise, offered', value: summing, baseline: 0.12, aim: 0.95 },
		{ name: 'JADE: unsupported claims that matter, offered', value: unsupported, baseline: 0.06, aim: 0.9 },
		{ name: 'JADE: annotated ones of either kind, offered', value: annotated, aim: 0.9 },
	];
}
