import { expectRelations, table } from '../cases';

describe('changes against the values they are between', () => {
	describe('changes in the order and the words in which they are told', () => {
		expectRelations({
			'Revenue rose 25% from $12 million to $15 million.': [
				'holds change 25%: ($15 million − $12 million) ÷ $12 million = 25%',
			],
			'Revenue rose by about 25% from $12 million to $15 million.': [
				'holds change 25%: ($15 million − $12 million) ÷ $12 million = 25%',
			],
			'Revenue rose 25% before it moved from $12 million to $18 million.': [],
			'Revenue rose 25% a year from $12 million to $15 million.': [],
			'Revenue rose from $12 million to $15 million, up 8% a year.': [
				'holds change $15 million: $12 million → $15 million: it rises, as the text says',
			],
			'Revenue rose from $12 million to $15 million. This is an increase of 35%.': [
				'conflicts change 35%: ($15 million − $12 million) ÷ $12 million = 25%',
			],
			'Revenue rose from $12 million to $15 million. Costs show an increase of 35%.': [
				'holds change $15 million: $12 million → $15 million: it rises, as the text says',
			],
			'Revenue rose from $12 million to $15 million, while costs show an increase of 35%.': [
				'holds change $15 million: $12 million → $15 million: it rises, as the text says',
			],
			'The toll went from 7.9p to 9.2p a mile, a rise of 14%.': ['conflicts change 14%: (9.2p − 7.9p) ÷ 7.9p = 16.5%'],
			'Revenue moved from $12 million to $15 million, a change of 25%.': [
				'holds change 25%: ($15 million − $12 million) ÷ $12 million = 25%',
			],
			'Revenue moved from $15 million to $12 million, a change of 20%.': [
				'holds change 20%: ($15 million − $12 million) ÷ $15 million = 20%',
			],
			'Revenue moved from $15 million to $12 million, a change of -20%.': [
				'holds change -20%: ($12 million − $15 million) ÷ $15 million = -20%',
			],
			'Revenue moved from $15 million to $12 million, a change of -30%.': [
				'conflicts change -30%: ($12 million − $15 million) ÷ $15 million = -20%',
			],
			'Revenue moved from $15 million to $12 million, a change of 30%.': [
				'conflicts change 30%: ($15 million − $12 million) ÷ $15 million = 20%',
			],
			'Revenue moved from $15 million to $12 million, or -20%.': [
				'holds change -20%: ($12 million − $15 million) ÷ $15 million = -20%',
			],
			'Revenue went from $15 million to $12 million, i.e. by 30%.': [],
			'Revenue fell from $15 million to $12 million, and then to $10 million.': [
				'holds change $12 million: $15 million → $12 million: it falls, as the text says',
			],
			'Revenue rose from $12 million to $15 million, and by 20% in spring (4 to 5).': [
				'holds change $15 million: $12 million → $15 million: it rises, as the text says',
			],
			'Revenue rose from $12 million to $15 million, then down to about $11 million.': [
				'holds change $15 million: $12 million → $15 million: it rises, as the text says',
			],
			'Revenue rose from $12 million to $15 million, which is equal to $3 million.': [
				'holds change $15 million: $12 million → $15 million: it rises, as the text says',
			],
			'Revenue rose from $12 million to $15 million, an increase of $3 million.': [
				'holds difference $3 million: $15 million − $12 million = $3 million',
			],
			'Revenue rose from $12 million to $15 million, an increase of $5 million.': [
				'conflicts difference $5 million: $15 million − $12 million = $3 million',
			],
			'Revenue rose from $12 million to $15 million, an increase of €3 million.': [
				'holds change $15 million: $12 million → $15 million: it rises, as the text says',
			],
			'Staff rose from 120 to 150, an increase of 40 engineers.': [
				'holds change 150: 120 → 150: it rises, as the text says',
			],
			'Staff rose from 120 to 150, an increase of 30.': ['holds difference 30: 150 − 120 = 30'],
			'Staff rose from 0 engineers to 150 engineers, an increase of 30%.': [
				'unread change 30%: numbers.unreadZero · 0 · 150',
			],
			'Sales grew between 2019 and 2023, from $12 million to $15 million, by 25%.': [],
			'Sales grew 25% between 2019 and 2023, from $12 million to $15 million.': [
				'holds change 25%: ($15 million − $12 million) ÷ $12 million = 25%',
			],
			'Fees were $12 million in 2022 and $15 million in 2023, a rise of 40%.': [
				'conflicts change 40%: ($15 million − $12 million) ÷ $12 million = 25%',
			],
			// Of one year, or of parts of years.
			'Fees were $12 million in 2022 and $15 million in 2022, a rise of 40%.': [],
			'Fees were $12 million in Q1 2022 and $15 million in Q2 2022, a rise of 40%.': [],
			'Sales grew 12% in 2023, from $12 million to $15 million.': [],
			'The price fell from $40 to $20, a third of what rivals ask.': [
				'holds change $20: $40 → $20: it falls, as the text says',
			],
			'The price fell from $40 to $20, to a third.': ['holds change $20: $40 → $20: it falls, as the text says'],
			'The share rose from 20% to 30%, an increase of 10%.': [
				'conflicts unit 10%: numbers.percentForPoints {"from":"20%","to":"30%","points":"10","down":false,"relative":{"code":"common.verbatim","args":{"text":"50%"}}} · 20% · 30%',
			],
			'The share rose from 20% to 30%, an increase of 50%.': ['holds change 50%: (30% − 20%) ÷ 20% = 50%'],
			'The share rose from 20% to 30%, an increase of a half.': [
				'holds change 30%: 20% → 30%: it rises, as the text says',
				'holds change half: (30% − 20%) ÷ 20% = 50%',
			],
			'The share rose from 20% to 30%, an increase of 7%.': ['conflicts change 7%: (30% − 20%) ÷ 20% = 50%'],
			'The share fell from 30% to 20%, a drop of 10%.': [
				'conflicts unit 10%: numbers.percentForPoints {"from":"30%","to":"20%","points":"10","down":true,"relative":{"code":"common.verbatim","args":{"text":"33.3%"}}} · 30% · 20%',
			],
			'The share rose from 20% to 30%, an increase of 10 percentage points.': [
				'holds difference 10 percentage points: 30% − 20% = 10 percentage points',
			],
			'The share rose from 20% to 30%, an increase of 12 percentage points.': [
				'conflicts difference 12 percentage points: 30% − 20% = 10 percentage points',
			],
			'Output rose from 200 to 260, an increase of 30 percentage points.': [
				'conflicts unit 30 percentage points: numbers.pointsForPercent {"from":"200","to":"260"} · 200 · 260',
			],
		});
	});

	describe('a base behind a word that compares', () => {
		expectRelations({
			'Revenue was $15 million, up 25% over $12 million.': [
				'holds change 25%: ($15 million − $12 million) ÷ $12 million = 25%',
			],
			'Revenue was $15 million, up 35% over the $12 million of 2020.': [
				'conflicts change 35%: ($15 million − $12 million) ÷ $12 million = 25%',
			],
			'Revenue of $15 million was 35% more than the $12 million of 2020.': [
				'conflicts change 35%: ($15 million − $12 million) ÷ $12 million = 25%',
			],
			'Revenue was $15 million, up 35% from over $12 million.': [
				'holds change 35%: ($15 million − $12 million) ÷ $12 million = 25%',
			],
		});
	});

	describe('multiples', () => {
		expectRelations({
			'Output grew from 20 to 60 GW, an increase of 3 times.': ['holds multiple 3 times: 60 GW ÷ 20 = 3 times'],
			'Output grew from 20 to 60 GW, an increase of 4 times.': ['conflicts multiple 4 times: 60 GW ÷ 20 = 3 times'],
			'Output fell from 60 to 20 GW, a decrease of 3 times.': ['holds multiple 3 times: 60 ÷ 20 GW = 3 times'],
			'产量从20万吨增长到60万吨，增长2倍。': ['holds multiple 2倍: 60万吨 ÷ 20万吨 − 1 = 2倍'],
			'产量从20万吨增长到60万吨，增长约3倍。': ['conflicts multiple 3倍: 60万吨 ÷ 20万吨 − 1 = 2倍'],
			'产量从20万吨增长到60万吨，增长了近2倍。': ['holds multiple 2倍: 60万吨 ÷ 20万吨 − 1 = 2倍'],
			'产量从20万吨增长到60万吨，是原来的3倍。': ['holds multiple 3倍: 60万吨 ÷ 20万吨 = 3倍'],
			'产量从20万吨增长到60万吨，达到此前的5倍。': ['conflicts multiple 5倍: 60万吨 ÷ 20万吨 = 3倍'],
			'产量从20万吨增长到60万吨，相当于去年的3倍。': ['holds multiple 3倍: 60万吨 ÷ 20万吨 = 3倍'],
			'Output more than tripled from 20 to 66 GW.': ['holds multiple 66 GW: 66 GW ÷ 20 = 3.3 times'],
			'Output tripled from 20 to 50 GW.': ['conflicts multiple 50 GW: 50 GW ÷ 20 = 2.5 times'],
			'Output trebled from 20 GW to 60 GW.': ['holds multiple 60 GW: 60 GW ÷ 20 GW = 3 times'],
			'Output quintupled from 20 GW to 100 GW.': ['holds multiple 100 GW: 100 GW ÷ 20 GW = 5 times'],
			'Output quintupled from 20 GW to 80 GW.': ['conflicts multiple 80 GW: 80 GW ÷ 20 GW = 4 times'],
			'产量由20万吨增至100万吨，翻了三番。': ['conflicts multiple 100万吨: 100万吨 ÷ 20万吨 = 5 times'],
			'产量由20万吨降至16万吨，减半。': ['conflicts multiple 16万吨: 16万吨 ÷ 20万吨 = 0.8 times'],
			'Output halved from 20 to 10 GW.': ['holds multiple 10 GW: 10 GW ÷ 20 = 0.5 times'],
			'Output halved from 20 to 13 GW.': ['conflicts multiple 13 GW: 13 GW ÷ 20 = 0.65 times'],
			'Output halved from 20 to 6 GW.': ['conflicts multiple 6 GW: 6 GW ÷ 20 = 0.3 times'],
			'Output roughly doubled from 20 to 44 GW.': ['holds multiple 44 GW: 44 GW ÷ 20 = 2.2 times'],
			'Output roughly doubled from 20 to 46 GW.': ['conflicts multiple 46 GW: 46 GW ÷ 20 = 2.3 times'],
			'Output doubled from 20–30 to 40 GW.': [],
		});
	});

	describe('the way the words say it goes', () => {
		expectRelations({
			'Output rose from 50 to 40 GW.': [
				'conflicts change 40 GW: numbers.wrongWay {"rises":true,"from":"50","to":"40 GW"} · 50',
			],
			'Output fell from 40 to 50 GW.': [
				'conflicts change 50 GW: numbers.wrongWay {"rises":false,"from":"40","to":"50 GW"} · 40',
			],
			'Output fell from 50 to 40 GW.': ['holds change 40 GW: 50 → 40 GW: it falls, as the text says'],
			'Output rose from about 50 to 40 GW.': [],
			'The rank rose from 50 to 40.': [],
			'公司排名从第50名上升到第40名。': [],
			'Output rose from 50 to 49.9 GW.': ['holds change 49.9 GW: 50 → 49.9 GW: it rises, as the text says'],
			'The balance fell from -40 to -50 GW.': [],
		});
	});

	describe('what stands behind it came from', () => {
		expectRelations({
			'2023年营业收入为150亿元，同比增长25%，上年同期为120亿元。': [
				'holds change 25%: (150亿元 − 120亿元) ÷ 120亿元 = 25%',
			],
			'2023年营业收入为150亿元，同比增长35%，上年同期为120亿元。': [
				'conflicts change 35%: (150亿元 − 120亿元) ÷ 120亿元 = 25%',
			],
			'Revenue was $15 million, down from $12 million in 2022.': [
				'conflicts change $15 million: numbers.wrongWay {"rises":false,"from":"$12 million","to":"$15 million"} · $12 million',
			],
			'Revenue was $15 million, up from $12 million in 2022.': [
				'holds change $15 million: $12 million → $15 million: it rises, as the text says',
			],
			'Revenue was $15 million, compared with $12 million in 2022, up 25%.': [
				'holds change 25%: ($15 million − $12 million) ÷ $12 million = 25%',
			],
			'Revenue rose to $15 million from $12 million, up 35%.': [
				'conflicts change 35%: ($15 million − $12 million) ÷ $12 million = 25%',
			],
			'价格从每吨40元上调了10元至50元。': [],
			'价格从每吨40元上调了15元至50元。': [],
			'价格从每吨40元下调10元，到30元。': ['holds difference 10元: 40元 − 30元 = 10元'],
			'装机容量比2020年的40万千瓦增长25%，达到50万千瓦。': ['holds change 25%: (50万千瓦 − 40万千瓦) ÷ 40万千瓦 = 25%'],
			'装机容量比2020年的40万千瓦增长35%，达到50万千瓦。': [
				'conflicts change 35%: (50万千瓦 − 40万千瓦) ÷ 40万千瓦 = 25%',
			],
			'装机容量50万千瓦，比2020年的40万千瓦增长25%。': ['holds change 25%: (50万千瓦 − 40万千瓦) ÷ 40万千瓦 = 25%'],
			'装机容量50万千瓦，较上年的40万千瓦下降25%。': ['conflicts change 25%: (40万千瓦 − 50万千瓦) ÷ 40万千瓦 = -25%'],
			'装机容量50万千瓦，占比的40%。': [],
			'Sales went from $15m to $15m, a decline of 0%.': ['holds change 0%: ($15m − $15m) ÷ $15m = 0%'],
			'Sales went from $12m to $15m, a change of -25%.': ['holds change -25%: ($15m − $12m) ÷ $12m = -25%'],
			'Sales fell from $15m to $12m, a change of 30%.': ['conflicts change 30%: ($15m − $12m) ÷ $15m = 20%'],
			'Sales fell from $15m to $12m, a decline of -20%.': [
				'holds change -20%: ($12m − $15m) ÷ $15m = -20%',
				'conflicts unit -20%: numbers.signedDecline {"text":"-20%"}',
			],
			// In a sentence of its own what goes on about it; a change of something else is none of the two.
			'Sales rose from $12m to $15m.\nIt is a rise of 35%.': ['conflicts change 35%: ($15m − $12m) ÷ $12m = 25%'],
			'Sales rose from $12m to $15m. An increase of 35% is planned.': [
				'holds change $15m: $12m → $15m: it rises, as the text says',
			],
			'Sales rose from $12m to $15m. With this came an increase of 35%.': [
				'holds change $15m: $12m → $15m: it rises, as the text says',
			],
			'Sales went from $12m to $15m, riders by 35%.': [],
			'The stock grew by 19%, occupancy fell from 90% to 78%.': [
				'holds change 78%: 90% → 78%: it falls, as the text says',
			],
			'Stores rose by 9%, prices fell from €12 to €10.': ['holds change €10: €12 → €10: it falls, as the text says'],
			'Headcount grew by 25%, vacancy fell from 14% to 9%.': ['holds change 9%: 14% → 9%: it falls, as the text says'],
			'The stock grew by 19% as occupancy fell from 90% to 78%.': [],
			'Sales rose by 20%, up from 50 to 60.': ['holds change 20%: (60 − 50) ÷ 50 = 20%'],
			'Occupancy fell from 90% to 78%, stores rose by 9%.': ['holds change 78%: 90% → 78%: it falls, as the text says'],
			'Sales went from $12m to $15m, 35% net of tolls.': [],
			'As the node shrinks from 20 nm to 14 nm, costs rise by 50%.': [],
			'当价格从20元降到14元时，销量增长50%。': [],
			'Prices range from 20 to 45 GW, an increase of 25%.': [],
			'Revenue of $15 million was 25% higher than the $12 million of 2022.': [
				'holds change 25%: ($15 million − $12 million) ÷ $12 million = 25%',
			],
			'Revenue of $15 million was 35% lower than the $12 million of 2022.': [
				'conflicts change 35%: ($12 million − $15 million) ÷ $12 million = -25%',
			],
			'Staff rose from 120 engineers to 150 engineers, an increase of 40 engineers.': [
				'conflicts difference 40: 150 − 120 = 30',
			],
			'Output rose from 200 GW to 260 GW, an increase of 30 percentage points.': [
				'conflicts unit 30 percentage points: numbers.pointsForPercent {"from":"200 GW","to":"260 GW"} · 200 GW · 260 GW',
			],
			'价格从每吨40元提高15元，至50元。': ['conflicts difference 15元: 50元 − 40元 = 10元'],
		});
	});

	describe('what stands in between', () => {
		expectRelations({
			'Revenue rose 25% then 35% from $12 million to $15 million.': [],
			'Revenue rose from $12 million to $15 million, the third of its kind, an increase of 35%.': [
				'conflicts change 35%: ($15 million − $12 million) ÷ $12 million = 25%',
			],
			[table('Site | Change |', '| A | 67% (from 90 to 30) |', '| B | 57% (from 90 to 30) |')]: [
				'holds change 67%: (90 − 30) ÷ 90 = 66.7%',
				'conflicts change 57%: (90 − 30) ÷ 90 = 66.7%',
			],
			'Revenue rose from $12 million to $15 million, a third of sales.': [
				'holds change $15 million: $12 million → $15 million: it rises, as the text says',
			],
			'Revenue rose from $12 million to $15 million, an annual growth of 8%.': [
				'holds change $15 million: $12 million → $15 million: it rises, as the text says',
			],
			'Revenue rose from $12 million to $15 million, a difference of 35% of sales.': [
				'holds change $15 million: $12 million → $15 million: it rises, as the text says',
			],
			'Output fell from 20 GW to 12 GW, more than halving.': ['conflicts multiple 12 GW: 12 GW ÷ 20 GW = 0.6 times'],
			'Output rose from 20 GW to 70 GW, more than doubling.': ['conflicts multiple 70 GW: 70 GW ÷ 20 GW = 3.5 times'],
			'The share rose from 20% to 30%, a rise of 50% or more.': ['holds change 50%: (30% − 20%) ÷ 20% = 50%'],
			'The share rose from 20% to 30%, an increase of 10 percent.': [
				'conflicts unit 10 percent: numbers.percentForPoints {"from":"20%","to":"30%","points":"10","down":false,"relative":{"code":"common.verbatim","args":{"text":"50 percent"}}} · 20% · 30%',
			],
			'The gap narrowed from 30% to 20%, a change of 10%.': [
				'conflicts unit 10%: numbers.percentForPoints {"from":"30%","to":"20%","points":"10","down":false,"relative":{"code":"common.verbatim","args":{"text":"33.3%"}}} · 30% · 20%',
			],
		});
	});

	describe('changes told in other orders', () => {
		expectRelations({
			'Fees rose to £94m from £100m.': [
				'conflicts change £94m: numbers.wrongWay {"rises":true,"from":"£100m","to":"£94m"} · £100m',
			],
			'Fees edged up to £104m, from £100m.': ['holds change £104m: £100m → £104m: it rises, as the text says'],
			'Fees improved to £94m from £100m.': [],
			'Complaints fell from 143 to 212.': [
				'conflicts change 212: numbers.wrongWay {"rises":false,"from":"143","to":"212"} · 143',
			],
			'The port rose from 143 to 112 in the ranking.': [],
			'Net debt fell from $1,240m to $905m, or 0.8 times core earnings.': [
				'holds change $905m: $1,240m → $905m: it falls, as the text says',
			],
			'时间分辨率由371 ps提升至281 ps，制程由20 nm提升至14 nm。': [],
			'The share has edged up accordingly, from 44% to 39%.': [
				'conflicts change 39%: numbers.wrongWay {"rises":true,"from":"44%","to":"39%"} · 44%',
			],
			'Visits went up from 12,000 to 15,000, an increase of 35%.': [
				'conflicts change 35%: (15,000 − 12,000) ÷ 12,000 = 25%',
			],
			'The gap widened by 3% to 12% from 9%.': [
				'conflicts unit 3%: numbers.percentForPoints {"from":"9%","to":"12%","points":"3","down":false,"relative":{"code":"common.verbatim","args":{"text":"33.3%"}}} · 9% · 12%',
			],
			'The share of ferries rose from 9% to 12%, that of trams fell from 5% to 6%.': [
				'holds change 12%: 9% → 12%: it rises, as the text says',
				'conflicts change 6%: numbers.wrongWay {"rises":false,"from":"5%","to":"6%"} · 5%',
			],
		});
	});

	describe('changes of something else', () => {
		expectRelations({
			'销售同比增长25%，由12亿元增至15亿元。': ['holds change 25%: (15亿元 − 12亿元) ÷ 12亿元 = 25%'],
		});
	});

	describe('multiples with words between', () => {
		expectRelations({
			'Debt has more than doubled since the merger, from £22m to £41m.': [
				'conflicts multiple £41m: £41m ÷ £22m = 1.86 times',
			],
			'Losses have almost tripled, from £20 million to £59 million.': [
				'holds multiple £59 million: £59 million ÷ £20 million = 2.95 times',
			],
			'Profits doubled, while debt moved from £20m to £30m.': [],
			'客运量同比翻番，从26万人增至37万人。': ['conflicts multiple 37万人: 37万人 ÷ 26万人 = 1.42 times'],
			'码头从86个增加到142个，四年翻了一番多。': ['conflicts multiple 142个: 142个 ÷ 86个 = 1.65 times'],
		});
	});
});
