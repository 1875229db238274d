import { expectMarked } from './cases';

describe('calculations written out', () => {
	expectMarked('number.arithmetic', {
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
