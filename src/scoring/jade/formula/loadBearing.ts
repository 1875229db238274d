import {
	defaultJadeOptions,
	type FactVerification,
	type JadeOptions,
	type JadeScore,
	type LoadBearingFact,
} from '../../../scorecard/jade';
import { type ChecklistScore, type Checklists, type JadeVerdicts, scoreChecklists } from './scoreChecklists';

const refuted: FactVerification = { answer: 'no', confidence: 1 };

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

/** A fact that carries enough to be named. */
export interface ListedLoadBearingFact extends Pick<LoadBearingFact, 'item' | 'falls'> {
	/** Points, 0–1, of S or, where S would lose nothing, of S_reason; `null` where neither would. */
	readonly lost: { readonly points: number; readonly of: 'final' | 'reasoning' } | null;
}

/** Half a point of 100: less is not worth naming. */
const leastLoss = 0.005;
const mostNamed = 8;

/** The facts that are named where a score is shown: those that something would be lost or fall with, the heaviest first. */
export function listedLoadBearingFacts({ judged }: JadeScore): ListedLoadBearingFact[] {
	return (judged?.loadBearing ?? [])
		.map(({ item, loss, reasoningLoss, falls }) => ({ item, falls, lost: lostPoints(loss, reasoningLoss) }))
		.filter(({ lost, falls }) => lost !== null || falls.length > 0)
		.slice(0, mostNamed);
}

function lostPoints(loss: number | null, reasoningLoss: number | null): ListedLoadBearingFact['lost'] {
	if (loss !== null && loss >= leastLoss) return { points: loss, of: 'final' };
	if (reasoningLoss !== null && reasoningLoss >= leastLoss) return { points: reasoningLoss, of: 'reasoning' };
	return null;
}
