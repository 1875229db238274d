import pLimit from 'p-limit';

/**
 * What `work` comes to for each item, in their order, so many at the same time; of one at a time the next begins when the
 * one before has been taken. Who takes no more of it stops what has not begun.
 */
export async function* inOrder<Item, Result>(
	items: readonly Item[],
	atOnce: number,
	work: (item: Item) => Promise<Result>,
): AsyncGenerator<PromiseSettledResult<Result>> {
	const settled = async (item: Item) => (await Promise.allSettled([work(item)]))[0];
	if (atOnce <= 1) {
		for (const item of items) yield await settled(item);
		return;
	}
	const slots = pLimit(atOnce);
	const begun = items.map((item) => slots(() => settled(item)));
	try {
		// What has been taken is not kept.
		for (let one = begun.shift(); one; one = begun.shift()) yield await one;
	} finally {
		slots.clearQueue();
	}
}
