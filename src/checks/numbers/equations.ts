import { firstOf, itemAt } from '../../access';
import type { DraftFinding } from '../../findings/model';
import { verbatim } from '../../messages/message';
import { type Amount, asWritten } from './amount';
import { add, divide, type Interval, multiply, point, scale, subtract } from './interval';
import { brokenRelation, isConsistent } from './relation';
import { amountAt, type Skeleton } from './skeleton';
import { powerOfTen } from './tolerances';

const TERM = '[\\uE000-\\uEFFF]';
const EQUATION = new RegExp(`(${TERM}(?:\\s*[+×xX*/÷−–-]\\s*${TERM})+)\\s*(?:[=≈]|equals|is about)\\s*(${TERM})`, 'gu');

/** Sums written out that do not come to what they say: `12,314 × 41.5 ≈ 511,031`. */
export function brokenEquations(skeleton: Skeleton): DraftFinding[] {
	return Array.from(skeleton.text.matchAll(EQUATION)).flatMap((match) => {
		const [whole, left = '', right] = match;
		if (/[+×*/÷−–-]\s*$/.test(skeleton.text.slice(0, match.index))) return [];
		const operands = Array.from(left.matchAll(new RegExp(TERM, 'gu')), ([char]) => amountAt(skeleton, char));
		const operators = left.replace(new RegExp(`${TERM}|\\s`, 'gu'), '');
		const result = amountAt(skeleton, right);
		const computed = evaluate(operands, operators);
		if (!computed || whole.includes('\n') || [result, ...operands].some(({ range }) => range)) return [];
		const inResult =
			result.dimension === 'percent' && !operands.every(({ dimension }) => dimension === 'percent')
				? scale(computed, 100)
				: computed;
		const relation = { result, operands, formula: verbatim(formulaOf(operands, operators)), computed: [inResult] };
		return isConsistent(relation) || isConverted(inResult, result) ? [] : [brokenRelation(relation)];
	});
}

/** Products and quotients first, then sums, from left to right. */
function evaluate(operands: readonly Amount[], operators: string): Interval | undefined {
	const onlyPercent = operands.every(({ dimension }) => dimension === 'percent');
	const values = operands.map((amount) =>
		amount.dimension === 'percent' && !onlyPercent ? scale(asWritten(amount), 0.01) : asWritten(amount),
	);
	let total = point(0);
	let product = firstOf(values);
	let sign: typeof add = add;
	for (const [index, operator] of [...operators].entries()) {
		const next = itemAt(values, index + 1);
		if ('×xX*'.includes(operator)) product = multiply(product, next);
		else if ('/÷'.includes(operator)) {
			const quotient = divide(product, next);
			if (!quotient) return undefined;
			product = quotient;
		} else {
			total = sign(total, product);
			sign = operator === '+' ? add : subtract;
			product = next;
		}
	}
	return sign(total, product);
}

/** Off by a power of ten: written in another unit, such as thousands. */
function isConverted([, value]: Interval, result: Amount): boolean {
	const power = Math.log10(Math.abs(value / result.value));
	return Math.round(power) !== 0 && Math.abs(power - Math.round(power)) < powerOfTen;
}

function formulaOf(operands: readonly Amount[], operators: string): string {
	return operands.map(({ text }, index) => (index === 0 ? text : `${operators[index - 1]} ${text}`)).join(' ');
}
