import { expectMarked, expectRelations } from './cases';

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

describe('declines of an amount', () => {
	expectRelations({
		'The levy led to a drop of -$4 million in sales.': [
			'conflicts unit -$4 million: numbers.signedDecline {"text":"-$4 million"}',
		],
		'The levy led to a drop by about -4.2% in sales.': ['conflicts unit -4.2%: numbers.signedDecline {"text":"-4.2%"}'],
	});
});
