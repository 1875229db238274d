import assert from 'node:assert/strict';
import { inOrder } from '../../../../src/cli/runs/eachReport';

/** Works on numbers; each is done when it is told so. */
function working(items: readonly number[], atOnce: number) {
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
const said = (outcome: IteratorResult<PromiseSettledResult<number>>) =>
	outcome.value?.status === 'fulfilled' ? outcome.value.value : String(outcome.value?.reason);

describe('Work on many reports', () => {
	it('is done one by one, each begun when the one before has been taken', async () => {
		const { begun, outcomes, end } = working([1, -2, 3], 1);
		const first = outcomes.next();
		await end(1);
		assert.deepEqual([said(await first), begun], [10, [1]]);
		const second = outcomes.next();
		await end(-2);
		assert.deepEqual([said(await second), begun], ['Error: no -2', [1, -2]]);
		await outcomes.return(undefined);
		assert.deepEqual(begun, [1, -2]);
	});

	it('is under way together, so many at the same time, and comes in order', async () => {
		const { begun, outcomes, end } = working([3, 4, 5], 2);
		const first = outcomes.next();
		await settled();
		assert.deepEqual(begun, [3, 4]);
		await end(4);
		assert.deepEqual(begun, [3, 4, 5]);
		await end(5);
		await end(3);
		assert.equal(said(await first), 30);
		assert.deepEqual([said(await outcomes.next()), said(await outcomes.next())], [40, 50]);
		assert.equal((await outcomes.next()).done, true);
	});

	it('is not begun any more once nobody takes it', async () => {
		const { begun, outcomes, end } = working([5, 6, 7, 8], 2);
		const first = outcomes.next();
		await end(5);
		await first;
		await outcomes.return(undefined);
		await end(6);
		await end(7);
		assert.deepEqual(begun, [5, 6, 7]);
	});
});
