import type { Quantity } from '../../report/model';
import { approximately, rounding } from '../numbers/amounts/tolerances';

/** Numbers further apart than this in one block are not read together. */
const reach = 40;

/**
 * Tells whether a number is among the known ones, rounded or not, or follows from two of them that stand in one block:
 * their sum or difference or, for a percentage or a multiple, their relation.
 */
export function knownQuantities(known: readonly Quantity[]): (number: Quantity) => boolean {
	const pairs = pairsOf(known);
	return (number) =>
		endsOf(number).every((value) => {
			const near = (candidate: number) => Math.abs(candidate - value) <= slack(number, value);
			return (
				known.some((one) => alike(one, number) && [...endsOf(one), middleOf(one)].some(near)) ||
				pairs.some((pair) => derived(number, pair).some(near))
			);
		});
}

function endsOf({ value, upper }: Quantity): readonly number[] {
	return upper === undefined ? [value] : [value, upper];
}

function middleOf({ value, upper }: Quantity): number {
	return (value + (upper ?? value)) / 2;
}

/** What rounding may hide: half a unit of the last digit written, or more in an approximate number. */
function slack({ decimals, magnitude, approximate }: Quantity, value: number): number {
	return Math.max(rounding.half * 10 ** (magnitude - decimals), approximate ? Math.abs(value) * approximately : 0);
}

/** Of one kind and, where both name one, of one unit. */
function alike(a: Quantity, b: Quantity): boolean {
	if (isShare(a) && isShare(b)) return true;
	return a.kind === b.kind && a.currency === b.currency && (a.unit ?? b.unit) === (b.unit ?? a.unit);
}

function isShare({ kind }: Quantity): boolean {
	return kind === 'percent' || kind === 'points';
}

function pairsOf(known: readonly Quantity[]): (readonly [Quantity, Quantity])[] {
	return known.flatMap((a, i) =>
		a.kind === 'year' || a.kind === 'date'
			? []
			: known
					.slice(i + 1, i + reach)
					.filter((b) => b.block === a.block && alike(a, b))
					.map((b) => [a, b] as const),
	);
}

function derived(number: Quantity, [a, b]: readonly [Quantity, Quantity]): number[] {
	const unit = isShare(number) ? 100 : number.kind === 'ratio' ? 1 : 0;
	const [high, low] = [Math.max(a.value, b.value), Math.min(a.value, b.value)];
	return [
		...(alike(a, number) ? [high + low, high - low] : []),
		...(unit > 0 && low > 0
			? [low / high, high / low, high / low - 1, 1 - low / high].map((share) => share * unit)
			: []),
	];
}
