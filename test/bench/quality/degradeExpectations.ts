import type { FindingCode } from '../../../src/findings/model';
import type { FinResearchDimension } from '../../../src/scorecard/finResearch';
import type { QualityDimension } from '../../../src/scorecard/reportEval';
import type { DegradationKind } from './degradeKinds';

/** What is looked at before and after: a dimension, the final score, a kind of finding. */
export type Measure = FinResearchDimension | QualityDimension | FindingCode | 'final' | 'redundancy';

export interface Expectation {
	readonly falls: readonly Exclude<Measure, FindingCode>[];
	readonly rises: readonly FindingCode[];
	readonly stays: readonly Exclude<Measure, FindingCode>[];
}

/** What a sensible score has to notice, and what it has no reason to change; `docs/scores/degradation.md` says why. */
export const expectations: Readonly<Record<DegradationKind, Expectation>> = {
	evidenceDropped: {
		falls: ['logicConsistency', 'comprehensiveness', 'insightfulness', 'final'],
		rises: [],
		stays: ['visualLinguisticSynergy', 'redundancy'],
	},
	citationsStripped: {
		falls: ['articulationProfessionalism', 'logicConsistency', 'overall', 'final'],
		rises: [],
		stays: ['visualLinguisticSynergy', 'articulationCoherence', 'clarity', 'paragraphRichness', 'redundancy'],
	},
	paragraphsShuffled: {
		falls: ['articulationCoherence', 'coherence', 'analysisFrameworkQuality'],
		rises: [],
		stays: ['articulationProfessionalism', 'logicConsistency', 'comprehensiveness', 'redundancy'],
	},
	paragraphsRepeated: {
		falls: ['articulationCoherence', 'coherence', 'clarity', 'redundancy'],
		rises: ['paragraph.redundant'],
		stays: ['visualLinguisticSynergy', 'articulationProfessionalism', 'logicConsistency'],
	},
	numbersPerturbed: {
		falls: ['logicConsistency'],
		rises: [],
		stays: [
			'visualLinguisticSynergy',
			'articulationProfessionalism',
			'analysisFrameworkQuality',
			'comprehensiveness',
			'paragraphRichness',
		],
	},
	hedgesHardened: {
		falls: ['articulationProfessionalism', 'clarity'],
		rises: [],
		stays: [
			'visualLinguisticSynergy',
			'articulationCoherence',
			'analysisFrameworkQuality',
			'comprehensiveness',
			'redundancy',
		],
	},
	sectionDeleted: {
		falls: ['comprehensiveness', 'analysisFrameworkQuality'],
		rises: [],
		stays: ['visualLinguisticSynergy', 'redundancy'],
	},
	conclusionSwapped: {
		falls: ['viewpointClarity', 'articulationCoherence', 'coherence'],
		rises: [],
		stays: ['visualLinguisticSynergy', 'redundancy'],
	},
	tablesRemoved: {
		falls: ['visualLinguisticSynergy', 'final'],
		rises: [],
		stays: ['analysisFrameworkQuality', 'articulationCoherence', 'clarity', 'paragraphRichness', 'redundancy'],
	},
};
