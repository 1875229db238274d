import assert from 'node:assert/strict';
import { checkCalculation } from '../../../../../src/checks/numbers/text/calculations';
import { parseReport } from '../../../../../src/report/parsing/parse';

const source = `# Clubs

The 40,000 members pay $25 a month. That comes to $10 million a month, a rise of 25% from $8.0 million.

| Year | Units, thousands | Price |
|---|---|---|
| 2024 | 1,250 | 3.2 |

Sales were $4.0 million in 2024, of which 30% is $1.2 million. A plant of 3 MW gives 24 MWh in 8 hours.

Fees rose from 4.5% to 6.0%, by 1.5 percentage points; between 10 and 12 clubs closed.

Of the difference of 1.3 points, 0.5 percentage points come from rents, which leaves 0.8. The gap of 2.4 shrank by 0.9 percentage points, to 1.2 percentage points.
`;
const report = parseReport(source);

function check(statement: string, expression: string, result: string) {
	const start = source.indexOf(statement);
	assert.ok(start >= 0);
	const found = checkCalculation(report, [start, start + statement.length], { expression, result });
	return typeof found === 'string' ? found : found.comesTo;
}

const turnover = 'That comes to $10 million a month, a rise of 25% from $8.0 million.';
const sales = 'Sales were $4.0 million in 2024, of which 30% is $1.2 million.';
const fees = 'Fees rose from 4.5% to 6.0%, by 1.5 percentage points; between 10 and 12 clubs closed.';

describe('calculations that somebody reads in a report', () => {
	it('are told where the figures come to something else, with what they come to', () => {
		assert.equal(check(turnover, '40,000 members × $25', '$10 million'), '$1 million');
		assert.equal(check(turnover, '40,000 x $25', '$10 million'), '$1 million');
		assert.equal(check(sales, '$4.0 million × 25%', '$1.2 million'), '$1 million');
		assert.match(check(fees, '6.0% + 4.5%', '1.5 percentage points'), /10\.5/);
	});

	it('hold with rounding, units, percentages, and a scale that goes without saying', () => {
		assert.equal(check(turnover, '($10 million − $8.0 million) ÷ $8.0 million', '25%'), 'holds');
		assert.equal(check(turnover, '$8.0 million * (1 + 25%)', '$10 million'), 'holds');
		assert.equal(check(sales, '$4.0 million x 30%', '$1.2 million'), 'holds');
		assert.equal(check(sales, '1,250 × 3.2', '$4.0 million'), 'holds');
		assert.equal(check('A plant of 3 MW gives 24 MWh in 8 hours.', '3 MW × 8 hours', '24 MWh'), 'holds');
		assert.equal(check(fees, '6.0% - 4.5%', '1.5 percentage points'), 'holds');
	});

	it('hold only where they come to just the figure that stands there; what rounding or a limit may hide is left alone', () => {
		const of = (text: string, expression: string, result: string) => {
			const found = checkCalculation(parseReport(`${text}\n`), [0, text.length], { expression, result });
			return typeof found === 'string' ? found : found.comesTo;
		};
		assert.equal(of('A score of 54: 61% for it, 8% against.', '61% − 8%', '54'), 'unread');
		assert.equal(of('A score of 53: 61% for it, 8% against.', '61% − 8%', '53'), 'holds');
		const steel = 'They sold over 7.2 tonnes for 900 euros, and the price may rise above 110 euros a tonne.';
		assert.equal(of(steel, '900 ÷ 7.2', '110'), 'unread');
		assert.equal(of('They sold 7.2 tonnes for 900 euros, at 125 euros a tonne.', '900 ÷ 7.2', '125'), 'holds');
	});

	it('may say what shares add up to, which need not be written', () => {
		const text = 'Of the fleet 41% are trams, 38% buses and 9% ferries.';
		const of = (expression: string, result: string) =>
			checkCalculation(parseReport(`${text}\n`), [0, text.length], { expression, result });
		assert.deepEqual(of('41% + 38% + 9%', '100%'), { comesTo: '88%' });
		assert.equal(of('41% + 38% + 9%', '90%'), 'unread');
	});

	it('find a figure by its digits where one of the two is bare, and by nothing less', () => {
		assert.equal(check(turnover, '($10 million − 8.0) ÷ 8.0', '25%'), 'holds');
		assert.equal(check(turnover, '($10 million − 8.05) ÷ 8.05', '25%'), 'unread');
		assert.equal(check(turnover, '($10 million − 8) ÷ 8', '25%'), 'unread');
		assert.equal(check(sales, '1250 thousand × $3.2', '$4.0 million'), 'holds');
		assert.equal(check(sales, '1251 thousand × $3.2', '$4.0 million'), 'unread');
		// In another currency it is another figure.
		assert.equal(check(turnover, '40,000 × €25', '$10 million'), 'unread');
	});

	it('are left alone where a figure does not stand in the report, or the result not in the statement', () => {
		assert.equal(check(turnover, '41,000 × $25', '$10 million'), 'unread');
		assert.equal(check(sales, '40,000 × $25', '$10 million'), 'unread');
		assert.equal(check(sales, '$4.0 million × 31%', '$1.2 million'), 'unread');
	});

	it('take a bare number beside percentage points for points, and are left alone where that does not come out', () => {
		const rents = 'Of the difference of 1.3 points, 0.5 percentage points come from rents, which leaves 0.8.';
		const gap = 'The gap of 2.4 shrank by 0.9 percentage points, to 1.2 percentage points.';
		assert.equal(check(rents, '1.3 − 0.5 percentage points', '0.8'), 'holds');
		assert.equal(check(gap, '2.4 − 0.9 percentage points', '1.2 percentage points'), 'unread');
		assert.equal(check(gap, '2.4 − 0.8', '1.2 percentage points'), 'unread');
	});

	it('are left alone where the result is nearer to a hundred times what comes out: it is in another unit', () => {
		const unlike = (text: string, expression: string, result: string) => {
			const found = checkCalculation(parseReport(`${text}\n`), [0, text.length], { expression, result });
			return typeof found === 'string' ? found : found.comesTo;
		};
		const rents = 'Rents make 0.5 percentage points of the difference of 1.3, or 45%.';
		assert.equal(unlike(rents, '0.5 percentage points ÷ 1.3', '45%'), 'unread');
		assert.equal(unlike('A fee of 12% for 3 years makes 40.', '12% × 3', '40'), 'unread');
		assert.equal(unlike('A fee of 12% of 300 makes 40.', '12% × 300', '40'), '36');
	});

	it('are left alone where units do not fit, a figure is its own proof, or nothing is calculated', () => {
		assert.equal(check(fees, '6.0% + $8.0 million', '1.5 percentage points'), 'unread');
		assert.equal(check(turnover, '$8.0 million + $4.0 million', '25%'), 'unread');
		assert.equal(check(sales, '$1.2 million × 1', '$1.2 million'), 'unread');
		assert.equal(check(sales, '$4.0 million', '$1.2 million'), 'unread');
		assert.equal(check(turnover, 'process.exit()', '$10 million'), 'unread');
		assert.equal(check(turnover, '40,000 × (', '$10 million'), 'unread');
		assert.equal(check(turnover, `40,000${' + 40,000'.repeat(50)}`, '$10 million'), 'unread');
	});
});
