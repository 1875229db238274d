import type { ModelErrorCode } from '../judge/model';
import type { Message } from '../messages/model';
import type { FinResearchDimension } from './finResearch';
import type { QualityDimension } from './reportEval';

/** FinResearchBench's dimensions that a damaged copy is compared by: all but the count of words. */
export const controlFigures = [
	'visualLinguisticSynergy',
	'articulationProfessionalism',
	'articulationCoherence',
	'analysisFrameworkQuality',
	'analysisWidth',
	'informationDensity',
	'logicConsistency',
	'viewpointClarity',
] as const satisfies readonly FinResearchDimension[];

export type ControlFigure =
	| (typeof controlFigures)[number]
	| QualityDimension
	| 'redundancyJudged'
	| 'averageSupport'
	| 'citationCoverage'
	| 'reasoning'
	| 'evidence';

/** A figure of the report beside that of its damaged copy, in points of 100. */
export interface ControlRow {
	readonly figure: ControlFigure;
	readonly report: number;
	readonly copy: number;
}

/** How figures are shown, what is looked at and how clear the view is need not suffer from the damage. */
const mayStay: ReadonlySet<ControlFigure> = new Set([
	'visualLinguisticSynergy',
	'analysisFrameworkQuality',
	'viewpointClarity',
]);

/** Of 100: what moves by less stays where it is. */
const noise = 0.5;

/** Whether a figure that the damage gives every reason to fall did not. */
export function didNotFall({ figure, report, copy }: ControlRow): boolean {
	return !mayStay.has(figure) && copy > report - noise;
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
	/** In US dollars; `null` when the model's price is not known. */
	readonly cost: number | null;
	readonly seconds: number;
	/** Questions that could not be answered, in the order it happened; what stands in their place says so. */
	readonly failures: readonly RunFailure[];
	/** Everything that was to be judged was; true offline, where nothing was to be. */
	readonly complete: boolean;
	/** What a damaged copy got; absent where none was judged beside the report. */
	readonly control?: readonly ControlRow[];
}

export interface RunFailure {
	/** The id of the prompt. */
	readonly task: string;
	/** What the question was about. */
	readonly about: Message;
	readonly code: ModelErrorCode;
	readonly message: Message;
}
