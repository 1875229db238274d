import assert from 'node:assert/strict';
import { type GroupedRow, withinGroups } from '../../bench/ratings/withinGroups';

/** `[x, y, length]`, each list a group. */
function rowsOf(...groups: readonly (readonly (readonly [number, number, number])[])[]): GroupedRow[] {
	return groups.flatMap((group, at) => group.map(([x, y, length]) => ({ group: String(at), x, y, length })));
}

function near(actual: number | null, expected: number): void {
	assert.ok(actual !== null && Math.abs(actual - expected) < 1e-9, `${actual} is not ${expected}`);
}

describe('ρ within groups', () => {
	it('compares inside a group only: a generous question counts for nothing', () => {
		const fair = rowsOf(
			[
				[1, 1, 0],
				[2, 2, 0],
				[3, 3, 0],
			],
			[
				[1, 91, 0],
				[2, 92, 0],
				[3, 93, 0],
			],
		);
		near(withinGroups(fair).rho.value, 1);
		const apart = rowsOf(
			[
				[1, 2, 0],
				[2, 1, 0],
			],
			[
				[101, 92, 0],
				[102, 91, 0],
			],
		);
		near(withinGroups(apart).rho.value, -1);
	});

	it('takes away what length explains', () => {
		// x follows the length wholly, y mostly.
		const long = rowsOf([
			[1, 1, 10],
			[2, 2, 20],
			[3, 4, 30],
			[4, 3, 40],
		]);
		const { rho, atLength, withLength } = withinGroups(long);
		near(rho.value, 0.8);
		near(withLength, 1);
		assert.equal(atLength.value, null);
	});

	it('keeps what length does not explain: a worked example', () => {
		const mixed = rowsOf(
			[
				[1, 1, 20],
				[2, 2, 10],
				[3, 4, 40],
				[4, 3, 30],
			].map(([x = 0, y = 0, z = 0]) => [x, y, z]),
		);
		const { rho, atLength, withLength } = withinGroups(mixed);
		// 1 − 6 · Σd² ÷ (n · (n² − 1)), by hand.
		const [xy, xz, yz] = [0.8, 0.6, 0.8];
		near(rho.value, xy);
		near(withLength, xz);
		near(atLength.value, (xy - xz * yz) / Math.sqrt((1 - xz * xz) * (1 - yz * yz)));
	});

	it('counts a resample without any order as no agreement', () => {
		const tied = [
			[1, 1, 3],
			[1, 2, 4],
		] as const;
		const { rho } = withinGroups(
			rowsOf(
				[
					[1, 1, 3],
					[2, 2, 4],
				],
				tied,
				tied,
				tied,
				tied,
				tied,
			),
		);
		assert.ok(rho.value !== null && rho.value > 0);
		assert.equal(rho.interval?.[0], 0);
	});

	it('says nothing of groups of one', () => {
		assert.deepEqual(withinGroups(rowsOf([[1, 1, 1]], [[2, 2, 2]])).rho, { value: null, interval: null });
	});
});
