import assert from 'node:assert/strict';
import { parseReport } from '../../../src/report/parse';
import { readSignals } from '../../../src/tree/reading/signals';
import { collectUnits } from '../../../src/tree/reading/units';
import { citedNearby } from '../../../src/tree/support/support';

/** Whether a citation close by covers the unit that starts with `It`. */
function covered(...lines: readonly string[]): boolean {
	const report = parseReport(['# Storage', '', ...lines, '', '## References', '', '[1] Grid operator', ''].join('\n'));
	const signals = readSignals(report, collectUnits(report));
	const own = signals.filter(({ unit }) => /^(?:It|\| It)/.test(unit.text));
	assert.equal(own.length, 1);
	return citedNearby(own[0]!, signals);
}

describe('a citation close by', () => {
	it('covers up to two sentences before it in its paragraph', () => {
		assert.equal(covered('It was 4 GW. Prices fell [1].'), true);
		assert.equal(covered('It was 4 GW. Rents fell. Prices fell [1].'), true);
		assert.equal(covered('It was 4 GW. Fees fell. Rents fell. Prices fell [1].'), false);
		assert.equal(covered('It was 4 GW.', '', 'Prices fell [1].'), false);
	});

	it('covers the one sentence after it in its paragraph', () => {
		assert.equal(covered('Prices fell [1]. It was 4 GW.'), true);
		assert.equal(covered('Prices fell [1]. Rents fell. It was 4 GW.'), false);
		assert.equal(covered('Prices fell [1].', '', 'It was 4 GW.'), false);
	});

	const table = ['| It | GW |', '|---|---|', '| 2024 | 4 |'];

	it('covers a table from its introduction, or from the line below that names its source', () => {
		assert.equal(covered('Capacity grew [1].', '', ...table), true);
		assert.equal(covered(...table, '', 'Source: grid operator [1].'), true);
		assert.equal(covered(...table, '', 'Prices fell [1].'), false);
		assert.equal(covered('Capacity grew.', '', ...table), false);
		assert.equal(covered('Capacity grew [1].', '', '## Figures', '', ...table), false);
	});
});
