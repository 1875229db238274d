import assert from 'node:assert/strict';
import { leaderboard, type Result } from '../../../src/ranking/leaderboard';

/** Results of systems on questions q0, q1, … */
function resultsOf(systems: Readonly<Record<string, readonly (number | null)[]>>): Result[] {
	return Object.entries(systems).flatMap(([system, values]) =>
		values.map((value, at) => ({ system, question: `q${at}`, value })),
	);
}

const ranksOf = (results: readonly Result[]) =>
	leaderboard(results).map(({ system, rank }) => `${system} ${rank ?? '–'}`);

describe('the leaderboard', () => {
	it('tells systems apart by their differences on the same questions, though the questions differ more', () => {
		const hard = [10, 20, 30, 40, 50, 60, 70, 80];
		const steady = hard.map((value, at) => value + 3 + (at % 2));
		assert.deepEqual(ranksOf(resultsOf({ plain: hard, better: steady })), ['better 1', 'plain 2']);
		const [better, plain] = leaderboard(resultsOf({ plain: hard, better: steady }));
		assert.equal(better!.mean! - plain!.mean!, 3.5);
		// Their own intervals overlap widely.
		assert.ok(better!.interval![0] < plain!.interval![1]);
		assert.ok(better!.differences[0]!.interval![0] > 3 && better!.differences[0]!.interval![1] < 4);
	});

	it('gives systems that nothing tells apart one rank', () => {
		const results = resultsOf({ a: [5, 6, 7, 8, 9, 4], b: [6, 5, 8, 7, 4, 9], c: [1, 1, 2, 2, 1, 1] });
		assert.deepEqual(ranksOf(results), ['a 1', 'b 1', 'c 3']);
	});

	it('ranks nobody by fewer than five common questions', () => {
		assert.deepEqual(ranksOf(resultsOf({ a: [9, 9, 9, 9], b: [1, 1, 1, 1] })), ['a –', 'b –']);
		const apart = [...resultsOf({ a: [9, 9, 9, 9, 9] }), ...resultsOf({ b: [1, 1, 1, 1, 1] })].map((result) =>
			result.system === 'b' ? { ...result, question: `other ${result.question}` } : result,
		);
		assert.deepEqual(ranksOf(apart), ['a –', 'b –']);
	});

	it('counts what has no value, and leaves it out of the pairs', () => {
		const [first, second] = leaderboard(resultsOf({ a: [9, 9, null, 9, 9, 9], b: [1, 1, 1, 1, 1, null] }));
		assert.deepEqual([first!.answered, first!.questions], [5, 6]);
		assert.deepEqual([first!.differences[0]!.questions, first!.rank, second!.rank], [4, null, null]);
	});

	it('puts a system without any value last', () => {
		const [first, last] = leaderboard(resultsOf({ a: [null, null], b: [1, 2] }));
		assert.deepEqual([first!.system, last!.system, last!.mean, last!.interval], ['b', 'a', null, null]);
	});

	it('puts a system last that answered too few questions to be ranked, however well', () => {
		const few = [90, 90, null, null, null, null];
		const results = resultsOf({ few, good: [50, 51, 52, 53, 54, 55], poor: [10, 11, 12, 13, 14, 15] });
		assert.deepEqual(ranksOf(results), ['good 1', 'poor 2', 'few –']);
		assert.deepEqual(
			leaderboard(results)[0]!.differences.map(({ other }) => other),
			['poor', 'few'],
		);
	});

	it('says the same each time', () => {
		const results = resultsOf({ a: [1, 5, 2, 8, 3, 9], b: [2, 4, 4, 1, 7, 3] });
		assert.deepEqual(leaderboard(results), leaderboard(results));
	});
});
