import type { Checked, ItemAnswer, JadeScore, QueryItem, ReportItem, Verification } from '../../../scorecard/jade';
import { type ChecklistScore, type Checklists, type JadeVerdicts, scoreChecklists } from './jadeScore';
import { defaultJadeOptions } from './options';

/** What is supposed of an item: that a fact holds or not, that a requirement is fulfilled, a flaw there, or not. */
export type Supposition = 'yes' | 'no';

/**
 * The score as it would be if some items came out otherwise: each as the opposite of what it is now, for certain. Pure.
 *
 * @param supposed ids of items; others are passed over
 */
export function whatIf(jade: JadeScore, supposed: ReadonlySet<string>): ChecklistScore {
	const lists: Checklists = { query: jade.queryChecklist, report: jade.reportChecklist };
	return scoreChecklists(lists, supposedVerdicts(jade, supposed), jade.judged?.options ?? defaultJadeOptions);
}

/** What ticking an item supposes: the opposite of what was found; of what nobody could decide, that it is well. */
export function suppositionOf(
	item: Checked<QueryItem> | Checked<ReportItem>,
	threshold: number = defaultJadeOptions.threshold,
): Supposition {
	const { result, weight } = item;
	if (isFact(item)) return result?.state === 'scored' && (result.value ?? 0) >= threshold ? 'no' : 'yes';
	const answer = result?.answer;
	if (typeof answer !== 'number') return weight < 0 ? 'no' : 'yes';
	return answer === 1 ? 'no' : answer === 0 ? 'yes' : weight < 0 ? 'no' : 'yes';
}

function supposedVerdicts(
	{ queryChecklist, reportChecklist, judged }: JadeScore,
	supposed: ReadonlySet<string>,
): JadeVerdicts {
	const facts = new Map<string, Verification>();
	const answers = new Map<string, ItemAnswer>();
	for (const item of [...queryChecklist, ...reportChecklist]) {
		const supposition = supposed.has(item.id) ? suppositionOf(item, judged?.options.threshold) : undefined;
		if (isFact(item)) {
			const found = supposition ? { answer: supposition, confidence: 1 } : verificationOf(item);
			if (found) facts.set(item.id, found);
		} else {
			const answer = supposition ? (supposition === 'yes' ? 1 : 0) : item.result?.answer;
			if (answer !== null && answer !== undefined) answers.set(item.id, answer);
		}
	}
	return { facts, answers };
}

function isFact(item: Checked<QueryItem> | Checked<ReportItem>): boolean {
	return 'type' in item && item.type === 'evidence';
}

/** Back from V: a No is worth 0.3 (1 − c), at most 0.3; a Yes is worth how sure it is, and surer than that. */
function verificationOf({ result }: Checked<QueryItem> | Checked<ReportItem>): Verification | undefined {
	if (!result || result.state === 'undecided') return undefined;
	const value = result.value ?? 0;
	if (result.state === 'unverifiable') return { answer: 'unverifiable', confidence: 1 - value / 0.3 };
	return value > 0.3 ? { answer: 'yes', confidence: value } : { answer: 'no', confidence: 1 - value / 0.3 };
}
