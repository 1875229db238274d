import { firstOf, itemAt } from '../../access';
import type { RelationKind } from '../../findings/numberRelation';
import { message, verbatim } from '../../messages/message';
import { allMatches } from '../../text/matches';
import { type Amount, asCounted, asMeasured, asWritten } from './amount';
import { type CheckedRelation, doesNotFollow, follows, unread } from './checkedRelation';
import { evaluateFor, type Operator, readExpression } from './expression';
import { matchesOf } from './hinted';
import { correctionOf, isConsistent, type Relation } from './relation';
import { amountAt, type Skeleton } from './skeleton';
import { powerOfTen } from './tolerances';

const term = '[\\uE000-\\uEFFF]';
/** What a number is of, behind it: `车组`, ` tonnes`, `/年`, ` (15%)` is none. */
const noun = '(?:\\s?(?:[\\p{Script=Han}]|[A-Za-z²³]+(?![A-Za-z²³])|/(?=[\\p{L}])|\\s(?=[A-Za-z])(?![xX]\\s))){0,8}';
const sign = '(?:\\s*[+×*÷−/]\\s*|\\s+[xX–-]\\s+|(?<=[\\uE000-\\uEFFF])\\s*[xX–-]\\s*(?=[\\uE000-\\uEFFF]))';
/** A sum of more is looked for from each of its terms on, and would be read to its end each time. */
const mostOperands = 40;
const equation = new RegExp(
	`(${term}${noun}(?:${sign}${term}${noun}){1,${mostOperands}})\\s*(?:[=≈＝]|equals|is about)\\s*(?:约)?(${term})`,
	'gu',
);
const hint = /[=≈＝]|equals|is about/u;

/** What is further apart than this does not belong together. */
const widestGap = 40;

/** Sums written out against what they say they come to: `1,200 × 3.5 ≈ 4,200`. */
export function checkEquations(skeleton: Skeleton): CheckedRelation[] {
	return matchesOf({ pattern: equation, hint: hint }, skeleton.text).flatMap((match) => {
		const [whole, left = '', right] = match;
		if (/[+×*/÷−–-]\s*$/.test(skeleton.text.slice(Math.max(0, match.index - widestGap), match.index))) return [];
		const operands = allMatches(new RegExp(term, 'gu'), left).map(([char]) => amountAt(skeleton, char));
		const operators = operatorsIn(left);
		const written = readExpression(
			operands.flatMap((operand, at) => (at === 0 ? [operand] : [itemAt(operators, at - 1), operand])),
		);
		const result = amountAt(skeleton, right);
		if (whole.includes('\n')) return [];
		const kind = result.dimension === 'percent' && !operands.every(isPercent) ? 'share' : kindOf(operators);
		if ([result, ...operands].some(({ range }) => range))
			return [unread(kind, result, operands, message('numbers.unreadRange'))];
		const readings = [asMeasured, asCounted].flatMap((reading) => {
			const computed = written && evaluateFor(result, written, (amount) => asWritten(reading(amount)));
			const formula = verbatim(formulaOf(operands, operators));
			return computed ? [{ result: reading(result), operands, formula, computed: [computed] }] : [];
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
	const ambiguous = new Set(readings.map(correctionOf)).size > 1;
	return [doesNotFollow(kind, { ...(counted ?? measured), ambiguous })];
}

/** What is worked out first gives the name. */
function kindOf(operators: readonly Operator[]): RelationKind {
	if (operators.includes('×')) return 'product';
	if (operators.includes('÷')) return 'quotient';
	return operators.includes('+') ? 'sum' : 'difference';
}

function isPercent({ dimension }: Amount): boolean {
	return dimension === 'percent';
}

function operatorsIn(left: string): Operator[] {
	return allMatches(new RegExp(`(${sign})(?=${term})`, 'gu'), left).map(([sign]) => operatorOf(sign.trim()));
}

function operatorOf(sign: string): Operator {
	if ('×xX*'.includes(sign)) return '×';
	return '/÷'.includes(sign) ? '÷' : sign === '+' ? '+' : '−';
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

function formulaOf(operands: readonly Amount[], operators: readonly Operator[]): string {
	return operands.map(({ text }, index) => (index === 0 ? text : `${operators[index - 1]} ${text}`)).join(' ');
}
