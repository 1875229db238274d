import assert from 'node:assert/strict';
import { nearTexts } from '../../../../src/checks/paragraphs/nearTexts';
import { numberTerms } from '../../../../src/text/numberedTerms';

describe('near texts', () => {
	it('stays in proportion when every text is the same', () => {
		const texts = Array.from({ length: 20_000 }, () => ['wind', 'power']);
		assert.ok(nearTexts(numberTerms(texts), 0.1).length <= 80_000);
	});
});
