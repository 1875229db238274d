import { expectMarked, table } from '../cases';

describe('two digits that changed places', () => {
	const ferries = table('| EURm | Q3 23 | Q3 24 |', '| Fare income | 88.1 | 94.2 |', '| Fuel cost | 31.5 | 30.7 |');
	expectMarked('number.inconsistent', {
		[`Fares rose, which left fare income at EUR94.2m.\n${ferries}`]: [],
		[`Fare income fell by 4.2% to EUR92.4m.\n${ferries}`]: ['EUR92.4m'],
		// A column of years that one word names, of no year in the text.
		[`${table('| Year | All | Subsidised |', '| 2023 | 634 | 139 |', '| 2024 | 548 | 131 |')}\nOf the need, 113 trips a day are for subsidised riders.`]:
			[],
		// Too few digits, or between two numbers.
		[`Fuel cost came to EUR13m.\n${table('| EURm | Q3 24 |', '| Fuel cost | 31 |')}`]: [],
		[`Fares rose, which left fare income at EUR92.4m to EUR95.1m.\n${ferries}`]: [],
		// Another row, another scale, another order of all digits, another unit, a figure for another year.
		[`Fares rose, which left catering income at EUR92.4m.\n${ferries}`]: [],
		[`Fares rose, which left fare income at EUR9.24m.\n${ferries}`]: [],
		[`Fares rose, which left fare income at EUR24.9m.\n${ferries}`]: [],
		[`Fares rose, which left fare income per crossing at 92.4%.\n${ferries}`]: [],
		[`${table('| Fares | 2023 | 2024 |', '| Fare income | 88.1 | 94.2 |')}\nIn 2022 fare income stood at EUR92.4m.`]:
			[],
		// Both are figures of one table, or of one sentence.
		[`Fare income stood at EUR92.4m.\n${table('| EURm | Plan | Actual |', '| Fare income | 92.4 | 94.2 |')}`]: [],
		'Fare income of the line was EUR94.2m against fare income of EUR92.4m at the rival.': [],
		'In the north a permit for the old line took 1,274 hours.\n\nIn the north a permit for the old line took 1,724 hours.':
			['1,724 hours'],
	});
});

describe('two digits that changed places, beside the whole name of a row', () => {
	const added = `**表1　各市新增装机（万千瓦）**\n${table('| 市 | 2023年 | 2024年 |', '| 云岭 | 128 | 154 |', '| 石门 | 97 | 163 |')}`;
	const sales = `**Table 1. Sales by branch, € thousand**\n${table('| Branch | 2023 | 2024 |', '| Elmhurst | 1,284 | 1,563 |', '| Norbury | 972 | 1,631 |')}`;
	expectMarked('number.inconsistent', {
		// What the caption says holds for every number of its table.
		[`${added}\n云岭继续居首，全年新增装机145万千瓦。`]: ['145万千瓦'],
		[`${added}\n云岭继续居首，全年新增装机154万千瓦。`]: [],
		[`${added}\n全省新增装机145万千瓦。`]: [],
		[`${sales}\nElmhurst was again the busiest, with €1,653 thousand.`]: ['€1,653 thousand'],
		[`${sales}\nThe busiest branch had €1,653 thousand.`]: [],
	});
});

describe('two digits that changed places: by row, column or year', () => {
	const shares = table(
		'| Group of riders | Share of fares |',
		'| Five oldest lines | 24.6% |',
		'| Nine oldest lines | 38.1% |',
	);
	const years = table(
		'| Academic year | Groups | Running cost |',
		'| 2026/27 | one | 249 |',
		'| 2029/30 | all | 763 |',
	);
	const storage = table('| 年份 | 新增容量（GWh） | 时长 |', '| 2023 | 41.7 | 2.2 |', '| 2024 | 105.8 | 2.5 |');
	expectMarked('number.inconsistent', {
		[`${shares}\nThe nine oldest lines account for 31.8% of fares.`]: ['31.8%'],
		[`${shares}\nThe nine newest lines account for 31.8% of fares.`]: [],
		[`The ferries would cost £736 million a year.\n${years}`]: [],
		[`2023年全市储能新增投运42.1GW/108.5GWh，增长很快。\n${storage}`]: [],
	});
});

describe('two digits that changed places: in text', () => {
	expectMarked('number.inconsistent', {
		'2024年码头实际吞吐量53.7亿吨，在全省四个港口中居中，单位岸线产出仍有差距。\n\n从总量看，还在追赶邻港。2024年码头实际吞吐量57.3亿吨，其中矿石占七成。':
			['57.3亿吨'],
		'2024年码头实际吞吐量53.7亿吨，在全省四个港口中居中，单位岸线产出仍有差距。\n\n2023年码头实际吞吐量57.3亿吨，其中矿石占七成。':
			[],
		'In 2024 the old harbour handled 53.7 million tonnes of freight, and in 2024 the old harbour handled 57.3 million tonnes of freight.':
			[],
		'- North: the ferry line carried 3.41 million riders.\n- South: the ferry line carried 3.14 million riders.': [],
		'### Norway\n\nThe ferry line carried 3.41 million riders.\n\n### Sweden\n\nHere the ferry line carried 3.14 million riders.':
			[],
	});
	const asked = '5,814 riders took part.\n\nOf 5,814 answers, 120 are from crews.\n\nWe thank all 5,814 riders.\n\n';
	expectMarked('number.inconsistent', {
		[`${asked}${table('| Group | Answers | Asked |', '| Crews | 120 | 140 |', '| Usable forms | 5,184 | 5,814 |')}`]:
			[],
		// Of two figures that are given more than once neither is a slip.
		[`${asked}Without blank forms we were left with 5,184 usable questionnaires.\n\nSo 5,184 answers are read.`]: [],
		[`${asked}Without blank forms we were left with 5,148 usable questionnaires.`]: [],
		'5,814 riders took part.\n\nWithout blank forms we were left with 5,184 usable questionnaires.': [],
	});
});
