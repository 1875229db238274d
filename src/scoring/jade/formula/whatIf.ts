import { optionsOf } from '../../../scorecard/factVerdict';
import type {
	AssessedItem,
	FactVerification,
	ItemAnswer,
	JadeScore,
	QueryItem,
	ReportItem,
} from '../../../scorecard/jade';
import { type ChecklistScore, type Checklists, isFact, type JadeVerdicts, scoreChecklists } from './scoreChecklists';

/** What is supposed of an item: that a fact holds or not, that a requirement is fulfilled, a flaw there, or not. */
export type Assumption = 'yes' | 'no';

/**
 * The score as it would be if some items came out otherwise: each as the opposite of what it is now, for certain. Pure.
 *
 * @param supposed ids of items; others are passed over
 */
export function whatIf(jade: JadeScore, supposed: ReadonlySet<string>): ChecklistScore {
	const lists: Checklists = { query: jade.queryChecklist, report: jade.reportChecklist };
	return scoreChecklists(lists, supposedVerdicts(jade, supposed), optionsOf(jade));
}

/** What ticking an item supposes: the opposite of what was found; of what nobody could decide, that it is well. */
export function assumptionOf(item: AssessedItem<QueryItem> | AssessedItem<ReportItem>, threshold: number): Assumption {
	const { result, weight } = item;
	if (isFact(item)) return result?.state === 'scored' && (result.value ?? 0) >= threshold ? 'no' : 'yes';
	const answer = result?.answer;
	if (typeof answer !== 'number') return weight < 0 ? 'no' : 'yes';
	return answer === 1 ? 'no' : answer === 0 ? 'yes' : weight < 0 ? 'no' : 'yes';
}

/** What was found of each item, as the checklists hold it. */
export function currentVerdicts(jade: JadeScore): JadeVerdicts {
	return supposedVerdicts(jade, new Set());
}

function supposedVerdicts(jade: JadeScore, supposed: ReadonlySet<string>): JadeVerdicts {
	const { threshold } = optionsOf(jade);
	const facts = new Map<string, FactVerification>();
	const answers = new Map<string, ItemAnswer>();
	for (const item of [...jade.queryChecklist, ...jade.reportChecklist]) {
		const supposition = supposed.has(item.id) ? assumptionOf(item, threshold) : undefined;
		if (isFact(item)) {
			const found = supposition ? { answer: supposition, confidence: 1 } : item.result?.verification;
			if (found) facts.set(item.id, found);
		} else {
			const answer = supposition ? (supposition === 'yes' ? 1 : 0) : item.result?.answer;
			if (answer !== null && answer !== undefined) answers.set(item.id, answer);
		}
	}
	return { facts, answers };
}
