import assert from 'node:assert/strict';
import type { Amount } from '../../../../../src/checks/numbers/amounts/amount';
import { evaluateFor, readExpression, type Token, unitOf } from '../../../../../src/checks/numbers/amounts/expression';

const amount = (value: number, dimension = 'count'): Amount => {
	return { span: [0, 1], text: `${value}`, dimension, value, place: 0, factor: 1, approximate: false, range: false };
};
const resultOf = (tokens: readonly Token[], result = amount(0)) => {
	const expression = readExpression(tokens);
	return expression && evaluateFor(result, expression)?.[1];
};
const unitOfTokens = (...tokens: Token[]) => {
	const expression = readExpression(tokens);
	assert.ok(expression);
	return unitOf(expression);
};
const [two, three, four] = [amount(2), amount(3), amount(4)];
const [dollars, euros] = [amount(5, 'money USD'), amount(5, 'money EUR')];
const tenPercent = amount(10, 'percent');

describe('expressions', () => {
	it('are worked out with products before sums, from left to right, brackets first', () => {
		assert.equal(resultOf([two, '+', three, '×', four]), 14);
		assert.equal(resultOf(['(', two, '+', three, ')', '×', four]), 20);
		assert.equal(resultOf([four, '−', three, '−', two]), -1);
		assert.equal(resultOf([four, '÷', two, '÷', two]), 1);
		assert.equal(resultOf(['−', two, '×', '(', 1, '−', three, ')']), 4);
	});

	it('are not read where anything is missing or too much, and divide nothing by zero', () => {
		for (const tokens of [[], [two, '+'], ['(', two], [two, three], [two, ')'], ['×', two], ['(', ')']] as Token[][])
			assert.equal(readExpression(tokens), undefined);
		assert.equal(resultOf([two, '÷', '(', three, '−', three, ')']), undefined);
	});

	it('take percentages for hundredths, and give percent where the result is written so', () => {
		assert.equal(resultOf([four, '×', tenPercent]), 0.4);
		assert.equal(resultOf(['(', three, '−', two, ')', '÷', two], amount(50, 'percent')), 50);
		assert.equal(resultOf([tenPercent, '+', tenPercent], amount(20, 'points')), 20);
		assert.equal(resultOf([tenPercent, '+', tenPercent]), 20);
		assert.equal(resultOf(['−', tenPercent, '−', tenPercent]), -20);
		assert.equal(resultOf([tenPercent, '+', 1]), 1.1);
		assert.equal(resultOf([tenPercent, '×', tenPercent])?.toFixed(4), '0.0100');
	});

	it('have a unit, unless unlike things are added', () => {
		assert.equal(unitOfTokens(dollars, '×', tenPercent), 'money USD');
		assert.equal(unitOfTokens(dollars, '÷', dollars), 'number');
		assert.equal(unitOfTokens(dollars, '+', two), 'money USD');
		assert.equal(unitOfTokens(dollars, '×', two), 'any');
		assert.equal(unitOfTokens(dollars, '+', euros), undefined);
		assert.equal(unitOfTokens(dollars, '×', amount(2, 'ratio'), '−', tenPercent), undefined);
	});
});
