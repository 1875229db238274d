import assert from 'node:assert/strict';
import { TextCollection } from '../../../src/text/similarity';
import { startTextCache, stopTextCache } from '../../../src/text/textCache';

const rents = 'Rents of the quay fell in the winter.';
const fees = 'Fees of the quay rose in the winter.';
const others = ['Ferries carried more passengers.', 'Freight moved to the canal.'];
const likeness = (texts: readonly string[], chinese = false, terms?: readonly (readonly string[])[]) =>
	new TextCollection([...texts, ...others], chinese, terms).likeness(0, 1);

describe('how alike two texts are', () => {
	afterEach(stopTextCache);

	it('is 1 for the same words, little for others, and the same in both directions', () => {
		assert.ok(Math.abs(likeness([rents, rents.toUpperCase()]) - 1) < 1e-6);
		assert.ok(likeness([rents, 'Salmon swim upstream.']) < 0.05);
		const both = new TextCollection([rents, fees, ...others], false);
		assert.ok(Math.abs(both.likeness(0, 1) - both.likeness(1, 0)) < 1e-6);
	});

	it('counts what the collection has seldom for more', () => {
		const alone = likeness([rents, fees]);
		const often = new TextCollection(
			[rents, fees, ...others, 'The quay in the winter.', 'In the winter, the quay.'],
			false,
		);
		assert.ok(often.likeness(0, 1) < alone);
	});

	it('is what it is without keeping where the same texts stand among others, in another language or with other terms', () => {
		const long = 'x'.repeat(10_000);
		const terms = [['rent'], ['rent'], [], []];
		const asked: readonly (() => number)[] = [
			() => likeness([rents, fees]),
			() => likeness([rents, fees], true),
			() => likeness([rents, fees], false, terms),
			() => likeness([rents, `${fees} ${long}`]),
			() => likeness([rents, fees, long]),
		];
		const fresh = asked.map((ask) => ask());
		startTextCache();
		assert.deepEqual(
			asked.map((ask) => ask()),
			fresh,
		);
		assert.equal(new Set(fresh).size, fresh.length);
	});
});
