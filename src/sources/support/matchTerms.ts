import { monthNames } from '../../lexicon/months.json';
import type { Language } from '../../report/model';
import { type FoundQuantity, findQuantities } from '../../report/numbers/quantityGrammar';
import { allMatches } from '../../text/matches';
import { termsOf } from '../../text/terms';
import { foldPlaces } from './places';

/** What a text can be found by. */
export interface MatchTerms {
	/** Stems, pairs of Han characters, places under one name, and numbers as `#1200000`; with repeats, in order. */
	readonly terms: readonly string[];
	/** The first letters of the longer words: `elect` for elected, election and electorate. Without Latin words the terms. */
	readonly roots: readonly string[];
	readonly quantities: readonly FoundQuantity[];
}

const root = 5;
/** All but `May`, which has no short form. */
const shortMonths = monthNames.map((name) => name.slice(0, 3)).filter((short) => short !== 'may');
const shortMonth = new RegExp(`\\b(?:${shortMonths.join('|')}|sept)\\b\\.?`, 'gi');

const numberWords: Readonly<Record<string, string>> = Object.fromEntries(
	'two three four five six seven eight nine ten eleven twelve'
		.split(' ')
		.map((word, index) => [word, String(index + 2)]),
);
const ordinals: Readonly<Record<string, string>> = Object.fromEntries(
	'second third fourth fifth sixth seventh eighth ninth tenth'
		.split(' ')
		.map((word, index) => [word, String(index + 2)]),
);
const spelledPattern = new RegExp(`\\b(${[...Object.keys(numberWords), ...Object.keys(ordinals)].join('|')})\\b`, 'gi');
const hyphens = /(?<=\p{L})[-‐‑–](?=\p{L})/gu;
const mayCount = /[\d０-９]/;

/** Reads a text for matching. Places are told apart from words by {@link foldPlaces}; numbers are compared by value. */
export function matchTerms(text: string, language: Language): MatchTerms {
	const quantities = mayCount.test(text) ? findQuantities(text, language) : [];
	const words = termsOf(foldPlaces(text).replace(hyphens, ' ').replace(shortMonth, fullMonth)).filter(
		(term) => !/^\d/.test(term),
	);
	const numbers = quantities.flatMap(numberTerms);
	const spelled = allMatches(spelledPattern, text).map(([, word = '']) => {
		const lower = word.toLowerCase();
		return `#${numberWords[lower] ?? ordinals[lower]}`;
	});
	const plain = allMatches(/\d[\d,]*(?:\.\d+)?/g, text).map(([digits]) => `#${Number(digits.replaceAll(',', ''))}`);
	const terms = [...words, ...new Set([...numbers, ...plain, ...spelled])];
	return { terms, roots: words.map((word) => (/^[a-z]/.test(word) ? word.slice(0, root) : word)), quantities };
}

function fullMonth(short: string): string {
	return monthNames.find((name) => name.startsWith(short.slice(0, 3).toLowerCase())) ?? short;
}

/** A date is found by its parts, so that `2016-08-25` meets `25 August 2016`. */
function numberTerms({ kind, value, upper }: FoundQuantity): string[] {
	if (kind === 'date') {
		const [year, month, day] = [Math.floor(value / 10_000), Math.floor(value / 100) % 100, value % 100];
		const name = monthNames[month - 1];
		return [...(year > 0 ? [`#${year}`] : []), ...(name ? termsOf(name) : []), ...(day > 0 ? [`#${day}`] : [])];
	}
	return [`#${value}`, ...(upper === undefined ? [] : [`#${upper}`])];
}

export function isNumber(term: string): boolean {
	return term.startsWith('#');
}
