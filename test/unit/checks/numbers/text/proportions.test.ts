import assert from 'node:assert/strict';
import { expectRelations } from '../cases';
import { found } from '../found';

describe('shares and multiples', () => {
	describe('part, whole and share in their orders', () => {
		expectRelations({
			'Of the 250 firms surveyed, 100 had a plan (40%).': ['holds share 40%: 100 ÷ 250 = 40%'],
			'Of the 250 firms surveyed, some 100 firms had a plan (50%).': ['conflicts share 50%: 100 ÷ 250 = 40%'],
			'100 out of 250 firms had a plan (40%).': ['holds share 40%: 100 ÷ 250 = 40%'],
			'100 out of the total 250 firms had a plan (50%).': ['conflicts share 50%: 100 ÷ 250 = 40%'],
			'100 of the 250 firms had a plan (50% growth).': [],
			'The survey reached 250 firms in 2024, of whom 100 (40%) had a plan.': ['holds share 40%: 100 ÷ 250 = 40%'],
			'The survey reached 250 firms, of which 100 grew (by 50% in a year).': [],
			'Fares were $500 million, of which $100 million (up 30%) came by night.': [],
			'Fares were $500 million, of which $100 million (+30%) came by night.': [],
			'The line carried 500 people aged 65 or over, of whom 100 (20%) got on in Lyon.': [],
			'It sold 3 of the 10 best-selling ships, a market share of 12%.': [],
			'100 firms, accounting for 40% of all 250 firms, had a plan.': ['holds share 40%: 100 ÷ 250 = 40%'],
			'Exports of $30 million represented 25% of the total sales of $120 million.': [
				'holds share 25%: $30 million ÷ $120 million = 25%',
			],
			'Exports of $30 million represented 35% of the total sales of $120 million.': [
				'conflicts share 35%: $30 million ÷ $120 million = 25%',
			],
			'25% of the $120 million is $30 million.': ['holds share 25%: $30 million ÷ $120 million = 25%'],
			'25% of the $120 million amounts to $40 million.': ['conflicts share 25%: $40 million ÷ $120 million = 33.3%'],
			'Above $120 million, 25% of sales of $40 million is taxed.': [],
			'Its loan of more than $30 million, 35% of the total of $120 million, is due.': [],
			'250家企业中，100家有计划，占比50%。': ['conflicts share 50%: 100家 ÷ 250家 = 40%'],
			'出口30亿元，占总销售额120亿元的25%。': ['holds share 25%: 30亿元 ÷ 120亿元 = 25%'],
			'出口30亿元，占总销售额120亿元的35%。': ['conflicts share 35%: 30亿元 ÷ 120亿元 = 25%'],
			'总额120亿元的25%，即30亿元。': ['holds share 25%: 30亿元 ÷ 120亿元 = 25%'],
			'Exports of $150 million represented 125% of the total sales of $120 million.': [
				'holds share 125%: $150 million ÷ $120 million = 125%',
			],
			'Exports of $150 million represented 80% of the total sales of $120 million.': [
				'conflicts share $150 million: 80% of $120 million = $96 million',
			],
			// The part is told where it is no part, the share where it may be none of the whole.
			'Exports of $150 million represented 100% of the total sales of $120 million.': [
				'conflicts share $150 million: 100% of $120 million = $120 million',
			],
			'Exports of $150 million represented 140% of the total sales of $120 million.': [
				'conflicts share 140%: $150 million ÷ $120 million = 125%',
			],
			'Exports of $150 billion represented 80% of the total sales of $120 million.': [
				'conflicts share 80%: $150 billion ÷ $120 million = 125,000%',
			],
			'100 of the 100 firms had a plan (90%).': ['conflicts share 100: 90% of 100 = 90'],
			'100 of the 100 firms had a plan (100%).': ['holds share 100: 100% of 100 = 100'],
			'Of the 250 firms surveyed, 100 had a plan (40–50%).': ['unread share 40–50%: numbers.unreadRange · 100 · 250'],
			'Of the 250 firms surveyed, 100 plants had a plan (40%).': [],
			'Of the 250 firms surveyed, 100 had a plan (40 points).': [],
			'Of the 25% of firms surveyed, 10% had a plan (40%).': [],
		});
	});

	it('are told with the numbers that they follow from', () => {
		const [told] = found('Exports of $150 million represented 80% of the total sales of $120 million.');
		assert.equal(told?.at, '$150 million');
		assert.deepEqual(told.related, ['80%', '$120 million']);
	});

	describe('one number as a multiple of another', () => {
		expectRelations({
			'Its turnover of $90 million is 3 times the $30 million of its rival.': [
				'holds multiple 3 times: $90 million ÷ $30 million = 3 times',
			],
			'Its turnover of $90 million is 3 times as large as the $30 million of its rival.': [
				'holds multiple 3 times: $90 million ÷ $30 million = 3 times',
			],
			'Its turnover of $90 million is 3 times the €30 million of its rival.': [],
			'Its turnover of $90 million is 3 times the $20–30 million of its rival.': [],
			'Its turnover of $90 million is 3 times the sales while its rival has $20 million.': [],
			'营收90亿元，是对手30亿元的3倍。': ['holds multiple 3倍: 90亿元 ÷ 30亿元 = 3倍'],
			'营收90亿元，约为对手30亿元的5倍。': ['conflicts multiple 5倍: 90亿元 ÷ 30亿元 = 3倍'],
			'营收90亿元，相当于对手30亿元的3倍。': ['holds multiple 3倍: 90亿元 ÷ 30亿元 = 3倍'],
			'Its turnover of $45 million is half the $90 million of its rival.': [
				'holds multiple half: $45 million ÷ $90 million = 50%',
			],
			'Its turnover of $80 million is half the $90 million of its rival.': [
				'conflicts multiple half: $80 million ÷ $90 million = 88.9%',
			],
			'Its turnover of $90 million is three times the $30 million of its rival.': [
				'holds multiple three times: $90 million ÷ $30 million = 3 times',
			],
		});
	});

	describe('fractions in words beside a percentage', () => {
		expectRelations({
			'A third of the respondents (35%) agreed.': ['holds share 35%: “A third” and 35% say the same'],
			'A third of the respondents (45%) agreed.': [
				'conflicts share 45%: numbers.spelledShare {"words":"A third","figure":"45%"} · A third',
			],
			'45% (about a third) agreed.': [
				'conflicts share 45%: numbers.spelledShare {"words":"about a third","figure":"45%"} · about a third',
			],
			'33%, or about a third, agreed.': ['holds share 33%: “about a third” and 33% say the same'],
			'45%, or about a third, agreed.': [
				'conflicts share 45%: numbers.spelledShare {"words":"about a third","figure":"45%"} · about a third',
			],
			'三分之一的受访者（35%）表示同意。': ['holds share 35%: “三分之一” and 35% say the same'],
			'近七成受访者（68%）表示同意。': ['holds share 68%: “近七成” and 68% say the same'],
			'近七成受访者（85%）表示同意。': [
				'conflicts share 85%: numbers.spelledShare {"words":"近七成","figure":"85%"} · 近七成',
			],
			'超过一半的受访者（45%）表示同意。': [
				'conflicts share 45%: numbers.spelledShare {"words":"超过一半","figure":"45%"} · 超过一半',
			],
			'约四成半的企业（46%）受到影响。': ['holds share 46%: “约四成半” and 46% say the same'],
			'三成以上的企业（25%）受到影响。': [
				'conflicts share 25%: numbers.spelledShare {"words":"三成","figure":"25%"} · 三成',
			],
			'三成左右的企业（34%）受到影响。': ['holds share 34%: “三成” and 34% say the same'],
			'三成左右的企业（36%）受到影响。': [
				'conflicts share 36%: numbers.spelledShare {"words":"三成","figure":"36%"} · 三成',
			],
			'不到三成的企业（36%）受到影响。': [
				'conflicts share 36%: numbers.spelledShare {"words":"不到三成","figure":"36%"} · 不到三成',
			],
			'One in five respondents (20%) agreed.': ['holds share 20%: “One in five” and 20% say the same'],
			'One in five respondents (35%) agreed.': [
				'conflicts share 35%: numbers.spelledShare {"words":"One in five","figure":"35%"} · One in five',
			],
			'Two out of three firms (67%) agreed.': ['holds share 67%: “Two out of three” and 67% say the same'],
			'3/4 of the firms (75%) agreed.': ['holds share 75%: “3/4” and 75% say the same'],
			'3/4 of the firms (60%) agreed.': [
				'conflicts share 60%: numbers.spelledShare {"words":"3/4","figure":"60%"} · 3/4',
			],
			'At least a quarter of the firms (22%) agreed.': [
				'conflicts share 22%: numbers.spelledShare {"words":"At least a quarter","figure":"22%"} · At least a quarter',
			],
			'At most a quarter of the firms (28%) agreed.': [
				'conflicts share 28%: numbers.spelledShare {"words":"At most a quarter","figure":"28%"} · At most a quarter',
			],
			'Nearly half of the firms (48%) agreed.': ['holds share 48%: “Nearly half” and 48% say the same'],
			'Nearly half of the firms (38%) agreed.': [
				'conflicts share 38%: numbers.spelledShare {"words":"Nearly half","figure":"38%"} · Nearly half',
			],
			'Nearly half of the firms (53%) agreed.': [
				'conflicts share 53%: numbers.spelledShare {"words":"Nearly half","figure":"53%"} · Nearly half',
			],
			'About half of the firms (56%) agreed.': ['holds share 56%: “About half” and 56% say the same'],
			'About half of the firms (60%) agreed.': [
				'conflicts share 60%: numbers.spelledShare {"words":"About half","figure":"60%"} · About half',
			],
			'Half of the firms (54%) agreed.': ['holds share 54%: “Half” and 54% say the same'],
			'Half of the firms (57%) agreed.': [
				'conflicts share 57%: numbers.spelledShare {"words":"Half","figure":"57%"} · Half',
			],
			'Half of the firms (40–60%) agreed.': [],
			'Half of the firms that went (20%) agreed.': [],
			'Half of the firms (20) agreed.': [],
			'The first half of the season (20%) was dry.': [],
			'The second quarter of 2023 (20%) was dry.': [],
		});
	});

	describe('fractions and multiples in words beside the numbers they compare', () => {
		expectRelations({
			'The firm closed a third of its 300 stores (100).': ['holds share a third: 100 ÷ 300 = 33.3%'],
			'The firm closed two thirds of its 300 stores (150).': ['conflicts share two thirds: 150 ÷ 300 = 50%'],
			'Sales fell by a third, from $90 million to $60 million.': [
				'holds change a third: ($90 million − $60 million) ÷ $90 million = 33.3%',
			],
			'Sales fell by a third, from $90 million to $80 million.': [
				'conflicts change a third: ($90 million − $80 million) ÷ $90 million = 11.1%',
			],
			'Sales fell by nearly a third, from $90 million to $65 million.': [
				'holds change nearly a third: ($90 million − $65 million) ÷ $90 million = 27.8%',
			],
			'Output rose threefold from 20 GW to 60 GW.': ['holds multiple threefold: 60 GW ÷ 20 GW = 3 times'],
			'Output rose tenfold from 20 GW to 60 GW.': ['conflicts multiple tenfold: 60 GW ÷ 20 GW = 3 times'],
			'Its turnover of $90 million is double the $45 million of its rival.': [
				'holds multiple double: $90 million ÷ $45 million = 2 times',
			],
			'Its turnover of $90 million is triple the $45 million of its rival.': [
				'conflicts multiple triple: $90 million ÷ $45 million = 2 times',
			],
		});
	});

	describe('shares at the end of a sentence', () => {
		expectRelations({
			'Of the $4.2m budget, the three northern districts have spent $2.1bn, or 50%.': [
				'conflicts share 50%: $2.1bn ÷ $4.2m = 50,000%',
			],
			'Of the $4.2bn budget, the three northern districts have spent $2.1bn, or 50%.': [
				'holds share 50%: $2.1bn ÷ $4.2bn = 50%',
			],
			'Of the 412 firms, 103 had no plan, or 35% fewer than in spring.': [],
		});
	});

	describe('rates of those who did something', () => {
		expectRelations({
			'We wrote to 5,000 members and 450 answered, a growth rate of 8.0%.': [],
			'园区有企业500家，新增45家，增长率9.9%。': [],
		});
	});
});
