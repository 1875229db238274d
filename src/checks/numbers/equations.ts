import { firstOf, itemAt } from '../../access';
import type { RelationKind } from '../../findings/numberRelation';
import { message, verbatim } from '../../messages/message';
import { type Amount, asWritten } from './amount';
import { type CheckedRelation, doesNotFollow, follows, unread } from './checkedRelation';
import { matchesOf } from './hinted';
import { add, divide, type Interval, multiply, point, scale, subtract } from './interval';
import { isConsistent, type Relation } from './relation';
import { amountAt, type Skeleton } from './skeleton';
import { powerOfTen } from './tolerances';

const TERM = '[\\uE000-\\uEFFF]';
/** What a number is of, behind it: `车组`, ` tonnes`, `/年`, ` (15%)` is none. */
const NOUN = '(?:\\s?(?:[\\p{Script=Han}]|[A-Za-z²³]+|/(?=[\\p{L}])|\\s(?=[A-Za-z])(?![xX]\\s))){0,8}';
const SIGN = '(?:\\s*[+×*÷−/]\\s*|\\s+[xX–-]\\s+|(?<=[\\uE000-\\uEFFF])\\s*[xX–-]\\s*(?=[\\uE000-\\uEFFF]))';
const EQUATION = new RegExp(
	`(${TERM}${NOUN}(?:${SIGN}${TERM}${NOUN})+)\\s*(?:[=≈＝]|equals|is about)\\s*(?:约)?(${TERM})`,
	'gu',
);
const HINT = /[=≈＝]|equals|is about/u;

/** Sums written out against what they say they come to: `1,200 × 3.5 ≈ 4,200`. */
export function checkEquations(skeleton: Skeleton): CheckedRelation[] {
	return matchesOf({ pattern: EQUATION, hint: HINT }, skeleton.text).flatMap((match) => {
		const [whole, left = '', right] = match;
		if (/[+×*/÷−–-]\s*$/.test(skeleton.text.slice(0, match.index))) return [];
		const operands = Array.from(left.matchAll(new RegExp(TERM, 'gu')), ([char]) => amountAt(skeleton, char));
		const operators = operatorsIn(left);
		const result = amountAt(skeleton, right);
		if (whole.includes('\n')) return [];
		const kind = isShare(result, operands) ? 'share' : kindOf(operators);
		if ([result, ...operands].some(({ range }) => range))
			return [unread(kind, result, operands, message('numbers.unreadRange'))];
		const readings = [asMeasured, asCounted].flatMap((reading) => {
			const [of, ...parts] = [result, ...operands].map(reading);
			const computed = of && evaluate(parts, operators);
			const inResult = computed && isShare(result, operands) ? scale(computed, 100) : computed;
			return of && inResult
				? [{ result: of, operands, formula: verbatim(formulaOf(operands, operators)), computed: [inResult] }]
				: [];
		});
		return checkReadings(kind, readings);
	});
}

/** As what they measure, or else as they are written. */
function checkReadings(kind: RelationKind, readings: readonly Relation[]): CheckedRelation[] {
	const [measured, counted] = readings;
	const consistent = readings.find(isConsistent);
	if (consistent) return [follows(kind, consistent)];
	if (!measured) return [];
	const { result, operands } = measured;
	if (readings.some(isConverted)) return [unread(kind, result, operands, message('numbers.unreadScale'))];
	return [doesNotFollow(kind, counted ?? measured)];
}

/** What is worked out first gives the name. */
function kindOf(operators: string): RelationKind {
	if (/[×xX*]/u.test(operators)) return 'product';
	if (/[/÷]/u.test(operators)) return 'quotient';
	return operators.includes('+') ? 'sum' : 'difference';
}

function operatorsIn(left: string): string {
	return Array.from(left.matchAll(new RegExp(`(${SIGN})(?=${TERM})`, 'gu')), ([sign]) => sign.trim()).join('');
}

function isShare(result: Amount, operands: readonly Amount[]): boolean {
	return result.dimension === 'percent' && !operands.every(({ dimension }) => dimension === 'percent');
}

/** As what it measures, in base units: `36万km ÷ 6万km`. */
const asMeasured = (amount: Amount): Amount => amount;

/** As the number that is written, whatever its unit: `3 kW × 8 h = 24 kWh`. */
function asCounted(amount: Amount): Amount {
	const { value, place, factor } = amount;
	return { ...amount, value: value / factor, place: place / factor, factor: 1 };
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

/** Off by a power of ten where a scale may go without saying, as in tables of thousands. */
function isConverted({ result, operands, computed }: Relation): boolean {
	const power = Math.log10(Math.abs(firstOf(computed)[1] / result.value));
	const tenfold = Math.round(power) !== 0 && Math.abs(power - Math.round(power)) < powerOfTen;
	return tenfold && !(isScaled(result) && operands.some(isScaled));
}

/** Written with its scale: `36万`, `1.2 billion`. */
function isScaled({ text }: Amount): boolean {
	return /\d\s?(?:[百千]?[万亿]|thousand|million|billion|trillion)/iu.test(text);
}

function formulaOf(operands: readonly Amount[], operators: string): string {
	return operands.map(({ text }, index) => (index === 0 ? text : `${operators[index - 1]} ${text}`)).join(' ');
}
