import assert from 'node:assert/strict';
import { type Hinted, matchesOf } from '../../../../../src/checks/numbers/amounts/hinted';

describe('patterns with hints', () => {
	const growth: Hinted = { pattern: /(\d+) (?:up|down) from (\d+)/giu, hint: /\bfrom\b/iu };

	it('give every match of a text, with its groups and place', () => {
		const matches = matchesOf(growth, '12 up from 10, and 7 DOWN FROM 9');
		assert.deepEqual(
			matches.map(({ index, 1: to, 2: from }) => [index, to, from]),
			[
				[0, '12', '10'],
				[19, '7', '9'],
			],
		);
	});

	it('give nothing where the hint is missing, and the same again when asked twice', () => {
		assert.deepEqual(matchesOf(growth, '12 up against 10'), []);
		assert.equal(matchesOf(growth, '12 up from 10').length, 1);
		assert.equal(matchesOf(growth, '12 up from 10').length, 1);
	});
});
