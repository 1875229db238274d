import { expectRelations } from '../cases';

const compound = (outcome: string, rate: string, from: string, to: string, years: number, value: string) => [
	`${outcome} yearlyGrowth ${rate}: (${from} ÷ ${to}) to the power of 1/${years}, minus 1 = ${value}`,
];

describe('yearly rates behind several values', () => {
	expectRelations({
		'Sales were $40m in 2020, $52m in 2022 and $60m in 2024, a CAGR of 10.7%.': compound(
			'holds',
			'10.7%',
			'$60m',
			'$40m',
			4,
			'10.67%',
		),
		'Sales were $40m in 2020, $52m in 2022 and $60m in 2024, a CAGR of 16.4%.': compound(
			'conflicts',
			'16.4%',
			'$60m',
			'$40m',
			4,
			'10.67%',
		),
		'Sales were $40m in 2020, $52m in 2022 and $60m in 2024, 7.4% more in the last year and a compound annual growth rate of 16.4%.':
			compound('conflicts', '16.4%', '$60m', '$40m', 4, '10.67%'),
		// Of what is foreseen, or of several things.
		'Sales were $10bn in 2018, $14bn in 2022 and $25bn in 2030, projected with a CAGR of 16.5%.': [],
		'Sales of $40m in 2020, earnings of $10m in 2022 and income of $6m in 2024 stand beside a CAGR of 15%.': [],
		// From 2020 to 2022, which the sentence gives, too.
		'Sales were $40m in 2020, $52m in 2022 and $60m in 2024, a CAGR of 14.0% at first.': compound(
			'holds',
			'14.0%',
			'$52m',
			'$40m',
			2,
			'14.02%',
		),
		'Sales were $60m in 2020, $52m in 2022 and $40m in 2024, a compound annual decline of 9.6%.': compound(
			'holds',
			'9.6%',
			'$40m',
			'$60m',
			4,
			'9.64%',
		),
		'2020年收入40亿元，2022年收入52亿元，2024年收入60亿元，年复合增长率为16.4%。': compound(
			'conflicts',
			'16.4%',
			'60亿元',
			'40亿元',
			4,
			'10.67%',
		),
		'Sales were $40m in 2020, 52 vans were sold in 2022 and $60m was made in 2024, a CAGR of 16.4%.': [],
		'Sales were $40m in 2020, $52m in 2022 and $60m in 2024, a CAGR of 10.7% against 16.4% elsewhere at a compound rate of 12%.':
			compound('holds', '10.7%', '$60m', '$40m', 4, '10.67%'),
	});
});
