import { expectMarked, expectRelations, table } from './cases';

describe('declines with a sign', () => {
	expectMarked('number.unit', {
		'The levy led to a reduction of -4.2% in emissions.': ['-4.2%'],
		'排放量下降了-4.2%。': ['-4.2%'],
		'排放量下降了 −4.2%。': ['−4.2%'],
		'The levy led to a change of -4.2% in emissions.': [],
		'The mean difference in pain reduction of -0.6 is small.': [],
		'The levy led to a reduction of 4.2% in emissions.': [],
	});
});

describe('amounts in different units', () => {
	describe('mixed units', () => {
		expectRelations({
			'Sales rose from $12 million to €15 million.': [
				'conflicts unit €15 million: numbers.mixedUnits {"from":"$12 million","to":"€15 million"} · $12 million',
			],
			'Sales rose from $12 million to €15 million, converted at the rate of the day.': [],
			'Sales were €15 million, up from $12 million.': [
				'conflicts unit $12 million: numbers.mixedUnits {"from":"€15 million","to":"$12 million"} · €15 million',
			],
			'The share rose from 20% to 5 percentage points.': [
				'conflicts unit 5 percentage points: numbers.mixedUnits {"from":"20%","to":"5 percentage points"} · 20%',
			],
			'The gap rose from 5 percentage points to 20%.': [
				'conflicts unit 20%: numbers.mixedUnits {"from":"5 percentage points","to":"20%"} · 5 percentage points',
			],
			'The gap rose from $5 million to 20 percentage points.': [],
			'销售额从12亿元增至15亿美元。': [
				'conflicts unit 15亿美元: numbers.mixedUnits {"from":"12亿元","to":"15亿美元"} · 12亿元',
			],
			[table('| Item | Cost |', '| A | $10 |', '| B | $12 |', '| C | $14 |', '| D | €13 |')]: [
				'conflicts unit €13: numbers.mixedColumn {"odd":"€13","header":"Cost","usual":"$10"} · $10',
			],
			[table('| Item | Cost |', '| A | $10 |', '| B | $12 |', '| C | €13 |')]: [],
			[table('| Item | Cost |', '| A | $10 |', '| B | $12 |', '| C | £14 |', '| D | €13 |')]: [],
			[table('| Item | Cost |', '| A | $10 |', '| B | $12 |', '| C | €14 |', '| D | €13 |')]: [],
			'The levy led to a drop of -$4 million in sales.': [
				'conflicts unit -$4 million: numbers.signedDecline {"text":"-$4 million"}',
			],
			'The levy led to a drop by about -4.2% in sales.': [
				'conflicts unit -4.2%: numbers.signedDecline {"text":"-4.2%"}',
			],
		});
	});
});
