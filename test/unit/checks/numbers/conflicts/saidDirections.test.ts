import { expectMarked, expectRelations, table } from '../cases';

const riders = `**Table 1: Riders of the ferry lines, thousand**\n${table(
	'| Line | 2022 | 2023 | 2024 |',
	'| Halvern | 412 | 438 | 461 |',
	'| Brodtun | 251 | 236 | 240 |',
	'| Skarv | 160 | 152 | 148 |',
)}`;
const accounts = `**Table 2: Accounts of the port, EUR m**\n${table(
	'| | 2022 | 2023 | 2024 |',
	'| Harbour fees | 30.2 | 31.4 | 33.0 |',
	'| Crew cost | 12.1 | 11.8 | 11.2 |',
	'| Margin | 8.1% | 7.9% | 9.4% |',
)}`;

describe('which way a row of a table went, by the text', () => {
	expectRelations({
		[`${accounts}\nHarbour fees fell in 2024.`]: [
			'conflicts change fell: numbers.otherDirection {"said":"fell","row":"Harbour fees","from":"31.4 (2023)","to":"33.0 (2024)","line":9} · 31.4 · 33.0',
		],
		[`${accounts}\nHarbour fees rose in 2024.`]: ['holds change rose: 31.4 (2023) → 33.0 (2024)'],
	});
	expectMarked('number.inconsistent', {
		[`${accounts}\nHarbour fees have fallen since 2022, as ships got smaller.`]: ['fallen'],
		[`${accounts}\nWhile crew cost rose sharply, harbour fees, by contrast, fell again.`]: ['rose', 'fell'],
		[`${accounts}\nWhile crew cost fell sharply, harbour fees, by contrast, rose again.`]: [],
		[`${accounts}\nThe margin grew between 2022 and 2023.`]: ['grew'],
		[`${riders}\nRiders of the Skarv line increased over the period.`]: ['increased'],
		[`${riders}\nRiders of the Brodtun line increased.`]: [],
		// Of another place, time, or measure, or of what may be.
		[`${accounts}\nHarbour fees fell in 2021.`]: [],
		[`${accounts}\nHarbour fees fell in the north.`]: [],
		[`${accounts}\nIn the north, harbour fees fell.`]: [],
		[`${accounts}\nHarbour fees per ship fell.`]: [],
		[`${accounts}\nHarbour fees will have fallen.`]: [],
		[`${accounts}\nHarbour fees never fell.`]: [],
		[`${accounts}\nHarbour fees fell short.`]: [],
		[`${accounts}\nHarbour fees fell by 3%.`]: [],
		[`${riders}\nSkarv grew.`]: [],
	});
	const zh = table(
		'| 指标 | 2023年 | 2024年 |',
		'| 客运收入（亿元） | 16.3 | 18.4 |',
		'| 货运收入（亿元） | 9.2 | 8.8 |',
	);
	expectMarked('number.inconsistent', {
		[`${zh}\n2024年客运收入明显下降，货运收入有所回落。`]: ['下降'],
		[`${zh}\n2024年客运收入明显上升，货运收入有所回落。`]: [],
		[`${zh}\n北部客运收入明显下降。`]: [],
		[`${zh}\n客运收入预计下降。`]: [],
	});
});
