import { expectMarked, table } from './cases';

describe('one figure of many digits', () => {
	const market = table(
		'| Year | Metric | Value |',
		'| | 2030 market | USD 412.37 billion |',
		'| | 2025 market | USD 98.14 billion |',
	);
	expectMarked('number.inconsistent', {
		[`The market grows through 2032 to reach USD 412.37 billion.\n${market}`]: ['USD 412.37 billion'],
		[`The market grows through 2030 to reach USD 412.37 billion.\n${market}`]: [],
		'2030年市场规模达412.37亿元。\n\n报告认为，2032年市场规模将达412.37亿元。': ['412.37亿元'],
		'2030年和2032年的规模分别为412.37亿元和520.15亿元。\n\n2032年规模为520.15亿元，2030年规模为412.37亿元。': [],
		// Two digits come about twice by chance.
		'The share was 42% in 2030.\n\nThe share of wind was 42% in 2032.': [],
		'Trams ran 5.318 billion vehicle kilometres last year.\n\nWith 5,318 billion vehicle kilometres they wear out.': [
			'5,318 billion',
		],
		'全年开行5.318亿列车公里。\n\n按全年开行5,318万列车公里计算。': ['5,318万列'],
		'全年开行5.318亿列车公里。\n\n按全年开行53,180万列车公里计算。': [],
		'Trams ran 5.318 billion kilometres.\n\nThe grant came to 5,318 applications.': [],
	});
});
