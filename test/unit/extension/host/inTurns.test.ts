import assert from 'node:assert/strict';
import { InTurns } from '../../../../src/extension/host/inTurns';

describe('an event told in turns', () => {
	it('tells every listener, in the order in which they came, each in a turn of its own', async () => {
		const changed = new InTurns<string>();
		const told: string[] = [];
		let turn = 0;
		const count = () => {
			turn += 1;
			next = setImmediate(count);
		};
		let next = setImmediate(count);
		const turns = new Set<number>();
		for (const name of ['first', 'second', 'third']) {
			changed.event((value) => {
				told.push(`${name} ${value}`);
				turns.add(turn);
			});
		}
		await changed.fire('a');
		clearImmediate(next);
		assert.deepEqual(told, ['first a', 'second a', 'third a']);
		assert.equal(turns.size, 3);
	});

	it('tells once what happened again before a listener had its turn, and what happens later again', async () => {
		const changed = new InTurns<string>();
		const told: string[] = [];
		changed.event((value) => told.push(value));
		const both = [changed.fire('a'), changed.fire('a'), changed.fire('b')];
		assert.deepEqual(told, []);
		await Promise.all(both);
		await changed.fire('a');
		assert.deepEqual(told, ['a', 'b', 'a']);
	});

	it('tells what a listener brings about, too', async () => {
		const changed = new InTurns<number>();
		const told: number[] = [];
		changed.event((value) => {
			told.push(value);
			if (value < 3) void changed.fire(value + 1);
		});
		await changed.fire(1);
		assert.deepEqual(told, [1, 2, 3]);
	});

	it('tells nobody who has gone', async () => {
		const changed = new InTurns<string>();
		const told: string[] = [];
		const listening = changed.event((value) => told.push(value));
		const firing = changed.fire('a');
		listening.dispose();
		await firing;
		await changed.fire('b');
		assert.deepEqual(told, []);
	});

	it('tells a listener that works in steps anew of what happens before it is done, and once', async () => {
		const changed = new InTurns<string>();
		let [now, begun] = ['old', 0];
		const shown: string[] = [];
		changed.event(function* (value) {
			begun += 1;
			const read = now;
			yield* slowly();
			if (begun === 1) {
				now = 'new';
				void changed.fire(value);
				yield* slowly();
			}
			shown.push(`${value} ${read}`);
		});
		await changed.fire('a');
		assert.equal(begun, 2);
		assert.deepEqual(shown, ['a new']);
	});

	it('tells the next listener when the steps of the one before are done', async () => {
		const changed = new InTurns<string>();
		const told: string[] = [];
		changed.event(function* (value) {
			told.push(`begun ${value}`);
			yield* slowly();
			told.push(`done ${value}`);
		});
		changed.event((value) => told.push(`next ${value}`));
		await changed.fire('a');
		assert.deepEqual(told, ['begun a', 'done a', 'next a']);
	});

	it('ends the steps of one who has gone', async () => {
		const changed = new InTurns<string>();
		const told: string[] = [];
		const listening = changed.event(function* (value) {
			listening.dispose();
			yield* slowly();
			told.push(value);
		});
		await changed.fire('a');
		assert.deepEqual(told, []);
	});
});

/** Steps that take longer than a slice. */
function* slowly(): Generator<undefined, void> {
	for (const began = performance.now(); performance.now() - began < 6; );
	yield;
}
