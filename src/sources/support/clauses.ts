import { downs, negations, ups } from '../../lexicon/change.json';
import { bilingual, oneOf } from '../../lexicon/compile';
import { emptyWords, partsOfYear } from '../../lexicon/quantities.json';
import type { Span } from '../../report/model';
import type { FoundQuantity } from '../../report/numbers/quantityGrammar';
import { allMatches } from '../../text/matches';
import { termsOf } from '../../text/terms';
import { foldPlaces } from './places';

/** What a piece of a sentence says, besides its figures. */
export interface Clause {
	readonly span: Span;
	/** Every word that says something as its stem, in order: `not`, `net` and `forecast` among them. Of Chinese every pair of characters. */
	readonly words: readonly string[];
	/** Which way its words of change go, in order. */
	readonly ways: readonly ('up' | 'down')[];
	/** Its years, dates and parts of a year; `by2035` is another one than `2035`. */
	readonly dates: readonly string[];
	readonly quantities: readonly FoundQuantity[];
}

const clauseEnd = /,(?!\d)|[;，；。：:、()（）]|\b(?:while|whereas|but|and|although)\b|而|但/giu;

/** The parts of a sentence between two commas or the like; one of a word or two without a figure, such as `In 2024,`, goes with the part that follows. */
export function clausesOf(text: string, quantities: readonly FoundQuantity[]): Clause[] {
	const measured = quantities.filter((quantity) => !isDate(quantity));
	const parts: Span[] = [];
	let start = 0;
	for (const { index, 0: mark } of allMatches(clauseEnd, text)) {
		const end = index + mark.length;
		if (!saysSomething(text.slice(start, end)) && !measured.some((one) => one.start >= start && one.end <= end))
			continue;
		parts.push([start, end]);
		start = end;
	}
	return [...parts, [start, text.length] as const].map((span) =>
		readClause(
			text,
			span,
			quantities.filter((quantity) => quantity.start >= span[0] && quantity.start < span[1]),
		),
	);
}

/** Two words, or four characters of Chinese and more. */
function saysSomething(text: string): boolean {
	const words = termsOf(text).filter((term) => !/^\d/.test(term));
	return words.reduce((sum, term) => sum + (/^\p{Script=Han}/u.test(term) ? 0.5 : 1), 0) >= 2;
}

const up = bilingual(ups, 'iu');
const change = bilingual({ en: [...ups.en, ...downs.en], zh: [...ups.zh, ...downs.zh] }, 'giu');
/** `Up to 12 %`, `up the river`: no change. */
const noChange = /\bup\s+(?:to|a|the|of)\b/gi;
const yearParts = Object.entries(partsOfYear).map(([part, names]) => [part, bilingual(names, 'giu')] as const);

function readClause(text: string, [start, end]: Span, quantities: readonly FoundQuantity[]): Clause {
	const bare = quantities.reduceRight(
		(rest, { start: from, end: to }) => `${rest.slice(0, from - start)} ${rest.slice(Math.max(0, to - start))}`,
		text.slice(start, end),
	);
	const years = quantities
		.filter(isDate)
		.map((date) => (/\bby\s*$/i.test(text.slice(0, date.start)) ? 'by' : '') + date.value);
	const parts = yearParts.filter(([, name]) => allMatches(name, bare).length > 0);
	return {
		...{ span: [start, end], quantities },
		words: wordsOf(parts.reduce((rest, [, name]) => rest.replace(name, ' '), bare).replace(change, ' ')),
		ways: directionsOf(bare),
		dates: [...new Set([...years, ...parts.map(([part]) => part)])].sort(),
	};
}

/** Which way the words of change in a text go, in order. */
export function directionsOf(text: string): ('up' | 'down')[] {
	return allMatches(change, text.replace(noChange, ' ')).map(([word]) => (up.test(word) ? 'up' : 'down'));
}

export function isDate({ kind }: Pick<FoundQuantity, 'kind'>): boolean {
	return kind === 'year' || kind === 'date';
}

const empty = new Set<string>(emptyWords.en);
const emptyHan = new RegExp(oneOf(emptyWords.zh), 'gu');
const word = /\p{Script=Han}+|[\p{L}\p{M}\p{N}'’]+/gu;

function wordsOf(text: string): string[] {
	const plain = foldPlaces(text).replace(emptyHan, ' ').toLowerCase();
	return allMatches(word, plain).flatMap(([one]) => {
		if (empty.has(one)) return [];
		if (!/^\p{Script=Han}/u.test(one)) return [termsOf(one)[0] ?? one];
		return one.length === 1 ? [one] : Array.from({ length: one.length - 1 }, (_, at) => one.slice(at, at + 2));
	});
}

const not = new RegExp(
	`\\b${oneOf(negations.en)}\\b|n['’]t\\b|\\bno (?=[a-z]+ (?:was|were|is|are|has|have)\\b)|${oneOf(negations.zh)}|未(?=[\\p{Script=Han}])(?!来)`,
	'giu',
);

/** Whether a text denies what it says; two negations are none. */
export function isDenied(text: string): boolean {
	return (text.match(not)?.length ?? 0) % 2 === 1;
}

/** What a text speaks of, whether it says so or denies it, and whichever way it goes. */
export function topicOf(text: string): ReadonlySet<string> {
	return new Set(
		wordsOf(
			text
				.replace(not, ' ')
				.replace(change, ' ')
				.replace(/\d[\d.,]*/g, ' '),
		),
	);
}
