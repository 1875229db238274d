import assert from 'node:assert/strict';
import { missingFigures } from '../../../../src/sources/support/missingFigures';
import { sourceOf } from './sourceOf';

const source = sourceOf(
	'Yearbook of Halvern',
	'Storage reached 12.4 GW in 2024, after 9.9 GW in 2023.',
	'Prices fell by 8.7%. The auctions cost 340 million crowns.',
);
const missing = (text: string, passage = '') => missingFigures(source, { text }, passage);

describe('the figures that a source does not give', () => {
	it('are those that stand nowhere in it', () => {
		assert.deepEqual(missing('Storage reached 14.2 GW in 2024.'), ['14.2 GW']);
		assert.deepEqual(missing('Prices fell by 12% and the auctions cost 340 million crowns.'), ['12%']);
	});

	it('are not those that it gives in more digits, or that are said to be approximate', () => {
		assert.deepEqual(missing('Storage reached 12 GW, and prices fell by 9%.'), []);
		assert.deepEqual(missing('The auctions cost about 330 million crowns.'), []);
		assert.deepEqual(missing('The auctions cost 330 million crowns.').length, 1);
	});

	it('are not those that one step makes of the passage that is quoted', () => {
		const passage = 'Storage reached 12.4 GW in 2024, after 9.9 GW in 2023.';
		assert.deepEqual(missing('Storage rose by 2.5 GW.', passage), []);
		assert.deepEqual(missing('Storage rose by 25%.', passage), []);
		assert.equal(missing('Storage rose by 45%.', passage).length, 1);
	});

	it('are not those that follow from the sentence beside the quoted one, nor what lies in a range', () => {
		const told = sourceOf('', 'Orvik has 40 ferries.', 'Of these, 10 are electric.', 'Between 35% and 45% are late.');
		assert.deepEqual(missingFigures(told, { text: 'In Orvik, 25% of ferries are electric.' }, '10 are electric'), []);
		assert.deepEqual(missingFigures(told, { text: 'About 40% are late.' }, 'Orvik has 40 ferries.'), []);
	});

	it('are not those in the middle of what it gives, nor what is left of points that it calls percentage points', () => {
		const told = sourceOf(
			'',
			'Between 35% and 45% of boats are late.',
			'Of the gap of 1.3 points, age is 0.5 percentage points.',
		);
		assert.deepEqual(
			missingFigures(told, { text: 'About 40% of boats are late.' }, 'Between 35% and 45% of boats'),
			[],
		);
		assert.deepEqual(missingFigures(told, { text: 'About 50% of boats are late.' }, 'Between 35% and 45% of boats'), [
			'50%',
		]);
		assert.deepEqual(
			missingFigures(told, { text: 'Of the gap 0.8 points are not age.' }, 'age is 0.5 percentage points'),
			[],
		);
	});

	it('are not those that follow from what the source says of it elsewhere', () => {
		const told = sourceOf(
			'',
			'The fleet of Orvik had 38 ships.',
			'Piers are old.',
			'Lamps are new.',
			'It sold 12 ships.',
		);
		assert.deepEqual(missingFigures(told, { text: 'The fleet of Orvik has 26 ships.' }, 'It sold 12 ships.'), []);
		assert.deepEqual(missingFigures(told, { text: 'The fleet of Orvik has 29 ships.' }, 'It sold 12 ships.'), ['29']);
	});

	it('are no years, and none where the claim has none', () => {
		assert.deepEqual(missing('Storage was built from 2019 on.'), []);
		assert.deepEqual(missing('Storage grows.'), []);
	});

	it('are seen in Chinese', () => {
		const chinese = sourceOf('年鉴', '2024年储能装机达到12.4吉瓦。拍卖耗资3.4亿元。');
		assert.deepEqual(missingFigures(chinese, { text: '拍卖耗资3.4亿元。' }, ''), []);
		assert.equal(missingFigures(chinese, { text: '拍卖耗资5.6亿元。' }, '').length, 1);
	});
});
