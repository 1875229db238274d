import { itemAt } from '../../access';
import { anyOf, inEither } from '../../lexicon/compile';
import { currenciesAndMonths, emptyWords, filling } from '../../lexicon/quantities.json';
import type { Language } from '../../report/model';
import { type FoundQuantity, findQuantities } from '../../report/numbers/quantityGrammar';
import { allMatches } from '../../text/matches';
import { termsOf } from '../../text/terms';
import { isNumber } from './coverFeatures';
import { matchTerms } from './matchTerms';
import { findPlaces, foldPlaces } from './places';
import { type Direction, type FoundDirection, findDirections, withoutDirections } from './stances';
import { mostCompared, rounding } from './thresholds';

/** A number of a text with what the clause around it says of it. */
export interface QuantityStatement extends Values {
	/** As written. */
	readonly text: string;
	readonly quantity: FoundQuantity;
	/** What it can be compared with: `percent`, `money USD`, `kWh`, `count plants`. */
	readonly dimension: string;
	/** Which way it says something went, if it is said of a change. */
	readonly direction: Direction | undefined;
	/** It is what something came to (`rose to 12 %`), not by how much it changed. */
	readonly level: boolean;
	/** What the number is said of: terms without numbers and words of change. */
	readonly terms: ReadonlySet<string>;
	/** The years and quarters it is said for; empty when none is given. */
	readonly periods: readonly string[];
	/** Everything that would make it another quantity, to be met word for word. */
	readonly exact: ExactReading;
}

export interface ExactReading {
	/** Every word that says something, `not`, `net` and `forecast` among them. */
	readonly words: ReadonlySet<string>;
	/** The ways of its words of change, in order. */
	readonly ways: string;
	/** The places named, in order: from which to which tells. */
	readonly places: string;
	/** Years and dates with what stands before them, so that `since 2019` is not `in 2019`; `undefined` where it is not plain which hold. */
	readonly when: string | undefined;
	/** The only number of its dimension in its clause. */
	readonly alone: boolean;
}

/** A stretch between two commas or the like, read once for all numbers in it. */
interface Clause {
	readonly start: number;
	readonly quantities: readonly FoundQuantity[];
	readonly directions: readonly FoundDirection[];
	readonly terms: readonly string[];
	readonly words: readonly string[];
	readonly places: string;
	readonly periods: readonly string[];
	readonly when: readonly string[];
}

const clauseEnd = /,(?!\d)|[;，；。：:、()（）]|\b(?:while|whereas|but|and|although)\b|而|但/giu;
const levelBefore =
	/(?:\b(?:to|at|reach(?:ed|es|ing)?|was|is|were|are|of|totall?ed|hit|stood at)(?: (?:about|around|nearly|almost|over|just|some|roughly|approximately))?|至|到|为|达到?|约)\s*$/iu;
const partOfYear =
	/\b(?:(first|second|third|fourth) quarter|(first|second) half)\b|\b([QH][1-4])\b|第?([一二三四])季度|([上下])半年/giu;

/** Whether numbers of a text are compared: a sentence that is longer, or has more of them, is a list or a table without its lines. */
export function isComparable(text: string, quantities: readonly FoundQuantity[]): boolean {
	return text.length <= mostCompared.characters && quantities.length <= mostCompared.figures;
}

/** The numbers of a sentence that measure something, each with what is said of it; of one that {@link isComparable}. */
export function readQuantityStatements(
	text: string,
	language: Language,
	quantities: readonly FoundQuantity[] = findQuantities(text, language),
): QuantityStatement[] {
	const clauses = clausesOf(text, quantities, language);
	const all = [...new Set(clauses.flatMap(({ periods }) => periods))];
	return clauses.flatMap((clause, at) => {
		const { start, directions, periods } = clause;
		const measured = clause.quantities.filter(({ kind }) => kind !== 'year' && kind !== 'date');
		if (measured.length === 0) return [];
		const terms = new Set(leaning(clauses, at, language, (one) => one.terms));
		const exact = {
			words: new Set(leaning(clauses, at, language, (one) => one.words)),
			ways: directions.map(({ direction }) => direction).join(),
			places: clause.places || clauses.map(({ places }) => places).join(''),
			when: whenOf(clauses, at),
		};
		return measured.map((quantity): QuantityStatement => {
			const dimension = dimensionOf(quantity);
			return {
				text: text.slice(quantity.start, quantity.end),
				quantity,
				dimension,
				...valuesOf(quantity),
				direction: nearestDirection(directions, quantity.start - start, quantity.end - start),
				level: levelBefore.test(text.slice(start, quantity.start)),
				terms,
				periods: periods.length > 0 ? periods : all,
				exact: { ...exact, alone: measured.filter((one) => dimensionOf(one) === dimension).length === 1 },
			};
		});
	});
}

function clausesOf(text: string, quantities: readonly FoundQuantity[], language: Language): Clause[] {
	const clauses: Clause[] = [];
	let [start, next] = [0, 0];
	for (const end of [...allMatches(clauseEnd, text).map(({ index, 0: mark }) => index + mark.length), text.length]) {
		const own: FoundQuantity[] = [];
		for (; next < quantities.length && itemAt(quantities, next).start < end; next++) own.push(itemAt(quantities, next));
		clauses.push(readClause(text, start, end, own, language));
		start = end;
	}
	return clauses;
}

function readClause(
	text: string,
	start: number,
	end: number,
	quantities: readonly FoundQuantity[],
	language: Language,
): Clause {
	const own = text.slice(start, end);
	const parts = partsOfYear(own);
	const dates = quantities.filter(({ kind }) => kind === 'year' || kind === 'date');
	return {
		start,
		quantities,
		directions: findDirections(own),
		terms: plainTerms(own, language),
		words: wordsOf(own, start, quantities),
		places: findPlaces(own)
			.map(({ key }) => `${key} `)
			.join(''),
		periods: [...new Set([...yearsIn(quantities).map(String), ...parts])],
		when: [...dates.map((date) => `${aroundDate(text, date)}${date.value}`), ...parts],
	};
}

/** A clause that says little leans on those before it, which name its subject. */
function leaning(
	clauses: readonly Clause[],
	at: number,
	language: Language,
	of: (clause: Clause) => readonly string[],
): string[] {
	const found: string[] = [];
	for (let index = at; index >= 0 && new Set(found).size < (language === 'zh' ? 4 : 2); index--)
		found.push(...of(itemAt(clauses, index)));
	return found;
}

/** The dates of a clause itself, or of one before it that says nothing else: `In 2024, sales rose`. */
function whenOf(clauses: readonly Clause[], at: number): string | undefined {
	const own = itemAt(clauses, at).when;
	if (own.length > 0) return own.toSorted().join();
	const dated = clauses.filter(({ when }) => when.length > 0);
	const [only, ...others] = dated;
	if (!only) return '';
	const opens = others.length === 0 && clauses.indexOf(only) < at && only.words.length === 0;
	return opens ? only.when.toSorted().join() : undefined;
}

const beforeDate =
	/\b(since|until|till|by|before|after|from|than|versus|vs\.?|over|on|to|through|between|(?:start|end|beginning) of|early|late|mid)[- ](?:the )?$|([自从比较至到截由])$/iu;
const behindDate = /^\s?年?(?:以来|[起末底初前后]|之[前后]|以[前后])/u;

function aroundDate(text: string, { start, end }: FoundQuantity): string {
	const before = beforeDate.exec(text.slice(Math.max(0, start - 20), start))?.[0] ?? '';
	return before.trim().toLowerCase() + (behindDate.exec(text.slice(end, end + 4))?.[0] ?? '');
}

const empty = new Set<string>(emptyWords.en);
const emptyHan = new RegExp(anyOf(emptyWords.zh), 'gu');
const word = /\p{Script=Han}+|[\p{L}\p{M}\p{N}'’]+/gu;

/** Each word that says something, as its stem; of Chinese every pair of characters. Numbers and words of change are told elsewhere. */
function wordsOf(clause: string, start: number, quantities: readonly FoundQuantity[]): string[] {
	const bare = quantities.reduceRight(
		(text, { start: from, end }) => `${text.slice(0, from - start)} ${text.slice(Math.max(0, end - start))}`,
		clause,
	);
	const plain = foldPlaces(withoutDirections(bare).replace(partOfYear, ' ')).replace(emptyHan, ' ');
	return allMatches(word, plain.toLowerCase()).flatMap(([one]) => {
		if (/^\p{Script=Han}/u.test(one)) return one.length === 1 ? [one] : pairsIn(one);
		return empty.has(one) ? [] : [termsOf(one)[0] ?? one];
	});
}

function pairsIn(run: string): string[] {
	return Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2));
}

/** The words that tell what is spoken of: no numbers, periods or words of change. */
export function plainTerms(text: string, language: Language): string[] {
	const bare = withoutDirections(text).replace(partOfYear, ' ').replace(fillingPattern, ' ');
	return matchTerms(bare, language).terms.filter((term) => !isNumber(term) && !measures.test(term));
}

const fillingPattern = inEither(filling, 'giu');
const measures = new RegExp(`^${anyOf(currenciesAndMonths)}$`, 'i');

function nearestDirection(found: readonly FoundDirection[], start: number, end: number): Direction | undefined {
	const before = found.findLast((word) => word.end <= start);
	const behind = found.find((word) => word.start >= end && word.start - end < 30);
	return (before ?? behind)?.direction;
}

function partsOfYear(text: string): string[] {
	return allMatches(partOfYear, text).map(([, quarter, half, code, nth, side]) => {
		const count = 'first second third fourth'.split(' ');
		if (quarter) return `Q${count.indexOf(quarter.toLowerCase()) + 1}`;
		if (half) return `H${count.indexOf(half.toLowerCase()) + 1}`;
		if (code) return code.toUpperCase();
		return nth ? `Q${'一二三四'.indexOf(nth) + 1}` : `H${side === '上' ? 1 : 2}`;
	});
}

/** The years that are named, by themselves or in a date. */
export function yearsIn(quantities: readonly FoundQuantity[]): number[] {
	return quantities.flatMap(({ kind, value }) => {
		if (kind === 'year') return [value];
		return kind === 'date' && value >= 10_000 ? [Math.floor(value / 10_000)] : [];
	});
}

export function dimensionOf({ kind, unit, currency }: FoundQuantity): string {
	if (kind === 'money') return `money ${currency ?? ''}`;
	if (kind === 'measure') return unit ?? '';
	return kind === 'count' && unit !== undefined ? `count ${unit}` : kind;
}

/** The values a number may stand for as it is rounded. */
export interface Values {
	readonly low: number;
	readonly high: number;
}

export function valuesOf({ value, upper, decimals, magnitude, approximate }: FoundQuantity): Values {
	const place = 10 ** (magnitude - decimals) * rounding.place;
	const slack = Math.max(place, approximate ? Math.abs(value) * rounding.approximate : 0);
	return { low: value - slack, high: (upper ?? value) + slack };
}

/** Whether two numbers may be the same, given how each is rounded. */
export function agree(a: Values, b: Values): boolean {
	return a.low <= b.high && b.low <= a.high;
}
