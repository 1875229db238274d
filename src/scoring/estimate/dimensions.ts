import type { FinResearchDimension } from '../../scorecard/finResearch';
import type { QualityDimension } from '../../scorecard/reportEval';
import type { SignalName } from './signals';

export type JudgedDimension = Exclude<
	FinResearchDimension,
	'analysisWidth' | 'analysisDepth' | 'informationDensity' | 'paragraphRichness'
>;

/** What a dimension is estimated from. Every signal counts for it: none may have a weight of 0 or below. */
export const signalsOf = {
	visualLinguisticSynergy: ['visuals', 'integration'],
	articulationProfessionalism: ['sourcing', 'citing', 'resolving', 'restraint'],
	articulationCoherence: ['placement', 'distinctness', 'reasoning', 'closing', 'breadth'],
	analysisFrameworkQuality: ['breadth', 'placement', 'sources'],
	logicConsistency: ['support', 'sourcing', 'breadth', 'agreement', 'echoes'],
	viewpointClarity: ['closing', 'breadth', 'reasoning'],
	comprehensiveness: ['breadth', 'sources', 'facts'],
	coherence: ['placement', 'distinctness', 'reasoning', 'closing', 'breadth'],
	clarity: ['distinctness', 'restraint', 'reasoning', 'breadth'],
	insightfulness: ['support', 'reasoning', 'breadth', 'evidence', 'sourcing'],
	overall: ['support', 'sourcing', 'breadth', 'placement', 'distinctness', 'agreement'],
} as const satisfies Record<JudgedDimension | QualityDimension, readonly SignalName[]>;

export type EstimatedDimension = keyof typeof signalsOf;
