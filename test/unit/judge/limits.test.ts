import assert from 'node:assert/strict';
import { defaultLimits, withDefaults } from '../../../src/judge/limits';

describe('limits of a run', () => {
	it('keep their defaults where nothing is said', () => {
		assert.deepEqual(withDefaults(), defaultLimits);
		assert.deepEqual(withDefaults({ retries: undefined, maxCost: 2 }), { ...defaultLimits, maxCost: 2 });
	});

	it('give the run ten times as long as a question where that is more than usual', () => {
		assert.equal(withDefaults({ callTimeout: 3_600_000 }).runTimeout, 36_000_000);
		assert.equal(withDefaults({ callTimeout: 1000 }).runTimeout, defaultLimits.runTimeout);
		assert.equal(withDefaults({ callTimeout: 3_600_000, runTimeout: 5000 }).runTimeout, 5000);
	});

	it('are no longer than a timer can wait', () => {
		const { callTimeout, runTimeout } = withDefaults({ callTimeout: Number.POSITIVE_INFINITY, runTimeout: 1e12 });
		assert.deepEqual([callTimeout, runTimeout], [2_147_483_647, 2_147_483_647]);
	});
});
