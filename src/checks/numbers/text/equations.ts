import { firstOf } from '../../../access';
import type { RelationKind } from '../../../findings/numberRelation';
import { message, verbatim } from '../../../messages/message';
import { allMatches } from '../../../text/matches';
import { type Amount, asCounted, asMeasured, asWritten } from '../amounts/amount';
import { type CheckedRelation, doesNotFollow, follows, unread } from '../amounts/checkedRelation';
import { evaluateFor, formulaOf, type Operator, readExpression, readingsOf, type Token } from '../amounts/expression';
import { matchesOf } from '../amounts/hinted';
import { correctionOf, isConsistent, type Relation } from '../amounts/relation';
import { powerOfTen } from '../amounts/tolerances';
import { amountAt, amountMarks, type Skeleton } from '../reading/skeleton';

const term = `[${amountMarks}]`;
/** What a number is of, behind it: `车组`, ` tonnes`, `/年`, ` (15%)` is none. */
const noun = '(?:\\s?(?:[\\p{Script=Han}]|[A-Za-z²³]+(?![A-Za-z²³])|/(?=[\\p{L}])|\\s(?=[A-Za-z])(?![xX]\\s))){0,8}';
const sign = `(?:\\s*[+×*÷−/]\\s*|\\s+[xX–-]\\s+|(?<=[${amountMarks}])\\s*[xX–-]\\s*(?=[${amountMarks}]))`;
const opening = '(?:[(（]\\s*){0,2}';
const operand = `${opening}${term}${noun}(?:\\s*[)）]){0,2}`;
/** A sum of more is looked for from each of its terms on, and would be read to its end each time. */
const mostOperands = 40;
const equation = new RegExp(
	`(${operand}(?:${sign}${operand}){1,${mostOperands}})\\s*(?:[=≈＝]|equals|is about)\\s*(?:约)?(?=(${term}))`,
	'gu',
);
/** What it comes to is worked out in its turn: `2 × 3 + 2 × 4 = 6 + 8 = 14`. */
const goesOn = new RegExp(`^${term}${noun}${sign}${operand}`, 'u');
/** In an equation without its spaces. */
const token = new RegExp(`[(（)）]|${term}|[+×*÷−/xX–-](?=[(（]{0,2}${term})`, 'gu');
const hint = /[=≈＝]|equals|is about/u;

/** What is further apart than this does not belong together. */
const widestGap = 40;

/** Sums written out against what they say they come to: `1,200 × 3.5 ≈ 4,200`, `(120 − 100) / 100 = 20%`. */
export function checkEquations(skeleton: Skeleton): CheckedRelation[] {
	return matchesOf({ pattern: equation, hint: hint }, skeleton.text).flatMap((match) => {
		const [whole, left = '', right] = match;
		const isStep = goesOn.test(skeleton.text.slice(match.index + whole.length));
		if (/[+×*/÷−–-]\s*$/.test(skeleton.text.slice(Math.max(0, match.index - widestGap), match.index))) return [];
		const tokens = tokensIn(skeleton, left);
		const operands = tokens.filter((token) => typeof token === 'object');
		const written = readExpression(tokens);
		if (!written) return [];
		const result = amountAt(skeleton, right);
		if (whole.includes('\n')) return [];
		const kind = result.dimension === 'percent' && !operands.every(isPercent) ? 'share' : kindOf(tokens);
		if ([result, ...operands].some(({ range }) => range))
			return [unread(kind, result, operands, message('numbers.unreadRange'))];
		const meanings = readingsOf(written, result);
		const readings = meanings.flatMap((meant) =>
			[asMeasured, asCounted].flatMap((reading) => {
				const computed = evaluateFor(result, meant, (amount) => asWritten(reading(amount)));
				const formula = verbatim(formulaOf(tokens));
				return computed ? [{ result: reading(result), operands, formula, computed: [computed] }] : [];
			}),
		);
		const checked = checkReadings(kind, readings);
		return isStep || meanings.length > 1 ? checked.filter(({ outcome }) => outcome === 'holds') : checked;
	});
}

/** As what they measure, or else as they are written. */
function checkReadings(kind: RelationKind, readings: readonly Relation[]): CheckedRelation[] {
	const consistent = readings.find(isConsistent);
	if (consistent) return [follows(kind, consistent)];
	const [nearest] = readings.toSorted((a, b) => distanceOf(a) - distanceOf(b));
	if (!nearest) return [];
	const { result, operands } = nearest;
	if (readings.some(isConverted)) return [unread(kind, result, operands, message('numbers.unreadScale'))];
	const ambiguous = new Set(readings.map(correctionOf)).size > 1;
	return [doesNotFollow(kind, { ...nearest, ambiguous })];
}

/** In powers of ten. */
function distanceOf({ result, computed }: Relation): number {
	return Math.abs(Math.log10(Math.abs(firstOf(computed)[1] / result.value)));
}

/** What is worked out first gives the name. */
function kindOf(operators: readonly Token[]): RelationKind {
	if (operators.includes('×')) return 'product';
	if (operators.includes('÷')) return 'quotient';
	return operators.includes('+') ? 'sum' : 'difference';
}

function isPercent({ dimension }: Amount): boolean {
	return dimension === 'percent';
}

/** Without brackets at the start that close behind the result: `(12 + 3 = 15)`. */
function tokensIn(skeleton: Skeleton, left: string): Token[] {
	const tokens = allMatches(token, left.replace(/\s+/gu, '')).map(([text]): Token => {
		if (/[(（]/u.test(text)) return '(';
		if (/[)）]/u.test(text)) return ')';
		return /^[\uE000-\uEFFF]$/u.test(text) ? amountAt(skeleton, text) : operatorOf(text);
	});
	const count = (bracket: Token) => tokens.filter((one) => one === bracket).length;
	const around = Math.max(0, count('(') - count(')'));
	return tokens.slice(0, around).every((one) => one === '(') ? tokens.slice(around) : tokens;
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
