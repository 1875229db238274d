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
			'Revenue rose from $12 million to $15 million. This is an increase of 35%.': [
				'conflicts change 35%: ($15 million − $12 million) ÷ $12 million = 25%',
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
			'Revenue rose from $12 million to $15 million, an increase of $3 million.': [
				'holds difference $3 million: $15 million − $12 million = $3 million',
			],
			'Revenue rose from $12 million to $15 million, an increase of $5 million.': [
				'conflicts difference $5 million: $15 million − $12 million = $3 million',
			],
			'Staff rose from 120 to 150, an increase of 30.': ['holds difference 30: 150 − 120 = 30'],
			'Staff rose from 0 engineers to 150 engineers, an increase of 30%.': [
				'unread change 30%: numbers.unreadZero · 0 · 150',
			],
			'Sales grew between 2019 and 2023, from $12 million to $15 million, by 25%.': [],
			'Sales grew 25% between 2019 and 2023, from $12 million to $15 million.': [
				'holds change 25%: ($15 million − $12 million) ÷ $12 million = 25%',
			],
			// Of one year, or of parts of years.
			'Fees were $12 million in 2022 and $15 million in 2022, a rise of 40%.': [],
			'Fees were $12 million in Q1 2022 and $15 million in Q2 2022, a rise of 40%.': [],
			'Sales grew 12% in 2023, from $12 million to $15 million.': [],
			'The share rose from 20% to 30%, an increase of 10%.': [
				'conflicts unit 10%: numbers.percentForPoints {"from":"20%","to":"30%","points":"10","down":false,"relative":{"code":"common.verbatim","args":{"text":"50%"}}} · 20% · 30%',
			],
			'The share rose from 20% to 30%, an increase of 50%.': ['holds change 50%: (30% − 20%) ÷ 20% = 50%'],
			'The share rose from 20% to 30%, an increase of a half.': ['holds change half: (30% − 20%) ÷ 20% = 50%'],
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
			'Output doubled from 20–30 to 40 GW.': [],
		});
	});

	describe('the way the words say it goes', () => {
		expectRelations({
			'Output rose from about 50 to 40 GW.': [],
			'The rank rose from 50 to 40.': [],
			'公司排名从第50名上升到第40名。': [],
			'The balance fell from -40 to -50 GW.': [],
		});
	});

	describe('what stands behind it came from', () => {
		expectRelations({
			'Revenue was $15 million, compared with $12 million in 2022, up 25%.': [
				'holds change 25%: ($15 million − $12 million) ÷ $12 million = 25%',
			],
			'Revenue rose to $15 million from $12 million, up 35%.': [
				'conflicts change 35%: ($15 million − $12 million) ÷ $12 million = 25%',
			],
			'价格从每吨40元上调了10元至50元。': [],
			'价格从每吨40元上调了15元至50元。': [],
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
			'Sales went from $12m to $15m, riders by 35%.': [],
			'The stock grew by 19% as occupancy fell from 90% to 78%.': [],
			'Sales rose by 20%, up from 50 to 60.': ['holds change 20%: (60 − 50) ÷ 50 = 20%'],
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
			'Fees improved to £94m from £100m.': [],
			'The port rose from 143 to 112 in the ranking.': [],
			'时间分辨率由371 ps提升至281 ps，制程由20 nm提升至14 nm。': [],
			'Visits went up from 12,000 to 15,000, an increase of 35%.': [
				'conflicts change 35%: (15,000 − 12,000) ÷ 12,000 = 25%',
			],
			'The gap widened by 3% to 12% from 9%.': [
				'conflicts unit 3%: numbers.percentForPoints {"from":"9%","to":"12%","points":"3","down":false,"relative":{"code":"common.verbatim","args":{"text":"33.3%"}}} · 9% · 12%',
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
			'Profits doubled, while debt moved from £20m to £30m.': [],
		});
	});
});
