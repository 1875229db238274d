import assert from 'node:assert/strict';
import { isRelevantTo, QuotedPlaces } from '../../../src/verification/relevance';

describe('quoted words and what they are to show', () => {
	it('have to do with each other where they share a figure, a name or a term that counts', () => {
		assert.ok(isRelevantTo('Exports rose to 340 tonnes.', 'Is the size 340?'));
		assert.ok(isRelevantTo('Buyers in Orvik hesitate.', 'Does the report name the buyers?'));
		assert.ok(!isRelevantTo('The report is long.', 'Does the report name the buyers?', new Set(['report'])));
		assert.ok(!isRelevantTo('Rain fell in May.', 'Sales of tea in Orvik rose by 9%.'));
		assert.ok(!isRelevantTo('Buyers hesitate.', 'Does it name buyers and prices?', new Set(), 2));
	});

	it('are not compared across two languages', () => {
		assert.ok(isRelevantTo('Exports rose to 340 tonnes.', '报告是否给出市场规模？'));
	});

	it('bear out one claim, and another only where they say most of it', () => {
		const quote = 'Sales of tea in Orvik rose by 9% in 2024.';
		const places = new QuotedPlaces();
		const bears = (text: string) => places.maySupport({ text }, quote, [0, 40], 's1');
		assert.ok(bears('Tea sold well.'));
		assert.ok(!bears('Ferries of Orvik carry tea, coffee, sugar and letters.'));
		assert.ok(bears('In 2024 sales of tea in Orvik rose.'));
		assert.ok(places.maySupport({ text: 'Tea is cheap.' }, 'Tea is cheap.', [50, 63], 's1'));
	});
});
