import { expectMarked, expectRelations, table } from '../cases';

const accounts = `**Table 1: Accounts of the ferry line, EUR m**\n${table(
	'| | FY22 | FY23 | FY24 | FY25E |',
	'| Fares | 351.2 | 372.6 | 398.4 | 410.0 |',
	'| Crew cost | -190.1 | -201.7 | -212.9 | -220.0 |',
	'| EBITDA | 42.7 | 47.1 | 53.8 | 56.0 |',
	'| EBITDA margin | 12.2% | 12.6% | 13.5% | 13.7% |',
	'| Net leverage (x) | 2.9 | 2.6 | 2.2 | 2.0 |',
)}`;
/** What the accounts hold by themselves. */
const lines = `**Table 2: Ferry riders by line, thousand**\n${table(
	'| Line | 2023 | 2024 | Share 2024 |',
	'| Halvern | 412 | 438 | 52.1% |',
	'| Brodtun | 236 | 251 | 29.8% |',
	'| Skarv | 148 | 152 | 18.1% |',
	'| Total | 796 | 841 | 100.0% |',
)}`;

describe('a figure that the text gives for a row of a table: its scale', () => {
	const budget = (caption: string, cell: string) =>
		`${caption}${table('| 指标 | 2023年 | 同比 |', `| 公共预算收入 | ${cell} | 7.2 |`, '| 社会零售总额 | 1932.5 | 8.1 |')}\n2023年公共预算收入386.7亿元，同比增长7.2%。`;
	expectMarked('number.inconsistent', {
		[budget('', '386.7')]: [],
		[budget('**主要指标（单位：亿元，％）**\n', '386.7')]: [],
		[budget('**主要指标（单位：亿元，％）**\n', '368.7')]: ['386.7亿元'],
		[budget('**主要指标（单位：万元，％）**\n', '386.7')]: ['386.7亿元'],
	});
});

describe('a figure that the text gives for a row of a table: its year', () => {
	const spending = `**Table 1. Spending by region, € thousand**\n${table(
		'| Region | 2022/23 | 2023/24 | Total |',
		'| Northern | 312 | 428 | 740 |',
		'| Coastal | 401 | 486 | 887 |',
	)}`;
	expectMarked('number.inconsistent', {
		// The column of its year is meant, not the total of the years.
		[`${spending}\nSpending in the Coastal region was €465,000 in 2023/24.`]: ['€465,000'],
		[`${spending}\nSpending in the Coastal region was €486,000 in 2023/24.`]: [],
		[`${spending}\nSpending in the Coastal region was €887,000 in both years.`]: [],
	});
});

describe('a figure that the text gives for a row of a table: its value', () => {
	expectRelations({});
	expectMarked('number.inconsistent', {
		[`${accounts}\nWith net leverage of 2.2x in FY24 the line has room.`]: [],
		// Rounded, of about so much, or at most so much.
		[`${accounts}\nEBITDA was EUR 54m in FY24.`]: [],
		[`${accounts}\nEBITDA was about EUR 52m in FY24.`]: [],
		[`${accounts}\nEBITDA was less than EUR 60m in FY24.`]: [],
		[`${accounts}\nEBITDA was over EUR 48.2m in FY24.`]: [],
		[`${accounts}\nEBITDA was EUR 48.2–49.4m in FY24.`]: [],
		// Of another class of one kind.
		[`${table('| | 2023 | 2024 |', '| Cabins of decks B and C | 124 | 145 |', '| Crew | 318 | 412 |')}\nOf the cabins, 163 are on deck D.`]:
			[],
		// Of no year, and not of what has been.
		[`${accounts}\nWith fares held constant, crew cost falls to EUR 200.0m.`]: [],
		[`${accounts}\nThen EBITDA rises to EUR 57.8m.`]: [],
		// Another thing, another period, another measure, a change.
		[`${accounts}\nEBITDA of the pier was EUR 50.8m in FY24.`]: [],
		[`${accounts}\nIn the yard, EBITDA was EUR 50.8m in FY24.`]: [],
		[`${accounts}\nThe rival grew fast. Its EBITDA was EUR 50.8m in FY24.`]: [],
		[`${accounts}\nEBITDA was EUR 50.8m in FY21.`]: [],
		[`${accounts}\nEBITDA before leases was EUR 50.8m in FY24.`]: [],
		[`${accounts}\nEBITDA of EUR 50.8m before leases in FY24 is no surprise.`]: [],
		[`${accounts}\nEBITDA rose by EUR 50.8m in FY24.`]: [],
		[`${accounts}\nEBITDA per ship was EUR 50.8m in FY24.`]: [],
		[`${accounts}\nEBITDA of EUR 50.8m in FY24 is before leases.`]: [],
		[`${accounts}\nEBITDA of EUR 50.8m in FY24 is net of leases.`]: [],
		// Something else than its level.
		[`${accounts}\nEBITDA exceeded EUR 50.8m in FY24.`]: [],
		[`${accounts}\nIn FY24 EBITDA lost EUR 50.8m.`]: [],
		[`${accounts}\nIn FY24 EBITDA fell EUR 50.8m.`]: [],
		// What was expected, or would be; the value of another year in a sentence of one.
		[`${accounts}\nWe had expected EBITDA of EUR 50.8m in FY24.`]: [],
		[`${accounts}\nIf EBITDA were EUR 50.8m in FY24, the covenant would bite.`]: [],
		[`${accounts}\nEBITDA was EUR 53.8m (EUR 42.7m in FY22).`]: [],
		[`${accounts}\nEBITDA has grown since FY22 to EUR 50.8m.`]: [],
	});
});

describe('a figure that two tables give otherwise', () => {
	const restated = (value: string) =>
		`**Table 2: Restated accounts of the ferry line, EUR m**\n${table('| | FY23 | FY24 |', '| Fares | 372.6 | 398.4 |', `| EBITDA | 48.3 | ${value} |`)}`;
	const both = (value: string, told: string) => `${accounts}\n${restated(value)}\nEBITDA was ${told} in FY24.`;
	expectMarked('number.inconsistent', {
		[both('54.9', 'EUR 54.9m')]: [],
		[both('54.9', 'EUR 53.8m')]: [],
		// Where they differ among themselves it may follow any of them.
		[both('54.9', 'EUR 50.8m')]: [],
	});
});

describe('a figure in brackets behind the name of a row', () => {
	const accountsHan = table(
		'| 指标 | 2023年 | 2024年 |',
		'| 营业收入（亿元） | 47.1 | 53.8 |',
		'| 毛利率 | 12.6% | 13.5% |',
	);
	expectMarked('number.inconsistent', {
		[`${accounts}\nIn FY24 the line had record EBITDA (EUR 53.8m).`]: [],
		[`${accountsHan}\n2024年公司营业收入（53.8亿元）增长。`]: [],
		[`${accountsHan}\n2024年毛利率 (14.5%) 提高。`]: ['14.5%'],
		[`${accountsHan}\n2024年公司费用（50.8亿元）增长。`]: [],
	});
});

describe('a figure that the text gives for a row of a table: things and totals', () => {
	expectMarked('number.inconsistent', {
		[`${lines}\nFerry riders came to 841 thousand in 2024. We expect it to be more.`]: [],
		// What is measured must be said of a thing.
		[`${lines}\nHalvern has 448 thousand inhabitants in 2024.`]: [],
		[`${lines}\nHalvern had 448 thousand in 2024.`]: [],
		[`${lines}\n### Brodtun\n\nFerry riders came to 261 thousand in 2024.`]: [],
		// In front of the clause another row is named: a thing of another table, but not a measure.
		[`${lines}\n${accounts}\nOn the Skarv line, the EBITDA margin was 14.5% in FY24.`]: [],
		// The table has the figure for something else.
		[`${lines}\nRiders of the Halvern line came to 251 thousand in 2024.`]: [],
	});
});

describe('a change that a table gives beside two years', () => {
	const years = table('| 指标 | 2025年 | 2024年 | 同比 |', '| 船票收入 | 1385.2亿元 | 1280.5亿元 | +8.2% |');
	expectMarked('number.inconsistent', {
		[`${years}\n2024年船票收入1280.5亿元，同比增长6.2%。`]: [],
		[`${years}\n2024年船票收入1380.5亿元。`]: ['1380.5亿元'],
	});
});

describe('a figure in another section than its table', () => {
	const told = 'EBITDA was EUR 50.8m in FY24.';
	const more = table('| Ship | Berths |', '| Halvern | 210 |', '| Brodtun | 180 |');
	expectMarked('number.inconsistent', {
		[`### Accounts\n\n${accounts}\n### The yard\n\n${told}\n\n### Fleet\n\n${more}`]: [],
	});
});

describe('a figure without a period', () => {
	const quarter = table(
		'| EUR m | FY23 | FY24 | Q4 2024 |',
		'| Net sales of trams | 372.6 | 398.4 | 101.2 |',
		'| Crew cost of trams | 201.7 | 212.9 | 55.3 |',
	);
	expectMarked('number.inconsistent', {
		[`${accounts}\nNet leverage of 2.6x is respectable for a line of this size.`]: [],
		[`${accounts}\nNet leverage of 3.8x is respectable for a line of this size.`]: [],
		[`${accounts}\nThe covenant limits net leverage to 2.4x.`]: [],
		[`${accounts}\nFor peers net leverage of 2.4x is typical.`]: [],
		[`${accounts}\nNet leverage came down from 2.4x.`]: [],
		[`${accounts}\nLast year net leverage was 2.4x.`]: [],
		[`${accounts}\nNet leverage was 2.2x, against 2.9x in FY22.`]: [],
		[`${accounts}\nFor Q3 management guides to an EBITDA margin of 14.1%.`]: [],
		[`${quarter}\nNet sales of trams are EUR 389.4m.`]: ['EUR 389.4m'],
		[`${quarter}\nNet sales of trams are EUR 101.2m.`]: [],
		[`${quarter}\nNet sales of trams are EUR 372.6m.`]: [],
		// In Chinese a subject holds for all clauses behind it.
		'| 指标 | 2023年 | 2024年 |\n|---|---|---|\n| 收入（亿元） | 16.3 | 18.4 |\n| 毛利率 | 30.7% | 30.2% |\n\n境外收入4.5亿元，占24.6%，毛利率33.8%。':
			[],
	});
});

describe('a figure that the table gives for another year', () => {
	expectRelations({
		// The cell that has the figure is of no year, and so is none to tell; nor is a span of years.
		[`${table('| EUR m | FY23 | FY24 | |', '| Fares | 372.6 | 398.4 | 405.2 |', '| Crew | 201.7 | 212.9 | 215.0 |')}\nFares were EUR 405.2m in FY24.`]:
			[],
		[`${table('| EUR m | FY23–24 | FY25 |', '| Fares | 771.0 | 410.3 |', '| Crew | 414.6 | 220.4 |')}\nFares were EUR 771.0m in FY25.`]:
			[],
	});
	const seasons = table(
		'| Season | Riders | On time | Long delays |',
		'| 2020/21 | 61,430 | 88.1% | 1,215 |',
		'| 2021/22 | 84,750 | 76.3% | 1,042 |',
		'| 2022/23 | 92,160 | 71.9% | 987 |',
	);
	expectRelations({});
	expectMarked('number.inconsistent', {
		[`${seasons}\nLong delays fell from 1,215 in 2020/21 to 1,042 in 2021/22.`]: [],
		// The first value is of the year that stands next to it.
		'| 指标 | 2022年 | 2024年 |\n|---|---|---|\n| 单位成本（元） | 7.24 | 6.15 |\n\n单位成本由2022年的7.24元降至6.15元。':
			[],
		'| 年份 | 平均时长（小时） |\n|---|---|\n| 2023 | 2.2 |\n| 2024 | 2.5 |\n\n2024年新增很多，平均时长由2.2小时升至2.5小时。':
			[],
	});
	const capacity = `**表1：分类新增储能容量（GWh）**\n${table('| 类别 | 2023年 | 2024年 |', '| 独立电站 | 21.4 | 61.8 |', '| 合计 | 45.2 | 98.3 |')}`;
	const installed = `**Table 3: Installed capacity, GW**\n${table('| Kind | 2024 | 2030 | 2035 |', '| Tidal power | 21.4 | 52.0 | 81.5 |', '| Total | 45.2 | 98.3 | 130.0 |')}`;
	expectMarked('number.inconsistent', {
		[`${capacity}\n2024年独立电站新增61.8GWh，远超其他。`]: [],
		[`${installed}\nFor wind the question is one of value. With 81.5 GW installed in 2030, gales set the price.`]: [],
		[`${installed}\nFor tidal power the question is one of value. With 60.5 GW installed in 2030, tides set the price.`]:
			[],
	});
});

describe('a figure at another scale than that of the table', () => {
	expectMarked('number.inconsistent', {
		[`${accounts}\nFares came to EUR 398.4bn in FY24.`]: ['EUR 398.4bn'],
		[`${table('| EURm | Q3 23 | Q3 24 |', '| Order backlog | 4,160 | 4,370 |')}\nThe order backlog of EUR4.37bn covers nine months.`]:
			[],
	});
});

describe('a figure for a row whose columns are parts and their total', () => {
	const cases = `**表1：2025年新增航线情景（条）**\n${table(
		'| 情形 | 近海 | 内河 | 合计 |',
		'| 乐观 | 14.3 | 11.2 | 25.5 |',
		'| 中性 | 13.2 | 10.3 | 23.5 |',
	)}`;
	const lines = `**Table 1: Ferry riders by line in 2024, thousand**\n${table(
		'| Line | Summer | Winter | Total |',
		'| Halvern line | 214 | 118 | 332 |',
		'| Brodtun line | 140 | 96 | 236 |',
	)}`;
	expectMarked('number.inconsistent', {
		[`${cases}\n我们预计2025年中性情形下新增航线23.5条。`]: [],
		[`${lines}\nRiders of the Halvern line came to 332 thousand in 2024.`]: [],
		[`${lines}\nRiders of the Halvern line came to 214 thousand in 2024.`]: [],
		[`${lines}\nIn winter riders of the Halvern line came to 118 thousand in 2024.`]: [],
	});
});
