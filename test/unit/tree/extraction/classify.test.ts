import assert from 'node:assert/strict';
import { parseReport } from '../../../../src/report/parsing/parse';
import { classifyRoles } from '../../../../src/tree/extraction/classify';
import { type Forest, loadForest } from '../../../../src/tree/learned/forest';
import { readByRules } from '../../../../src/tree/reading/readByRules';

const reading = readByRules(parseReport('# Ferry traffic\n\nThe harbour is the place this chapter turns to.\n'));

/** Gives every sentence the same odds of being argument, evidence or other. */
function always(...odds: readonly [argument: number, evidence: number, other: number]): Forest {
	return loadForest({ features: [], classes: 3, feature: [-1, -1, -1], at: odds.map(Math.log) });
}

describe('deciding roles', () => {
	it('takes a sentence for other when that is likelier than a claim and than a fact', () => {
		assert.deepEqual(classifyRoles(reading, [0, 0], always(0.4, 0.15, 0.45)), ['argument', 'other']);
		assert.deepEqual(classifyRoles(reading, [0, 0], always(0.15, 0.45, 0.4)), ['argument', 'evidence']);
	});

	it('takes a likely key node for a claim or a fact, whatever else it may be', () => {
		assert.deepEqual(classifyRoles(reading, [0, 0.5], always(0.4, 0.15, 0.45)), ['argument', 'argument']);
		assert.deepEqual(classifyRoles(reading, [0, 0.5], always(0.15, 0.4, 0.45)), ['argument', 'evidence']);
	});
});
