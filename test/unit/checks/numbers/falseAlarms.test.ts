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
		'Group A scored 88.4 against 73.8 for group B, a difference of 1.7 standard deviations.': [],
		'算力2023年底达420 EFlops，全球占比30%，增速40%。': [],
		'土地收入2024年降至4.5万亿元，比峰值减少约4万亿元，降幅达到47%。': [],
		'住户杠杆率为61%且下降，房贷占比降至45%。': [],
		// A name, a month, another unit.
		'采购合计800根；其中2号线需求200根，3号线需求600根。': [],
		'日成交额降至3.6万亿元，较11月均值几乎腰斩。': [],
		'保费收入900亿欧元；净利润30亿欧元，合计持有客户7000万。': [],
		'2025年：12亿元 + 38亿元\n合计：110亿元。': [],
		'某公司从2019年的全球第8名升至2024年的第4名。': [],
		'金价从1,923元跌至1,192.75元，跌幅达38.1%。': [],
		// `Over` and `halved` are said loosely.
		'The market grows from $20 billion in 2020 to $52 billion in 2025, at a CAGR of over 20%.': [],
		'每个应用的人力减半（0.9人/应用 vs 2.2人/传统）。': [],
		// The rate has years of its own.
		'The market grows from $20 billion in 2019 to $40 billion by 2033, at a CAGR of 7.0% from 2024 to 2033.': [],
	});
});

describe('numbers that do not belong together: two values', () => {
	const models = table('| Model | Accuracy@0.5 |', '| Falcon tiny | 47.2% |', '| Falcon large | 66.3% |');
	expectMarked('number.inconsistent', {
		'- Incubating projects: by now there are 16 projects.\n- Sandbox projects: by now there are 12 projects.': [],
		'- 孵化阶段：截至发稿时有160个项目。\n- 沙箱阶段：截至发稿时有120个项目。': [],
		[`The small variant, Falcon tiny, reaches 37.3% accuracy, against 45.4% for Falcon large.\n${models}`]: [],
		'The team leads its rival by 324 points as of the spring race and won 11 races.\n\n## Outlook\n\nThe team leads its rival by 365 points as of the spring race and is confident.':
			['365'],
		// Lines with labels are records side by side, whatever the Markdown says.
		'沿海城市：\n\n家庭年收入：入围门槛通常在35万元以上。\n\n内陆城市：\n\n家庭年收入：入围门槛通常在25万元以上。': [],
		'2025年1-3月全国房地产开发投资19000亿元，同比下降。\n\n2025年1-2月全国房地产开发投资10700亿元，同比下降。': [],
		'The dose for adults is 40 mg in the morning, while the dose for children is 30 mg in the morning.': [],
		'The tool supports over 30% of formats at launch.\n\n## Outlook\n\nThe tool supports over 45% of formats at launch.':
			['45%'],
	});
});

describe('numbers that do not belong together: years', () => {
	expectMarked('number.period', {
		[table('| Year | Study |', '| 2019 | a |', '| 2021 | b |', '| 2024 | c |', '| 2024 | d |')]: [],
		'The score is unchanged from 2019 and 2018.': [],
		'战争起点的修订（从1937年延至1931年）引发讨论。': [],
		'The survey ran between 2019 and 2016.': ['2016'],
		'项目从2019年进行到2016年。': ['2016年'],
	});
});
