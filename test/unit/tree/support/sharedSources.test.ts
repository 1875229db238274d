import assert from 'node:assert/strict';
import { parseReport } from '../../../../src/report/parsing/parse';
import { blocksWithSharedSource } from '../../../../src/tree/support/sharedSources';

const references = ['', '## References', '', '[1] Grid operator: https://example.org/grid', ''];

/** The starts of the blocks that share a source. */
function covered(...text: string[]): string[] {
	const report = parseReport([...text, ...references].join('\n'));
	return [...blocksWithSharedSource(report)]
		.sort((a, b) => a - b)
		.map((index) => report.source.slice(...report.blocks[index]!.span).slice(0, 7));
}

describe('a source that several blocks share', () => {
	it('may stand in the line that introduces a list', () => {
		assert.deepEqual(covered('# Storage', '', 'Index of prices [1]:', '', '- 2023: 108', '- 2024: 111'), [
			'2023: 1',
			'2024: 1',
		]);
	});

	it('may stand on a line of its own at the end of a list', () => {
		assert.deepEqual(covered('# Storage', '', '- Staff: 150', '- Revenue: 40 million', '[1]', '', 'Other: 3.'), [
			'Staff: ',
			'Revenue',
		]);
	});

	it('does not follow from a citation at the end of the last item', () => {
		assert.deepEqual(covered('# Storage', '', '- Staff: 150', '- Revenue: 40 million [1]'), []);
	});

	it('stands on a line of its own only where nothing but citations and marks does', () => {
		const list = (line: string) =>
			covered('# Storage', '', '- Staff: 150', '- Sales: 40', line, '', 'Other: 3.').length;
		const lines = { '[1]': 2, '([1], [1])': 2, '**[1]**': 2, '[1] 2024': 0, 'See [1]': 0, '来源[1]': 0, '—': 0 };
		for (const [line, count] of Object.entries(lines)) assert.deepEqual([line, list(line)], [line, count]);
	});

	it('may stand in a paragraph of its own behind a list, a table or a paragraph', () => {
		const table = ['| Year | Price |', '|---|---|', '| 2025 | 149 |'];
		assert.deepEqual(covered('# Storage', '', '- Staff: 150', '- Sales: 40', '', '[1]', '', 'Rents: 4.'), [
			'Staff: ',
			'Sales: ',
		]);
		assert.deepEqual(covered('# Storage', '', 'Fees: 3.', '', ...table, '', '[1]', '', 'Rents: 4.'), ['| Year ']);
		assert.deepEqual(covered('# Storage', '', 'Fees: 3.', '', 'Prices fell.', '', '[1]'), ['Prices ']);
		assert.deepEqual(covered('# Storage', '', 'Fees: 3.', '', 'Prices fell. [1]'), []);
		assert.deepEqual(covered('# Storage', '', 'Fees: 3.', '', '![](https://example.org/a.png) [1]'), []);
		assert.deepEqual(
			covered('# Storage', '', 'Fees: 3.', '', '**[grid/storage](https://example.org/b)**', '', 'Old.'),
			[],
		);
	});

	it('covers what stands under a heading that cites, and what an item leads into', () => {
		assert.deepEqual(
			covered('# Storage', '', '## Prices [1]', '', 'Fees: 3.', '', 'Rents: 4.', '', '## Staff', '', 'Few.'),
			['Fees: 3', 'Rents: '],
		);
		const parts = ['  - Staff: 150', '  - Sales: 40'];
		assert.deepEqual(covered('# Storage', '', '- Figures of 2024 [1]:', ...parts, '- Rents: 4'), [
			'Staff: ',
			'Sales: ',
		]);
		assert.deepEqual(covered('# Storage', '', '- Figures of 2024: [1]', ...parts, '- Rents: 4'), [
			'Staff: ',
			'Sales: ',
		]);
		assert.deepEqual(covered('# Storage', '', '- Figures of 2024 [1]', ...parts, '- Rents: 4'), []);
	});

	it('is no link around a heading or its number', () => {
		const under = (heading: string) => covered('# Storage', '', heading, '', 'Fees: 3.').length;
		const to = '(https://example.org/prices)';
		for (const heading of [
			`## [Prices in 2024]${to}`,
			`## **[Prices]${to}**`,
			`## 2.1 [Prices]${to}`,
			`## [3.]${to} Prices`,
			`## [2]${to} Prices`,
			`## 第二章 [价格]${to}`,
			`## [一、]${to}价格`,
		]) {
			assert.deepEqual([heading, under(heading)], [heading, 0]);
		}
		for (const heading of [
			`## Prices ([Ledger]${to})`,
			`## Prices [1]${to}`,
			`## Prices of [Acme]${to}`,
			'## [1] Prices',
		]) {
			assert.deepEqual([heading, under(heading)], [heading, 1]);
		}
	});

	it('covers a list down to its end, with what stands within its items', () => {
		const list = ['- Staff: 150', '  - North: 100', '- Sales: 40', '', 'Rents: 4.'];
		assert.deepEqual(covered('# Storage', '', 'Index of prices [1]:', '', ...list), ['Staff: ', 'North: ', 'Sales: ']);
	});

	it('may be named over a table', () => {
		const table = ['| Year | Price |', '|---|---|', '| 2025 | 149 |'];
		assert.equal(covered('# Storage', '', 'Compiled from the Grid Survey 2025:', '', ...table).length, 1);
		assert.equal(covered('# Storage', '', 'Prices over the years:', '', ...table).length, 0);
	});
});
