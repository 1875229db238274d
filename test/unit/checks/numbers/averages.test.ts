import { expectMarked } from './cases';

describe('averages and margins', () => {
	const forecasts = 'One study sees a CAGR of 12%. Another sees a CAGR of 15%. A third sees a CAGR of 9%. ';
	expectMarked('number.arithmetic', {
		[`${forecasts}The average CAGR of these studies is 19%.`]: ['19%'],
		[`${forecasts}The average CAGR of these studies is 12%.`]: [],
		[`${forecasts}The average CAGR of the last century was 3%.`]: [],
		'甲厂单价为12元。乙厂单价为15元。上述各厂的平均单价约为18元。': ['18元'],
		'甲厂单价为12元。乙厂单价为15元。上述各厂的平均单价约为13元。': [],
		'公司2023年营收90亿元（增长8%），净利润9亿元，净利率超15%。': ['15%'],
		'公司2023年营收90亿元（增长8%），净利润9亿元，净利率约10%。': [],
		'In 2023 revenue was $90 million, up 8%, net profit was $9 million, and the net margin was 15%.': ['15%'],
		'公司2023年营收90亿元，毛利30亿元（增长8%），净利率超15%。': [],
	});
});
