import pLimit from 'p-limit';

/** How much is under way at the same time: one by one, or as many as are together no larger than `most`, and at least one. */
export type AtOnce<Item> = 'one' | { readonly most: number; readonly sizeOf: (item: Item) => Promise<number> };

/**
 * What `work` comes to for each item, in their order, begun in their order. Who takes no more of it stops what has not begun.
 */
export async function* inOrder<Item, Result>(
	items: readonly Item[],
	atOnce: AtOnce<Item>,
	work: (item: Item) => Promise<Result>,
): AsyncGenerator<PromiseSettledResult<Result>> {
	const settled = async (doing: () => Promise<Result>) => (await Promise.allSettled([doing()]))[0];
	if (atOnce === 'one') {
		for (const item of items) yield await settled(() => work(item));
		return;
	}
	const { most, sizeOf } = atOnce;
	const door = pLimit(1);
	const room = roomFor(most);
	let stopped = false;
	const begun = items.map((item) =>
		settled(async () => {
			const leave = await door(async () => room(await sizeOf(item)));
			if (stopped) throw new Error('Nobody asks for it any more.');
			return work(item).finally(leave);
		}),
	);
	try {
		// What has been taken is not kept.
		for (let one = begun.shift(); one; one = begun.shift()) yield await one;
	} finally {
		stopped = true;
		door.clearQueue();
	}
}

/** Resolves once there is room for something of a size, with what makes its room free again. */
function roomFor(most: number): (size: number) => Promise<() => void> {
	let taken = 0;
	let wake = () => {};
	return async (size) => {
		while (taken > 0 && taken + size > most) await new Promise<void>((resolve) => (wake = resolve));
		taken += size;
		return () => {
			taken -= size;
			wake();
		};
	};
}
