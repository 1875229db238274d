import type { Message } from '../messages/model';
import type { Span } from '../report/model';
import type { Reason, Spread } from './dimension';

export interface JadeScore {
	/** S, 0–1 (eq. 12); `null` unless there are both judged items and verified facts. */
	readonly final: number | null;
	/** S_reason, −α to 1 (eq. 10): negative where flaws outweigh what is fulfilled. */
	readonly reasoning: number | null;
	/** S_evid, 0–1 (eq. 11). */
	readonly evidence: number | null;
	/** U, 0 and above (eq. 17). */
	readonly density: number | null;
	/** Q, 0.25–1 (eq. 18), by the tiers of what the report cites; `null` when it cites no address. */
	readonly credibility: {
		readonly value: number | null;
		readonly grade: 'A' | 'B' | 'C' | 'D' | 'F' | null;
		/** What would raise it; for grades below B. */
		readonly recommendations: readonly Message[];
		readonly reasons: readonly Reason[];
	};
	/** Labels of the skills that the report is judged by. */
	readonly skills: readonly string[];
	/** Why these skills; absent where no skills were at hand. */
	readonly activation?: SkillActivation;
	/** Who made the checklists: rules, from the skills and the logic tree, or a model. */
	readonly origin?: { readonly query: ChecklistBasis; readonly report: ChecklistBasis };
	readonly queryChecklist: readonly AssessedItem<QueryItem>[];
	readonly reportChecklist: readonly AssessedItem<ReportItem>[];
	readonly reasons: readonly Reason[];
	/** How the figures came about; absent where no item was judged or verified. */
	readonly judged?: JadeJudged;
}

export interface SkillActivation {
	/**
	 * Where the labels come from: chosen by the user, named in the report, read off the query by rules or by a model.
	 * `fallback`: the rules know none that fits; `none`: a model was asked and says that none does.
	 */
	readonly from: 'chosen' | 'report' | 'query' | 'model' | 'fallback' | 'none';
	/** For each skill the words that spoke for it. */
	readonly why: Readonly<Record<string, readonly Message[]>>;
	/** What in the report's labels could not be used. */
	readonly problems: readonly Message[];
}

export type ChecklistBasis = 'rule' | 'model';

/** What an item asks: 1–3 by the level of its skill, 1 being the primary deliverable; the others stand for any report or for themselves. */
export type QueryTier = 'L1' | 'L2' | 'L3' | 'general' | 'independent';

interface ChecklistItem {
	/** Unique over both checklists. */
	readonly id: string;
	readonly category: string;
	/** Atomic and self-contained, answered with Yes or No. For a flaw, Yes means that the flaw is there. */
	readonly question: string;
	/** The question as Chinese readers are shown it, where its skill says; models are asked the other. */
	readonly questionZh?: string | undefined;
	/** Above 0: a requirement. Below 0: a flaw. The weight of a fact does not enter the score. */
	readonly weight: number;
	/** Ids of the items it rests on: facts (eq. 8) and items of the query checklist. Others are ignored. */
	readonly dependsOn: readonly string[];
	/** The author has reworded or re-weighed it. */
	readonly edited?: true;
}

export interface QueryItem extends ChecklistItem {
	readonly tier: QueryTier;
	/** Label of the skill it comes from; `null` for a general one. */
	readonly skill: string | null;
}

/** `evidence`: a fact to verify. `reasoning`: a conclusion, an assumption or a step to judge. */
export interface ReportItem extends ChecklistItem {
	readonly type: 'evidence' | 'reasoning';
	/** The node of the logic tree it is about. */
	readonly node: string;
	readonly span: Span;
	/** Id of the source that the report cites for it. */
	readonly source?: string;
}

/** What a verifier found out about a fact. `confidence` is how sure it is of its answer, 0–1. */
export interface FactVerification {
	readonly answer: 'yes' | 'no' | 'unverifiable';
	readonly confidence: number;
}

/** s (eq. 7): 1 Yes, 0.5 partly, 0 No. */
export type ItemAnswer = 0 | 0.5 | 1 | 'notApplicable';

/**
 * `scored`: it counts as it was judged or verified. `gated`: a fact it rests on failed, so it counts 0. `blocked`: a level-1 item it rests
 * on is not fulfilled, so it is left out. `undecided`: nobody judged or verified it, so it is left out.
 */
export type ItemState = 'scored' | 'gated' | 'blocked' | 'notApplicable' | 'unverifiable' | 'undecided';

export interface ItemResult {
	readonly state: ItemState;
	/** What counts, 0–1: V for a fact, s after the gate for the others; `null` for what is left out. */
	readonly value: number | null;
	/** s before the gate; `null` for facts and without an answer. */
	readonly answer: ItemAnswer | null;
	/** The facts that failed; empty unless `gated`. */
	readonly gatedBy: readonly string[];
	/** The level-1 items that are not fulfilled; empty unless `blocked`. */
	readonly blockedBy: readonly string[];
	/** What verifying a fact came to; absent where nobody verified it, and for other items. V alone does not tell a Yes from a No. */
	readonly verification?: FactVerification;
}

/** An item with what became of it; `result` is `null` where nothing was judged. */
export type AssessedItem<Item> = Item & { readonly result: ItemResult | null; readonly judgement?: ItemJudgement };

/** Who decided on an item, and why. */
export interface ItemJudgement {
	readonly basis: 'rule' | 'model';
	/** `null` where the judge gave none. */
	readonly reason: Message | null;
	/** The place in the report that shows it; `null` where none was named, or what was quoted does not stand there. */
	readonly span: Span | null;
	/** Of a fact: how sure the verifier is, 0–1. */
	readonly confidence: number | null;
	/** Of a fact: what the verifier found, and where. */
	readonly found: readonly FoundQuote[];
}

/** Words of a source that speak for or against a fact. */
export interface FoundQuote {
	readonly stance: 'supports' | 'contradicts';
	/** The source's id, address or path. */
	readonly source: string;
	readonly title: string;
	readonly url: string | null;
	/** Of a local file, relative to its folder. */
	readonly path: string | null;
	/** 1-based, for sources that have pages. */
	readonly page: number | null;
	readonly quote: string;
}

export interface JadeOptions {
	/** τ, 0–1: a fact whose V is below it gates what rests on it (eq. 9). */
	readonly threshold: number;
	/** So many facts must count for there to be an S; absent: the formula as it stands, which takes any number. */
	readonly leastFacts?: number;
}

/** The paper names no τ. */
export const defaultJadeOptions: JadeOptions = { threshold: 0.7 };

/** What items weigh, requirements above 0, flaws below: the released code's weights for the tiers, within the paper's own range of {5, 10, −15} but for the primary deliverable. */
export const itemWeights = {
	L1: 15,
	L2: 10,
	L3: 10,
	general: 5,
	independent: 5,
	flaw: -15,
	/** Of the report's conclusions. */
	conclusion: 10,
} as const;

/** What the author has changed in the checklists, by the id of the item. Ids that are not there any more are passed over. */
export interface ChecklistEdits {
	readonly items: Readonly<Record<string, ItemEdit>>;
}

export interface ItemEdit {
	/** Leave the item out. */
	readonly drop?: boolean | undefined;
	readonly question?: string | undefined;
	readonly weight?: number | undefined;
}

/** Both parts of S, or which of them there is. With one part alone there is no final score. */
export type JadeCompleteness = 'full' | 'reasoningOnly' | 'evidenceOnly' | 'unscored';

export interface JadeJudged {
	readonly standing: JadeCompleteness;
	/** α: how far below 0 S_reason could have come; `null` without S_reason. */
	readonly alpha: number | null;
	readonly options: JadeOptions;
	/** Items that nobody decided, and quotes left out because they do not stand where they are said to. */
	readonly undecided: number;
	readonly dropped: number;
	/** The facts that most depends on, the heaviest first. */
	readonly loadBearing: readonly LoadBearingFact[];
	/** `null` unless it was judged more than once. */
	readonly stability: JadeStability | null;
}

/** What would be lost if a fact turned out to be false. */
export interface LoadBearingFact {
	readonly item: string;
	/** Points of S, 0–1; `null` without a final score. */
	readonly loss: number | null;
	/** Points of S_reason; `null` without it. */
	readonly reasoningLoss: number | null;
	/** The items that would be gated and are not yet. */
	readonly falls: readonly string[];
}

/** What repeating the judgements showed. σ is the population's standard deviation, in points of the figure. */
export interface JadeStability {
	/** How often each judgement was asked for. */
	readonly runs: number;
	/** Of the runs that had the figure; `null` with fewer than two such. */
	readonly final: Spread | null;
	readonly reasoning: Spread | null;
	readonly evidence: Spread | null;
	/** Items that did not come to the same in all runs that decided them. */
	readonly flipped: readonly ItemFlip[];
}

export interface ItemFlip {
	readonly item: string;
	/** Run by run. */
	readonly results: readonly ItemResult[];
}
