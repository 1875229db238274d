import {
	defaultJadeOptions,
	type FactVerification,
	type ItemAnswer,
	type ItemResult,
	type JadeCompleteness,
	type JadeOptions,
	type QueryItem,
	type ReportItem,
} from '../../../scorecard/jade';
import { blockedItems, failedFacts } from './gatesAndBlocks';

/** Ids are unique over both lists. */
export interface Checklists {
	readonly query: readonly QueryItem[];
	readonly report: readonly ReportItem[];
}

/** By the id of the item; an item without an entry is undecided. */
export interface JadeVerdicts {
	/** Of the report's facts. */
	readonly facts: ReadonlyMap<string, FactVerification>;
	/** Of all other items. */
	readonly answers: ReadonlyMap<string, ItemAnswer>;
}

export interface ChecklistScore {
	/** S_reason, −α to 1, unclipped; `null` when no requirement counts. */
	readonly reasoning: number | null;
	/** α ≥ 0: the weight of the flaws that count, relative to that of the requirements; `null` as `reasoning` is. */
	readonly alpha: number | null;
	/** S_evid, 0–1; `null` when no fact counts. */
	readonly evidence: number | null;
	/** S, 0–1; `null` unless there are both, and as many facts as the options ask for. */
	readonly final: number | null;
	readonly standing: JadeCompleteness;
	/** What became of each item, by its id. */
	readonly results: ReadonlyMap<string, ItemResult>;
}

/**
 * From checklists and verdicts to the score (JADE, eq. 6–12). Pure, and the same for any order of the items.
 * Confidences are taken to be within 0–1 and weights to be finite.
 */
export function scoreChecklists(
	{ query, report }: Checklists,
	verdicts: JadeVerdicts,
	options: JadeOptions = defaultJadeOptions,
): ChecklistScore {
	const facts = report.filter(({ type }) => type === 'evidence');
	const judged = [...query, ...report.filter(({ type }) => type === 'reasoning')];
	const values = new Map(facts.map(({ id }) => [id, factValue(verdicts.facts.get(id))]));
	const blocked = blockedItems(judged, verdicts.answers);
	const results = new Map([
		...judged.map((item): [string, ItemResult] => {
			const gatedBy = failedFacts(item, values, options.threshold);
			return [item.id, judgedResult(verdicts.answers.get(item.id), gatedBy, blocked.get(item.id) ?? [])];
		}),
		...facts.map(({ id }): [string, ItemResult] => [id, factResult(verdicts.facts.get(id), values.get(id) ?? null)]),
	]);
	const { reasoning, alpha } = reasoningScore(judged, results);
	const counted = facts.flatMap(({ id }) => values.get(id) ?? []);
	const evidence = meanOf(counted);
	const enough = counted.length >= (options.leastFacts ?? 0);
	const final = reasoning === null || evidence === null || !enough ? null : Math.max(reasoning, 0) * evidence;
	return { reasoning, alpha, evidence, final, standing: standingOf(reasoning, evidence), results };
}

/** An answer of not applicable stands before the evidence gate, and the gate before no answer: eq. 9 needs none. */
function judgedResult(
	answer: ItemAnswer | undefined,
	gatedBy: readonly string[],
	blockedBy: readonly string[],
): ItemResult {
	const result = { value: null, answer: answer ?? null, gatedBy: [], blockedBy: [] };
	if (blockedBy.length > 0) return { ...result, state: 'blocked', blockedBy };
	if (answer === 'notApplicable') return { ...result, state: 'notApplicable' };
	if (gatedBy.length > 0) return { ...result, state: 'gated', value: 0, gatedBy };
	if (answer === undefined) return { ...result, state: 'undecided' };
	return { ...result, state: 'scored', value: answer };
}

function factResult(verification: FactVerification | undefined, value: number | null): ItemResult {
	const result = { value, answer: null, gatedBy: [], blockedBy: [] };
	if (!verification) return { ...result, state: 'undecided' };
	return { ...result, state: verification.answer === 'unverifiable' ? 'unverifiable' : 'scored', verification };
}

/** Eq. 10, over the items that count. */
function reasoningScore(
	judged: readonly (QueryItem | ReportItem)[],
	results: ReadonlyMap<string, ItemResult>,
): Pick<ChecklistScore, 'reasoning' | 'alpha'> {
	const counted = judged.flatMap(({ id, weight }) => {
		const value = results.get(id)?.value ?? null;
		return value === null ? [] : [{ weight, value }];
	});
	const required = sumOf(counted.map(({ weight }) => Math.max(weight, 0)));
	if (required === 0) return { reasoning: null, alpha: null };
	return {
		reasoning: sumOf(counted.map(({ weight, value }) => weight * value)) / required,
		alpha: sumOf(counted.map(({ weight }) => Math.max(-weight, 0))) / required,
	};
}

function standingOf(reasoning: number | null, evidence: number | null): JadeCompleteness {
	if (reasoning === null) return evidence === null ? 'unscored' : 'evidenceOnly';
	return evidence === null ? 'reasoningOnly' : 'full';
}

/** V of a No that its verifier is not sure of at all (JADE, eq. 6). */
const mostOfNo = 0.3;

/**
 * V of a fact, 0–1 (JADE, eq. 6): the confidence of a Yes, at most 0.3 for a No, the less the surer it is.
 * `null` for what was not verified or could not be: that is not proved false.
 */
export function factValue(verification: FactVerification | undefined): number | null {
	if (!verification) return null;
	const { answer, confidence } = verification;
	if (answer === 'yes') return confidence;
	return answer === 'no' ? mostOfNo * (1 - confidence) : null;
}

/** The sum in ascending order, so that it is the same to the last bit however the values are arranged. */
function sumOf(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b).reduce((sum, value) => sum + value, 0);
}

/** `null` for no values. */
function meanOf(values: readonly number[]): number | null {
	return values.length === 0 ? null : sumOf(values) / values.length;
}

export function isFact(item: QueryItem | ReportItem): boolean {
	return 'type' in item && item.type === 'evidence';
}

/**
 * Knowledge density U = S ÷ ln(tokens + 1) (JADE, eq. 17): what the report is worth for its length.
 * `final` is S, 0–1; `tokens` counts the whole report. `null` without a final score and for an empty report.
 */
export function knowledgeDensity(final: number | null, tokens: number): number | null {
	return final === null || tokens <= 0 ? null : final / Math.log(tokens + 1);
}
