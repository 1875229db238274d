import assert from 'node:assert/strict';
import { expectCases, found } from './found';

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
		'Costs could reach $40 million, which is over 9 times the budget office (PBO) forecast of $8 million.': '9 times',
		'排队的项目有21吉瓦，而新签约的容量是1.7吉瓦的五倍。': undefined,
		'排队的项目有21吉瓦，是已装机容量的五倍，而全年只签约了1.7吉瓦。': undefined,
		'排队的项目有21吉瓦，约为1.7吉瓦的五倍。': '五倍',
		'Sales were $10 million in Europe and $20 million in Asia, for a total of $40 million.': '$40 million',
		'Going from a percentage to money, output fell by $40M and $1.5B in two years, which is a total of $1.45B.':
			'$1.45B',
		'Among the largest regions, Europe sold $10 million and Asia $20 million, for a total of $40 million.': undefined,
		'主要市场中，欧洲销售额为10亿元，亚洲为20亿元，合计40亿元。': undefined,
		'Sales per-head were $10 and $20, for a total of $40.': undefined,
		'Sales were $10 million in Europe, among others, and $20 million in Asia, for a total of $40 million.': undefined,
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
			'At 7.1 yuan to the dollar, US$100m is 710m yuan.': undefined,
			'At 7.1 yuan to the dollar, the 10bn yuan plan is worth about $1.4bn.': undefined,
			'With CAD 1 = USD 0.719–0.720, the range of $999–$1,199 CAD ≈ $719–$863 USD is fair.': undefined,
			'本报告汇率按1美元兑7.1元计算。\n\n项目总投资为100亿元（约合14亿美元）。': undefined,
			'The euro bought 1.16 US dollars. The loan of €4.2 million (about $4.9 million) was repaid.': undefined,
		});

		expectCases('number.arithmetic', {
			'单店投资为45万元。按1美元兑7.1元计算，单店投资约合6.3万美元。': undefined,
			'单店投资为45万元。按1美元兑7.1元计算，单店租金约合7.5万美元。': undefined,
			'The cost of a shop is 450,000 yuan. At 7.1 yuan to the dollar, the rent of a shop comes to about $75,000.':
				undefined,
		});

		expectCases('number.arithmetic', {
			'Sales were €100 million (about $112 million).': undefined,
			'The yuan fell to 7.3 per dollar in 2023.\n\nIn 2015 the fund raised 100m yuan (about $16m).': undefined,
			'2024年平均汇率为1美元=7.12元。\n\n2015年出口额2.3万亿美元（约合14.3万亿元）。': undefined,
			'At an exchange rate of 7.1, exports were US$100 million and imports 900 million yuan.': undefined,
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
