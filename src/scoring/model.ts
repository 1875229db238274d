import type { Span } from '../report/model';

/** Where a value comes from. A score never hides it. */
export type Basis = 'rule' | 'model' | 'estimate' | 'unscored';

export interface Reason {
	readonly message: string;
	readonly span?: Span;
}

/** One named score. `value` is `null` when it cannot be had; then `reasons` says why. */
export interface Dimension {
	readonly value: number | null;
	readonly range: readonly [number, number];
	readonly basis: Basis;
	readonly reasons: readonly Reason[];
}

/** FinResearchBench, Table 1, in the paper's order. */
export const finResearchDimensions = [
	'visualLinguisticSynergy',
	'articulationProfessionalism',
	'articulationCoherence',
	'analysisFrameworkQuality',
	'analysisWidth',
	'analysisDepth',
	'informationDensity',
	'logicConsistency',
	'viewpointClarity',
	'paragraphRichness',
] as const;
export type FinResearchDimension = (typeof finResearchDimensions)[number];

export interface FinResearchScore {
	/** Weighted mean of the ten dimensions, 0–100; `null` while any of them is unscored. */
	readonly final: number | null;
	readonly dimensions: Readonly<Record<FinResearchDimension, Dimension>>;
	readonly weights: Readonly<Record<FinResearchDimension, number>>;
}

export const qualityDimensions = ['comprehensiveness', 'coherence', 'clarity', 'insightfulness', 'overall'] as const;
export type QualityDimension = (typeof qualityDimensions)[number];

export interface ReportEvalScore {
	readonly quality: Readonly<Record<QualityDimension, Dimension>>;
	readonly redundancy: {
		/** Mean over all pairs of body paragraphs, 0 (excessive repetition) to 4 (almost none). */
		readonly allPairs: number | null;
		/** The paper's figure: the mean over 30 seeded random pairs. */
		readonly sampled30: number | null;
		readonly basis: Basis;
		readonly reasons: readonly Reason[];
	};
	readonly factuality: {
		readonly averageSupport: number | null;
		readonly strongSupportRate: number | null;
		/** Cited claims ÷ claims that need a citation, 0–1; `null` when no claim needs one. */
		readonly coverage: number | null;
		readonly basis: Basis;
		readonly verdicts: readonly FactVerdict[];
		readonly reasons: readonly Reason[];
	};
}

export interface FactVerdict {
	readonly span: Span;
	readonly verdict: 'supported' | 'partly' | 'contradicted' | 'not-found' | 'unverifiable';
}

export interface JadeScore {
	readonly final: number | null;
	readonly reasoning: number | null;
	readonly evidence: number | null;
	readonly density: number | null;
	readonly credibility: {
		readonly value: number | null;
		readonly grade: 'A' | 'B' | 'C' | 'D' | 'F' | null;
		readonly recommendations: readonly string[];
	};
	readonly skills: readonly string[];
	readonly queryChecklist: readonly never[];
	readonly reportChecklist: readonly never[];
	readonly reasons: readonly Reason[];
}

/** One step of "Fix first": an index into `Analysis.findings` and the points it would gain (an estimate). */
export interface FixFirst {
	readonly finding: number;
	readonly gain: number;
}

export interface RunInfo {
	readonly mode: 'offline' | 'model';
	readonly model: string | null;
	/** Prompt id → version, for the prompts that were asked. */
	readonly prompts: Readonly<Record<string, string>>;
	readonly calls: number;
	readonly cached: number;
	readonly tokensIn: number;
	readonly tokensOut: number;
	/** In US dollars. */
	readonly cost: number;
	readonly seconds: number;
}

export interface Scorecard {
	readonly finResearch: FinResearchScore | null;
	readonly reportEval: ReportEvalScore | null;
	readonly jade: JadeScore | null;
	readonly fixFirst: readonly FixFirst[];
	readonly run: RunInfo;
}

export const frameworks = ['finResearch', 'reportEval', 'jade'] as const;
export type Framework = (typeof frameworks)[number];
