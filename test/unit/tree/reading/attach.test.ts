import assert from 'node:assert/strict';
import { parseReport } from '../../../../src/report/parsing/parse';
import { readByRules } from '../../../../src/tree/reading/readByRules';

/** The unit that the layout puts each unit under. */
function layoutOf(...lines: string[]) {
	return readByRules(parseReport(`${lines.join('\n')}\n`)).layout;
}

describe('the layout', () => {
	it('puts headings under headings, and a paragraph under the heading above it', () => {
		assert.deepEqual(layoutOf('# Rents', '', '## Market', '', 'Flats should be cheaper.'), [undefined, 0, 1]);
	});

	it('puts facts under the claim they follow', () => {
		const layout = layoutOf(
			'# Rents',
			'',
			'Rents should be capped. They rose by 12% in 2024. They rose by 9% in 2023.',
		);
		assert.deepEqual(layout, [undefined, 0, 1, 1]);
	});

	it('puts the items of a list under the sentence that introduces it', () => {
		const layout = layoutOf(
			'# Rents',
			'',
			'The market for rented flats should be regulated by the city for two separate reasons:',
			'',
			'- Flats are scarce here.',
			'- Wages are far too low.',
		);
		assert.deepEqual(layout, [undefined, 0, 1, 1]);
	});

	it('puts nested items under the item around them', () => {
		const layout = layoutOf('# Rents', '', '- Flats are clearly scarce here.', '  - Permits fell by 20%.');
		assert.deepEqual(layout, [undefined, 0, 1]);
	});

	it('puts a table under the claim that introduces it', () => {
		const layout = layoutOf(
			'# Rents',
			'',
			'Rents should be capped because they outgrow the wages in every large city of the country:',
			'',
			'| City | Rent |',
			'| --- | --- |',
			'| Berlin | 12 |',
		);
		assert.deepEqual(layout, [undefined, 0, 1]);
	});
});
