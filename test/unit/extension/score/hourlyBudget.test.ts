import assert from 'node:assert/strict';
import { HourlyBudget } from '../../../../src/extension/score/hourlyBudget';

describe('the tokens of an hour', () => {
	const minutes = (count: number) => count * 60_000;

	it('are used up by runs and come back an hour later', () => {
		let now = 0;
		const budget = new HourlyBudget(() => now);
		assert.deepEqual([budget.left(1000), budget.lastHour], [1000, { tokens: 0, cost: 0 }]);
		budget.spend({ tokens: 700, cost: 0.02 });
		now = minutes(30);
		budget.spend({ tokens: 400, cost: 0.01 });
		assert.deepEqual([budget.left(1000), budget.lastHour.tokens], [0, 1100]);
		assert.ok(Math.abs((budget.lastHour.cost ?? 0) - 0.03) < 1e-9);
		now = minutes(61);
		assert.deepEqual([budget.left(1000), budget.lastHour], [600, { tokens: 400, cost: 0.01 }]);
		now = minutes(91);
		assert.equal(budget.left(1000), 1000);
	});

	it('have no cost where the price of a run is not known', () => {
		const budget = new HourlyBudget(() => 0);
		budget.spend({ tokens: 10, cost: 0.01 });
		budget.spend({ tokens: 10, cost: null });
		assert.deepEqual(budget.lastHour, { tokens: 20, cost: null });
	});
});
