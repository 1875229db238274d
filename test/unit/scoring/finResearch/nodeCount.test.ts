import assert from 'node:assert/strict';
import { nodesWanted } from '../../../../src/scoring/finResearch/nodeCount';

describe('how many statements a model is asked for', () => {
	it('grows with the report, ever slower', () => {
		const whole = (words: number) => nodesWanted(words, words);
		assert.deepEqual([1_024, 4_096, 16_384, 65_536].map(whole), [20, 35, 61, 107]);
	});

	it('is the share of a part, three at least, and the same after an edit elsewhere', () => {
		assert.deepEqual([nodesWanted(512, 1_024), nodesWanted(10, 4_096)], [10, 3]);
		assert.equal(nodesWanted(512, 1_100), nodesWanted(512, 1_000));
	});
});
