import { expectMarked, expectRelations, lettered, table } from '../cases';

/** What comes of growth from 200 to 250, from 300 to 330 and from 400 to 500 that is given as 25, 10 and 45 %. */
const lastIsOff = [
	'holds change 25.0%: (250 − 200) ÷ 200 = 25%',
	'holds change 10.0%: (330 − 300) ÷ 300 = 10%',
	'conflicts change 45.0%: (500 − 400) ÷ 400 = 25%',
];

describe('columns that follow from others', () => {
	describe('columns that follow from others', () => {
		const lessCosts = [
			'holds difference 50: 90 − 40 = 50',
			'holds difference 25: 70 − 45 = 25',
			'conflicts difference 55: 60 − 20 = 40',
		];
		expectRelations({
			[lettered('Firm | 2022 | 2023 | Growth', '200 | 250 | 25.0%', '300 | 330 | 10.0%', '400 | 500 | 45.0%')]:
				lastIsOff,
			// All who were asked stand in no row; one may give several answers.
			[table(
				'| Answer | Riders | Per cent |',
				'| Fares | 312 | 75.7% |',
				'| Delays | 205 | 49.8% |',
				'| Noise | 156 | 39.7% |',
				'| Crowds | 97 | 23.5% |',
				'| Smell | 41 | 10.0% |',
			)]: [
				'holds share 75.7%: 312 ÷ 412 = 75.73%',
				'holds share 49.8%: 205 ÷ 412 = 49.76%',
				'conflicts share 39.7%: 156 ÷ 412 = 37.86%',
				'holds share 23.5%: 97 ÷ 412 = 23.54%',
				'holds share 10.0%: 41 ÷ 412 = 9.95%',
			],
			[table(
				'| Answer | Riders | Per cent |',
				'| Fares | 312 | 75.7% |',
				'| Delays | 205 | 51.8% |',
				'| Noise | 156 | 39.7% |',
				'| Crowds | 97 | 23.5% |',
				'| Smell | 41 | 10.0% |',
			)]: [],
			[lettered('Firm | 2023 | 2022 | Growth', '250 | 200 | 25.0%', '330 | 300 | 10.0%', '500 | 400 | 45.0%')]:
				lastIsOff,
			[lettered('Firm | 2022 | 2023 | Growth', '200 | 250 | 35.0%', '300 | 330 | 10.0%', '400 | 500 | 45.0%')]: [],
			[lettered('Firm | 2022 | 2023 | Growth', '200 | 250 | 25.0%', '300 | 330 | 10.0%')]: [],
			[lettered('Firm | 2022 | 2023 | Growth', '0 | 250 | 25.0%', '300 | 330 | 10.0%', '400 | 500 | 25.0%')]: [
				'holds change 10.0%: (330 − 300) ÷ 300 = 10%',
				'holds change 25.0%: (500 − 400) ÷ 400 = 25%',
			],
			[lettered('Firm | 2020 | 2025 | CAGR', '200 | 400 | 14.9%', '300 | 450 | 8.4%', '400 | 500 | 14.6%')]: [
				'holds yearlyGrowth 14.9%: (400 ÷ 200) to the power of 1/5, minus 1 = 14.87%',
				'holds yearlyGrowth 8.4%: (450 ÷ 300) to the power of 1/5, minus 1 = 8.45%',
				'conflicts yearlyGrowth 14.6%: (500 ÷ 400) to the power of 1/5, minus 1 = 4.56%',
			],
			[lettered('Firm | 2020 | 2025 | CAGR', '200 | 400 | 14.9%', '300 | 450 | 8.4%', '400 | 500 | 5.7%')]: [
				'holds yearlyGrowth 14.9%: (400 ÷ 200) to the power of 1/5, minus 1 = 14.87%',
				'holds yearlyGrowth 8.4%: (450 ÷ 300) to the power of 1/5, minus 1 = 8.45%',
				'holds yearlyGrowth 5.7%: (500 ÷ 400) to the power of 1/4, minus 1 = 5.74%',
			],
			[table(
				'| Year | Sales | Growth |',
				'| 2020 | 200 | – |',
				'| 2021 | 250 | 25.0% |',
				'| 2022 | 300 | 20.0% |',
				'| 2023 | 330 | 15.0% |',
			)]: [
				'holds change 25.0%: (250 − 200) ÷ 200 = 25%',
				'holds change 20.0%: (300 − 250) ÷ 250 = 20%',
				'conflicts change 15.0%: (330 − 300) ÷ 300 = 10%',
			],
			[table(
				'| Year | Sales | Growth |',
				'| 2019 | 100 | – |',
				'| 2021 | 250 | 25.0% |',
				'| 2022 | 300 | 20.0% |',
				'| 2023 | 330 | 10.0% |',
			)]: ['holds change 20.0%: (300 − 250) ÷ 250 = 20%', 'holds change 10.0%: (330 − 300) ÷ 300 = 10%'],
			[table(
				'| Year | Rate of sales | Change |',
				'| 2020 | 20% | – |',
				'| 2021 | 25% | 25.0% |',
				'| 2022 | 30% | 20.0% |',
				'| 2023 | 33% | 15.0% |',
			)]: [],
			[table(
				'| Site | Output | Share |',
				'| Lyon | 120 | 30% |',
				'| Nice | 80 | 20% |',
				'| Lille | 200 | 60% |',
				'| Total | 400 | 100% |',
			)]: [
				'holds share 30%: 120 ÷ 400 = 30%',
				'holds share 20%: 80 ÷ 400 = 20%',
				'conflicts share 60%: 200 ÷ 400 = 50%',
				'holds tableTotal 400: 120 + 80 + 200 = 400',
				'conflicts tableTotal 100%: 30% + 20% + 60% = 110%',
			],
			[table('| Site | Output | Share |', '| Lyon | 120 | 30% |', '| Nice | 80 | 20% |', '| Lille | 200 | 60% |')]: [
				'conflicts tableTotal 30%: the sum of “Share” = 110%',
			],
			[lettered('Item | Price | Pieces | Cost', '4 | 20 | 80', '5 | 30 | 150', '6 | 40 | 280')]: [
				'holds product 80: 4 × 20 = 80',
				'holds product 150: 5 × 30 = 150',
				'conflicts product 280: 6 × 40 = 240',
			],
			[lettered('Item | Price | Pieces | Colour', '4 | 20 | 80', '5 | 30 | 150', '6 | 40 | 280')]: [],
			[lettered('Firm | Profit (m) | Revenue (m) | Margin', '20 | 80 | 25%', '30 | 60 | 50%', '12 | 40 | 45%')]: [
				'holds quotient 25%: 20 ÷ 80 = 25%',
				'holds quotient 50%: 30 ÷ 60 = 50%',
				'conflicts quotient 45%: 12 ÷ 40 = 30%',
			],
			[lettered('Firm | Profit (m) | Revenue (m) | Margin', '20 | 80 | 25%', '30 | 60 | 60%', '12 | 40 | 45%')]: [],
			[lettered('Firm | Revenue (m) | Costs (m) | Surplus (m)', '90 | 40 | 50', '70 | 45 | 25', '60 | 20 | 55')]:
				lessCosts,
			[table(
				'| 公司 | 收入（亿元） | 成本（亿元） | 利润（亿元） |',
				'| 甲 | 90 | 40 | 50 |',
				'| 乙 | 70 | 45 | 25 |',
				'| 丙 | 60 | 20 | 55 |',
			)]: lessCosts,
		});
	});

	describe('shares of totals under other names', () => {
		const firms = (...rows: string[]) =>
			table(
				'| Firm | Cars | Share |',
				'| Dell | 250 | 25% |',
				'| Rook | 150 | 15% |',
				'| Finch | 100 | 12% |',
				...rows,
			);
		const held = ['holds share 25%: 250 ÷ 1,000 = 25%', 'holds share 15%: 150 ÷ 1,000 = 15%'];
		const wrong = 'conflicts share 12%: 100 ÷ 1,000 = 10%';
		expectRelations({
			[firms('| Market | 1,000 | 100% |')]: [...held, wrong],
			[firms('| 行业合计 | 1,000 | 100% |')]: [...held, wrong],
			[firms('| Market | 1,000 | 100% |', '| Top firm | 250 | 25% |')]: [
				...held,
				wrong,
				'holds share 25%: 250 ÷ 1,000 = 25%',
			],
			[firms('| Market | 1,000 | 100% |', '| Plan | 1,000 | 100% |')]: [],
			[firms('| Market | 1,000 | 95% |')]: [],
			[firms('| Market | 1,000 | 100 |')]: [],
			[table(
				'| Town | Homes (n) | Homes (%) |',
				'| Dell | 250 | 25.0 |',
				'| Rook | 450 | 45.0 |',
				'| Finch | 300 | 33.0 |',
				'| Both shires | 1,000 | 100.0 |',
			)]: [
				'holds share 25.0: 250 ÷ 1,000 = 25',
				'holds share 45.0: 450 ÷ 1,000 = 45',
				'conflicts share 33.0: 300 ÷ 1,000 = 30',
				'holds tableTotal 1,000: 250 + 450 + 300 = 1,000',
				'conflicts tableTotal 100.0: 25.0 + 45.0 + 33.0 = 103',
			],
		});
	});

	describe('rows that follow in another way, or cannot', () => {
		const withoutB = [
			'holds product 80: 4 × 20 = 80',
			'holds product 240: 6 × 40 = 240',
			'conflicts product 450: 7 × 50 = 350',
		];
		expectRelations({
			[lettered(
				'Firm | 2020 | 2022 | 2023 | Growth',
				'100 | 200 | 250 | 25.0%',
				'200 | 300 | 330 | 10.0%',
				'250 | 400 | 500 | 100.0%',
			)]: [
				'holds change 25.0%: (250 − 200) ÷ 200 = 25%',
				'holds change 10.0%: (330 − 300) ÷ 300 = 10%',
				'holds change 100.0%: (500 − 250) ÷ 250 = 100%',
			],
			[lettered(
				'Firm | Units | Code | Price | Cost',
				'4 | 7 | 20 | 80',
				'5 | 8 | 30 | 150',
				'6 | 9 | 40 | 240',
				'7 | 10 | 50 | 450',
			)]: [
				'holds product 80: 4 × 20 = 80',
				'holds product 150: 5 × 30 = 150',
				'holds product 240: 6 × 40 = 240',
				'conflicts product 450: 7 × 50 = 350',
			],
			[lettered('Firm | Price | Pieces | Cost', '4 | 20 | 80', '5 | 30–35 | 150', '6 | 40 | 240', '7 | 50 | 450')]:
				withoutB,
			[lettered('Firm | Price | Pieces | Cost', '4 | 20 | 80', '5 |  | 150', '6 | 40 | 240', '7 | 50 | 450')]: withoutB,
			[lettered('Firm | Price | Pieces | Cost', '4 | 20 | 80', '5 | 0 | 150', '6 | 40 | 240', '7 | 50 | 450')]:
				withoutB,
			[lettered('Firm | Price | Pieces | Cost', '4 | 20 | 80–90', '5 | 30 | 150', '6 | 40 | 240', '7 | 50 | 450')]: [
				'holds product 150: 5 × 30 = 150',
				'holds product 240: 6 × 40 = 240',
				'conflicts product 450: 7 × 50 = 350',
			],
			[lettered('Firm | Price | Pieces | Cost', '4 | 20 | 80', '5 | 30 | 190', '6 | 40 | 300', '7 | 50 | 450')]: [],
			[lettered('Firm | Price | Pieces | Cost', '4 | 20 | 80', '5 | 30 | 150', '6 | 40 | 300', '7 | 50 | 450')]: [],
			[lettered('Firm | 2021 | 2022 | CAGR', '200 | 250 | 25.0%', '300 | 330 | 10.0%', '400 | 500 | 45.0%')]: lastIsOff,
			[lettered('Firm | 2020 | 2022 | CAGR', '200 | 288 | 20.0%', '300 | 363 | 10.0%', '400 | 484 | 45.0%')]: [
				'holds yearlyGrowth 20.0%: (288 ÷ 200) to the power of 1/2, minus 1 = 20%',
				'holds yearlyGrowth 10.0%: (363 ÷ 300) to the power of 1/2, minus 1 = 10%',
				'conflicts yearlyGrowth 45.0%: (484 ÷ 400) to the power of 1/2, minus 1 = 10%',
			],
			[lettered('Firm | Before | After | CAGR', '200 | 250 | 25.0%', '300 | 330 | 10.0%', '400 | 500 | 45.0%')]:
				lastIsOff,
			[lettered('Firm | 2022 | 2023 | Growth', '20% | 25% | 25.0%', '30% | 33% | 10.0%', '40% | 50% | 45.0%')]: [],
			[table(
				'| Year | Sales | Growth |',
				'| 2020 | 200 | – |',
				'| 2021 | 250 | 25.0% |',
				'| later | 300 | 20.0% |',
				'| 2023 | 330 | 10.0% |',
				'| 2024 | 363 | 10.0% |',
				'| 2025 | 400 | 25.0% |',
			)]: [
				'holds change 25.0%: (250 − 200) ÷ 200 = 25%',
				'holds change 10.0%: (363 − 330) ÷ 330 = 10%',
				'conflicts change 25.0%: (400 − 363) ÷ 363 = 10.19%',
			],
			[table(
				'| Site | Output | Share of ships |',
				'| Lyon | 120 | 30% |',
				'| Nice | 80 | 20% |',
				'| Lille | €200 | 60% |',
				'| Total | 400 | 100% |',
			)]: [
				'holds share 30%: 120 ÷ 400 = 30%',
				'holds share 20%: 80 ÷ 400 = 20%',
				'conflicts share 60%: €200 ÷ 400 = 50%',
				'holds tableTotal 400: 120 + 80 + €200 = 400',
				'conflicts tableTotal 100%: 30% + 20% + 60% = 110%',
			],
		});
	});
});

describe('rows that follow from others, in a table with its years across', () => {
	const statement = (growth: string, gross: string, margin: string, ...more: readonly string[]) =>
		table(
			'| EUR m | FY22 | FY23 | FY24 |',
			'| Fares | 400 | 440 | 495 |',
			`| Growth | – | 10.0% | ${growth} |`,
			'| Crew cost | −300 | −330 | −365 |',
			`| Gross profit | 100 | 110 | ${gross} |`,
			`| Margin | 25.0% | 25.0% | ${margin} |`,
			...more,
		);
	const held = ['holds difference 100: 400 − 300 = 100', 'holds difference 110: 440 − 330 = 110'];
	const margins = ['holds quotient 25.0%: 100 ÷ 400 = 25%', 'holds quotient 25.0%: 110 ÷ 440 = 25%'];
	const before = ['holds change 10.0%: (440 − 400) ÷ 400 = 10%'];
	expectRelations({
		[statement('12.5%', '130', '26.3%')]: [
			...[...before, 'holds change 12.5%: (495 − 440) ÷ 440 = 12.5%'],
			...[...held, 'holds difference 130: 495 − 365 = 130'],
			...[...margins, 'holds quotient 26.3%: 130 ÷ 495 = 26.26%'],
		],
		[statement('15.2%', '130', '28.3%')]: [
			...[...before, 'conflicts change 15.2%: (495 − 440) ÷ 440 = 12.5%'],
			...[...held, 'holds difference 130: 495 − 365 = 130'],
			...[...margins, 'conflicts quotient 28.3%: 130 ÷ 495 = 26.26%'],
		],
		// Years that stand in the rows, too, or twice in the header, tell of something else.
		[statement('15.2%', '130', '28.3%', '| Since 2020 | 3 | 4 | 5 |')]: [],
		[table('| | 2022 | 2023 | 2023 |', '| Fares | 400 | 440 | 495 |', '| Growth | – | 10.0% | 15.2% |')]: [],
		// Two years are too few to see how a row follows.
		[table('| | 2023 | 2024 |', '| Fares | 440 | 495 |', '| Margin | 25.0% | 28.3% |', '| Profit | 110 | 130 |')]: [],
	});
	expectMarked('number.arithmetic', {
		[table('| 亿元 | 2022年 | 2023年 | 2024年 |', '| 收入 | 400 | 440 | 495 |', '| 同比增速 | – | 10.0% | 15.2% |')]: [
			'15.2%',
		],
		// A tax that is given back is added.
		[table(
			'| EUR m | 2021 | 2022 | 2023 | 2024 |',
			'| Result | 400 | 486 | 50 | 609 |',
			'| Tax | 88 | 107 | −10 | 134 |',
			'| Net profit | 312 | 379 | 60 | 575 |',
		)]: ['575'],
		// Growth of something else, or of another period.
		[table('| | 2022 | 2023 | 2024 |', '| Fares | 400 | 440 | 495 |', '| Growth | – | 3.0% | 15.2% |')]: [],
		[table('| | 2022 | 2024 | 2026 |', '| Fares | 400 | 440 | 495 |', '| Growth | – | 10.0% | 15.2% |')]: [],
	});
});

describe('rows that another year, another base or a row beside them explain', () => {
	const years = (header: string, ...rows: readonly string[]) =>
		table(`| EUR m | ${header} |`, ...rows.map((row) => `| ${row} |`));
	const fares = 'Fares | 1,000 | 1,050 | 1,134';
	const right = [
		years('2022 | 2023 | 2024', fares, 'Organic growth | – | 5.0% | 6.1%'),
		years('2022 | 2023 | 2024', fares, 'Market growth | – | 5.0% | 6.1%'),
		years('2022 | 2023 | 2024', fares, 'Growth target | – | 5.0% | 6.1%'),
		years('2022 | 2023 | 2024', 'Riders (thousand) | 100 | 105 | 110', 'Fare growth | – | 5.0% | 9.0%'),
		years('2022 | 2023 | 2024', '零售额 | 200 | 210 | 231', '同店增长 | – | 5.0% | 3.2%'),
		table(
			'| Year | Fares | Organic growth |',
			'| 2022 | 1,000 | – |',
			'| 2023 | 1,050 | 5.0% |',
			'| 2024 | 1,134 | 6.1% |',
		),
		years('2022 | 2023 | 2024 | 2025 YTD', `${fares} | 610`, 'Growth | – | 5.0% | 8.0% | 4.0%'),
		years('2022 | 2023 | 2024 | 9M 2025', `${fares} | 610`, 'Growth | – | 5.0% | 8.0% | 4.0%'),
		years(
			'2022 | 2023 | 2024',
			'Result | 100 | 110 | 125',
			'Tax | 20 | 22 | 25',
			'Fire | – | – | 5',
			'Net profit | 80 | 88 | 95',
		),
		years(
			'2022 | 2023 | 2024',
			'利润总额 | 150 | 160 | 170',
			'所得税 | 40 | 42 | 44',
			'少数股东损益 | – | – | 13',
			'归母净利润 | 110 | 118 | 113',
		),
		years(
			'2022 | 2023 | 2024',
			'Fares | 1,000 | 1,100 | 1,200',
			'EBITDA | 200 | 231 | 240',
			'Adjusted EBITDA margin | 20.0% | 21.0% | 22.5%',
		),
		years(
			'2021 | 2022 | 2023 | 2024',
			'Opened | 8 | 9 | 12 | 7',
			'Closed | 3 | 4 | 3 | 2',
			'Net new piers | 5 | 5 | 7 | 5',
		),
		years(
			'2021 | 2022 | 2023 | 2024',
			'Sales | 100 | 120 | 130 | 150',
			'Profit | 10.0 | 12.0 | 13.0 | 18.0',
			'Margin | 10.0% | 10.0% | 10.0% | 12.0%',
		),
	];
	expectMarked('number.arithmetic', Object.fromEntries(right.map((text) => [text, []])));
	expectMarked('number.arithmetic', {
		[years('2022 | 2023 | 2024', fares, 'Fares growth (%) | – | 5.0% | 6.1%')]: ['6.1%'],
		[years('FY22 | FY23 | FY24E', fares, 'YoY | – | 5.0% | 6.1%')]: ['6.1%'],
	});
});
