import assert from 'node:assert/strict';
import { firstDifference } from './sameAsFresh';

describe('the analysis of an edited report', () => {
	it('is what a fresh analysis of its text is, through edits of every kind, undone and redone', () => {
		for (let seed = 1; seed <= 40; seed++) {
			assert.equal(firstDifference(seed), undefined, `after the edits of seed ${seed}`);
		}
	});
});
