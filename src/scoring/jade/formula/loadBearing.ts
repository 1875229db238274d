import type { JadeOptions, LoadBearingFact, Verification } from '../../../scorecard/jade';
import { type ChecklistScore, type Checklists, type JadeVerdicts, scoreChecklists } from './jadeScore';
import { defaultJadeOptions } from './options';

const refuted: Verification = { answer: 'no', confidence: 1 };

/**
 * What each fact of the report carries: the points lost if it were refuted for certain and all else stayed, the heaviest first.
 * A fact that is refuted already has next to nothing left to lose.
 */
export function loadBearingFacts(
	checklists: Checklists,
	verdicts: JadeVerdicts,
	options: JadeOptions = defaultJadeOptions,
): LoadBearingFact[] {
	const now = scoreChecklists(checklists, verdicts, options);
	return checklists.report
		.filter(({ type }) => type === 'evidence')
		.map(({ id }) => {
			const facts = new Map(verdicts.facts).set(id, refuted);
			return lostBetween(id, now, scoreChecklists(checklists, { ...verdicts, facts }, options));
		})
		.sort(heavierFirst);
}

function lostBetween(item: string, now: ChecklistScore, then: ChecklistScore): LoadBearingFact {
	const isGated = (score: ChecklistScore, id: string) => score.results.get(id)?.state === 'gated';
	return {
		item,
		loss: difference(now.final, then.final),
		reasoningLoss: difference(now.reasoning, then.reasoning),
		falls: [...then.results.keys()].filter((id) => isGated(then, id) && !isGated(now, id)),
	};
}

function difference(before: number | null, after: number | null): number | null {
	return before === null || after === null ? null : before - after;
}

/** By S, then by S_reason, then by how much falls; the id makes it one order. */
function heavierFirst(a: LoadBearingFact, b: LoadBearingFact): number {
	return (
		(b.loss ?? 0) - (a.loss ?? 0) ||
		(b.reasoningLoss ?? 0) - (a.reasoningLoss ?? 0) ||
		b.falls.length - a.falls.length ||
		(a.item < b.item ? -1 : 1)
	);
}
