import type { Analysis } from '../analysis';
import type { Report } from '../report/model';
import type { Framework } from './dimension';
import type { FinResearchScore, Stability } from './finResearch';
import type { JadeScore } from './jade';
import type { ReportEvalScore } from './reportEval';
import type { RunInfo } from './run';

/** One step of "Fix first": a finding or an item of a checklist, and what mending it takes. */
export interface FixFirst {
	/** Its index in `Analysis.findings`; `null` for an item that no finding tells of. */
	readonly finding: number | null;
	/** The id of the item of JADE's checklists; absent where it is a finding alone. */
	readonly item?: string;
	/** Points of 100 that mending an item adds to JADE's score, by its formula; 0 where no verdict counts it. */
	readonly gain: number;
	/** The same where the conclusions that fell with it follow again; absent where none did. */
	readonly most?: number;
	/** The framework that counts it. */
	readonly framework: Framework;
	readonly effort: Effort;
}

/** `small`: a word, a figure or a citation; `medium`: a sentence or a source to find; `large`: a passage to write or research to do. */
export type Effort = 'small' | 'medium' | 'large';

/** The question that a report is judged against, and who says that it is the one: of a title nobody does. */
export interface AnsweredQuestion {
	/** `undefined` where the report has no title either. */
	readonly text: string | undefined;
	readonly from: Report['queryFrom'];
}

export interface Scorecard {
	readonly finResearch: FinResearchScore | null;
	readonly reportEval: ReportEvalScore | null;
	readonly jade: JadeScore | null;
	readonly fixFirst: readonly FixFirst[];
	/** What the report was judged against; `null` where no model was asked. */
	readonly question: AnsweredQuestion | null;
	readonly run: RunInfo;
	/** `null` unless the model was asked more than once. */
	readonly stability: Stability | null;
}

export interface ScoredAnalysis {
	readonly analysis: Analysis;
	readonly scorecard: Scorecard;
}
