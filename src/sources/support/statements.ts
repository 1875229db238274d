import { itemAt } from '../../access';
import { anyOf, inEither } from '../../lexicon/compile';
import { currenciesAndMonths, filling } from '../../lexicon/quantities';
import type { Language } from '../../report/model';
import { type FoundQuantity, findQuantities } from '../../report/numbers/quantityGrammar';
import { allMatches } from '../../text/matches';
import { isNumber } from './coverFeatures';
import { matchTerms } from './matchTerms';
import { findPlaces } from './places';
import { type Direction, findDirections, withoutDirections } from './stances';
import { rounding } from './thresholds';

/** A number of a text with what the clause around it says of it. */
export interface QuantityStatement {
	/** As written. */
	readonly text: string;
	readonly quantity: FoundQuantity;
	/** What it can be compared with: `percent`, `money USD`, `kWh`, `count plants`. */
	readonly dimension: string;
	/** The values it may stand for as it is rounded. */
	readonly low: number;
	readonly high: number;
	/** Which way it says something went, if it is said of a change. */
	readonly direction: Direction | undefined;
	/** It is what something came to (`rose to 12 %`), not by how much it changed. */
	readonly level: boolean;
	/** What the number is said of: terms without numbers and words of change. */
	readonly terms: ReadonlySet<string>;
	/** The years, quarters and dates it is said for; empty when none is given. */
	readonly periods: readonly string[];
	/** The places named with it. */
	readonly places: readonly string[];
}

const clause = /,(?!\d)|[;，；。：:、()（）]|\b(?:while|whereas|but|and|although)\b|而|但/giu;
const levelBefore =
	/(?:\b(?:to|at|reach(?:ed|es|ing)?|was|is|were|are|of|totall?ed|hit|stood at)(?: (?:about|around|nearly|almost|over|just|some|roughly|approximately))?|至|到|为|达到?|约)\s*$/iu;
const partOfYear =
	/\b(?:(first|second|third|fourth) quarter|(first|second) half)\b|\b([QH][1-4])\b|第?([一二三四])季度|([上下])半年/giu;

/** The numbers of a sentence that measure something, each with what is said of it. */
export function readQuantityStatements(text: string, language: Language): QuantityStatement[] {
	const quantities = findQuantities(text, language);
	const clauses = clausesOf(text);
	const periodsAt = (start: number, end: number) => periodsIn(text, quantities, start, end);
	const all = periodsAt(0, text.length);
	return quantities.flatMap((quantity): QuantityStatement[] => {
		if (quantity.kind === 'year' || quantity.kind === 'date') return [];
		const at = clauses.findIndex(([, end]) => quantity.start < end);
		const [start, end] = itemAt(clauses, at);
		const own = text.slice(start, end);
		const periods = periodsAt(start, end);
		const places = placesOf(own);
		const direction = nearestDirection(own, quantity.start - start, quantity.end - start);
		const written = text.slice(quantity.start, quantity.end);
		const slack = roundingOf(quantity);
		return [
			{
				text: written,
				quantity,
				dimension: dimensionOf(quantity),
				low: quantity.value - slack,
				high: (quantity.upper ?? quantity.value) + slack,
				direction,
				level: levelBefore.test(text.slice(start, quantity.start)),
				terms: termsAround(text, clauses, at, language),
				periods: periods.length > 0 ? periods : all,
				places: places.length > 0 ? places : placesOf(text),
			},
		];
	});
}

function clausesOf(text: string): [number, number][] {
	const clauses: [number, number][] = [];
	let start = 0;
	for (const { index, 0: mark } of allMatches(clause, text)) {
		clauses.push([start, index + mark.length]);
		start = index + mark.length;
	}
	clauses.push([start, text.length]);
	return clauses;
}

/** A clause that says little leans on those before it, which name its subject. */
function termsAround(text: string, clauses: readonly [number, number][], at: number, language: Language): Set<string> {
	const terms = new Set<string>();
	for (const clause of clauses.slice(0, at + 1).reverse()) {
		if (terms.size >= (language === 'zh' ? 4 : 2)) break;
		for (const term of plainTerms(text.slice(...clause), language)) terms.add(term);
	}
	return terms;
}

/** The words that tell what is spoken of: no numbers, periods or words of change. */
export function plainTerms(text: string, language: Language): string[] {
	const bare = withoutDirections(text).replace(partOfYear, ' ').replace(fillingPattern, ' ');
	return matchTerms(bare, language).terms.filter((term) => !isNumber(term) && !measures.test(term));
}

const fillingPattern = inEither(filling, 'giu');
const measures = new RegExp(`^${anyOf(currenciesAndMonths)}$`, 'i');

function nearestDirection(clause: string, start: number, end: number): Direction | undefined {
	const found = findDirections(clause);
	const before = found.filter((word) => word.end <= start).at(-1);
	const behind = found.find((word) => word.start >= end && word.start - end < 30);
	return (before ?? behind)?.direction;
}

function placesOf(text: string): string[] {
	return [...new Set(findPlaces(text).map(({ key }) => key))];
}

function periodsIn(text: string, quantities: readonly FoundQuantity[], start: number, end: number): string[] {
	const dated = quantities.flatMap(({ kind, value, start: at }) => {
		if (at < start || at >= end) return [];
		if (kind === 'year') return [String(value)];
		return kind === 'date' && value >= 10_000 ? [String(Math.floor(value / 10_000))] : [];
	});
	const parts = allMatches(partOfYear, text.slice(start, end)).map(([, quarter, half, code, nth, side]) => {
		const count = 'first second third fourth'.split(' ');
		if (quarter) return `Q${count.indexOf(quarter.toLowerCase()) + 1}`;
		if (half) return `H${count.indexOf(half.toLowerCase()) + 1}`;
		if (code) return code.toUpperCase();
		return nth ? `Q${'一二三四'.indexOf(nth) + 1}` : `H${side === '上' ? 1 : 2}`;
	});
	return [...new Set([...dated, ...parts])];
}

function dimensionOf({ kind, unit, currency }: FoundQuantity): string {
	if (kind === 'money') return `money ${currency ?? ''}`;
	if (kind === 'measure') return unit ?? '';
	return kind === 'count' && unit !== undefined ? `count ${unit}` : kind;
}

function roundingOf({ value, decimals, magnitude, approximate }: FoundQuantity): number {
	const place = 10 ** (magnitude - decimals);
	return Math.max(place * rounding.place, approximate ? Math.abs(value) * rounding.approximate : 0);
}

/** Whether two numbers may be the same, given how each is rounded. */
export function agree(a: QuantityStatement, b: QuantityStatement): boolean {
	return a.low <= b.high && b.low <= a.high;
}
