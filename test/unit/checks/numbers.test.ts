import assert from 'node:assert/strict';
import type { FindingCode } from '../../../src/findings/model';
import { createPlumbline } from '../../../src/index';
import { silentLogger, systemClock } from '../../../src/ports';
import { english } from '../words';

const plumbline = createPlumbline({ logger: silentLogger, clock: { ...systemClock, now: () => 0 } });

interface Found {
	readonly code: FindingCode;
	readonly at: string;
	readonly related: readonly string[];
	readonly message: string;
}

function found(...lines: string[]): Found[] {
	const text = lines.join('\n');
	const { findings } = plumbline.analyze({ name: 'test.md', text: `# Study\n\n${text}\n` });
	const slice = (span: readonly [number, number]) => `# Study\n\n${text}\n`.slice(...span);
	return findings
		.filter(({ code }) => code.startsWith('number.'))
		.map(({ code, span, related, message }) => ({
			code,
			at: slice(span),
			related: related.map((place) => slice(place.span)),
			message: english.say(message),
		}));
}

/** Each text with the number that is wrong; none where the numbers hold. */
function expectCases(code: FindingCode, cases: Readonly<Record<string, string | undefined>>): void {
	for (const [text, wrong] of Object.entries(cases)) {
		it(`${wrong ? 'finds' : 'accepts'}: ${text.replaceAll('\n', ' ')}`, () => {
			assert.deepEqual(
				found(text).map((finding) => [finding.code, finding.at]),
				wrong === undefined ? [] : [[code, wrong]],
			);
		});
	}
}

describe('number.arithmetic in text', () => {
	expectCases('number.arithmetic', {
		'Revenue rose from $12.0 million in 2022 to $15.0 million in 2023, an increase of 35%.': '35%',
		'Revenue rose from $12.0 million in 2022 to $15.0 million in 2023, an increase of 25%.': undefined,
		'Revenue was €15.0 million in 2024, up 35% from €12.0 million a year earlier.': '35%',
		'Costs fell from $186 to $149 per kWh, a drop of 20%, while exports rose 90%.': undefined,
		'Volumes went from 120 units to 100 units. This is a decline of 25%.': '25%',
		'Exports grew 12% in 2023, from a low base of $3 million, to $9 million in 2024.': undefined,
		'Output more than doubled from 120 units to 150 units.': '150',
		'Output fell from $120 million to $310 million.': '$310 million',
		'The market grows from $20.0 billion in 2020 to $40.0 billion in 2025, at a CAGR of 25%.': '25%',
		'The market grows from $20.0 billion in 2020 to $40.0 billion in 2025, at a CAGR of 14.9%.': undefined,
		'Of the 250 firms surveyed, 100 (50%) had a plan.': '50%',
		'Exports came to $30 million, accounting for 35% of total sales of $120 million.': '35%',
		'Its turnover of $90 million is 5 times the $30 million of its rival.': '5 times',
		'Projects of 21 GW wait, five times the installed base, and the operator signed for only 1.7 GW.': undefined,
		'Projects of 21 GW wait, five times the installed base when only 1.7 GW were signed.': undefined,
		'Orders came to 21 GW, and demand was five times the 1.7 GW of last year.': undefined,
		'Projects of 21 GW wait, five times the installed base of 1.7 GW.': 'five times',
		'Projects of 21 GW wait, five times the base of the year before, 1.7 GW.': 'five times',
		'Costs could reach $40 million, which is over 9 times the budget office (PBO) forecast of $8 million.': '9 times',
		'排队的项目有21吉瓦，而新签约的容量是1.7吉瓦的五倍。': undefined,
		'排队的项目有21吉瓦，是已装机容量的五倍，而全年只签约了1.7吉瓦。': undefined,
		'排队的项目有21吉瓦，约为1.7吉瓦的五倍。': '五倍',
		'Sales were $10 million in Europe and $20 million in Asia, for a total of $40 million.': '$40 million',
		'Wind supplied 50% and hydro 30%, with the remaining 30% from gas.': '30%',
		'The need is 40 × 12 = 520 tonnes.': '520 tonnes',
		'The need is 40 × 12 = 480 tonnes.': undefined,
		'销售额由120亿元增至150亿元，增长35%。': '35%',
		'2023年营业收入为150亿元，较2022年的120亿元增长25%。': undefined,
		'市场份额从20.0%提高到25.0%，提升了7.0个百分点。': '7.0个百分点',
		'软件收入30亿元、硬件收入20亿元，合计60亿元。': '60亿元',
		'城镇化率由2012年的53.1%提高到2022年的65.2%，提高12.1个百分点。': undefined,
	});

	describe('takes two values with their years for a change', () => {
		expectCases('number.arithmetic', {
			'Sales were $12 million in 2022 and $15 million in 2023, a growth of 40%.': '40%',
			'Sales were $12 million in 2022 and costs were $15 million in 2023, a growth of 40%.': undefined,
			'Revenue climbed to $15.0 million (2022: $12.0 million), up 45%.': '45%',
			'Revenue of $15.0 million was 45% higher than the $12.0 million of 2022.': '45%',
			'2022年收入12亿元，2023年收入15亿元，同比增长45%。': '45%',
			'2022年收入12亿元，2023年收入15亿元，利润同比增长45%。': undefined,
			'The margin widened by 350 basis points, from 10.0% to 11.5%.': '350 basis points',
			'Output tripled from 20 to 45 GW.': '45 GW',
			'Output ranges from 20 to 45 GW.': undefined,
			'Sales fell 50% in 2020 before they recovered from $30 million to $50 million.': undefined,
		});
	});

	describe('reads fractions and multiples in words', () => {
		expectCases('number.arithmetic', {
			'The chain closed a third of the 300 stores (140).': 'a third',
			'The chain closed a third of the 300 stores (100).': undefined,
			'About half of the 300 respondents (220) agreed.': 'About half',
			'Exports came to $40 million, a third of total sales of $90 million.': 'a third',
			'Prices fell by half, from $40 to $31.': 'half',
			'Prices fell by half, from $40 to $20.': undefined,
			'Capacity increased fivefold from 20 GW to 60 GW.': 'fivefold',
			'Its turnover of $90 million is twice the $70 million of its rival.': 'twice',
			'More than half of the respondents (45%) agreed.': '45%',
			'More than half of the respondents (88%) agreed.': undefined,
			'The fee is about half the national rate (10%).': undefined,
			'A third party sold 300 units (100 in June).': undefined,
			'In the first half of 2023, sales rose from $30 million to $40 million.': undefined,
			'300家门店的三分之一，即160家，已关闭。': '三分之一',
			'300家门店的三分之一，即100家，已关闭。': undefined,
			'近三分之一的受访者（45%）表示同意。': '45%',
			'价格从40元降至31元，下降了一半。': '一半',
		});
	});

	describe('allows a multiple what its words allow', () => {
		expectCases('number.arithmetic', {
			'Output more than doubled from 100 units to 310 units.': undefined,
			'Output more than doubled from 100 units to 330 units.': '330',
			'Output more than doubled from 100 units to 190 units.': '190',
			'Output more than halved from 100 units to 30 units.': undefined,
			'Output more than halved from 100 units to 55 units.': '55',
			'Output nearly doubled from 100 units to 170 units.': undefined,
			'Output nearly doubled from 100 units to 150 units.': '150',
			'Output nearly doubled from 100 units to 230 units.': '230',
			'Output doubled from 100 units to 185 units.': undefined,
			'Output doubled from 100 units to 170 units.': '170',
			'Output doubled from 100 units to 240 units.': '240',
			'Output rose from 100 units to 320 units, more than doubling.': undefined,
			'Output rose from 100 units to 150 units, doubling.': '150',
			'Output quadrupled from 100 units to 300 units.': '300',
			'产量从100万吨增至150万吨，翻了一番。': '150万吨',
			'产量从100万吨增至400万吨，翻了两番。': undefined,
		});

		it('and says how many times it is', () => {
			const [finding] = found('Output nearly doubled from 100 units to 150 units.');
			assert.match(finding!.message, /150 ÷ 100 = 1\.5, but the text says “doubled”/);
		});
	});

	describe('holds a whole against the parts that are named', () => {
		expectCases('number.arithmetic', {
			'The total of $60 million is made up of $10 million in Spain, $20 million in France and $45 million in Italy.':
				'$60 million',
			'The total of $60 million is made up of $10 million in Spain, $20 million in France and $30 million in Italy.':
				undefined,
			'Sales were $60 million, of which $40 million was software and $35 million hardware.': '$60 million',
			'Sales were $60 million, of which $10 million was software and $20 million hardware.': undefined,
			'Sales were $60 million, of which $40 million was software, of which $35 million games.': undefined,
			'销售额60亿元，其中软件40亿元、硬件35亿元。': '60亿元',
			'销售额60亿元，其中软件10亿元、硬件35亿元。': undefined,
		});
	});

	describe('tells growth by a multiple from growth to one in Chinese', () => {
		expectCases('number.arithmetic', {
			'产量从100万吨增长到300万吨，增长了两倍。': undefined,
			'产量从100万吨增长到200万吨，增长了两倍。': '两倍',
			'产量从100万吨增长到300万吨，是原来的三倍。': undefined,
			'产量从100万吨增长到500万吨，是原来的三倍。': '三倍',
		});
	});

	describe('converts at the rate the text gives', () => {
		expectCases('number.arithmetic', {
			'At 7.1 yuan to the dollar, US$100m is 750m yuan.': '750m yuan',
			'At 7.1 yuan to the dollar, US$100m is 710m yuan.': undefined,
			'At 7.1 yuan to the dollar, the 10bn yuan plan is worth about $1.4bn.': undefined,
			'At a rate of USD 1 = CAD 1.39, the kit costs CAD 1,390 (about US$1,200).': 'US$1,200',
			'With CAD 1 = USD 0.719–0.720, the range of $999–$1,199 CAD ≈ $730–$875 USD is fair.': '$730–$875 USD',
			'With CAD 1 = USD 0.719–0.720, the range of $999–$1,199 CAD ≈ $719–$863 USD is fair.': undefined,
			'The USD/CNY rate used is 7.13. Capex of $50 million (RMB 406 million) was approved.': 'RMB 406 million',
			'按7.1的汇率折算，1亿美元约合8.1亿元人民币。': '8.1亿元',
			'本报告汇率按1美元兑7.1元计算。\n\n项目总投资为100亿元（约合16亿美元）。': '16亿美元',
			'本报告汇率按1美元兑7.1元计算。\n\n项目总投资为100亿元（约合14亿美元）。': undefined,
			'The euro bought 1.16 US dollars. The loan of €4.2 million (about $5.4 million) was repaid.': '$5.4 million',
			'The euro bought 1.16 US dollars. The loan of €4.2 million (about $4.9 million) was repaid.': undefined,
			'The dollar fetched 7.1 yuan. The loan of $4 million (about 35 million yuan) was repaid.': '35 million yuan',
			'One euro cost 1.16 US dollars. The loan of €4.2 million (about $5.4 million) was repaid.': '$5.4 million',
			'The dollar stood at 7.1 yuan. The loan of $4 million (about 35 million yuan) was repaid.': '35 million yuan',
		});

		expectCases('number.arithmetic', {
			'单店投资为45万元。按1美元兑7.1元计算，单店投资约合7.5万美元。': '7.5万美元',
			'单店投资为45万元。按1美元兑7.1元计算，单店投资约合6.3万美元。': undefined,
			'单店投资为45万元。按1美元兑7.1元计算，单店租金约合7.5万美元。': undefined,
			'The cost of a shop is 450,000 yuan. At 7.1 yuan to the dollar, the cost of a shop comes to about $75,000.':
				'$75,000',
			'The cost of a shop is 450,000 yuan. At 7.1 yuan to the dollar, the rent of a shop comes to about $75,000.':
				undefined,
		});

		expectCases('number.arithmetic', {
			'Sales were €100 million (about $112 million).': undefined,
			'The yuan fell to 7.3 per dollar in 2023.\n\nIn 2015 the fund raised 100m yuan (about $16m).': undefined,
			'2024年平均汇率为1美元=7.12元。\n\n2015年出口额2.3万亿美元（约合14.3万亿元）。': undefined,
			'At an exchange rate of 7.1, exports were US$100 million and imports 900 million yuan.': undefined,
		});

		it('points at the amount converted and at the rate', () => {
			const [finding] = found('At 7.1 yuan to the dollar, US$100m is 750m yuan.');
			assert.deepEqual(finding!.related, ['US$100m', '7.1 yuan']);
			assert.match(finding!.message, /US\$100m comes to 710m yuan/);
		});
	});

	describe('adds up lists, and works out averages and margins', () => {
		expectCases('number.arithmetic', {
			'The firm has 60 stores: 10 in Spain, 20 in France and 45 in Italy.': '60',
			'The firm has 60 stores: 10 in Spain, 20 in France and 30 in Italy.': undefined,
			'The report covers 60 cities (10 of them in Spain, 20 with metros and 45 with trams).': undefined,
			'By region, Asia has 50%, Europe 30% and others 35%.': '35%',
			'Some 50% use email, 40% use chat and others (35%) use the phone.': undefined,
			'Men make up 60% of the workforce and women 55%.': '55%',
			'60% of women agreed, while 55% of men disagreed.': undefined,
			'The 400 plants produce 1,200 tonnes, an average of 5 tonnes per plant.': '5 tonnes',
			'The 400 plants produce 1,200 tonnes, an average of 5 tonnes per employee.': undefined,
			'净利润20亿元，营业收入100亿元，净利率为35%。': '35%',
			'Revenue was $100 million and net profit $20 million; the gross margin was 45%.': undefined,
			'Sales grew from $10 billion in 2024 to $20 billion in 2030, growing at 19.2% a year.': '19.2%',
		});
	});

	it('shows the computation and points at the other numbers', () => {
		const [finding] = found('Revenue rose from $12.0 million to $15.0 million, an increase of 35%.');
		assert.match(finding!.message, /\(\$15\.0 million − \$12\.0 million\) ÷ \$12\.0 million = 25%/);
		assert.deepEqual(finding!.related, ['$12.0 million', '$15.0 million']);
	});

	it('widens what is marked as approximate', () => {
		assert.deepEqual(found('Revenue rose from about $12 million to about $15 million, an increase of some 26%.'), []);
	});
});

describe('number.arithmetic in tables', () => {
	const total = (sum: string) => [
		'| Region | Stores |',
		'|---|---|',
		'| North | 12 |',
		'| South | 18 |',
		'| West | 25 |',
		`| Total | ${sum} |`,
	];

	it('adds up the rows above a total', () => {
		assert.deepEqual(found(...total('55')), []);
		const [finding] = found(...total('65'));
		assert.equal(finding!.at, '65');
		assert.deepEqual(finding!.related, ['12', '18', '25']);
		assert.match(finding!.message, /12 \+ 18 \+ 25 = 55/);
	});

	it('takes a total that is an average for none', () => {
		assert.deepEqual(found(...total('18')), []);
	});

	it('holds a growth column against the columns of years', () => {
		const rows = (last: string) => [
			'| 公司 | 2022年 | 2023年 | 同比增速 |',
			'|---|---|---|---|',
			'| 甲 | 200 | 250 | 25.0% |',
			'| 乙 | 300 | 330 | 10.0% |',
			`| 丙 | 400 | 500 | ${last} |`,
		];
		assert.deepEqual(found(...rows('25.0%')), []);
		assert.deepEqual(
			found(...rows('45.0%')).map(({ at }) => at),
			['45.0%'],
		);
	});

	describe('works columns out that are made of others', () => {
		const table = (header: readonly string[], ...rows: readonly (readonly string[])[]) =>
			[header, header.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
		const wrong = (...lines: readonly string[]) => found(...lines).map(({ at, related }) => [at, ...related]);

		it('a difference', () => {
			const rows = (last: string) =>
				table(
					['Firm', 'Revenue (m)', 'Costs (m)', 'Difference (m)'],
					['A', '90', '40', '50'],
					['B', '70', '45', '25'],
					['C', '60', '20', last],
				);
			assert.deepEqual(wrong(...rows('40')), []);
			assert.deepEqual(wrong(...rows('55')), [['55', '60', '20']]);
		});

		it('a share of another column, in percent', () => {
			const rows = (last: string) =>
				table(
					['Firm', 'Profit (m)', 'Revenue (m)', 'Margin'],
					['A', '20', '80', '25%'],
					['B', '30', '60', '50%'],
					['C', '12', '40', last],
				);
			assert.deepEqual(wrong(...rows('30%')), []);
			assert.deepEqual(wrong(...rows('45%')), [['45%', '12', '40']]);
		});
	});

	it('wants shares with a row for the others to come to 100 %', () => {
		const rows = (last: string) => [
			'| Vendor | Market share |',
			'|---|---|',
			'| Alpha | 45% |',
			'| Beta | 30% |',
			`| Others | ${last} |`,
		];
		assert.deepEqual(found(...rows('25%')), []);
		assert.deepEqual(
			found(...rows('40%')).map(({ at, related }) => [at, ...related]),
			[['45%', '30%', '40%']],
		);
	});
});

describe('number.inconsistent', () => {
	it('finds two values that sentences open with, however they go on', () => {
		const shops = (first: string, second: string) => found(first, '', second).map(({ code, at }) => [code, at]);
		const chinese = '全市咖啡店共有9,800家，其中连锁门店占62%。';
		assert.deepEqual(shops(chinese, '全市咖啡店共有8,900家，主要集中在三个城区。'), [
			['number.inconsistent', '8,900家'],
		]);
		assert.deepEqual(shops(chinese, '全市茶馆共有8,900家，主要集中在三个城区。'), []);
		const english = 'The city counts 9,800 licensed coffee shops, of which chains run 62%.';
		assert.deepEqual(shops(english, 'The city counts 8,900 licensed coffee shops, mostly in three districts.'), [
			['number.inconsistent', '8,900'],
		]);
		assert.deepEqual(shops(english, 'The city counts 8,900 licensed tea houses, mostly in three districts.'), []);
	});

	it('finds one figure with two values, and names both with the line', () => {
		const [finding, ...more] = found(
			'The installed base of rooftop systems reached 41.2 GW in 2024.',
			'',
			'Grid fees did not change.',
			'',
			'In 2024 the installed base of rooftop systems was 47.3 GW.',
		);
		assert.equal(more.length, 0);
		assert.equal(finding!.code, 'number.inconsistent');
		assert.equal(finding!.at, '47.3 GW');
		assert.deepEqual(finding!.related, ['41.2 GW']);
		assert.match(finding!.message, /41\.2 GW in line 3/);
	});

	it('finds a text that contradicts a table, units in the header included', () => {
		const table = [
			'| Port | Freight volume 2023 (million tonnes) |',
			'|---|---|',
			'| Rotterdam | 44.0 |',
			'| Antwerp | 27.1 |',
			'',
		];
		assert.deepEqual(found(...table, 'Freight volume in Rotterdam was 44.0 million tonnes in 2023.'), []);
		assert.deepEqual(
			found(...table, 'Freight volume in Rotterdam was 61.0 million tonnes in 2023.').map(({ at, related }) => [
				at,
				...related,
			]),
			[['61.0 million tonnes', '44.0']],
		);
	});

	it('takes three values and more for a spread, not for a slip', () => {
		const spreads = [
			[
				'The installed base of rooftop systems reached 41.2 GW in 2024.',
				'In 2024 the installed base of rooftop systems was 47.3 GW.',
				'In 2024 the installed base of rooftop systems was 52.6 GW.',
			],
			[
				'The city counts 9,800 licensed coffee shops, of which chains run 62%.',
				'The city counts 8,900 licensed coffee shops, mostly in three districts.',
				'The city counts 7,700 licensed coffee shops, which open at dawn.',
			],
			[
				'Growers in Corvania delivered 410 tonnes of dried saffron threads to the coastal mills.',
				'Growers in Corvania delivered 520 tonnes of dried saffron threads to the coastal mills.',
				'Growers in Corvania delivered 630 tonnes of dried saffron threads to the coastal mills.',
			],
		] as const;
		for (const [first, second, third] of spreads) {
			assert.equal(found(first, '', second).length, 1, second);
			assert.deepEqual(found(first, '', second, '', third), [], third);
			assert.ok(found(first, '', second, '', first).length > 0, second);
		}
	});

	const apart: Readonly<Record<string, readonly [string, string]>> = {
		'another year': ['The store had 1,200 visitors in 2022.', 'The store had 1,500 visitors in 2023.'],
		'another name': ['In 2023, unemployment in Spain was 12.1%.', 'In 2023, unemployment in Italy was 7.6%.'],
		'another measure': ['2023年全国居民人均可支配收入为39,218元。', '2023年全国居民人均可支配收入中位数为33,036元。'],
		'another source': [
			'One report values the battery market at $3.1 billion.',
			'Another report values the battery market at $4.4 billion.',
		],
		'less precision': [
			'The battery market was worth $4.23 billion in 2023.',
			'In 2023 the battery market was worth $4.2 billion.',
		],
	};
	for (const [why, [first, second]] of Object.entries(apart)) {
		it(`keeps apart: ${why}`, () => assert.deepEqual(found(first, '', second), []));
	}
});

describe('number.unit', () => {
	expectCases('number.unit', {
		'The share rose from 20% to 25%, an increase of 5%.': '5%',
		'The share rose from 20% to 25%, an increase of 25%.': undefined,
		'Revenue rose from $10 million to $12 million, up 20 percentage points.': '20 percentage points',
		'Spending went from $10 million to €12 million.': '€12 million',
	});
});

describe('number.period', () => {
	expectCases('number.period', {
		'The study covers 2025–2019.': '2025–2019',
		'The programme ran from 2024 to 2021 and was then closed.': '2021',
		'It was named by order 1991-26 of the governor.': undefined,
		'从2024年到2021年，管网完成了改造。': '2024年到2021年',
		'The programme ran from 2021 to 2024 and was then closed.': undefined,
	});

	it('finds facts from after the date of the report', () => {
		const sentence = 'In 2026, sales reached a new high of $4 million.';
		assert.deepEqual(
			found('Date: 2024-05-01', '', sentence).map(({ at }) => at),
			['2026'],
		);
		assert.deepEqual(found('Date: 2026-12-01', '', sentence), []);
		assert.deepEqual(found('Date: 2024-05-01', '', 'In 2026, sales are expected to have reached $4 million.'), []);
	});

	it('finds the year that is out of order in a table', () => {
		const years = (third: string) => [
			`| Measure | 2020 | 2021 | ${third} | 2023 |`,
			'|---|---|---|---|---|',
			'| Staff | 12 | 15 | 19 | 22 |',
		];
		assert.deepEqual(found(...years('2022')), []);
		assert.deepEqual(
			found(...years('2012')).map(({ at }) => at),
			['2012'],
		);
	});
});
