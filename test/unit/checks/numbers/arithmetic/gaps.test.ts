import { expectMarked } from '../cases';

describe('gaps told in a sentence of their own', () => {
	expectMarked('number.arithmetic', {
		'Costs were expected to fall by 7.4%, yet they fell by 15.2%. This leaves a gap of 9.1 percentage points.': [
			'9.1 percentage points',
		],
		'Costs were expected to fall by 7.4%, yet they fell by 15.2%. This leaves a gap of 7.8 percentage points.': [],
		'A tonne costs $90 and earns $60. This leaves a shortfall of $50 for each tonne.': ['$50'],
		'每吨成本为90元，补贴为60元。由此产生的差额约50元。': ['50元'],
		'每吨成本为90元，补贴为60元。由此产生的差额约30元。': [],
		// With a third number nobody knows between which two it is.
		'A tonne costs $90, earns $60 and emits $10 of carbon. This leaves a shortfall of $50.': [],
		'A tonne costs $90 and earns $60. A gap of $50 was reported for coal in another study.': [],
	});
});
