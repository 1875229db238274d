import { expectMarked, expectRelations } from '../cases';

describe('averages and margins', () => {
	const forecasts = 'One study sees a CAGR of 12%. Another sees a CAGR of 15%. A third sees a CAGR of 9%. ';
	expectMarked('number.arithmetic', {
		[`${forecasts}The average CAGR of these studies is 12%.`]: [],
		[`${forecasts}The average CAGR of the last century was 3%.`]: [],
		'甲厂单价为12元。乙厂单价为15元。上述各厂的平均单价约为13元。': [],
		'公司2023年营收90亿元（增长8%），净利润9亿元，净利率约10%。': [],
		'公司2023年营收90亿元，毛利30亿元（增长8%），净利率超15%。': [],
	});
});

describe('margins of the profit that they are of', () => {
	describe('or of another', () => {
		expectRelations({
			'Sales of $20m brought a net profit of $5m, a gross margin of 30%.': [],
			'Sales of $20m brought EBITDA of $5m, a margin of 30%.': [],
			'Sales of $20m brought costs of $5m, a margin of 30%.': [],
			'A profit of $5m on costs of $20m, a margin of 30%.': [],
			'A rebate of $5m on sales of $20m, a margin of 30%.': [],
			'Sales of $20m brought a profit of $5m, against a margin of 30% at the rival.': [],
			'营业收入20亿元，毛利5亿元，净利率30%。': [],
			'营业收入20亿元，毛利5亿元，利润率30%。': [],
			'营业收入20亿元，营业利润5亿元，利润率30%。': [],
			'营业收入20亿元，毛利率改善，成本15亿元，毛利率30%。': [],
		});
	});
});

describe('averages, means and margins', () => {
	describe('averages of a sum', () => {
		expectRelations({
			'The 400 plants produce 1,200 tonnes, an average of 5 tonnes per plant a year.': [],
			'The 400 plants produce 1,200 tonnes, an average of 5 tonnes per year.': [],
			'The 400 plants produce 1,200 tonnes, an average of 5 hours per plant.': [],
			'The 400 plants produce 1,200–1,300 tonnes, an average of 5 tonnes per plant.': [],
			'400家工厂生产1,200吨，平均每年5吨。': [],
			'400家工厂生产1,200吨，平均每人5吨。': [],
		});
	});

	describe('means of values told before', () => {
		expectRelations({
			'The Kern study has a growth of 4%. The Alder study has a growth of 8%. The average growth is 9%.': [],
			'The Kern study has a growth of 4%. The average growth of these studies is 9%.': [],
			'The Kern study has a growth of 4%. The Alder study has a growth of 8–9%. The average growth of these studies is 12%.':
				[],
			'The Kern study has a growth of 4%. The Alder study has a growth of $8 million. The average growth of these studies is 12%.':
				[],
		});
	});

	describe('margins', () => {
		expectRelations({
			'Revenue was $100 million and gross profit $20 million, a margin of 35%.': [],
			'Revenue was $100 million and net profit €20 million, a net margin of 25%.': [],
			'Revenue was $100 million and net profit $20 million, against an industry margin of 35%.': [],
			'Revenue was $100 million and net profit $20 million, a net margin of 30–35%.': [],
			'Revenue was $100 million and costs $20 million, a net margin of 35%.': [],
			'Revenue was $100 million and net profit $20 million, while the growth of its margin slowed to 35%.': [],
			// Neither a change nor interest is the profit.
			'公司营收100亿元，毛利同比增加5亿元，毛利率为35%。': [],
			'公司收入100亿元，净利息支出5亿元，净利率为12%。': [],
			'Revenue was $100 million and gross profit rose by $5 million, a gross margin of 35%.': [],
			'营业收入100亿元，净利润20亿元，毛利率为35%。': [],
			'营业收入100亿元，净利润20亿元，净利率低于同行的35%。': [],
			'营收90亿元（增长8%），净利润9亿美元，净利率15%。': [],
			'Revenue of $90 million (up 8%), net profit of $9 million, a net margin of 14–15%.': [],
		});
	});
});
