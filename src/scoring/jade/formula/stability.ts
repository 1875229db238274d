import { spreadOf } from '../../../scorecard/dimension';
import type { ItemFlip, ItemResult, JadeStability } from '../../../scorecard/jade';
import type { ChecklistScore } from './scoreChecklists';

/**
 * Mean, spread and flipped items over the runs of the same checklists; `null` for a single run. `threshold` is the τ they were scored with.
 * The mean is what the paper prints (three runs, §5.1).
 */
export function jadeStability(runs: readonly ChecklistScore[], threshold: number): JadeStability | null {
	if (runs.length < 2) return null;
	return {
		runs: runs.length,
		final: spreadOf(runs.map(({ final }) => final)),
		reasoning: spreadOf(runs.map(({ reasoning }) => reasoning)),
		evidence: spreadOf(runs.map(({ evidence }) => evidence)),
		flipped: [...runs[0]!.results.keys()].flatMap((id) => flipOf(id, runs, threshold)),
	};
}

/** Runs that did not decide the item do not count as disagreeing. */
function flipOf(item: string, runs: readonly ChecklistScore[], threshold: number): ItemFlip[] {
	const results = runs.flatMap((run) => run.results.get(item) ?? []);
	const decided = results.filter(({ state }) => state !== 'undecided');
	return new Set(decided.map((result) => outcomeOf(result, threshold))).size > 1 ? [{ item, results }] : [];
}

/** What an item came to. For a fact, whether it passes the gate: a verifier's confidence is never quite the same twice. */
function outcomeOf({ state, value, verification }: ItemResult, threshold: number): string {
	if (verification && value !== null) return value < threshold ? 'fails' : 'holds';
	return `${state} ${value}`;
}
