import assert from 'node:assert/strict';
import { read } from '../inline';

const numbers = (text: string) => {
	const { report, at } = read(text);
	return report.numbers.map((one) =>
		[
			at(one.span),
			one.kind,
			one.upper === undefined ? one.value : `${one.value}..${one.upper}`,
			one.unit ?? one.currency,
		]
			.filter((part) => part !== undefined)
			.join(' '),
	);
};

describe('numbers', () => {
	const cases: Record<string, readonly string[]> = {
		'Sales rose 12.5% to $1.2bn in 2024.': ['12.5% percent 12.5', '$1.2bn money 1200000000 USD', '2024 year 2024'],
		'USD 1.8 trillion, €1.2m, RMB 300 million, ¥2 trillion': [
			'USD 1.8 trillion money 1800000000000 USD',
			'€1.2m money 1200000 EUR',
			'RMB 300 million money 300000000 CNY',
			'¥2 trillion money 2000000000000 JPY',
		],
		'between 10–12 % and $5-7 billion': ['10–12 % percent 10..12', '$5-7 billion money 5000000000..7000000000 USD'],
		'from 10% to 12%': ['10% percent 10', '12% percent 12'],
		'a loss of -$110 and \\-$2.5 million': ['-$110 money -110 USD', '-$2.5 million money -2500000 USD'],
		'a change of –4.5%, (–$3m), 10–12 and 10 –12': [
			'–4.5% percent -4.5',
			'–$3m money -3000000 USD',
			'10–12 count 10..12',
			'10 –12 count 10..12',
		],
		'同比-10.6%，资产8十亿美元': ['-10.6% percent -10.6', '8十亿美元 money 8000000000 USD'],
		'§4 of 00-overview.md has 4 rules': ['4 count 4 rules'],
		'4号楼在10月均值为3.5亿元': ['3.5亿元 money 350000000 CNY'],
		'25 bps, 1.5 percentage points, 3.5x and 2-3 times': [
			'25 bps points 0.25',
			'1.5 percentage points points 1.5',
			'3.5x ratio 3.5',
			'2-3 times ratio 2..3',
		],
		'August 7, 2025, then 2025-08-07 and Q1 2025': [
			'August 7, 2025 date 20250807 day',
			'2025-08-07 date 20250807 day',
			'Q1 2025 date 20250100 quarter',
		],
		'FY24, FY2025E and 2026E, then FY2023/24 and 2019/20': [
			'FY24 year 2024 fiscal',
			'FY2025E year 2025 fiscal',
			'2026E year 2026',
			'FY2023/24 year 2023..2024 split',
			'2019/20 year 2019..2020 split',
		],
		'at end-2022, and mid-2023 to late-2024': ['2022 year 2022', '2023 year 2023', '2024 year 2024'],
		'FY98 and FY24–26E, 2024E–2026E': [
			'FY98 year 1998 fiscal',
			'FY24–26E year 2024..2026',
			'2024E–2026E year 2024..2026',
		],
		'1H24, 3Q 2024, Q3 FY24, H1 FY2025E, Q3 24 and 24Q3, 2024年Q4': [
			'1H24 date 20240100 half',
			'3Q 2024 date 20240700 quarter',
			'Q3 FY24 date 20240700 quarter',
			'H1 FY2025E date 20250100 half',
			'Q3 24 date 20240700 quarter',
			'24Q3 date 20240700 quarter',
			'2024年Q4 date 20241000 quarter',
		],
		// Neither a fraction nor two years that do not follow each other, nor a share in a quarter.
		'15/16, 2019/24, 12 H2 and Q1 25%': ['12 count 12', '25% percent 25'],
		'during 2020–2025 with 5,000 people and 2000 plants': [
			'2020–2025 year 2020..2025',
			'5,000 count 5000 people',
			'2000 count 2000 plants',
		],
		'32 GB for 700 miles, 12,34,567 rupees, ₹3 lakh crore': [
			'32 GB measure 32 GB',
			'700 miles measure 700 mi',
			'12,34,567 rupees money 1234567 INR',
			'₹3 lakh crore money 3000000000000 INR',
		],
		'7.9p a mile, 92p, 5 pence; in 2024p at 1080p, 5 p': [
			'7.9p measure 7.9 p',
			'92p measure 92 p',
			'5 pence measure 5 p',
			'5 count 5',
		],
		'人民币3.5亿元、1,200万美元，增长12个百分点，约3倍': [
			'人民币3.5亿元 money 350000000 CNY',
			'1,200万美元 money 12000000 USD',
			'12个百分点 points 12',
			'3倍 ratio 3',
		],
		'2025年8月7日共有３０％的500家企业，2-3万亿元': [
			'2025年8月7日 date 20250807 day',
			'３０％ percent 30',
			'500家 count 500 家',
			'2-3万亿元 money 2000000000000..3000000000000 CNY',
		],
		'from 2019-01-01T08:30:00Z on': ['2019 year 2019'],
		'GPT-4, RTX 5090, ISO 9001, N4P, 5G, 4th, v2.1, 1.2.3, Table 1, at 10:30': [],
		'第3章见[1]，https://a.example/2024/5': [],
	};
	for (const [text, expected] of Object.entries(cases)) it(text, () => assert.deepEqual(numbers(text), expected));

	it('leaves numbers alone that are written as other countries write them', () => {
		const silent = [
			'17 800 000 t, 4\u202f650 people and 3 667座',
			"3'812'450 t and 12’500 t",
			'3.412,5 t, 1.100.000 t and 625.340,7 t',
			'112,4, 14,7 %, €27,60 and 0,032',
		];
		for (const text of silent) assert.deepEqual(numbers(text), []);
		assert.deepEqual(numbers('1,234 km, ₹6,22,500 and 1.5 km'), [
			'1,234 km measure 1234 km',
			'₹6,22,500 money 622500 INR',
			'1.5 km measure 1.5 km',
		]);
		assert.deepEqual(numbers('In 2023 100 ports and in 2020,12 more'), [
			'2023 year 2023',
			'100 count 100 ports',
			'2020 year 2020',
		]);
	});

	it('tells decimals, magnitude and approximation', () => {
		const { report } = read('It cost about $1.25 million, not 3,000, a premium over the $12 of 800.');
		assert.deepEqual(
			report.numbers.map(({ decimals, magnitude, approximate }) => [decimals, magnitude, approximate]),
			[
				[2, 6, true],
				[0, 0, false],
				[0, 0, false],
				[0, 0, false],
			],
		);
	});

	it('reads table cells, but neither list markers nor section numbers', () => {
		const { report, at } = read('# 2 Size of it', '', '1. one 5%', '', '| a | b |', '|-|-|', '| 7% | 8% |');
		assert.deepEqual(
			report.numbers.map(({ span }) => at(span)),
			['5%', '7%', '8%'],
		);
	});
});
