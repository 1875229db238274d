import assert from 'node:assert/strict';
import fc from 'fast-check';
import { earlierAlike } from '../../../../../src/checks/numbers/conflicts/earlierAlike';
import { jaccard, within } from '../../../../../src/checks/numbers/reading/sameQuantity';

const terms = fc.array(fc.constantFrom(...'abcdefghij'), { maxLength: 8 }).map((list) => new Set(list));

describe('sets of terms that can be alike', () => {
	it('leave out none that are', () => {
		fc.assert(
			fc.property(fc.array(terms, { maxLength: 30 }), fc.constantFrom(0.4, 0.5, 0.65, 0.8, 1), (sets, least) => {
				const found = earlierAlike(sets, least);
				for (const [at, set] of sets.entries())
					for (const [place, earlier] of sets.slice(0, at).entries())
						if (jaccard(set, earlier) >= least) assert.ok(found[at]?.includes(place), `${place}, ${at}`);
				for (const places of found)
					assert.deepEqual(
						places,
						[...new Set(places)].sort((a, b) => a - b),
					);
			}),
		);
	});

	it('leave out those with too little in common, and those too far back', () => {
		const rare = Array.from({ length: 5 }, (_, at) => new Set(['common', `a${at}`, `b${at}`, `c${at}`]));
		assert.deepEqual(earlierAlike(rare, 0.65), [[], [], [], [], []]);
		const same = Array.from({ length: within + 2 }, () => new Set(['one']));
		assert.equal(earlierAlike(same, 0.65).at(-1)?.length, within);
	});
});
