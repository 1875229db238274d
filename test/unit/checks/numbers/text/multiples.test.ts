import { expectRelations } from '../cases';

const held = (from: string, to: string, times: string) => [`holds multiple ${to}: ${to} ÷ ${from} = ${times} times`];
const wrong = (from: string, to: string, times: string) => [
	`conflicts multiple ${to}: ${to} ÷ ${from} = ${times} times`,
];

describe('multiples in verbs', () => {
	describe('of as many times as they say', () => {
		expectRelations({
			'Visits doubled from 100 to 205.': held('100', '205', '2.05'),
			'Visits doubled from 100 to 300.': wrong('100', '300', '3'),
			'Visits trebled from 100 to 300.': held('100', '300', '3'),
			'Visits tripled from 100 to 420.': wrong('100', '420', '4.2'),
			'Visits quadrupled from 100 to 420.': held('100', '420', '4.2'),
			'Visits quadrupled from 100 to 500.': wrong('100', '500', '5'),
			'Visits quintupled from 100 to 500.': held('100', '500', '5'),
			'Visits quintupled from 100 to 400.': wrong('100', '400', '4'),
			'Costs halved from $100 to $51.': held('$100', '$51', '0.51'),
			'Costs halved from $100 to $80.': wrong('$100', '$80', '0.8'),
			'客流由100万人次翻一番至300万人次。': wrong('100万人次', '300万人次', '3'),
			'客流由100万人次翻了两番至400万人次。': held('100万人次', '400万人次', '4'),
			'客流由100万人次翻了三番至800万人次。': held('100万人次', '800万人次', '8'),
			'成本由100万元减半至80万元。': wrong('100万元', '80万元', '0.8'),
		});
	});

	describe('of more, or of nearly as many', () => {
		expectRelations({
			'Visits more than tripled from 100 to 330.': held('100', '330', '3.3'),
			'Visits more than tripled from 100 to 290.': wrong('100', '290', '2.9'),
			'Visits nearly trebled from 100 to 280.': held('100', '280', '2.8'),
			'Visits nearly trebled from 100 to 200.': wrong('100', '200', '2'),
			'Costs more than halved from $100 to $45.': held('$100', '$45', '0.45'),
			'Costs more than halved from $100 to $55.': wrong('$100', '$55', '0.55'),
			'Costs nearly halved from $100 to $56.': held('$100', '$56', '0.56'),
			'Costs nearly halved from $100 to $75.': wrong('$100', '$75', '0.75'),
			'客流由100万人次翻了一番多至220万人次。': held('100万人次', '220万人次', '2.2'),
			'客流由100万人次翻了一番多至190万人次。': wrong('100万人次', '190万人次', '1.9'),
			'Visits jumped from 100 to 320, nearly quintupling.': wrong('100', '320', '3.2'),
		});
	});

	describe('of what cannot be compared', () => {
		expectRelations({
			'Visits tripled from 0 to 290.': [],
			'Visits tripled from 80–100 to 190.': [],
			'Fares doubled from $2 to 9 km.': [],
		});
	});
});
