import { verbatim } from '../../../src/messages/message';
import type {
	AssessedItem,
	FactVerification,
	ItemResult,
	JadeScore,
	QueryItem,
	ReportItem,
} from '../../../src/scorecard/jade';

const plain: ItemResult = { state: 'scored', value: 1, answer: null, gatedBy: [], blockedBy: [] };

/** A fact that was answered with Yes, or that nobody could verify, by rules unless said otherwise. */
export function factOf(id: string, value: number | null, basis: 'rule' | 'model' = 'rule'): AssessedItem<ReportItem> {
	const verification: FactVerification =
		value === null ? { answer: 'unverifiable', confidence: 0 } : { answer: 'yes', confidence: value };
	return {
		...{ id, category: 'fact', question: `Is ${id} true?`, weight: 10, dependsOn: [], type: 'evidence', node: 'n1' },
		span: [0, 1],
		result: { ...plain, value, state: value === null ? 'unverifiable' : 'scored', verification },
		judgement: { basis, reason: verbatim(`Why ${id}.`), span: null, confidence: value, found: [] },
	};
}

/** A fact that was answered with No. */
export function refutedFact(id: string, value: number): AssessedItem<ReportItem> {
	const fact = factOf(id, value);
	return { ...fact, result: { ...fact.result!, verification: { answer: 'no', confidence: 1 - value / 0.3 } } };
}

/** An item of the question's checklist; without a basis nobody judged it. */
export function itemOf(
	id: string,
	{ weight = 10, result, basis }: { weight?: number; result?: Partial<ItemResult>; basis?: 'rule' | 'model' } = {},
): AssessedItem<QueryItem> {
	const undecided: ItemResult = { ...plain, state: 'undecided', value: null };
	return {
		...{ id, category: 'must', question: `Is ${id} met?`, weight, dependsOn: [], tier: 'L1', skill: null },
		result: result ? { ...plain, ...result } : undecided,
		...(basis && { judgement: { basis, reason: null, span: null, confidence: null, found: [] } }),
	};
}

/** A score without figures, skills or items. */
export function jadeOf(parts: Partial<JadeScore> = {}): JadeScore {
	return {
		...{ final: null, reasoning: null, evidence: null, density: null },
		credibility: { value: null, grade: null, recommendations: [], reasons: [] },
		...{
			skills: [],
			queryChecklist: [],
			reportChecklist: [],
			reasons: [{ message: verbatim('Why there is no final score.') }],
		},
		judged: {
			...{ standing: 'unscored', alpha: null, undecided: 0, dropped: 0, loadBearing: [], stability: null },
			options: { threshold: 0.7 },
		},
		...parts,
	};
}
