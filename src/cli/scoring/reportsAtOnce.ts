import type { Input } from '../input/inputs';
import type { Invocation } from '../settings/command';
import type { AtOnce } from './inOrder';

/** In bytes, of reports that wait for batches together: each takes some 400 times its size of memory as long as it waits. */
const mostOpen = 2_500_000;

/** How many reports of a run are under way at the same time. */
export function reportsAtOnce<Item>(
	{ options, environment }: Invocation,
	inputOf: (item: Item) => Pick<Input, 'path'>,
): AtOnce<Item> {
	if (!options.batch || options.dryRun) return 'one';
	return {
		most: mostOpen,
		// What cannot be looked at is told by whoever reads it.
		sizeOf: async (item) => (await environment.fs.stat(inputOf(item).path).catch(() => undefined))?.size ?? 0,
	};
}
