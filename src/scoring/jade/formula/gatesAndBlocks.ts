import type { ItemAnswer, QueryItem, ReportItem } from '../../../scorecard/jade';

/**
 * The facts that close the evidence gate for an item: those it rests on directly with V < τ (JADE, eq. 9).
 * A flaw has no gate: a fact that turns out false does not take back what is wrong.
 */
export function failedFacts(
	{ weight, dependsOn }: QueryItem | ReportItem,
	values: ReadonlyMap<string, number | null>,
	threshold: number,
): string[] {
	if (weight < 0) return [];
	return [...new Set(dependsOn)].filter((id) => {
		const value = values.get(id) ?? null;
		return value !== null && value < threshold;
	});
}

/**
 * For each item that is blocked, the level-1 items that block it: those it rests on, directly or through others, and that are answered
 * below 0.5. The answer before the evidence gate decides; after it, a false fact would take items out of the score and could raise it.
 * Flaws neither block nor are blocked, and items that rest on each other do not block each other.
 */
export function blockedItems(
	items: readonly (QueryItem | ReportItem)[],
	answers: ReadonlyMap<string, ItemAnswer>,
): ReadonlyMap<string, readonly string[]> {
	const requirements = items.filter(({ weight }) => weight >= 0);
	const foundations = new Map(requirements.map(({ id }) => [id, foundationsOf(id, items)]));
	const unmet = requirements.filter((item) => {
		const answer = answers.get(item.id);
		return 'tier' in item && item.tier === 'L1' && typeof answer === 'number' && answer < 0.5;
	});
	const blocked = requirements.map(({ id }) => {
		const blockers = unmet.filter((item) => foundations.get(id)!.has(item.id) && !foundations.get(item.id)!.has(id));
		return [id, blockers.map((item) => item.id)] as const;
	});
	return new Map(blocked.filter(([, blockers]) => blockers.length > 0));
}

/** All that an item rests on, directly or through others. */
function foundationsOf(id: string, items: readonly (QueryItem | ReportItem)[]): ReadonlySet<string> {
	const byId = new Map(items.map((item) => [item.id, item]));
	const found = new Set<string>();
	const open = [...(byId.get(id)?.dependsOn ?? [])];
	for (let next = open.pop(); next !== undefined; next = open.pop()) {
		if (found.has(next)) continue;
		found.add(next);
		open.push(...(byId.get(next)?.dependsOn ?? []));
	}
	return found;
}
