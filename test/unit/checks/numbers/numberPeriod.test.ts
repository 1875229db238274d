import { expectMarked, expectRelations, table } from './cases';

describe('years that run backwards', () => {
	describe('years that do not fit', () => {
		expectRelations({
			'建设期自 2025 年 7 月至 2029 年 12 月，共 60 个月。': [
				'conflicts period 60 个月: numbers.otherLength {"is":53,"withLast":54,"months":true}',
			],
			'建设期自 2025 年 7 月至 2029 年 12 月，共 54 个月。': [],
			'Sales ran from 2019 to 2016.': [
				'conflicts period 2016: numbers.yearsBackwards {"first":2019,"last":2016} · 2019',
			],
			'Sales ran from 2016 to 2019.': [],
			'Sales ran from FY19 to FY16.': [
				'conflicts period FY16: numbers.yearsBackwards {"first":2019,"last":2016} · FY19',
			],
			'Sales ran from 2016/17 to 2018/19.': [],
			'Sales of 2019–2016 fell.': ['conflicts period 2019–2016: numbers.endsBeforeBegin {"text":"2019–2016"}'],
			'Sales of 2015-10 fell.': [],
			'Sales were $5 million in 2021, up from $4 million in 2019.': [
				'holds change $5 million: $4 million → $5 million: it rises, as the text says',
			],
			'Sales rose from $4 million in 2021 to $5 million in 2019.': [
				'holds change $5 million: $4 million → $5 million: it rises, as the text says',
				'conflicts period 2019: numbers.yearsBackwards {"first":2021,"last":2019} · 2021',
			],
			'销售额从2021年的4亿元增至2019年的5亿元。': [
				'conflicts period 2019年: numbers.yearsBackwards {"first":2021,"last":2019} · 2021年',
				'holds change 5亿元: 4亿元 → 5亿元: it rises, as the text says',
			],
			'项目由2021年至2019年实施。': [
				'conflicts period 2021年至2019年: numbers.endsBeforeBegin {"text":"2021年至2019年"}',
			],
			[table('Year | Sales |', '| 2019 | a |', '| 2021 | b |', '| 2020 | c |', '| 2022 | d |')]: [
				'conflicts period 2020: numbers.yearsOutOfOrder {"years":[2019,2021,2020,2022]}',
			],
			[table('Year | Sales |', '| 2019 | a |', '| 2021 | b |', '| 2020 | c |')]: [],
			[table('Year | Sales |', '| FY19 | a |', '| FY21 | b |', '| FY20E | c |', '| FY22E | d |')]: [
				'conflicts period FY20E: numbers.yearsOutOfOrder {"years":[2019,2021,2020,2022]}',
			],
			[table('Year | Sales |', '| 2022 | a |', '| 2021 | b |', '| 2020 | c |', '| 2019 | d |')]: [],
		});
	});

	describe('years of a series', () => {
		const years = (...cells: string[]) => table('| Year | Sales |', ...cells.map((cell) => `| ${cell} | a |`));
		expectMarked('number.period', {
			[table('| Line | 2019 | 2021 | 2020 | 2022 |', '| Halvern | a | b | c | d |')]: ['2020'],
			[years('2019', '2025', '2020', '2021')]: ['2025'],
			[years('2022', '2020', '2021', '2019')]: ['2021'],
			// The same year twice, what is said of one, and such as no single year puts in order.
			[years('2019', '2019', '2020', '2021')]: [],
			[years('2019', '2021 plan', '2020', '2022')]: [],
			[years('2019', '2022', '2018', '2021', '2017')]: [],
		});
	});

	describe('years from one to another', () => {
		expectMarked('number.period', {
			'Sales ran between 2019 and 2016.': ['2016'],
			'Sales ran from early 2019 through late 2016.': ['2016'],
			'项目自2021年起至2019年止。': ['2019年'],
			'Sales ran from 2019/20 to 2016/17.': ['2016/17'],
			'Sales ran from March 2019 to May 2016.': ['May 2016'],
			'Sales ran from 2019 to 2019.': [],
			'Sales fell from 2019 and 2016 was no better.': [],
			'项目自2021年推迟至2019年。': [],
		});
	});
});
