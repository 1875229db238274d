import assert from 'node:assert/strict';
import { readGrids } from '../../../../../src/checks/numbers/reading/grid';
import { parseReport } from '../../../../../src/report/parsing/parse';
import { expectMarked, table } from '../cases';

/** The cells that are measured in another unit than they are written in, each as `412 = 412000000 money EUR`. */
function measuredIn(text: string): string[] {
	return readGrids(parseReport(`# Study\n\n## Findings\n\n${text}\n`)).flatMap(({ rows, measured }) =>
		measured.flatMap((row, index) =>
			row.flatMap((amount, column) => {
				const written = rows[index]?.[column];
				const same = amount?.dimension === written?.dimension && amount?.value === written?.value;
				return !amount || same ? [] : [`${amount.text} = ${Math.round(amount.value)} ${amount.dimension}`];
			}),
		),
	);
}

describe('units that a table states once', () => {
	const rows = (header: string, ...more: string[]) =>
		table(header, '| Bridges | 412 | 436 |', '| Tunnels | 95 | 88 |', ...more);
	const years = rows('| Works | 2023 | 2024 |');
	const inEuros = [
		'412 = 412000000 money EUR',
		'436 = 436000000 money EUR',
		'95 = 95000000 money EUR',
		'88 = 88000000 money EUR',
	];
	const cases: Readonly<Record<string, readonly string[]>> = {
		[`**Table 1: Outlays on works, EUR m**\n${years}`]: inEuros,
		[`**Table 1: Outlays on works (EURm, end of year)**\n${years}`]: inEuros,
		[`**Table 1: Outlays on works, EUR million in 2020 prices**\n${years}`]: inEuros,
		[`**Table 1: Outlays on works**\n\n(EUR million)\n${years}`]: inEuros,
		[`**Table 1: Outlays on works**\n\nFigures in EUR million\n${years}`]: inEuros,
		[rows('| EURm | FY23 | Q3 24 |')]: inEuros,
		[`表1：工程支出\n\n单位：万元\n${rows('| 工程 | 2023年 | 2024年 |')}`]: [
			'412 = 4120000 money CNY',
			'436 = 4360000 money CNY',
			'95 = 950000 money CNY',
			'88 = 880000 money CNY',
		],
		[`**Table 1: Capacity, GW**\n${years}`]: [
			'412 = 412000000000 W',
			'436 = 436000000000 W',
			'95 = 95000000000 W',
			'88 = 88000000000 W',
		],
		// Columns and rows of something else.
		[`**Table 1: Outlays on works, EUR m**\n${rows('| Works | Sites | Spending |')}`]: [
			'436 = 436000000 money EUR',
			'88 = 88000000 money EUR',
		],
		[`**Table 1: Outlays on works, EUR m**\n${rows('| Works | Growth | Share |')}`]: [],
		[`**Table 1: Outlays on works, EUR m**\n${rows('| Works | Gates | Lamps |')}`]: [],
		[`**Table 1: Outlays on works, EUR m**\n${rows('| Works | 2023 ($) | 2024 (km) |')}`]: [],
		[`**Table 1: Outlays on works, EUR m**\n${rows('| Works | 2023 | 2024 |', '| Employees | 71 | 74 |', '| EPS (EUR) | 3 | 4 |')}`]:
			[...inEuros, '3 = 3 money EUR', '4 = 4 money EUR'],
		// No unit, or several.
		[`**Table 1: Outlays on works, 2024**\n${years}`]: [],
		[`**Table 1: Outlays on works (EUR m and %)**\n${years}`]: [],
		[`**Table 1: Outlays on works within 5 km**\n${years}`]: [],
		[`**Table 1: Outlays on works, three years**\n${years}`]: [],
		[rows('| 美元指数 | 2023 | 2024 |')]: [],
		[`Outlays are in EUR million as ever.\n${years}`]: [],
	};
	for (const [text, expected] of Object.entries(cases)) {
		it(`${expected.length > 0 ? 'reads' : 'leaves'}: ${text.replaceAll('\n', ' ')}`, () => {
			assert.deepEqual(measuredIn(text), expected);
		});
	}

	it('reads what a header says its column is in, in brackets, behind a comma or as a percentage', () => {
		const units: Readonly<Record<string, string>> = {
			'Open, %': 'percent',
			'占比％': 'percent',
			'Percent open': 'percent',
			'Per cent shut': 'percent',
			'Shut (percent)': 'percent',
			'Toll ($)': 'money USD',
			'Length, km': 'm',
			Percentile: 'count',
			'Paper centres': 'count',
			'Open (2024)': 'count',
			'': 'count',
		};
		for (const [header, dimension] of Object.entries(units)) {
			const text = table(`| Works | ${header} |`, '| Quay | 41 |');
			const cells = readGrids(parseReport(`# Study\n${text}\n`)).flatMap(({ rows }) => rows.flat());
			assert.deepEqual(
				cells.flatMap((cell) => cell?.dimension ?? []),
				[dimension],
				header,
			);
		}
	});

	const outlays = `**Table 1: Outlays on works, EUR m**\n${table('| Works | 2023 | 2024 |', '| River bridges | 412 | 436 |', '| Road tunnels | 95 | 88 |')}\n\n`;
	expectMarked('number.inconsistent', {
		[`${outlays}In 2024 outlays on river bridges came to EUR 436m.`]: [],
		[`${outlays}In 2024 outlays on river bridges came to EUR 463m.`]: ['EUR 463m'],
		[`${outlays}In 2024 outlays on river bridges came to EUR 436bn.`]: ['EUR 436bn'],
		// Of something else than the caption says.
		[`${outlays}In 2024 river bridges earned EUR 471m in tolls.`]: [],
	});
});
