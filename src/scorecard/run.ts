import type { ModelErrorCode } from '../judge/model';
import type { Message } from '../messages/model';
import type { FinResearchDimension } from './finResearch';
import type { QualityDimension } from './reportEval';

/** What a damaged copy of a report has every reason to lower. How figures are shown, what is looked at and how clear the view is need not suffer. */
export type ControlFigure =
	| Extract<FinResearchDimension, 'articulationProfessionalism' | 'articulationCoherence' | 'logicConsistency'>
	| QualityDimension
	| 'averageSupport'
	| 'reasoning'
	| 'evidence';

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
	/** The figures that were no lower for a damaged copy; absent where none was judged beside the report. */
	readonly notFallen?: readonly ControlFigure[];
}

export interface RunFailure {
	/** The id of the prompt. */
	readonly task: string;
	/** What the question was about. */
	readonly about: Message;
	readonly code: ModelErrorCode;
	readonly message: Message;
}
