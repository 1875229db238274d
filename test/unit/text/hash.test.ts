import assert from 'node:assert/strict';
import { hashTerm } from '../../../src/text/hash';

describe('the hash of a term', () => {
	it('stays as it is: ids of checklist items and the cuts of long reports are made of it', () => {
		assert.deepEqual(['', 'plumb', '论断', 'Tea 2024'].map(hashTerm), [2166202364, 2624399091, 2963876240, 1506560718]);
	});
});
