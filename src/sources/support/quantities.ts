import type { Span } from '../../report/model';
import type { FoundQuantity } from '../../report/numbers/quantityGrammar';
import { isDate } from './clauses';

export interface TextWithFigures {
	readonly text: string;
	readonly quantities: readonly FoundQuantity[];
}

/** A longer sentence, or one with more figures, is not read figure by figure: the figures of a table without lines are of anything. */
const mostCompared = { characters: 2_000, figures: 60 } as const;

/** Whether figures of a text are compared. */
export function isComparable({ text, quantities }: TextWithFigures): boolean {
	return text.length <= mostCompared.characters && quantities.length <= mostCompared.figures;
}

/** What figures can be compared in: `percent`, `money USD`, `kWh`, `count plants`. */
export function unitOf({ kind, unit, currency }: FoundQuantity): string {
	if (kind === 'money') return `money ${currency ?? ''}`;
	if (kind === 'measure') return unit ?? '';
	return kind === 'count' && unit !== undefined ? `count ${unit}` : kind;
}

/** How far a figure said to be approximate may be off, as a share. */
const roughly = 0.05;

/** What rounding leaves out: some round up, some down, so that it may be a little more than half of the last place. */
export function stepOf({ decimals, magnitude }: Pick<FoundQuantity, 'decimals' | 'magnitude'>): number {
	return 0.55 * 10 ** (magnitude - decimals);
}

/** What a figure may be as it is rounded. */
function rangeOf({ value, upper = value, decimals, magnitude, approximate }: FoundQuantity): Span {
	const slack = Math.max(stepOf({ decimals, magnitude }), approximate ? roughly * Math.abs(value) : 0);
	return [value - slack, upper + slack];
}

/** Whether two figures may be the same, given how each is rounded; a range is any figure in it. */
export function isRoundedTo(a: FoundQuantity, b: FoundQuantity): boolean {
	const [[low, high], [least, most]] = [rangeOf(a), rangeOf(b)];
	return low <= most && least <= high;
}

/** Whether one step of arithmetic leads from two of some figures to this one. */
export function isDerivable(figure: FoundQuantity, given: readonly FoundQuantity[]): boolean {
	const [low, high] = rangeOf(figure);
	const known = given.filter((quantity) => !isDate(quantity));
	// Of more figures than are compared almost anything can be worked out.
	if (known.length > mostCompared.figures) return true;
	return known.some((a) =>
		known.some(
			(b) =>
				a !== b && resultsOf(a, b).some(([unit, value]) => unit === stepUnit(figure) && low <= value && value <= high),
		),
	);
}

/** Whoever reckons on may call percentage points just points. */
function stepUnit(quantity: FoundQuantity): string {
	const unit = unitOf(quantity);
	return unit === 'count points' ? 'points' : unit;
}

/** What a step makes of two figures, with the unit of each result: sums, differences, means, ratios, shares and changes of like ones, and shares of an amount. */
function resultsOf(one: FoundQuantity, other: FoundQuantity): (readonly [unit: string, value: number])[] {
	const [unit, a, b] = [stepUnit(one), one.value, other.value];
	// A bare count may be of what the other one counts.
	if (unit === stepUnit(other) || (one.kind === 'count' && other.kind === 'count')) {
		const change = (100 * (a - b)) / b;
		return [
			...[a + b, Math.abs(a - b), (a + b) / 2].flatMap((value) => [
				[unit, value] as const,
				...(unit === 'percent' ? [['points', value] as const] : []),
			]),
			...[a / b, b / a].flatMap((value) => [['ratio', value] as const, ['percent', 100 * value] as const]),
			['percent', Math.abs(change)],
		];
	}
	if (other.kind === 'percent') return [b, 100 + b, 100 - b].map((share) => [unit, (a * share) / 100] as const);
	return [
		[unit, a * b],
		[unit, a / b],
	];
}

/** The years that are named, by themselves or in a date. */
export function yearsIn(quantities: readonly FoundQuantity[]): number[] {
	return quantities.flatMap(({ kind, value }) => {
		if (kind === 'year') return [value];
		return kind === 'date' && value >= 10_000 ? [Math.floor(value / 10_000)] : [];
	});
}
