import assert from 'node:assert/strict';
import { hasOtherWords } from '../../../../../src/checks/numbers/reading/otherWords';

/** Sentences with a private character for each number, as the checks read them. */
const placed = (text: string) => ({ text: text.replaceAll('#', '\uE000') });
const told = (a: string, b: string) => [hasOtherWords(placed(a), placed(b)), hasOtherWords(placed(b), placed(a))];

describe('words of a sentence in the stead of another’s', () => {
	for (const [a, b] of [
		['Halvern sold # boats to harbours of the north in May.', 'Brodtun sold # boats to harbours of the north in May.'],
		['In Lindow the rent of a small flat was # euros.', 'In Marsk the rent of a small flat was # euros.'],
		['Phase one of the quay adds # tonnes a year.', 'Phase two of the quay adds # tonnes a year.'],
		[
			'Before the reform a permit took # weeks in the towns we saw.',
			'After the reform a permit took # weeks in the towns we saw.',
		],
		['The pay of nurses in public clinics was # euros.', 'The pay of midwives in public clinics was # euros.'],
		['甲公司毛利率为#，受益于原料价格下降。', '乙公司毛利率为#，受益于原料价格下降。'],
		['公司A的电池出货量达到#，保持前列。', '公司B的电池出货量达到#，保持前列。'],
	] as const) {
		it(`tell of another thing: ${a}`, () => assert.deepEqual(told(a, b), [true, true]));
	}

	for (const [a, b] of [
		['Revenue of the ferries rose to # euros.', 'Revenue of the ferries stood at about # euros.'],
		['The market for heat pumps was worth # euros.', 'The heat pump market reached # euros.'],
		[
			'The survey covered # households in the north.',
			'The survey, carried out in May, covered # households in the north.',
		],
		['A lead of # points over Marsk in the spring.', 'Holding a #-point lead over Marsk in the spring.'],
		['Trains carried # boxes to the quay.', 'Of the port’s freight a half comes by rail, # boxes.'],
		['公司营业收入为#，增长来自出口。', '公司营业收入达到#，增长来自出口。'],
		['', ''],
	] as const) {
		it(`are none where it is put otherwise: ${a}`, () => assert.deepEqual(told(a, b), [false, false]));
	}

	it('are not looked for in what is longer than any sentence', () => {
		const long = (name: string) => `${name} ${'blue boats '.repeat(100)}#`;
		assert.deepEqual(told(long('Halvern'), long('Brodtun')), [false, false]);
	});
});
