import { type Amount, asWritten, isCount, measuredAs } from './amount';
import { add, divide, type Interval, multiply, negate, point, scale, subtract } from './interval';

export type Operator = '+' | '−' | '×' | '÷';

/** What a calculation is written with: figures of the report, the number one, signs. */
export type Token = Amount | 1 | Operator | '(' | ')';

/** A calculation that was read; nothing but these four operations can stand in it. */
export type Expression =
	| { readonly figure: Amount | 1 }
	| { readonly operator: Operator; readonly left: Expression; readonly right: Expression }
	| { readonly negated: Expression };

/** Products and quotients before sums, from left to right; `undefined` for what is no calculation. */
export function readExpression(tokens: readonly Token[]): Expression | undefined {
	let at = 0;
	const whole = readSum();
	return at === tokens.length ? whole : undefined;

	function readSum(): Expression | undefined {
		return readChain(['+', '−'], readProduct);
	}

	function readProduct(): Expression | undefined {
		return readChain(['×', '÷'], readTerm);
	}

	function readChain(signs: readonly Operator[], read: () => Expression | undefined): Expression | undefined {
		let left = read();
		for (let sign = taken(signs); left && sign; sign = taken(signs)) {
			const right = read();
			left = right && { operator: sign, left, right };
		}
		return left;
	}

	function readTerm(): Expression | undefined {
		if (taken(['−'])) {
			const negated = readTerm();
			return negated && { negated };
		}
		const token = tokens[at++];
		if (token === '(') {
			const inner = readSum();
			return tokens[at++] === ')' ? inner : undefined;
		}
		return token === undefined || typeof token === 'string' ? undefined : { figure: token };
	}

	function taken(signs: readonly Operator[]): Operator | undefined {
		const sign = signs.find((one) => one === tokens[at]);
		if (sign) at++;
		return sign;
	}
}

/** As it is written. */
export function formulaOf(tokens: readonly Token[]): string {
	return tokens
		.map((token) => (typeof token === 'object' ? token.text : String(token)))
		.join(' ')
		.replace(/\( | \)/g, (bracket) => bracket.trim());
}

/** The value, in percent where the result or the summands are percentages. `undefined` where a divisor may be zero. */
export function evaluateFor(
	result: Amount,
	expression: Expression,
	rangeOf: (amount: Amount) => Interval = asWritten,
): Interval | undefined {
	const value = evaluate(expression, rangeOf);
	const percent = isHundredths(result) || (isCount(result) && addsHundredths(expression));
	return value && percent ? scale(value, 100) : value;
}

/**
 * The readings of an expression, as written first: a bare number added to a percentage, or equal to one, may itself be a
 * percentage, `0.5 percentage points of the difference of 1.3`. Where there are two readings, no conflict is reported.
 */
export function readingsOf(expression: Expression, result: Amount): readonly Expression[] {
	const shares = withSharesAlike({ operator: '+', left: expression, right: { figure: result } });
	const shared = 'left' in shares ? shares.left : expression;
	return shared === expression ? [expression] : [expression, shared];
}

function withSharesAlike(expression: Expression): Expression {
	if (!('operator' in expression)) return expression;
	const { operator } = expression;
	let [left, right] = [withSharesAlike(expression.left), withSharesAlike(expression.right)];
	if (operator === '+' || operator === '−') {
		if (addsHundredths(left)) right = asShare(right);
		else if (addsHundredths(right)) left = asShare(left);
	}
	return left === expression.left && right === expression.right ? expression : { operator, left, right };
}

/** A bare number, or a sum of them; `1 + 25%` is meant as it stands. */
function asShare(expression: Expression): Expression {
	if ('negated' in expression) return expression;
	if ('operator' in expression) {
		const { operator, left, right } = expression;
		const both = [asShare(left), asShare(right)] as const;
		return (operator === '+' || operator === '−') && both[0] !== left && both[1] !== right
			? { operator, left: both[0], right: both[1] }
			: expression;
	}
	const { figure } = expression;
	if (figure === 1 || !isCount(figure) || figure.value === 1) return expression;
	return { figure: measuredAs(figure, { dimension: 'percent', factor: 1 }) };
}

function addsHundredths(expression: Expression): boolean {
	if ('figure' in expression) return expression.figure !== 1 && isHundredths(expression.figure);
	if ('negated' in expression) return addsHundredths(expression.negated);
	const { operator, left, right } = expression;
	return (operator === '+' || operator === '−') && addsHundredths(left) && addsHundredths(right);
}

/** As exact as the amounts are; percentages count as hundredths. */
function evaluate(expression: Expression, rangeOf: (amount: Amount) => Interval): Interval | undefined {
	if ('figure' in expression) {
		const { figure } = expression;
		if (figure === 1) return point(1);
		return isHundredths(figure) ? scale(rangeOf(figure), 0.01) : rangeOf(figure);
	}
	if ('negated' in expression) {
		const value = evaluate(expression.negated, rangeOf);
		return value && negate(value);
	}
	const [left, right] = [evaluate(expression.left, rangeOf), evaluate(expression.right, rangeOf)];
	return left && right && operations[expression.operator](left, right);
}

const operations: Readonly<Record<Operator, (a: Interval, b: Interval) => Interval | undefined>> = {
	'+': add,
	'−': subtract,
	'×': multiply,
	'÷': divide,
};

/** Percent and percentage points: 12 of them are 0.12. */
export function isHundredths({ dimension }: Amount): boolean {
	return dimension === 'percent' || dimension === 'points';
}

/** `any`: a bare number, or a product of measures: it may be of anything. `number`: a share, a multiple, a count. Else a measure or currency. */
export type ExpressionUnit = 'any' | 'number' | (string & {});

/** The unit of the value; `undefined` where different units are added. */
export function unitOf(expression: Expression): ExpressionUnit | undefined {
	if ('figure' in expression) return expression.figure === 1 ? 'number' : unitOfAmount(expression.figure);
	if ('negated' in expression) return unitOf(expression.negated);
	const [left, right] = [unitOf(expression.left), unitOf(expression.right)];
	if (left === undefined || right === undefined) return undefined;
	switch (expression.operator) {
		case '+':
		case '−':
			return commonUnit(left, right);
		case '×':
			if (left === 'number') return right;
			return right === 'number' ? left : 'any';
		case '÷':
			if (right === 'number') return left;
			return left === right && left !== 'any' ? 'number' : 'any';
	}
}

export function unitOfAmount({ dimension }: Amount): ExpressionUnit {
	if (dimension === 'count') return 'any';
	return dimension === 'percent' || dimension === 'points' || dimension === 'ratio' || dimension.startsWith('count ')
		? 'number'
		: dimension;
}

/** The unit of two that can be added or compared; `undefined` where they cannot. */
export function commonUnit(a: ExpressionUnit, b: ExpressionUnit): ExpressionUnit | undefined {
	if (a === 'any') return b;
	return b === 'any' || a === b ? a : undefined;
}
