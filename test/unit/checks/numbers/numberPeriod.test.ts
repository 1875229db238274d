import { expectRelations, table } from './cases';

describe('years that run backwards or lie ahead', () => {
	describe('years that do not fit', () => {
		expectRelations({
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
			'Sales were $5 million in 2019, up from $4 million in 2021.': [
				'holds change $5 million: $4 million → $5 million: it rises, as the text says',
				'conflicts period 2021: numbers.yearsBackwards {"first":2021,"last":2019} · 2019',
			],
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
			'Report date: 3 March 2023\n\nIn 2024 sales rose to $5 million.': [
				'conflicts period 2024: numbers.futureAsPast {"year":2024,"date":2023}',
			],
			'Report date: 3 March 2023\n\nIn 2024 sales are expected to rise to $5 million. In 2022 sales rose to $5 million.':
				[],
			// A fiscal year may begin in the calendar year before.
			'Report date: 3 November 2023\n\nIn FY24 sales rose to $5 million. In 2023/24 sales rose to $5 million.': [],
			'Report date: 3 November 2023\n\nIn FY25 sales rose to $5 million.': [
				'conflicts period FY25: numbers.futureAsPast {"year":2025,"date":2023}',
			],
			'报告日期：2023年3月\n\n截至2024年，销售额为5亿元。': [
				'conflicts period 2024年: numbers.futureAsPast {"year":2024,"date":2023}',
			],
			'报告日期：2023 年 3 月\n\n截至 2024 年，销售额为 5 亿元。': [
				'conflicts period 2024 年: numbers.futureAsPast {"year":2024,"date":2023}',
			],
			'Date: Thu Mar 12 07:14:59 PST 2020\n\nBy the end of 2025 sales had reached $5 million.': [
				'conflicts period 2025: numbers.futureAsPast {"year":2025,"date":2020}',
			],
			'Date: Thu Mar 12 07:14:59 PST 2020\n\nIn 2019 sales rose to $5 million.': [],
			'Date: 12 March, 07:14\n\nIn 2019 sales rose to $5 million.': [],
			'Date: 2023\n\nBy the end of 2025 sales had reached $5 million.': [
				'conflicts period 2025: numbers.futureAsPast {"year":2025,"date":2023}',
			],
		});
	});
});
