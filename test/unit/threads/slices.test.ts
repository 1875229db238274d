import assert from 'node:assert/strict';
import { inSlices } from '../../../src/threads/slices';

/** So many steps, each of which takes longer than a slice. */
function* slowSteps(count: number, done: number[]): Generator<undefined, string> {
	for (let step = 0; step < count; step++) {
		for (const began = performance.now(); performance.now() - began < 6; );
		done.push(step);
		yield;
	}
	return 'all';
}

describe('work in slices', () => {
	it('lets others have their turn between slices, and gives what it comes to', async () => {
		let turns = 0;
		const count = () => {
			turns += 1;
			next = setImmediate(count);
		};
		let next = setImmediate(count);
		assert.equal(await inSlices(slowSteps(4, [])), 'all');
		clearImmediate(next);
		assert.ok(turns >= 3, `${turns} turns`);
	});

	it('does what takes no time at once', async () => {
		let turned = false;
		setImmediate(() => {
			turned = true;
		});
		const done = inSlices([1, 2, 3][Symbol.iterator]());
		await done;
		assert.equal(turned, false);
	});

	it('ends after the pause in which it is no longer wanted', async () => {
		const done: number[] = [];
		assert.equal(await inSlices(slowSteps(4, done), () => done.length < 2), undefined);
		assert.deepEqual(done, [0, 1]);
	});

	it('fails of what a step fails of', async () => {
		const failing = (function* () {
			yield;
			throw new Error('The second step.');
		})();
		await assert.rejects(inSlices(failing), /second step/);
	});
});
