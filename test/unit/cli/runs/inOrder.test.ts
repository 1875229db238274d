import assert from 'node:assert/strict';
import { type AtOnce, inOrder } from '../../../../src/cli/runs/inOrder';

/** Works on numbers; each is done when it is told so. */
function working(items: readonly number[], atOnce: AtOnce<number>) {
	const begun: number[] = [];
	const ends = new Map<number, () => void>();
	const outcomes = inOrder(items, atOnce, async (item) => {
		begun.push(item);
		await new Promise<void>((resolve) => ends.set(item, resolve));
		if (item < 0) throw new Error(`no ${item}`);
		return item * 10;
	});
	const end = async (item: number) => {
		while (!ends.has(item)) await settled();
		ends.get(item)!();
		await settled();
	};
	return { begun, outcomes, end };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const bySize = (most: number): AtOnce<number> => ({ most, sizeOf: async (item) => Math.abs(item) });
const said = (outcome: IteratorResult<PromiseSettledResult<number>>) =>
	outcome.value?.status === 'fulfilled' ? outcome.value.value : String(outcome.value?.reason);

describe('Work on many reports', () => {
	it('is done one by one, each begun when the one before has been taken', async () => {
		const { begun, outcomes, end } = working([1, -2, 3], 'one');
		const first = outcomes.next();
		await end(1);
		assert.deepEqual([said(await first), begun], [10, [1]]);
		const second = outcomes.next();
		await end(-2);
		assert.deepEqual([said(await second), begun], ['Error: no -2', [1, -2]]);
		await outcomes.return(undefined);
		assert.deepEqual(begun, [1, -2]);
	});

	it('is under way together as far as there is room, and comes in order', async () => {
		const { begun, outcomes, end } = working([3, 4, 5, 1], bySize(8));
		const first = outcomes.next();
		await settled();
		await settled();
		assert.deepEqual(begun, [3, 4]);
		await end(4);
		// The one that is next has no room yet, and none overtakes it.
		await settled();
		assert.deepEqual(begun, [3, 4, 5]);
		await end(3);
		assert.equal(said(await first), 30);
		assert.equal(said(await outcomes.next()), 40);
		await end(5);
		await end(1);
		assert.deepEqual([said(await outcomes.next()), said(await outcomes.next())], [50, 10]);
		assert.equal((await outcomes.next()).done, true);
	});

	it('has room for one that is larger than all room, by itself', async () => {
		const { begun, outcomes, end } = working([1, 100, 2], bySize(10));
		const first = outcomes.next();
		await end(1);
		assert.equal(said(await first), 10);
		await settled();
		assert.deepEqual(begun, [1, 100]);
		await end(100);
		await end(2);
		assert.deepEqual(begun, [1, 100, 2]);
	});

	it('is not begun any more once nobody takes it', async () => {
		const { begun, outcomes, end } = working([5, 6, 7], bySize(10));
		const first = outcomes.next();
		await end(5);
		await first;
		await outcomes.return(undefined);
		await end(6);
		await settled();
		assert.deepEqual(begun, [5, 6]);
	});
});
