import assert from 'node:assert/strict';
import { checkClaim } from '../../../../src/sources/support/checkClaim';
import { sourceOf } from './sourceOf';

type Row = readonly [source: string, claim: string];

/** What a careful reader finds borne out, most of it by a step that rules do not take. */
const borneOut: readonly Row[] = [
	['The turnout in Velden was 62% in 2023.', 'The turnout in Velden was about 60% in 2023.'],
	['The turnout in Velden was 61.8% in 2023.', 'The turnout in Velden was 62% in 2023.'],
	['Between 35% and 45% of households in Velden own a bicycle.', 'About 40% of households in Velden own a bicycle.'],
	['The interest rate rose from 2.0% to 2.5% in 2023.', 'The interest rate rose by 0.5 percentage points in 2023.'],
	['The interest rate rose by 50 basis points in 2023.', 'The interest rate rose by 0.5 percentage points in 2023.'],
	[
		'The interest rate rose by 25% in 2023, from 2.0% to 2.5%.',
		'The interest rate rose by 0.5 percentage points in 2023.',
	],
	[
		'The gap between the schools is 1.3 points. Of this difference, income explains 0.5 percentage points.',
		'Of this difference, 0.8 points are not explained by income.',
	],
	[
		'The stock of flats grew by 19% in 2023, while occupancy fell from 90% to 78%.',
		'The stock of flats grew by 19% in 2023.',
	],
	['Stores rose by 9% in 2023, while prices fell from €12 to €10.', 'Prices fell from €12 to €10 in 2023.'],
	['The harbour of Orvik cost €40 million.', 'The harbour of Orvik cost 44 million dollars.'],
	['The harbour of Orvik cost $40 million in Canadian dollars.', 'The harbour of Orvik cost C$40 million.'],
	['The museum had 1,204,300 visitors in 2022.', 'The museum had 1.2 million visitors in 2022.'],
	['The museum had over 900,000 visitors in 2022.', 'The museum had 1.2 million visitors in 2022.'],
	[
		'Sales of Brodtun were €20 million in 2023. Sales of Brodtun rose by 10% in 2024.',
		'Sales of Brodtun were €22 million in 2024.',
	],
	[
		'Sales of Brodtun were €20 million. Sales of its branch in Oslo were €6 million.',
		'Sales of its branch in Oslo were 30% of those of Brodtun.',
	],
	[
		'Sales in the north were €20 million. Sales in the south were €15 million.',
		'Sales in the north and the south were €35 million.',
	],
	['The index of Orvik stood at 105.', 'The index of Orvik stood at 105 points.'],
	['A third of pupils in Velden learn French.', 'Some 33% of pupils in Velden learn French.'],
	['失业率由5.2%上升到5.7%。', '失业率上升0.5个百分点。'],
	['2023年公司营业收入为12.36亿元。', '2023年公司营业收入约为12亿元。'],
];

/** What a careful reader finds wrong, and whether the rules are sure of it. */
const wrong: readonly (readonly [...Row, isSure: boolean])[] = [
	['The turnout in Velden was 62% in 2023.', 'The turnout in Velden was 26% in 2023.', true],
	['The turnout in Velden was 62% in 2023.', 'In 2023, the turnout in Velden was 72%.', true],
	['The turnout in Velden was about 60% in 2023.', 'The turnout in Velden was 80% in 2023.', true],
	[
		'The interest rate rose by 0.5 percentage points in 2023.',
		'The interest rate rose by 1.5 percentage points in 2023.',
		true,
	],
	[
		'The interest rate rose by 50 basis points in 2023.',
		'The interest rate rose by 0.9 percentage points in 2023.',
		false,
	],
	['The harbour of Orvik cost €40 million.', 'The harbour of Orvik cost €14 million.', true],
	['The museum had 1,204,300 visitors in 2022.', 'The museum had 2.1 million visitors in 2022.', true],
	['The tunnel under the Tinde is 7.4 km long.', 'The tunnel under the Tinde is 4.7 km long.', true],
	['The tunnel under the Tinde is 7,400 metres long.', 'The tunnel under the Tinde is 4.7 km long.', false],
	['Exports of salt fell by 12% in 2023, mainly because of a strike.', 'Exports of salt fell by 21% in 2023.', true],
	['2023年公司营业收入为12.3亿元。', '2023年公司营业收入为13.2亿元。', true],
	['2023年水稻产量同比增长3%。', '2023年水稻产量同比增长8%。', true],
	['Exports of salt fell by 12% in 2023.', 'Exports of salt rose by 12% in 2023.', false],
	['Exports of salt fell by 12% in 2023.', 'Exports of salt fell by 12% in 2021.', false],
	['Exports of salt fell by 12% in 2023.', 'Exports of salt fell by 12 percentage points in 2023.', false],
	['Exports of salt fell to 12% in 2023.', 'Exports of salt fell by 22% in 2023.', false],
	['The harbour of Orvik cost €40 million.', 'The harbour of Orvik cost 90 million dollars.', false],
	['The index of Orvik stood at 105.', 'The index of Orvik stood at 150.', false],
	['The museum had over 900,000 visitors in 2022.', 'The museum had 400,000 visitors in 2022.', false],
	['The gap is 1.3 points. Income explains 0.5 points of the gap.', 'Income explains 0.9% of the gap.', false],
];

const verdictOf = (source: string, text: string) => checkClaim(sourceOf('', source), { text }).verdict;

describe('what is sure of a claim and its source', () => {
	it('is asked of twenty pairs of each kind', () => assert.deepEqual([borneOut.length, wrong.length], [20, 20]));

	for (const [source, claim] of borneOut)
		it(`is nothing against: ${claim}`, () => assert.notEqual(verdictOf(source, claim), 'contradicted'));

	for (const [source, claim, isSure] of wrong)
		it(`${isSure ? 'contradicts' : 'leaves open, and does not bear out'}: ${claim}`, () => {
			if (isSure) assert.equal(verdictOf(source, claim), 'contradicted');
			else assert.ok(!['contradicted', 'supported'].includes(verdictOf(source, claim)), verdictOf(source, claim));
		});
});
