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
	const held = (profit: string, revenue: string) => [`holds share 25%: ${profit} ÷ ${revenue} = 25%`];
	const wrong = (profit: string, revenue: string) => [`conflicts share 30%: ${profit} ÷ ${revenue} = 25%`];
	expectRelations({
		'Sales of $20m brought a profit of $5m, a margin of 25%.': held('$5m', '$20m'),
		'Sales of $20m brought a profit of $5m, a margin of 30%.': wrong('$5m', '$20m'),
		'A profit of $5m was made on sales of $20m, a profit margin of 30%.': wrong('$5m', '$20m'),
		'Sales of $20m brought a gross profit of $5m, a gross margin of 30%.': wrong('$5m', '$20m'),
		'营业收入20亿元，净利5亿元，净利率30%。': wrong('5亿元', '20亿元'),
		'营业收入20亿元，毛利5亿元，毛利率30%。': wrong('5亿元', '20亿元'),
		'营业收入20亿元，毛利5亿元，毛利率25%。': held('5亿元', '20亿元'),
		'营业收入20亿元，营业利润5亿元，营业利润率30%。': wrong('5亿元', '20亿元'),
	});

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
			'The 400 plants produce 1,200 tonnes, an average of 3 tonnes per plant.': [
				'holds average 3 tonnes: 1,200 tonnes ÷ 400 = 3 tonnes',
			],
			'The 400 plants produce 1,200 tonnes, averaging about 5 tonnes for each plant.': [
				'conflicts average 5 tonnes: 1,200 tonnes ÷ 400 = 3 tonnes',
			],
			'The 400 plants produce 1,200 tonnes, an average of 5 tonnes per plant a year.': [],
			'The 400 plants produce 1,200 tonnes, an average of 5 tonnes per year.': [],
			'The 400 plants produce 1,200 tonnes, an average of 5 hours per plant.': [],
			'The 400 plants produce 1,200–1,300 tonnes, an average of 5 tonnes per plant.': [],
			'The 20 branches earn $40 million, an average of $3 million per branch.': [
				'conflicts average $3 million: $40 million ÷ 20 = $2 million',
			],
			'400家工厂生产1,200吨，平均每家3吨。': ['holds average 3吨: 1,200吨 ÷ 400家 = 3吨'],
			'400家工厂生产1,200吨，平均每家5吨。': ['conflicts average 5吨: 1,200吨 ÷ 400家 = 3吨'],
			'400 家工厂生产 1,200 吨，平均每家 5 吨 [1]。': ['conflicts average 5 吨: 1,200 吨 ÷ 400 家 = 3 吨'],
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
			'Revenue was $100 million and net profit $20 million, a net margin of 20%.': [
				'holds share 20%: $20 million ÷ $100 million = 20%',
			],
			'Revenue was $100 million and net profit $20 million, a net margin of 25%.': [
				'conflicts share 25%: $20 million ÷ $100 million = 20%',
			],
			'Revenue was $100 million and gross profit $20 million, a margin of 35%.': [],
			'Revenue was $100 million and gross profit $20 million, a gross margin of 35%.': [
				'conflicts share 35%: $20 million ÷ $100 million = 20%',
			],
			'Revenue was $100 million and net profit €20 million, a net margin of 25%.': [],
			'Revenue was $100 million and net profit $20 million, against an industry margin of 35%.': [],
			'Revenue was $100 million and net profit $20 million, a net margin of 30–35%.': [],
			'Revenue was $100 million and costs $20 million, a net margin of 35%.': [],
			'Revenue was $100 million and net profit $20 million, while the growth of its margin slowed to 35%.': [],
			'营业收入100亿元，净利润20亿元，净利率为20%。': ['holds share 20%: 20亿元 ÷ 100亿元 = 20%'],
			'净利润20亿元，营业收入100亿元，净利率达35%。': ['conflicts share 35%: 20亿元 ÷ 100亿元 = 20%'],
			'营业收入100亿元，毛利30亿元，毛利率为35%。': ['conflicts share 35%: 30亿元 ÷ 100亿元 = 30%'],
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
