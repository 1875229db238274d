import { expectMarked, expectRelations, table } from '../cases';

const rides = table(
	'| Rides, thousand | 2022 | 2023 | 2024 | Change 2024 |',
	'| Ferries | 400 | 450 | 540 | – |',
	'| Trams | 800 | 780 | 760 | – |',
	'| Night buses | 20 | 40 | 70 | – |',
	'| Cable cars | – | 74 | 189 | – |',
	'| Seats taken | 40.0% | 42.0% | 45.0% | – |',
);
const pupils = table(
	'| 在校生 | 2022年 | 2023年 | 2024年 |',
	'| 专科 | 71.0 | 83.6 | 90.2 |',
	'| 本科 | 1.0 | 2.4 | 5.3 |',
);

/** Each text behind a table. */
function behind(before: string, cases: Readonly<Record<string, readonly string[]>>): Record<string, readonly string[]> {
	return Object.fromEntries(Object.entries(cases).map(([text, expected]) => [`${before}\n${text}`, expected]));
}

describe('changes that text tells of a row over the years', () => {
	expectRelations(
		behind(rides, {
			'Ferries grew by 24% in 2024.': ['conflicts change 24%: (540 − 450) ÷ 450 = 20%'],
			'Ferry rides grew by 20% in 2024.': ['holds change 20%: (540 − 450) ÷ 450 = 20%'],
			'Ferries grew by 35%.': ['holds change 35%: (540 − 400) ÷ 400 = 35%'],
			'Ferries grew by a compound 16.2% a year.': ['holds change 16.2%: (540 ÷ 400)^(1/2) − 1 = 16.19%'],
			'Ferries grew by 16.2% a year until 2024.': ['holds change 16.2%: (540 ÷ 400)^(1/2) − 1 = 16.19%'],
			'Trams fell by 2.6%, and ferries grew.': ['holds change 2.6%: (760 − 780) ÷ 780 = 2.56%'],
			'Night buses more than doubled in 2024.': ['conflicts multiple 70: 70 ÷ 40 = 1.75 times'],
			'Night buses, by contrast, more than doubled in 2024.': ['conflicts multiple 70: 70 ÷ 40 = 1.75 times'],
			'Ferries have more than doubled since 2022.': ['conflicts multiple 540: 540 ÷ 400 = 1.35 times'],
			'Ferries grew by 35% since 2022.': ['holds change 35%: (540 − 400) ÷ 400 = 35%'],
			'Ferries grew by 41% since the strike.': [],
			'Night buses more than tripled, to 70 thousand.': ['holds multiple 70: 70 ÷ 20 = 3.5 times'],
			'Cable cars more than tripled in their first full year of service, with 9 cabins.': [
				'conflicts multiple 189: 189 ÷ 74 = 2.55 times',
			],
			'Seats taken increased by 3.0% in 2024.': [
				'conflicts unit 3.0%: numbers.percentForPoints {"from":"42.0%","to":"45.0%","points":"3.0","down":false,"relative":{"code":"common.verbatim","args":{"text":"7.14%"}}} · 42.0% · 45.0%',
			],
			'Seats taken increased by 7.1% in 2024.': [],
			// Of another time, place or measure, or of what is to come.
			'Ferries grew by 24% in 2019.': [],
			'Ferries grew by 24% in the north.': [],
			'Ferry fares grew by 24% in 2024.': [],
			'The share of ferries grew by 24% in 2024.': [],
			'Ferries will grow by 24% in 2024.': [],
			'Ferries grew by 24% in the first half.': [],
		}),
	);
	// What it ended at tells which values are meant, and stands in the table.
	expectMarked(
		'number.arithmetic',
		behind(rides, {
			'Ferries grew by 24% in 2024 to 540 thousand.': ['24%'],
			'Ferries grew by 24% to 540 thousand rides.': ['24%'],
			'Ferries grew by 20% to 540 thousand rides.': [],
			'Ferries grew by 35% to 540 thousand rides.': [],
			'Ferries grew by 24% in 2024 to 610 thousand.': [],
			'Ferries grew by 24% from 436 to 540 thousand.': [],
			'In 5 years, ferries grew by 68% to 540 thousand rides.': [],
			'Over a decade ferries grew by 68% to 540 thousand rides.': [],
		}),
	);
	const years = table(
		'| Year | Ferry rides | Overnight bus rides (OBR) |',
		'| 2022 | 400 | 20 |',
		'| 2023 | 450 | 40 |',
		'| 2024 | 540 | 70 |',
	);
	const short = table(
		'| Rides | 2022 | 2024 |',
		'| Overnight bus rides (OBR) | 41 | 70 |',
		'| Trams (West) | 20 | 70 |',
	);
	expectRelations({
		...behind(years, {
			'Ferry rides grew by 24% in 2024.': ['conflicts change 24%: (540 − 450) ÷ 450 = 20%'],
			'Ferry rides grew by 20% in 2024.': ['holds change 20%: (540 − 450) ÷ 450 = 20%'],
			'OBR have more than doubled in 2024.': ['conflicts multiple 70: 70 ÷ 40 = 1.75 times'],
			'Ferry rides in the north grew by 24% in 2024.': [],
		}),
		...behind(short, {
			'OBR, however, have more than doubled since 2022, as has been told since.': [
				'conflicts multiple 70: 70 ÷ 41 = 1.71 times',
			],
			'West doubled.': [],
		}),
	});
	expectRelations(
		behind(pupils, {
			'本科2024年增长80.5%。': ['conflicts change 80.5%: (5.3 − 2.4) ÷ 2.4 = 120.83%'],
			'专科在校生年均复合增长6.5%。': ['conflicts change 6.5%: (90.2 ÷ 71.0)^(1/2) − 1 = 12.71%'],
			'专科在校生年均复合增长12.7%。': ['holds change 12.7%: (90.2 ÷ 71.0)^(1/2) − 1 = 12.71%'],
			'本科占比增长80.5%。': [],
		}),
	);
});
