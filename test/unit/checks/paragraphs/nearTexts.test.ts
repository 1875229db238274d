import assert from 'node:assert/strict';
import { nearTexts } from '../../../../src/checks/paragraphs/nearTexts';
import { numberTerms } from '../../../../src/text/numberedTerms';

const split = (...texts: string[]) => numberTerms(texts.map((text) => text.split(' ')));

describe('near texts', () => {
	it('meets only texts that share a term, the earlier first', () => {
		const near = nearTexts(split('wind power', 'gas price', 'wind farm'), 0.01);
		assert.deepEqual(
			near.map(({ first, second }) => [first, second]),
			[[0, 2]],
		);
	});

	it('gives texts of the same terms a kinship of 1 and leaves out what stays below the least', () => {
		const texts = split('wind power rose', 'rose wind power', 'power fell sharply again');
		const [pair, ...more] = nearTexts(texts, 0.5);
		assert.equal(more.length, 0);
		assert.equal(pair!.kinship.toFixed(6), '1.000000');
	});

	it('keeps the nearest earlier texts when a text has too many', () => {
		const texts = split(...Array.from({ length: 40 }, (_, i) => `wind power number${i}`), 'wind power number3');
		const last = nearTexts(texts, 1e-6).filter(({ second }) => second === 40);
		assert.equal(last.length, 16);
		assert.equal(last[0]!.first, 3);
	});
});
