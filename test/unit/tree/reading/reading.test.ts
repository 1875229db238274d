import assert from 'node:assert/strict';
import { readingOf } from '../told';

describe('what the rules read in a report', () => {
	it('claims and facts, and what a paragraph’s facts serve', () => {
		assert.deepEqual(
			readingOf(`# Ferries

## Traffic

Traffic therefore grew quickly. Halvern carried 3.1 million passengers in 2024 [1]. Brodtun carried 2.4 million [9]. This should worry the ports. Skarv closed its line in May.

The ministry says that the line pays. Some experts believe that it pays. Rents fell by 3%. Quays.

What next? See the next section for details. The line is the best of all.

## References

[1] Yearbook: https://example.org/yearbook
`),
			[
				'Traffic therefore grew: argument, supported evidence [Halvern carried 3.1], under Traffic',
				'Halvern carried 3.1: evidence, supported cited, under Traffic therefore grew',
				'Brodtun carried 2.4: evidence, unsupported brokenCitation, under Traffic therefore grew',
				'This should worry: argument, unknown evidence, under Traffic therefore grew',
				'Skarv closed its: argument, unknown evidence, under Traffic therefore grew',
				'The ministry says: evidence, supported attributed, under Traffic',
				'Some experts believe: evidence, partial vagueAttribution, under The ministry says',
				'Rents fell by: evidence, unsupported unsourcedFact, under The ministry says',
				'Quays.: other, unknown',
				'What next?: other, claimless, unknown',
				'See the next: other, factless, unknown',
				'The line is: argument, unsupported noEvidence, under Traffic',
			],
		);
	});

	it('claims over facts, over claims, over bare facts and over nothing', () => {
		assert.deepEqual(
			readingOf(`# Ferries

## Cited

- Ferries are therefore the best choice for travellers
  - Halvern carried 3.1 million passengers [1].
  - Brodtun carried 2.4 million passengers [1].

## Claims

- Ferries are therefore the better choice for travellers
  - Trains are weak because of the snow [1].

## Bare

- Ferries are therefore a good choice for travellers
  - Halvern carried 3.1 million passengers.

## Nothing

Ferries are therefore the only choice.

## References

[1] Yearbook: https://example.org/yearbook
`),
			[
				'Ferries are therefore: argument, supported evidence [Halvern carried 3.1] [Brodtun carried 2.4], under Cited',
				'Halvern carried 3.1: evidence, supported cited, under Ferries are therefore',
				'Brodtun carried 2.4: evidence, supported cited, under Ferries are therefore',
				'Ferries are therefore: argument, supported subArguments [Trains are weak], under Claims',
				'Trains are weak: argument, supported cited, under Ferries are therefore',
				'Ferries are therefore: argument, partial unsourcedFact [Halvern carried 3.1], under Bare',
				'Halvern carried 3.1: evidence, unsupported unsourcedFact, under Ferries are therefore',
				'Ferries are therefore: argument, unsupported noEvidence, under Nothing',
			],
		);
	});

	it('lists and tables serve what introduces them, or else the heading', () => {
		assert.deepEqual(
			readingOf(`# Ferries

## Lists

Fares are therefore important to everybody who lives in the north, for three reasons that follow:

- Halvern takes $12 per metre.
- Brodtun takes $9 per metre.
  - It takes $5 in winter.

The best harbours of the north, by what they take from each ship that lands, are shown here:

| Harbour | Fee |
|---|---|
| Halvern | $12 |

Skarv is a small harbour in the far north of the country.

- Its quay is long and its water is deep enough.

## Tables

| Harbour | Ships |
|---|---|
| Halvern | 120 |
`),
			[
				'Fares are therefore: argument, claimless, unknown noEvidence, under Lists',
				'Halvern takes $12: evidence, unsupported unsourcedFact, under Fares are therefore',
				'Brodtun takes $9: evidence, unsupported unsourcedFact, under Fares are therefore',
				'It takes $5: evidence, unsupported unsourcedFact, under Brodtun takes $9',
				'The best harbours: other, claimless, unknown',
				'Harbour Fee: evidence, unsupported unsourcedFact, under Lists',
				'Skarv is a: argument, unsupported noEvidence, under Lists',
				'Its quay is: argument, unsupported noEvidence, under Lists',
				'Harbour Ships: evidence, unsupported unsourcedFact, under Tables',
			],
		);
	});

	it('what states nothing', () => {
		assert.deepEqual(
			readingOf(`# Ferries

## Scope

This report covers 14 harbours of great importance.

Note: figures are rounded to one digit.

All figures below are in euros.

- Degradation: Share of capacity lost over 1,000 cycles
- Assumptions: fees double by 2030 and 40% of sites close
- Base case: fees rise by 2%
- Load factor refers to passengers per seat on board.
- Halvern
- Halvern and Brodtun, both harbours of the north
- Check the quay before the ferry lands.
- Demand doubled over the decade in the north.

12,000 × 40 ≈ 480,000 passengers

We use the yearbook of the ports as our source.

## Roadmap

- Pilot in two harbours during the spring of 2026
- Roll-out in all harbours, because it pays

## Assumptions

- Fuel costs 2 euros in all years of the plan

## Figure 3

Ships lie along the quay in the evening light.

## Limitations

The data do not cover the winter months of the year.
`),
			[
				'This report covers: evidence, factless, unknown, under Scope',
				'Note: figures are: argument, factless, unknown noEvidence, under Scope',
				'All figures below: argument, factless, unknown noEvidence, under Scope',
				'Degradation: Share of: evidence, factless, unknown, under Scope',
				'Assumptions: fees double: evidence, factless, unknown, under Scope',
				'Base case: fees: evidence, factless, unknown, under Scope',
				'Load factor refers: argument, factless, unknown noEvidence, under Scope',
				'Halvern: other, claimless, unknown',
				'Halvern and Brodtun,: argument, claimless, unknown noEvidence, under Scope',
				'Check the quay: argument, factless, unknown noEvidence, under Scope',
				'Demand doubled over: evidence, unknown, under Scope',
				'12,000 × 40: evidence, factless, unknown, under Scope',
				'We use the: other, factless, unknown',
				'Pilot in two: evidence, factless, unknown, under Roadmap',
				'Roll-out in all: argument, unsupported noEvidence, under Roadmap',
				'Fuel costs 2: evidence, claimless, unsupported unsourcedFact, under Assumptions',
				'Ships lie along: argument, factless, unknown noEvidence, under Figure 3',
				'The data do: argument, claimless, unknown noEvidence, under Limitations',
			],
		);
	});

	it('tables to fill in, drawings and scraps', () => {
		assert.deepEqual(
			readingOf(`# Ferries

## Form

| Question | Answer |
|---|---|
| Which harbour? | |
| Which ship? | |
| Name | Halvern |

## Half a form

| Question | Answer |
|---|---|
| Which harbour? | |
| Name | Halvern |

## Drawing

graph TD A --> B

A line without an end that names things
`),
			[
				'Question Answer: evidence, factless, unknown, under Form',
				'Question Answer: evidence, unsupported unsourcedFact, under Half a form',
				'graph TD A: argument, factless, unknown noEvidence, under Drawing',
				'A line without: argument, factless, unknown noEvidence, under Drawing',
			],
		);
	});

	it('an opening that leads into parts', () => {
		assert.deepEqual(
			readingOf(`# Ferries

## Harbours

The harbours of the north differ in three respects:

### Fees

Fees are the lowest in Halvern.

## Winter

The harbours of the south differ in three respects:

Fees are the lowest in Skarv.
`),
			[
				'The harbours of: other, claimless, unknown',
				'Fees are the: argument, unsupported noEvidence, under Fees',
				'The harbours of: other, unknown',
				'Fees are the: argument, unsupported noEvidence, under Winter',
			],
		);
	});

	it('Chinese', () => {
		assert.deepEqual(
			readingOf(`# 渡轮

## 客流

因此客流迅速增长。2024年哈文港运送旅客310万人次[1]。港务局表示航线盈利。有专家认为航线盈利。租金下降3%。

- 哈文港
- 哈文港和布罗港
- 码头很长，水也足够深
- 悲观情景：票价下降40%

本报告覆盖14个最重要的港口。

注：数字已四舍五入。

装载率是指每个座位的旅客数。

## 路线图

- 2026年春季在两个港口试点

## 参考文献

[1] 年鉴：https://example.org/yearbook
`),
			[
				'因此客流迅速增长: argument, supported evidence [2024年哈文港], under 客流',
				'2024年哈文港: evidence, supported cited, under 因此客流迅速增长',
				'港务局表示航线盈: other, unknown',
				'有专家认为航线盈: other, unknown',
				'租金下降3%。: evidence, unsupported unsourcedFact, under 因此客流迅速增长',
				'哈文港: other, claimless, unknown',
				'哈文港和布罗港: argument, claimless, unknown noEvidence, under 客流',
				'码头很长，水也足: argument, unsupported noEvidence, under 客流',
				'悲观情景：票价下: evidence, factless, unknown, under 客流',
				'本报告覆盖14个: argument, factless, unknown noEvidence, under 客流',
				'注：数字已四舍五: argument, factless, unknown noEvidence, under 客流',
				'装载率是指每个座: other, factless, unknown',
				'2026年春季在: evidence, factless, unknown, under 路线图',
			],
		);
	});
});
