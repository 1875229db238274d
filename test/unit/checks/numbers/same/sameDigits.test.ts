import { expectMarked, expectRelations, table } from '../cases';

describe('one figure of many digits', () => {
	const market = table(
		'| Year | Metric | Value |',
		'| | 2030 market | USD 412.37 billion |',
		'| | 2025 market | USD 98.14 billion |',
	);
	expectMarked('number.inconsistent', {
		[`The market grows through 2030 to reach USD 412.37 billion.\n${market}`]: [],
		'2030年和2032年的规模分别为412.37亿元和520.15亿元。\n\n2032年规模为520.15亿元，2030年规模为412.37亿元。': [],
		// Two digits come about twice by chance.
		'The share was 42% in 2030.\n\nThe share of wind was 42% in 2032.': [],
		'Trams ran 5.318 billion vehicle kilometres last year.\n\nWith 5,318 billion vehicle kilometres they wear out.': [
			'5,318 billion',
		],
		'全年开行5.318亿列车公里。\n\n按全年开行5,318万列车公里计算。': ['5,318万列'],
		'全年开行5.318亿列车公里。\n\n按全年开行53,180万列车公里计算。': [],
		'年票务收入约2.76亿元。\n\n初期年票务收入2.76万元。': ['2.76万元'],
		'Trams ran 5.318 billion kilometres.\n\nThe grant came to 5,318 applications.': [],
	});
});

describe('one figure for two years, or at two scales', () => {
	expectRelations({
		'The market reaches $412.37 billion in 2030.\n\nThe market reaches $412.38 billion in 2032.': [],
		'The market reaches $412.37 billion in 2030.\n\nThe market reaches €412.37 billion in 2032.': [],
		'The market reaches $412.37 billion in 2030, and $412.37 billion in 2032.': [],
		'2024年市场规模412.37亿元。\n\n市场规模412.37亿元（2023年为305.2亿元）。': [],
		'The market reaches $412 billion in 2030.\n\nThe market reaches $412 billion in 2032.': [],
		[table('Year | Market |', '| 2030 | $412.37 billion |', '| 2032 | $412.37 billion |')]: [],
		'Trams ran 5.318 billion vehicle kilometres.\n\nWith 53.18 billion vehicle kilometres they wear out.': [
			'conflicts sameQuantity 53.18 billion: numbers.otherScale {"earlier":"5.318 billion","line":5,"later":"53.18 billion","times":10} · 5.318 billion',
		],
		'Trams ran 5.318 billion vehicle kilometres.\n\nWith 5.318 billion vehicle kilometres they wear out.': [],
	});
});
