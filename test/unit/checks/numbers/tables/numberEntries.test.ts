import assert from 'node:assert/strict';
import { readNumberEntries } from '../../../../../src/checks/numbers/tables/numberEntries';
import { parseReport } from '../../../../../src/report/parsing/parse';
import { table } from '../cases';

function ledger(text: string) {
	return readNumberEntries(parseReport(text)).map(({ amount, place, years, words, path }) => {
		return { text: amount.text, place, years, words, path };
	});
}

describe('the ledger of quantities', () => {
	it('says of a number in text what stands next to it, for which year, and where', () => {
		const text =
			'# Trams\n\n## Costs\n\n- Lisbon:\n  - The fleet costs €45 million in 2024, and €52 million by 2030.\n';
		const path = ['Costs', 'Lisbon:'];
		assert.deepEqual(ledger(text), [
			{ text: '€45 million', place: 'text', years: [2024], words: 'The fleet costs in', path },
			{ text: '€52 million', place: 'text', years: [2030], words: 'in , and by .', path },
		]);
	});

	it('takes the clause of a number by itself, and what stands before two of its kind for both', () => {
		const entries = readNumberEntries(parseReport('# 电车\n\n车队扩大，2024年全市投运30.5GW/75.2GWh，均在郊区。\n'));
		assert.deepEqual(
			entries.map(({ amount, years, words, clause }) => [amount.text, years, words, clause]),
			[
				['30.5GW', [2024], '车队扩大，全市投运 /', '全市投运 /'],
				['75.2GWh', [2024], '车队扩大，全市投运', '全市投运'],
			],
		);
	});

	it('reads the year in front of a number in Chinese', () => {
		assert.deepEqual(
			ledger('# 电车\n\n2024年全国车队规模达12.5万辆。\n').map(({ text, years }) => [text, years]),
			[['12.5万辆', [2024]]],
		);
	});

	it('takes row and column of a table, its unit and its year', () => {
		const text = `# Trams\n${table('| Year | Sales (USD million) |', '| 2023 | 12.5 |', '| 2024 | 14 |')}`;
		const entries = readNumberEntries(parseReport(text));
		assert.deepEqual(
			entries.map(({ amount, years, words }) => [amount.value, amount.dimension, years, words]),
			[
				[12.5e6, 'money USD', [2023], '2023 Sales (USD million)'],
				[14e6, 'money USD', [2024], '2024 Sales (USD million)'],
			],
		);
	});

	it('knows the numbers of the same row, whatever cells have none', () => {
		const rows = table('| Year | Sales | Debt | Staff |', '| 2023 | 12.5 | – | 140 |', '| 2024 | 13.5 | 7 | 150 |');
		assert.deepEqual(
			readNumberEntries(parseReport(`# Trams\n${rows}`)).map(({ amount, beside }) => [
				amount.text,
				beside.map(({ text }) => text).join(' '),
			]),
			[
				['12.5', '12.5 140'],
				['140', '12.5 140'],
				['13.5', '13.5 7 150'],
				['7', '13.5 7 150'],
				['150', '13.5 7 150'],
			],
		);
	});

	it('gives a number of several years none', () => {
		assert.deepEqual(
			ledger('# Trams\n\nThe fleet costs €45 million in 2024–2026.\n').map(({ text, years }) => [text, years]),
			[['€45 million', []]],
		);
	});

	it('takes a million from its letter behind the sign or code of a currency', () => {
		const text = `# Trams\n${table('| Year | Sales (£m) | Debt, EUR m |', '| 2023 | 12.5 | 14 |')}`;
		assert.deepEqual(
			readNumberEntries(parseReport(text)).map(({ amount }) => [amount.value, amount.dimension]),
			[
				[12.5e6, 'money GBP'],
				[14e6, 'money EUR'],
			],
		);
	});

	it('leaves the year open where several numbers share several years', () => {
		assert.deepEqual(
			ledger('# Trams\n\nSales were $5 million and $6 million in 2023 and 2024 respectively.\n').map(
				({ years }) => years,
			),
			[[], []],
		);
	});
});
