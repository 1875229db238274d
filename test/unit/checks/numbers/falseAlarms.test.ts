import { expectMarked, table } from './cases';

describe('numbers that do not belong together: sums and changes', () => {
	expectMarked('number.arithmetic', {
		// What is taken away; a limit; the share of something else.
		'Net pay is $90,000 minus $20,000 in taxes, plus $5,000 in grants, totaling $75,000.': [],
		'Residents have $40 billion of income in excess of $80,000, 12% of the $330 billion above that line.': [],
		"The grant is 0.5% of the state's $2.0 trillion output or 4% of its $250 billion budget.": [],
		'12% joined a meetup, twice as many as last year. 70% of those who joined came again.': [],
		// A third value, a condition, the change of another thing.
		'The population falls from 90 million in 2020 to 75 million in 2050, and down to around 60 million by 2070.': [],
		'Heat loss fell by 12% when dimming from 5 lx to 20 lx, and by 30% when dimming to 50 lx.': [],
		'Errors were 60.0% lower for adults (8.0% vs. 20.0%) and 20.0% lower for children (4.0% vs. 5.0%).': [],
		'Group A scored 71.5 against 62.0 for group B, a difference of 2.3 standard deviations.': [],
		'茶园2023年底达420万亩，全国占比30%，增速40%。': [],
		'茶税收入2024年降至4.5亿元，比峰值减少约4亿元，降幅达到47%。': [],
		'茶园覆盖率为61%且下降，老树占比降至45%。': [],
		// A name, a month, another unit.
		'订购合计900张；其中4号楼需要300张，7号楼需要600张。': [],
		'日成交额降至2.7亿元，较10月均值几乎腰斩。': [],
		'保费收入900亿欧元；净利润30亿欧元，合计持有客户7000万。': [],
		'2025年：12亿元 + 38亿元\n合计：110亿元。': [],
		'某公司从2019年的全球第8名升至2024年的第4名。': [],
		'茶价从1,840元跌至1,204.5元，跌幅达34.7%。': [],
		// What is counted is told by an amount.
		'Crews who earn above $60k rose to 1,641 from 1,596 in spring.': [],
		// What something changed on is a time.
		'The ferries had fares of $84 million, up 6.2% on the year, and a profit of $50 million.': [],
		// `Over` and `halved` are said loosely.
		'The market grows from $20 billion in 2020 to $52 billion in 2025, at a CAGR of over 20%.': [],
		'每间门店的人手减半（3人/新店 vs 7人/老店）。': [],
		// The rate has years of its own.
		'The market grows from $20 billion in 2019 to $40 billion by 2033, at a CAGR of 7.0% from 2024 to 2033.': [],
	});
});

describe('numbers that do not belong together: two values', () => {
	const models = table('| Model | Accuracy@0.5 |', '| Falcon tiny | 52.8% |', '| Falcon large | 71.9% |');
	expectMarked('number.inconsistent', {
		'- Orchard plots: by now there are 340 plots.\n- Meadow plots: by now there are 120 plots.': [],
		'- 果园地块：目前登记在册有340个地块。\n- 草地地块：目前登记在册有120个地块。': [],
		[`The small variant, Falcon tiny, reaches 33.6% accuracy, against 41.2% for Falcon large.\n${models}`]: [],
		// Lines with labels are records side by side, whatever the Markdown says.
		'沿海城市：\n\n家庭年收入：入围门槛通常在35万元以上。\n\n内陆城市：\n\n家庭年收入：入围门槛通常在25万元以上。': [],
		'2024年1-3月全省茶叶出口总额达190亿元，同比下降。\n\n2024年1-2月全省茶叶出口总额达107亿元，同比下降。': [],
		'The dose for adults is 40 mg in the morning, while the dose for children is 30 mg in the morning.': [],
		'The tool supports over 30% of formats at launch.\n\n## Outlook\n\nThe tool supports over 45% of formats at launch.':
			['45%'],
	});
});

describe('numbers that do not belong together: a cell that is named by one word', () => {
	const glues = table(
		'| 业务 | 收入（亿元） | 毛利率 |',
		'| 密封胶 | 6.42 | 27.4% |',
		'| 电子胶 | 4.67 | 41.3% |',
		'| 合计 | 11.09 | 33.2% |',
	);
	expectMarked('number.inconsistent', {
		[`${glues}\n境外收入4.52亿元，占24.6%，毛利率35.8%，高于境内的28.4%。`]: [],
		[`${glues}\n若剔除电子胶，毛利率为29.1%。`]: [],
		[`${glues}\n电子胶毛利率为43.1%，最高。`]: ['43.1%'],
	});
});

describe('numbers that do not belong together: years', () => {
	expectMarked('number.period', {
		[table('| Year | Study |', '| 2019 | a |', '| 2021 | b |', '| 2024 | c |', '| 2024 | d |')]: [],
		'The score is unchanged from 2019 and 2018.': [],
		'建城年代的修订（从1205年延至1198年）引发讨论。航线开通的修订（从1962年延至1958年）也是。': [],
		'The survey ran between 2019 and 2016.': ['2016'],
		'项目从2019年进行到2016年。': ['2016年'],
	});
});
