import assert from 'node:assert/strict';
import { parseReport } from '../../../../src/report/parsing/parse';
import { assignParents, rootUnit } from '../../../../src/tree/extraction/assignParents';
import { type Forest, loadForest } from '../../../../src/tree/learned/forest';
import { parentFeatureNames } from '../../../../src/tree/learned/parentFeatures';
import { readByRules } from '../../../../src/tree/reading/readByRules';
import type { Role } from '../../../../src/tree/reading/roles';

/** A forest that likes a pair when one feature holds. */
function likes(feature: string): Forest {
	const index = parentFeatureNames.indexOf(feature);
	assert.notEqual(index, -1);
	return loadForest({ features: parentFeatureNames, classes: 1, feature: [index, -1, -1], at: [0.5, 0, 1] });
}

function arranged(text: string, forest: Forest, other: readonly number[] = []) {
	const reading = readByRules(parseReport(text));
	const roles = reading.all.map((_, index): Role => (other.includes(index) ? 'other' : 'argument'));
	return assignParents(
		reading,
		roles,
		reading.all.map(() => 0.5),
		forest,
	);
}

describe('arranging units', () => {
	const text = '# Rents\n\n## Market\n\nFlats should be cheaper. Wages should be higher. Prices must fall.\n';

	it('takes what the forest likes best', () => {
		assert.deepEqual(arranged(text, likes('layout parent')), [undefined, 0, 1, 2, 2]);
	});

	it('closes no circle where neighbours would serve each other', () => {
		assert.deepEqual(arranged(text, likes('next to')), [undefined, 0, 1, 2, 3]);
	});

	it('passes over what is no node', () => {
		assert.deepEqual(arranged(text, likes('layout parent'), [2]), [undefined, 0, undefined, 0, 0]);
	});
});

describe('the title', () => {
	const titleIn = (text: string) => rootUnit(readByRules(parseReport(text)));

	it('is the root', () => {
		assert.equal(titleIn('# Rents\n\nThey rise.\n'), 0);
	});

	it('is missing in a text without headings', () => {
		assert.equal(titleIn('They rise.\n'), undefined);
	});
});
