import { expectRelations } from '../cases';

const rises = 'it rises, as the text says';
const wrongWay = (is: string, from: string, to: string, rises: boolean) => [
	`conflicts change ${is}: numbers.wrongWay ${JSON.stringify({ rises, from, to })} · ${is === to ? from : to}`,
];

describe('which way a value is said to go', () => {
	describe('verbs in front of both values', () => {
		expectRelations({
			'Absence eased, from 5.1% to 5.4%.': wrongWay('5.4%', '5.1%', '5.4%', false),
			'Absence has eased back from 5.4% to 5.1%.': ['holds change 5.1%: 5.4% → 5.1%: it falls, as the text says'],
			'The spread narrowed from 120 to 135 basis points.': wrongWay(
				'135 basis points',
				'120',
				'135 basis points',
				false,
			),
			'The spread widened from 120 to 135 basis points.': [
				`holds change 135 basis points: 120 → 135 basis points: ${rises}`,
			],
			'Rents drifted higher, from $54 to $51.': wrongWay('$51', '$54', '$51', true),
			'The margin improved from 12% to 10%.': [],
			'The team slid from place 4 to place 9.': [],
			'The peso slid from 17.10 to 18.20 per dollar.': [],
			'汇率从7.10下跌至7.20。': [],
			'价差由12.3元收窄至13.2元。': wrongWay('13.2元', '12.3元', '13.2元', false),
			'账期由60天缩短至45天。': ['holds change 45天: 60天 → 45天: it falls, as the text says'],
		});
	});

	describe('values that are sizes of what goes the other way', () => {
		expectRelations({
			'Output rose from a 5% fall to 3% growth.': [],
			'Growth rose from a 5% decline to 3% in May.': [],
			'Sales fell from a 5% gain to an 8% loss.': [],
			'Growth dropped from 5% to 8% losses.': [],
			'增速由5.1%的下降升至3.2%的增长。': [],
			'增速由–5.1%回升至–3.2%。': [],
			'Profit rose from a loss of $5m to a profit of $3m.': [],
			'The result rose from a deficit of about $5m to $3m.': [],
			'Growth rose from minus 5% to 3%.': [],
			'Profit fell from $5m to a loss of $8m.': [],
			'净利润由亏损5亿元增至盈利3亿元。': [],
			'净利润由亏损约5亿元增至3亿元。': [],
			'Growth rose from minus 5% to minus 3%.': [],
			'The decline eased from 5.1% to 3.4%.': ['holds change 3.4%: 5.1% → 3.4%: it falls, as the text says'],
		});
	});

	describe('a value with the one that it came from behind it', () => {
		expectRelations({
			'Vacancy was 5.4%, down from 5.1% a year earlier.': wrongWay('5.4%', '5.1%', '5.4%', false),
			'Vacancy was 5.1%, down slightly from 5.4% a year earlier.': [
				'holds change 5.1%: 5.4% → 5.1%: it falls, as the text says',
			],
			'Orders came to $4.2m (up from $4.6m).': wrongWay('$4.2m', '$4.6m', '$4.2m', true),
			'The city is 5th in the ranking with 12, up from 15.': [],
			'Imports were 2.5 Mt (2023: 2.6 Mt), down from 2.4 Mt.': [],
			'Losses came to -$4.6m, up from -$4.2m.': [],
			// Another number stands in front, or one of the two is below nothing.
			'Guests rate the ferries 4.1 out of 5, down from 4.3 last year.': [],
			'Only 5 of 12 piers were open, down from 8 of 12 in 2023.': [],
			'The line opened 45 stops in the past 12 months, up from 40 in the year before.': [],
			'Of riders 31% on lines with fewer than 50 seats pay by card, up from 35%.': [],
			'The line posted a net loss of $12m, up from a profit of $13m a year earlier.': [],
		});
	});

	describe('multiples in verbs, apart from their values', () => {
		const doubled = (to: string, formula: string) => [`conflicts multiple ${to}: ${formula} times`];
		expectRelations({
			'Visits more than doubled, from 1,300 to 2,200.': doubled('2,200', '2,200 ÷ 1,300 = 1.69'),
			'Visits have more than doubled since the spring, from 61 to 102.': doubled('102', '102 ÷ 61 = 1.67'),
			'Visits more than doubled, from 1,300 to 2,700.': ['holds multiple 2,700: 2,700 ÷ 1,300 = 2.08 times'],
			'Arrears rose by a third, from 300 to 450.': ['conflicts change a third: (450 − 300) ÷ 300 = 50%'],
		});
	});
});
