import assert from 'node:assert/strict';
import { ItemIds } from '../../../../../src/scoring/jade/checklists/itemIds';

describe('the ids under which the author’s edits of items are kept', () => {
	it('say what the item is, and hang on its words alone', () => {
		const ids = new ItemIds();
		const [fact, conclusion, question] = (['f', 'c', 'q'] as const).map((kind) => ids.of(kind, 'Tea sells.'));
		assert.match(fact ?? '', /^f-[0-9a-z]{7}$/);
		assert.deepEqual([conclusion, question], [fact?.replace('f', 'c'), fact?.replace('f', 'q')]);
		assert.equal(new ItemIds().of('f', '  TEA\n sells. '), fact);
		assert.notEqual(new ItemIds().of('f', 'Tea sold.'), fact);
	});

	it('are counted where the words are the same', () => {
		const ids = new ItemIds();
		const [one, two, three] = ['Tea sells.', 'tea sells.', 'Tea  sells.'].map((text) => ids.of('f', text));
		assert.deepEqual([two, three], [`${one}-2`, `${one}-3`]);
	});
});
