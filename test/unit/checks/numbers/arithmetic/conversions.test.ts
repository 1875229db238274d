import { expectRelations, table } from '../cases';

describe('amounts converted at a rate of the text', () => {
	describe('rates and how they are told', () => {
		expectRelations({
			'At an exchange rate of 1 EUR = 1.25 USD, a hall costs €4 million (equivalent to $5 million).': [
				'holds conversion $5 million: €4 million at 1 EUR = 1.25 USD = $5 million',
			],
			'At an exchange rate of 1 EUR = 1.25 USD, a hall costs €4 million (equivalent to $6 million).': [
				'conflicts conversion $6 million: €4 million at 1 EUR = 1.25 USD = $5 million',
			],
			'A rate of EUR 100 = USD 125 is used. A hall costs €4 million (about $6 million).': [
				'conflicts conversion $6 million: €4 million at EUR 100 = USD 125 = $5 million',
			],
			'A rate of EUR 100 = USD 125 is used. A hall costs €4 million (about $5 million).': [
				'holds conversion $5 million: €4 million at EUR 100 = USD 125 = $5 million',
			],
			'The exchange rate is 1.25 dollars to the euro. A hall costs €4 million (equivalent to $6 million).': [
				'conflicts conversion $6 million: €4 million at 1.25 dollars = $5 million',
			],
			'The EUR/USD exchange rate is 1.25. A hall costs €4 million (equivalent to $6 million).': [
				'conflicts conversion $6 million: €4 million at 1.25 = $5 million',
			],
			'The EUR/USD exchange rate is 1.25. A hall costs $5 million (equivalent to €4 million).': [
				'holds conversion €4 million: $5 million at 1.25 = €4 million',
			],
			'The exchange rate is 1.25 (EUR to USD). A hall costs €4 million (equivalent to $6 million).': [
				'conflicts conversion $6 million: €4 million at 1.25 = $5 million',
			],
			'At an exchange rate of 1.25, a hall costs €4 million (equivalent to $6 million).': [
				'conflicts conversion $6 million: €4 million at 1.25 = $5 million',
			],
			'At an exchange rate of 1.25, a hall costs €4 million (equivalent to $5 million).': [
				'holds conversion $5 million: €4 million at 1.25 = $5 million',
			],
			'At an exchange rate of 1.25, a hall costs €4 million (equivalent to $3.2 million).': [
				'holds conversion $3.2 million: €4 million at 1.25 = $3.2 million',
			],
			'At an exchange rate of 1 GBP = 1.25 USD, a hall costs €4 million (equivalent to $6 million).': [
				'unread conversion $6 million: numbers.unreadRate · €4 million',
			],
			'按1欧元兑7.8元的汇率，项目投资1亿欧元（约合7.8亿元）。': [
				'holds conversion 7.8亿元: 1亿欧元 at 1欧元 = 7.8元 = 7.8亿元',
			],
			'按1欧元兑7.8元的汇率，项目投资1亿欧元（约合9.8亿元）。': [
				'conflicts conversion 9.8亿元: 1亿欧元 at 1欧元 = 7.8元 = 7.8亿元',
			],
			'按汇率7.8计算，项目投资1亿欧元（约合9.8亿元）。': ['conflicts conversion 9.8亿元: 1亿欧元 at 7.8 = 7.8亿元'],
			'汇率为7.8元/欧元。项目投资1亿欧元（约合9.8亿元）。': [
				'conflicts conversion 9.8亿元: 1亿欧元 at 7.8元 = 7.8亿元',
			],
			'欧元兑人民币汇率为7.8。项目投资1亿欧元（约合9.8亿元）。': [
				'conflicts conversion 9.8亿元: 1亿欧元 at 7.8 = 7.8亿元',
			],
		});
	});

	describe('rates that are news, of another year or of another paragraph', () => {
		expectRelations({
			'The euro rose to 1.25 dollars. A hall costs €4 million (equivalent to $6 million).': [
				'unread conversion $6 million: numbers.unreadRate · €4 million',
			],
			'The exchange rate was 1 EUR = 1.25 USD.\n\nA hall costs €4 million (equivalent to $6 million).': [
				'conflicts conversion $6 million: €4 million at 1 EUR = 1.25 USD = $5 million',
			],
			'The exchange rate was 1 EUR = 1.25 USD.\n\nIn 2015 a hall cost €4 million (equivalent to $6 million).': [
				'unread conversion $6 million: numbers.unreadRate · €4 million',
			],
			'The exchange rate was 1 EUR = 1.25 USD in 2015.\n\nIn 2015 a hall cost €4 million (equivalent to $6 million).': [
				'conflicts conversion $6 million: €4 million at 1 EUR = 1.25 USD = $5 million',
			],
			'The exchange rate was 1 EUR = 1.25 USD.\n\nA hall costs €4 million, $6 million.': [],
			'The euro fell to 1.10 dollars.\n\nA hall costs €4 million (equivalent to $6 million).': [
				'unread conversion $6 million: numbers.unreadRate · €4 million',
			],
		});
	});

	describe('what is converted', () => {
		expectRelations({
			'At an exchange rate of 1 EUR = 1.25 USD, halls cost €4–8 million (equivalent to $5–10 million).': [
				'holds conversion $5–10 million: €4–8 million at 1 EUR = 1.25 USD = $5 million to $10 million',
			],
			'At an exchange rate of 1 EUR = 1.25 USD, halls cost €4–8 million (equivalent to $5–12 million).': [
				'conflicts conversion $5–12 million: €4–8 million at 1 EUR = 1.25 USD = $5 million to $10 million',
			],
			'At an exchange rate of 1 EUR = 1.25 USD, halls cost €4–8 million (equivalent to $6 million).': [],
			'At an exchange rate of 1 EUR = 1.25 USD, halls cost €4 million (equivalent to $6 million), of which $1 million is tax.':
				[],
			'At an exchange rate of 1 EUR = 1.25 USD, halls cost €4 million, and roads $6 million.': [],
			'At an exchange rate of 1 EUR = 1.25 USD, halls cost €4 million, or $6 million dear.': [],
			'At an exchange rate of 1 EUR = 1.25 USD, halls cost €0 (equivalent to $6 million).': [],
			'At an exchange rate of 1 EUR = 1.25 USD, halls cost €4 million (equivalent to €6 million).': [],
			'At an exchange rate of 1 EUR = 1.25 USD, halls cost €4.37 million (equivalent to $5.5 million).': [
				'holds conversion $5.5 million: €4.37 million at 1 EUR = 1.25 USD = $5.46 million',
			],
			'At an exchange rate of 1 EUR = 1.25 USD, halls cost €4.37 million (equivalent to $5.8 million).': [
				'conflicts conversion $5.8 million: €4.37 million at 1 EUR = 1.25 USD = $5.46 million',
			],
			'At an exchange rate of 1 EUR = 1.25 USD, halls cost €437 million (equivalent to $550 million).': [
				'holds conversion $550 million: €437 million at 1 EUR = 1.25 USD = $546.3 million',
			],
			'At an exchange rate of 1 EUR = 1.25 USD, halls cost €437 million (equivalent to $570 million).': [
				'conflicts conversion $570 million: €437 million at 1 EUR = 1.25 USD = $546.3 million',
			],
			'At an exchange rate of 1 EUR = 1.25 USD, halls cost about €437 million (equivalent to $560 million).': [
				'conflicts conversion $560 million: €437 million at 1 EUR = 1.25 USD = $546.3 million',
			],
			'At an exchange rate of 1 EUR = 1.25 USD, halls cost €437 million (equivalent to about $570 million).': [
				'conflicts conversion $570 million: €437 million at 1 EUR = 1.25 USD = $546.3 million',
			],
			'A hall costs €4 million (equivalent to $5 million).': [
				'unread conversion $5 million: numbers.unreadRate · €4 million',
			],
			'A hall costs €4 million ($5 million).': [],
			'A hall costs €4 million (about $5 million, of which $2 million is rent).': [],
		});
	});

	describe('the same thing in two sentences', () => {
		expectRelations({
			'The cost of a shop is €450,000. At 1.25 dollars to the euro, the cost of a shop is about $700,000.': [
				'conflicts conversion $700,000: €450,000 at 1.25 dollars = $562,500',
			],
			'The cost of a shop is €450,000. At 1.25 dollars to the euro, the cost of a shop is about $562,500.': [
				'holds conversion $562,500: €450,000 at 1.25 dollars = $562,500',
			],
			'The cost of a shop is €450,000. At 1.25 dollars to the euro, the rent of a shop is about $700,000.': [],
			'The cost of a shop is €450,000–500,000. At 1.25 dollars to the euro, the cost of a shop is about $700,000.': [],
			'The cost of a shop is €450,000. It pays. At 1.25 dollars to the euro, the cost of a shop is about $700,000.': [],
		});
	});

	describe('conversions in columns, at a rate of the text', () => {
		expectRelations({
			[`${table('| Item | Cost (USD million) | Cost (CNY million) |', '| A | 10 | 71 |', '| B | 20 | 142 |', '| C | 30 | 213 |')}\nThe exchange rate is 1 USD = 7.1 CNY.`]:
				[
					'holds conversion 71: 10 at 1 USD = 7.1 CNY = 71',
					'holds conversion 142: 20 at 1 USD = 7.1 CNY = 142',
					'holds conversion 213: 30 at 1 USD = 7.1 CNY = 213',
				],
			[`${table('| Item | Cost (USD million) | Cost (CNY million) |', '| A | 10 | 71 |', '| B | 20 | 142 |', '| C | 30 | 253 |')}\nThe exchange rate is 1 USD = 7.1 CNY.`]:
				[
					'holds conversion 71: 10 at 1 USD = 7.1 CNY = 71',
					'holds conversion 142: 20 at 1 USD = 7.1 CNY = 142',
					'conflicts conversion 253: 30 at 1 USD = 7.1 CNY = 213',
				],
			[`${table('| Item | Cost (USD million) | Cost (CNY million) |', '| A | 10 | 91 |', '| B | 20 | 142 |', '| C | 30 | 253 |')}\nThe exchange rate is 1 USD = 7.1 CNY.`]:
				[],
			[`${table('| Item | Cost (USD million) | Cost (CNY million) |', '| A | 10 | 71 |', '| B | 20 | 182 |')}\nThe exchange rate is 1 USD = 7.1 CNY.`]:
				[],
		});
	});

	describe('several rates, and what is told of which', () => {
		expectRelations({
			'At 1.25 dollars to the euro and 1.50 dollars to the pound, a hall costs €4 million (equivalent to $5 million), a quay £4 million (equivalent to $7 million).':
				[
					'holds conversion $5 million: €4 million at 1.25 dollars = $5 million',
					'conflicts conversion $7 million: £4 million at 1.50 dollars = $6 million',
				],
			'The exchange rate is 1 EUR = 1.25 USD. A hall costs €4 million (equivalent to $5 million) and 12 ships (equivalent to $8 million).':
				['holds conversion $5 million: €4 million at 1 EUR = 1.25 USD = $5 million'],
			'The exchange rate is 1 EUR = 1.25 USD. A hall costs €4 million. A quay costs $6 million.': [],
			'The exchange rate is 1 EUR = 1.25 USD. A hall costs $5 million (equivalent to €4 million).': [
				'holds conversion €4 million: $5 million at 1 EUR = 1.25 USD = €4 million',
			],
			'The exchange rate is 1 EUR = 1.25 USD. A hall costs $5 million (equivalent to €5 million).': [
				'conflicts conversion €5 million: $5 million at 1 EUR = 1.25 USD = €4 million',
			],
			'The exchange rate is 1 EUR = 1.25 USD in 2020.\n\nIn 2020 and 2021 halls cost €4 million (equivalent to $6 million).':
				['unread conversion $6 million: numbers.unreadRate · €4 million'],
			'The exchange rate is 1 EUR = 1.25 USD in 2020 and 2021.\n\nIn 2020 and 2021 halls cost €4 million (equivalent to $6 million).':
				['conflicts conversion $6 million: €4 million at 1 EUR = 1.25 USD = $5 million'],
			'On 3 May 2020 the exchange rate was 1 EUR = 1.25 USD.\n\nIn 2020 halls cost €4 million (equivalent to $6 million).':
				['conflicts conversion $6 million: €4 million at 1 EUR = 1.25 USD = $5 million'],
			'A rate of 1 EUR = 1.20–1.30 USD is used. Halls cost €10 million (about $12 million).': [
				'holds conversion $12 million: €10 million at 1 EUR = 1.20–1.30 USD = $12.5 million',
			],
			'A rate of 1 EUR = 1.20–1.30 USD is used. Halls cost €10 million (about $15 million).': [
				'conflicts conversion $15 million: €10 million at 1 EUR = 1.20–1.30 USD = $12.5 million',
			],
			'The cost of a shop is €450,000. The rent is €45,000. At 1.25 dollars to the euro, the rent is about $70,000.': [
				'conflicts conversion $70,000: €45,000 at 1.25 dollars = $56,250',
			],
			'The rent is €450,000, the rent is €45,000. At 1.25 dollars to the euro, the rent is about $70,000.': [],
			'The rent is $45,000. At 1.25 dollars to the euro, the rent is about $70,000.': [],
			'The rent is 45,000 tonnes, or €3. At 1.25 dollars to the euro, the rent is about $70,000.': [],
		});
	});
});
