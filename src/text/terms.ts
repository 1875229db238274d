import * as lexicon from '../lexicon/stopWords.json';
import { cachedAlways } from './textCache';

const stopWords = new Set(lexicon.stopWords);
const hanStop = new Set(lexicon.hanStop);

const runs = /(?![\0-\x7F])\p{Script=Han}+|\d[\d.,]*\d|(?:[a-z\d']+|[\p{L}\p{M}\p{N}’])+/gu;
const startsHan = /^\p{Script=Han}/u;
/** What {@link runs} finds in a text of ASCII characters, five times as fast. */
const asciiRuns = /\d[\d.,]*\d|[a-z\d']+/g;
const asciiOnly = /^[\0-\x7F]*$/;

/**
 * The content terms of a piece of text, in order and with repeats: stems of words, numbers as written, and
 * overlapping pairs of Han characters (Chinese has no spaces; pairs stand in for its mostly two-character words).
 */
export function termsOf(text: string): string[] {
	const terms: string[] = [];
	for (const run of text.toLowerCase().match(asciiOnly.test(text) ? asciiRuns : runs) ?? []) {
		const first = run.charCodeAt(0);
		if (first >= 0x30 && first <= 0x39) terms.push(run.replaceAll(',', ''));
		else if (first > 0x7f && startsHan.test(run)) pushHan(run, terms);
		else pushWord(run, terms);
	}
	return terms;
}

/** {@link termsOf}, cached for the next version of a report. */
export const cachedTermsOf: (text: string) => readonly string[] = cachedAlways(termsOf);

function pushHan(run: string, terms: string[]): void {
	let before: string | undefined;
	for (const character of run) {
		if (before !== undefined && !hanStop.has(before) && !hanStop.has(character)) terms.push(before + character);
		before = character;
	}
}

function pushWord(run: string, terms: string[]): void {
	const word = run.includes("'") || run.includes('’') ? run.replace(/['’]s?$/u, '') : run;
	const term = termByWord.get(word) ?? cacheTerm(word);
	if (term !== '') terms.push(term);
}

/** The terms of words met before; empty for stop words and single letters. */
const termByWord = new Map<string, string>();
const mostCachedWords = 20_000;

function cacheTerm(word: string): string {
	const term = word.length > 1 && !stopWords.has(word) ? stem(word) : '';
	if (termByWord.size >= mostCachedWords) termByWord.clear();
	termByWord.set(word, term);
	return term;
}

/** Suffixes that inflection adds, longest first; what is left must keep at least three letters. */
const suffixes: readonly (readonly [string, string])[] = [
	['ational', 'ate'],
	['isations', 'ise'],
	['izations', 'ise'],
	['isation', 'ise'],
	['ization', 'ise'],
	['iveness', 'ive'],
	['fulness', 'ful'],
	['ements', ''],
	['ations', 'ate'],
	['ement', ''],
	['ation', 'ate'],
	['ities', 'ity'],
	['izing', 'ise'],
	['ising', 'ise'],
	['ized', 'ise'],
	['ised', 'ise'],
	['izes', 'ise'],
	['ings', ''],
	['ally', 'al'],
	['ies', 'y'],
	['ied', 'y'],
	['ing', ''],
	['ers', ''],
	['ize', 'ise'],
	['es', ''],
	['ed', ''],
	['er', ''],
	['ly', ''],
	['s', ''],
	['e', ''],
];

/** The suffixes by their last letter. */
const suffixesBy = new Map(
	[...'delgnrsty'].map((letter) => [letter, suffixes.filter(([suffix]) => suffix.endsWith(letter))]),
);

/** A light English stemmer: enough to match `grows`, `growing` and `growers`; never meant to be read. */
export function stem(word: string): string {
	if (word.length < 4 || word.endsWith('ss')) return word;
	for (const [suffix, replacement] of suffixesBy.get(word.slice(-1)) ?? []) {
		if (!word.endsWith(suffix) || word.length - suffix.length < 3) continue;
		const base = word.slice(0, word.length - suffix.length) + replacement;
		const single = /([bdfgmnprt])\1$/.test(base) ? base.slice(0, -1) : base;
		return single.endsWith('e') ? single.slice(0, -1) : single;
	}
	return word;
}
