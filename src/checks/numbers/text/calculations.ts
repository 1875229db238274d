import { firstOf } from '../../../access';
import type { DraftFinding } from '../../../findings/model';
import { verbatim } from '../../../messages/message';
import { within } from '../../../report/lookup';
import type { Quantity, Report, Span } from '../../../report/model';
import { type FoundQuantity, findQuantities } from '../../../report/numbers/quantityGrammar';
import { isWithin, overlap } from '../../../report/spanRelations';
import { type Amount, amountOf, asCounted, asMeasured, asWritten } from '../amounts/amount';
import {
	evaluateFor,
	fitting,
	formulaOf,
	type Operator,
	readExpression,
	readingsOf,
	type Token,
	unitOf,
	unitOfAmount,
} from '../amounts/expression';
import { brokenRelation, correctionOf, isConsistent, type Relation } from '../amounts/relation';
import { powerOfTen } from '../amounts/tolerances';

/** How a statement's figure is said to follow from others, by somebody who has read the report. */
export interface Calculation {
	/** Figures of the report with `+ − × ÷ ( )`. */
	readonly expression: string;
	/** As the statement gives it. */
	readonly result: string;
}

/** `unread`: its figures do not stand in the report, their units do not fit, or it is no calculation. */
export type CalculationCheck = 'holds' | 'unread' | Extract<DraftFinding, { code: 'number.arithmetic' }>;

/**
 * Works a calculation out with the figures of the report, as exactly as they are written. Nothing counts but what stands
 * there: the operands anywhere, the result within the statement.
 */
export function checkCalculation(report: Report, statement: Span, calculation: Calculation): CalculationCheck {
	const result = findFigure(report, calculation.result, statement, (span) => isWithin(span, statement));
	const tokens = tokensOf(report, statement, calculation.expression);
	const expression = tokens && readExpression(tokens);
	const unit = expression && unitOf(expression);
	if (!result || !tokens || !expression || unit === undefined || !fitting(unit, unitOfAmount(result))) return 'unread';
	const operands = tokens.filter((token) => typeof token === 'object');
	if (operands.length < 2 || operands.some(({ span }) => overlap(span, result.span))) return 'unread';
	// What two measures make together is not told by their units: 3 MW × 8 h are 24 MWh.
	const measures = unit === 'any' ? [asCounted, asMeasured] : [asMeasured];
	const meanings = readingsOf(expression, result);
	const relations = meanings.flatMap((meant) =>
		measures.flatMap((measured): Relation[] => {
			const computed = evaluateFor(result, meant, (amount) => asWritten(measured(amount)));
			const formula = verbatim(formulaOf(tokens));
			return computed ? [{ result: measured(result), operands, formula, computed: [computed] }] : [];
		}),
	);
	if (relations.some((relation) => isConsistent(relation) || isScaleLeftOut(relation))) return 'holds';
	const [worked] = relations;
	if (!worked || meanings.length > 1) return 'unread';
	return brokenRelation({ ...worked, ambiguous: new Set(relations.map(correctionOf)).size > 1 });
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
	const own = new Set(within(report.numbers, statement));
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

/** Off by just a hundred with a percentage, or by a scale with a bare number: what goes without saying, as in a table of thousands. */
function isScaleLeftOut({ result, operands, computed }: Relation): boolean {
	const power = Math.abs(Math.log10(Math.abs(firstOf(computed)[1] / result.value)));
	const nearest = Math.round(power);
	if (Math.abs(power - nearest) >= powerOfTen) return false;
	const figures = [result, ...operands];
	return nearest === 2
		? figures.some(({ dimension }) => dimension === 'percent')
		: scales.has(nearest) && figures.some(({ text }) => isBare(text));
}

/** As powers of ten: thousand, 万, million, 亿, billion, trillion. */
const scales: ReadonlySet<number> = new Set([3, 4, 6, 8, 9, 12]);

/** Nothing but its digits. */
function isBare(text: string): boolean {
	return /^[\d,.]+$/.test(text);
}
