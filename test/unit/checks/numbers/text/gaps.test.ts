import { expectRelations } from '../cases';

describe('gaps told in a sentence of their own', () => {
	const costs = 'A tonne costs $90 and earns $60.';
	expectRelations({
		'Costs were expected to fall by 7.4%, yet they fell by 15.2%. This leaves a gap of 9.1 percentage points.': [
			'conflicts difference 9.1 percentage points: 15.2% − 7.4% = 7.8 percentage points',
		],
		'Costs were expected to fall by 7.4%, yet they fell by 15.2%. This leaves a gap of 7.8 percentage points.': [
			'holds difference 7.8 percentage points: 15.2% − 7.4% = 7.8 percentage points',
		],
		[`${costs} This leaves a shortfall of $50 for each tonne.`]: ['conflicts difference $50: $90 − $60 = $30'],
		[`${costs} The resulting spread of about $30 is small.`]: ['holds difference $30: $90 − $60 = $30'],
		'A tonne costs $60 and earns $90. This leaves a gap of $30.': ['holds difference $30: $90 − $60 = $30'],
		'每吨成本为90元，补贴为60元。由此产生的差额约50元。': ['conflicts difference 50元: 90元 − 60元 = 30元'],
		'每吨成本为90元，补贴为60元。由此产生的差额约30元。': ['holds difference 30元: 90元 − 60元 = 30元'],
		'北区空置率为7.4%，南区为15.2%。由此相差9.1个百分点。': [
			'conflicts difference 9.1个百分点: 15.2% − 7.4% = 7.8个百分点',
		],
	});

	describe('between other numbers, or of something else', () => {
		expectRelations({
			// With a third number, or a single one, nobody knows between which two it is.
			'A tonne costs $90, earns $60 and emits $10 of carbon. This leaves a shortfall of $50.': [],
			'A tonne costs $90. This leaves a shortfall of $50.': [],
			'This leaves a shortfall of $50.': [],
			[`${costs} This leaves a shortfall of $50 over 3 years.`]: [],
			[`${costs} The plant is old. This leaves a shortfall of $50.`]: [],
			[`${costs} A gap of $50 was reported for coal in another study.`]: [],
			// Between two percentages there are points.
			'Costs fell by 7.4%, and later by 15.2%. This leaves a gap of 9.1%.': [],
			[`${costs} This leaves a gap of 9 points.`]: [],
			'A tonne costs $90 and weighs 60 kg. This leaves a gap of $50.': [],
			[`${costs} This leaves a shortfall of $50–60.`]: [],
		});
	});
});
