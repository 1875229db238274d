import { firstOf } from '../../../access';
import type { RelationKind } from '../../../findings/numberRelation';
import { inEnglish } from '../../../messages/inEnglish';
import { message, verbatim } from '../../../messages/message';
import { startingIn } from '../../../report/lookup';
import type { Quantity, Report, Span } from '../../../report/model';
import { type FoundQuantity, findQuantities } from '../../../report/numbers/quantityGrammar';
import { isWithin, overlap } from '../../../report/spanRelations';
import { hintedMatches } from '../../../text/hinted';
import { allMatches } from '../../../text/matches';
import { type Amount, amountIn, amountOf, asCounted, asMeasured, asWritten } from '../amounts/amount';
import {
	commonUnit,
	evaluateFor,
	formulaOf,
	isHundredths,
	type Operator,
	readExpression,
	readingsOf,
	type Token,
	unitOf,
	unitOfAmount,
} from '../amounts/expression';
import {
	type CheckedRelation,
	consistent,
	correctionOf,
	formatLike,
	inconsistent,
	isConsistent,
	type Relation,
	undecided,
} from '../amounts/relation';
import { powerOfTen, rounding } from '../amounts/tolerances';
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
/** `12-1 = 1.15`: two numbers with a hyphen between them name a diagram or a part as often as they are subtracted. */
const hyphened = new RegExp(`^${term}[–-]${term}\\s*$`, 'u');
/** In an equation without its spaces. */
const token = new RegExp(`[(（)）]|${term}|[+×*÷−/xX–-](?=[(（]{0,2}${term})`, 'gu');
const hint = /[=≈＝]|equals|is about/u;

/** What is further apart than this does not belong together. */
const widestGap = 40;

/** Sums written out against what they say they come to: `1,200 × 3.5 ≈ 4,200`, `(120 − 100) / 100 = 20%`. */
export function checkEquations(skeleton: Skeleton): CheckedRelation[] {
	return hintedMatches({ pattern: equation, hint: hint }, skeleton.text).flatMap((match) => {
		const [whole, left = '', right] = match;
		const isStep = goesOn.test(skeleton.text.slice(match.index + whole.length));
		const mayBeName = hyphened.test(left);
		if (/[+×*/÷−–-]\s*$/.test(skeleton.text.slice(Math.max(0, match.index - widestGap), match.index))) return [];
		const tokens = tokensIn(skeleton, left);
		const operands = tokens.filter((token) => typeof token === 'object');
		const written = readExpression(tokens);
		if (!written) return [];
		const result = amountAt(skeleton, right);
		if (whole.includes('\n')) return [];
		const kind = result.dimension === 'percent' && !operands.every(isPercent) ? 'share' : kindOf(tokens);
		if ([result, ...operands].some(({ range }) => range))
			return [undecided(kind, result, operands, message('numbers.unreadRange'))];
		const meanings = readingsOf(written, result);
		const readings = meanings.flatMap((meant) =>
			[asMeasured, asCounted].flatMap((reading) => {
				const computed = evaluateFor(result, meant, (amount) => asWritten(reading(amount)));
				const formula = verbatim(formulaOf(tokens));
				return computed ? [{ result: reading(result), operands, formula, computed: [computed] }] : [];
			}),
		);
		const checked = checkReadings(kind, readings);
		return isStep || mayBeName || meanings.length > 1 ? checked.filter(({ outcome }) => outcome === 'holds') : checked;
	});
}

/** As what they measure, or else as they are written. */
function checkReadings(kind: RelationKind, readings: readonly Relation[]): CheckedRelation[] {
	const fitting = readings.find(isConsistent);
	if (fitting) return [consistent(kind, fitting)];
	const [nearest] = readings.toSorted((a, b) => distanceOf(a) - distanceOf(b));
	if (!nearest) return [];
	const { result, operands } = nearest;
	if (readings.some((reading) => isConverted(reading) || isInOtherUnit(reading)))
		return [undecided(kind, result, operands, message('numbers.unreadScale'))];
	const ambiguous = new Set(readings.map(correctionOf)).size > 1;
	return [inconsistent(kind, { ...nearest, ambiguous })];
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
	if ('/÷'.includes(sign)) return '÷';
	return sign === '+' ? '+' : '−';
}

/** Off by a power of ten where a scale may go without saying, as in tables of thousands. */
function isConverted({ result, operands, computed }: Relation): boolean {
	const power = Math.log10(Math.abs(firstOf(computed)[1] / result.value));
	const tenfold = Math.round(power) !== 0 && Math.abs(power - Math.round(power)) < powerOfTen;
	return tenfold && !(isScaled(result) && operands.some(isScaled));
}

/** With percentages among its figures, a result that is nearer to a hundred times what comes out is in another unit, not wrong. */
function isInOtherUnit({ result, operands, computed }: Relation): boolean {
	const power = Math.abs(Math.log10(Math.abs(firstOf(computed)[1] / result.value)));
	return power > 1 && power < 3 && [result, ...operands].some(isHundredths);
}

/** Written with its scale: `36万`, `1.2 billion`. */
function isScaled({ text }: Amount): boolean {
	return /\d\s?(?:[百千]?[万亿]|thousand|million|billion|trillion)/iu.test(text);
}

/** How a statement's figure is said to follow from others, by somebody who has read the report. */
export interface Calculation {
	/** Figures of the report with `+ − × ÷ ( )`. */
	readonly expression: string;
	/** As the statement gives it. */
	readonly result: string;
}

/**
 * `holds`: it comes to just that figure as it is written; else what it comes to, where that is further off than rounding
 * hides. `unread`: what lies between the two, figures that do not stand in the report, units that do not fit, no calculation.
 */
export type CalculationCheck = 'holds' | 'unread' | { readonly comesTo: string };

/**
 * Works a calculation out with the figures of the report, as exactly as they are written. Nothing counts but what stands
 * there: the operands anywhere, the result within the statement, or 100 % as what shares add up to.
 */
export function checkCalculation(report: Report, statement: Span, calculation: Calculation): CalculationCheck {
	const result =
		findFigure(report, calculation.result, statement, (span) => isWithin(span, statement)) ??
		(isWhole.test(calculation.result) ? amountIn(calculation.result, report.language) : undefined);
	const tokens = tokensOf(report, statement, calculation.expression);
	const expression = tokens && readExpression(tokens);
	const unit = expression && unitOf(expression);
	if (!result || !tokens || !expression || unit === undefined || !commonUnit(unit, unitOfAmount(result)))
		return 'unread';
	const operands = tokens.filter((token) => typeof token === 'object');
	if (operands.length < 2 || operands.some(({ span }) => overlap(span, result.span))) return 'unread';
	// What two measures make together is not told by their units: 3 MW × 8 h are 24 MWh.
	const measures = unit === 'any' ? [asCounted, asMeasured] : [asMeasured];
	const meanings = readingsOf(expression, result);
	const formula = verbatim(formulaOf(tokens));
	const relations = meanings.flatMap((meant) =>
		measures.flatMap((measured): Relation[] => {
			const computed = evaluateFor(result, meant, (amount) => asWritten(measured(amount)));
			return computed ? [{ result: measured(result), operands, formula, computed: [computed] }] : [];
		}),
	);
	if (relations.some(comesToJustThat)) return 'holds';
	const [worked] = relations;
	if (!worked || meanings.length > 1) return 'unread';
	const mayFit = (relation: Relation) =>
		isConsistent(relation) || scaleLeftOut(relation) !== undefined || isInOtherUnit(relation);
	if (relations.some(mayFit)) return 'unread';
	return { comesTo: inEnglish(formatLike(firstOf(worked.computed)[1], result)) };
}

/** What shares add up to need not be written. */
const isWhole = /^\s*100\s?[%％]?\s*$/u;

/** As it is written, or but for a scale that goes without saying. */
function comesToJustThat(relation: Relation): boolean {
	const { result, computed } = relation;
	const [, value] = firstOf(computed);
	const scales = [0, scaleLeftOut(relation) ?? 0];
	return scales.some((power) => Math.abs(value / 10 ** power - result.value) <= result.place * rounding.half);
}

/** Longer is no calculation that a report states. */
const longestExpression = 200;

/** The parts of an expression; `undefined` where one of them is neither a sign nor a figure of the report. */
function tokensOf(report: Report, statement: Span, expression: string): Token[] | undefined {
	if (expression.length > longestExpression) return undefined;
	const tokens: Token[] = [];
	for (const part of expression.split(signsPattern)) {
		const written = part?.trim();
		if (!written) continue;
		const token = signs[written] ?? (written === '1' ? 1 : findFigure(report, written, statement));
		if (token === undefined) return undefined;
		tokens.push(token);
	}
	return tokens;
}

/** Signs that are unmistakable wherever they stand, and those that parts of words look like: between figures alone. */
const signsPattern =
	/([()+×*÷−])|(?<=[\d)%\p{L}]\s*)([-–/xX])(?=\s*[(\d$€£¥￥])|(?<=\s)([-–/xX])(?=\s)|(?<=^|[(])\s*([-–])/u;

const signs: Readonly<Record<string, Operator | '(' | ')'>> = {
	'(': '(',
	')': ')',
	'+': '+',
	'−': '−',
	'-': '−',
	'–': '−',
	'×': '×',
	'*': '×',
	x: '×',
	X: '×',
	'÷': '÷',
	'/': '÷',
};

/** The figure of the report that is meant: of the same value and unit before the same digits, near before far. */
function findFigure(
	report: Report,
	written: string,
	statement: Span,
	allowed: (span: Span) => boolean = () => true,
): Amount | undefined {
	const found = findQuantities(written, report.language);
	const [meant] = found;
	if (!meant || found.length > 1) return undefined;
	const own = new Set(startingIn(report.numbers, statement));
	const blocks = new Set([...own].map(({ block }) => block));
	const rank = (quantity: Quantity) =>
		likeness(report, written, meant, quantity) * 4 + (own.has(quantity) ? 2 : blocks.has(quantity.block) ? 1 : 0);
	const fits = report.numbers.filter(
		(quantity) =>
			allowed(quantity.span) && quantity.upper === undefined && likeness(report, written, meant, quantity) > 0,
	);
	const [best] = fits.sort((a, b) => rank(b) - rank(a));
	return best && amountOf(report, best);
}

/** 2 of one value and unit, 1 of the same digits where one is bare, 0 for another figure. */
function likeness({ source }: Report, written: string, meant: FoundQuantity, quantity: Quantity): 0 | 1 | 2 {
	const alike = meant.kind === quantity.kind && meant.currency === quantity.currency;
	const measure = meant.kind !== 'measure' || meant.unit === quantity.unit;
	if (alike && measure && Math.abs(meant.value - quantity.value) <= 1e-9 * Math.abs(quantity.value)) return 2;
	const text = source.slice(...quantity.span);
	const bare = meant.bare || isBare(text);
	return bare && digitsOf(written) === digitsOf(text) ? 1 : 0;
}

function digitsOf(text: string): string | undefined {
	return /\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', '');
}

/** The power of ten that it is off by: a hundred with a percentage, or a scale with a bare number, which goes without saying, as in a table of thousands. */
function scaleLeftOut({ result, operands, computed }: Relation): number | undefined {
	const power = Math.log10(Math.abs(firstOf(computed)[1] / result.value));
	const nearest = Math.round(power);
	if (Math.abs(power - nearest) >= powerOfTen) return undefined;
	const figures = [result, ...operands];
	const isLeftOut =
		Math.abs(nearest) === 2
			? figures.some(({ dimension }) => dimension === 'percent')
			: scales.has(Math.abs(nearest)) && figures.some(({ text }) => isBare(text));
	return isLeftOut ? nearest : undefined;
}

/** As powers of ten: thousand, 万, million, 亿, billion, trillion. */
const scales: ReadonlySet<number> = new Set([3, 4, 6, 8, 9, 12]);

/** Nothing but its digits. */
function isBare(text: string): boolean {
	return /^[\d,.]+$/.test(text);
}
