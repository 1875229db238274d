import pLimit from 'p-limit';
import type { Options } from '../settings/options';

/** With batches, reports wait together; each that is open takes some megabytes. */
const openWithBatches = 200;

/** How many reports of a run are under way at the same time. */
export function reportsAtOnce({ batch, dryRun }: Options): number {
	return batch && !dryRun ? openWithBatches : 1;
}

/**
 * What `work` comes to for each item, in their order, with so many under way at the same time. Who takes no more of it stops
 * what has not begun.
 */
export async function* inOrder<Item, Result>(
	items: readonly Item[],
	atOnce: number,
	work: (item: Item) => Promise<Result>,
): AsyncGenerator<PromiseSettledResult<Result>> {
	const slots = pLimit(atOnce);
	const begin = async (item: Item) => (await Promise.allSettled([slots(() => work(item))]))[0];
	const begun = atOnce > 1 ? items.map(begin) : [];
	try {
		for (const [at, item] of items.entries()) yield await (begun[at] ?? begin(item));
	} finally {
		slots.clearQueue();
	}
}
