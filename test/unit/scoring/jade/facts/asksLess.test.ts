import assert from 'node:assert/strict';
import { asksAboutLess } from '../../../../../src/scoring/jade/facts/asksLess';

const statement = 'Exports of tea rose by 12% in 2024, while prices in the harbour towns fell to $3 a kilo [4].';

describe('a question about a statement', () => {
	it('asks less where it leaves out a figure, or most of what is said', () => {
		assert.equal(asksAboutLess('Did exports of tea rise by 12% in 2024?', statement), true);
		assert.equal(
			asksAboutLess('Is the exchange rate stated?', 'The price in dollars follows from the rate of the day before.'),
			true,
		);
		assert.equal(
			asksAboutLess('2024年茶叶出口是否增长12%？', '2024年茶叶出口增长12%，而港口价格降至每公斤3美元。'),
			true,
		);
	});

	it('does not ask less where only the marks of sources, or a number within a word, are left out', () => {
		const marked = '[12] Tea [4][11] rose in harbours [3].';
		assert.equal(asksAboutLess('Is it true that tea rose in harbours?', marked), false);
		assert.equal(
			asksAboutLess('Did tea rise in harbours of the north?', 'Tea of plan B2 rose in harbours of the north.'),
			false,
		);
		assert.equal(
			asksAboutLess('Did tea rise in harbours of the north?', 'Tea of 2 plans rose in harbours of the north.'),
			true,
		);
	});

	it('asks about all of it in other words, or quotes it', () => {
		const whole = 'Did tea exports rise by 12% in 2024, and did prices in harbour towns fall to $3 per kilo?';
		assert.equal(asksAboutLess(whole, statement), false);
		assert.equal(asksAboutLess(`Is it true that “${statement.slice(0, 50)}…”?`, statement), false);
	});
});
