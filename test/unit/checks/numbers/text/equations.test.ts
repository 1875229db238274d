import { expectMarked, expectRelations } from '../cases';

describe('calculations written out', () => {
	expectMarked('number.arithmetic', {
		'A season costs 200 × £3.00 = £700.': ['£700'],
		'A season costs 200 × £3.50 = £700.': [],
		'Forty crews cost 40 x US$5 = US$300 a week.': ['US$300'],
		'Demand: 1,200 trams × 350 litres a day ≈ 420,000 litres.': [],
		'Demand: 1,200 trams × 350 litres ≈ 520,000 litres.': ['520,000 litres'],
		'年用量：800辆 × 4.5万公里/年 ≈ 3,600万公里。': [],
		'年用量：800辆 × 4.5万公里/年 ≈ 5,200万公里。': ['5,200万公里'],
		// The scale is written: it cannot go without saying.
		'单车里程：3,600亿车公里 ÷ 800 ≈ 45万车公里。': ['45万'],
		'In thousands: 120 × 35 = 4.2.': [],
		'更换频次：36万km / 6万km = 6次/年。': [],
		'Energy: 3 kW × 8 h = 24 kWh.': [],
		'Energy: 3 kW × 8 h = 42 kWh.': ['42 kWh'],
		'The route, 3–5 km long, takes 10 minutes = a short ride.': [],
	});
});

describe('calculations written out', () => {
	describe('calculations written out', () => {
		expectRelations({
			'The growth is (120 − 100) / 100 = 20%.': ['holds share 20%: (120 − 100) ÷ 100 = 20%'],
			'The growth is (120-100)/100 = 25%.': ['conflicts share 25%: (120 − 100) ÷ 100 = 20%'],
			'增长率为（120-100）/100=25%。': ['conflicts share 25%: (120 − 100) ÷ 100 = 20%'],
			'The price is $100 × (1 + 10%) = $110.': ['holds product $110: $100 × (1 + 10%) = $110'],
			'The price is $100 × (1 + 10%) = $150.': ['conflicts product $150: $100 × (1 + 10%) = $110'],
			'All of them (40 + 12 = 62 tonnes) were sold.': ['conflicts sum 62 tonnes: 40 + 12 = 52 tonnes'],
			'Here (see 40) + 12 = 62 tonnes were sold.': [],
			'The need is 40 × 12 = 480 tonnes.': ['holds product 480 tonnes: 40 × 12 = 480 tonnes'],
			'The need is 40 x 12 = 520 tonnes.': ['conflicts product 520 tonnes: 40 × 12 = 480 tonnes'],
			'The need is 40 * 12 ≈ 520 tonnes.': ['holds product 520 tonnes: 40 × 12 = 480 tonnes'],
			'The rate is 480 ÷ 12 = 40 tonnes.': ['holds quotient 40 tonnes: 480 ÷ 12 = 40 tonnes'],
			'The rate is 480 / 12 = 45 tonnes.': ['conflicts quotient 45 tonnes: 480 ÷ 12 = 40 tonnes'],
			'The sum is 40 + 12 = 52 tonnes.': ['holds sum 52 tonnes: 40 + 12 = 52 tonnes'],
			'The sum is 40 + 12 = 62 tonnes.': ['conflicts sum 62 tonnes: 40 + 12 = 52 tonnes'],
			'The rest is 40 − 12 = 28 tonnes.': ['holds difference 28 tonnes: 40 − 12 = 28 tonnes'],
			// Diagram 12-1, whose width is 1.15.
			'The widest is 12-1 = 1.15, then 6-1 = 0.97.': [],
			'The rest is 40-12 = 28 tonnes.': ['holds difference 28 tonnes: 40 − 12 = 28 tonnes'],
			'The rest is 40 - 12 = 38 tonnes.': ['conflicts difference 38 tonnes: 40 − 12 = 28 tonnes'],
			'The rest is 40 – 12 + 2 × 3 = 34 tonnes.': ['holds product 34 tonnes: 40 − 12 + 2 × 3 = 34 tonnes'],
			'The rest is 40 – 12 + 2 × 3 = 44 tonnes.': ['conflicts product 44 tonnes: 40 − 12 + 2 × 3 = 34 tonnes'],
			'Roofs: 1.65 million × 1.3 kW = 2.6 GW.': ['conflicts product 2.6 GW: 1.65 million × 1.3 kW = 2.15 GW'],
			'Energy: 3 kW × 8 h = 42 kWh.': ['conflicts product 42 kWh: 3 kW × 8 = 24 kWh'],
			'The share is 40 ÷ 160 = 25%.': ['holds share 25%: 40 ÷ 160 = 25%'],
			'The share is 40 ÷ 160 = 35%.': ['conflicts share 35%: 40 ÷ 160 = 25%'],
			'The cost is 30 sites × $2 million = $60 million.': ['holds product $60 million: 30 × $2 million = $60 million'],
			'The cost is 30 sites × $2 million = $90 million.': [
				'conflicts product $90 million: 30 × $2 million = $60 million',
			],
			'The cost is 3,000 sites × $2 = $6 million.': ['unread product $6 million: numbers.unreadScale · 3,000 · $2'],
			'The cost is 3,000 sites × $2,000 = $60 million.': [
				'unread product $60 million: numbers.unreadScale · 3,000 · $2,000',
			],
			'The cost is 40–50 × 12 = 520 tonnes.': ['unread product 520 tonnes: numbers.unreadRange · 40–50 · 12'],
			'The yield is 3 MW × 8 h = 24 MWh.': ['holds product 24 MWh: 3 MW × 8 = 24 MWh'],
			'The yield is 3 MW × 8 h = 34 MWh.': ['conflicts product 34 MWh: 3 MW × 8 = 24 MWh'],
			'共需40辆×12吨＝520吨。': ['conflicts product 520吨: 40辆 × 12吨 = 480吨'],
			'人均为480万元÷12人＝40万元。': ['holds quotient 40万元: 480万元 ÷ 12人 = 40万元'],
			// What the first comes to is worked out in its turn.
			'It is 2 × 30 + 2 × 40 = 60 + 80 = 140 tonnes.': ['holds sum 140 tonnes: 60 + 80 = 140 tonnes'],
			'It is 2 × 30 + 2 × 40 = 60 + 80 = 150 tonnes.': ['conflicts sum 150 tonnes: 60 + 80 = 140 tonnes'],
			'It is 40 + 12 = 52 × 2 = 104 tonnes.': [
				'holds sum 52: 40 + 12 = 52',
				'holds product 104 tonnes: 52 × 2 = 104 tonnes',
			],
			'It is 40 + 12 = 62, and 5 more.': ['conflicts sum 62: 40 + 12 = 52'],
			'It is 5 × 40 + 12 = 62 tonnes.': ['conflicts product 62 tonnes: 5 × 40 + 12 = 212 tonnes'],
		});
	});
});
