import assert from 'node:assert/strict';
import { chooseKeys } from '../../../../src/tree/extraction/condense';
import type { Role } from '../../../../src/tree/reading/roles';

const sorted = (keys: ReadonlySet<number>) => [...keys].sort((a, b) => a - b);
const roles = (count: number): Role[] => new Array(count).fill('argument');

describe('choosing key nodes', () => {
	it('takes about as many as the odds add up to, the likeliest first', () => {
		const odds = [0.9, 0.9, 0.2, 0.9, 0.1, 0.9];
		assert.deepEqual(sorted(chooseKeys(odds, roles(6), [undefined, 0, 0, 0, 0, 0], 0)), [0, 1, 3, 5]);
	});

	it('brings along what a key node serves', () => {
		const odds = [1, 0.1, 0.9, 0.9, 0.9, 0.2];
		const parents = [undefined, 0, 1, 0, 0, 0];
		assert.deepEqual(sorted(chooseKeys(odds, roles(6), parents, 0)), [0, 1, 2, 3]);
	});

	it('leaves out what is no node, and has the root alone when nothing else is', () => {
		assert.deepEqual(sorted(chooseKeys([0.5, 0.9], ['argument', 'other'], [undefined, undefined], 0)), [0]);
	});

	it('takes three at least, where there are so many', () => {
		const parents = [undefined, 0, 0, 0, 0, 0];
		assert.deepEqual(sorted(chooseKeys([0, 0.1, 0.3, 0.2, 0.1, 0], roles(6), parents, 0)), [0, 1, 2, 3]);
		assert.deepEqual(sorted(chooseKeys([0, 0.1, 0.1], roles(3), [undefined, 0, 0], 0)), [0, 1, 2]);
	});

	it('never chooses many more than sixty', () => {
		const parents = [undefined, ...new Array<number>(199).fill(0)];
		assert.equal(chooseKeys(new Array(200).fill(0.9), roles(200), parents, 0).size, 61);
	});
});
