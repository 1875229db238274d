import {
	abbreviations,
	beforeNumber,
	letteredThings,
	mayEndSentence,
	sentenceStarters,
} from '../../lexicon/abbreviations.json';
import { firstWords, oneOf } from '../../lexicon/compile';
import { allMatches } from '../../text/matches';
import type { Language } from '../model';

/** `Intl.Segmenter` takes quadratic time on long strings, so a long block is read in windows. */
const windowLength = 5_000;

const segmenters: Readonly<Record<Language, Intl.Segmenter>> = {
	en: new Intl.Segmenter('en', { granularity: 'sentence' }),
	zh: new Intl.Segmenter('zh', { granularity: 'sentence' }),
};

const abbreviation = new RegExp(`(?:^|[\\s([“"'‘])(?:${oneOf(abbreviations)}|\\p{Lu}|(?:\\p{L}\\.)+\\p{L})\\.$`, 'u');
/** Abbreviations that may end a sentence, if a capitalised word follows. */
const mayEnd = new RegExp(`(?:^|[\\s([])${oneOf(mayEndSentence)}\\.$`);
const starter = firstWords(sentenceStarters, '');
/** `under Option C.`: no initial of a name. */
const lettered = new RegExp(`\\b${oneOf(letteredThings)} \\p{Lu}\\.$`, 'u');
/** `from 1 to 5.`: no number of an entry. */
const inSentence = new RegExp(`[\\p{L}\\d]\\s+${oneOf(beforeNumber)} \\d{1,3}\\.$`, 'u');

/** The ends of the sentences of a text, each in front of the next one's first character; the last is its length. */
export function sentenceBreaks(text: string, language: Language): number[] {
	if (text.trim() === '') return [];
	if (!mayBreak(text)) return [text.length];
	const breaks: number[] = [];
	for (const [start, end] of windows(text)) {
		for (const { segment, index } of segmenters[language].segment(text.slice(start, end))) {
			const at = start + index + segment.length;
			if (at < text.length && isBreak(text, at) && (at < end || stopPattern.test(text.slice(at - 20, at))))
				breaks.push(at);
		}
	}
	return [...withClauses(text, breaks, language), text.length];
}

const stop = /(?![A-Za-z0-9 ,])[\p{Sentence_Terminal}…\r\n\u2028\u2029；]/u;
const letter = /[A-Za-z0-9]|[\p{L}\p{N}]/u;

/** Without a full stop before further text the segmenter need not be called. */
function mayBreak(text: string): boolean {
	const at = text.search(stop);
	return at >= 0 && letter.test(text.slice(at));
}
const stopPattern = /[\p{Sentence_Terminal}…]["'”’)\]）】」』\s]*$/u;

/** `；` parts two sentences when both sides are clauses rather than the members of an enumeration. */
function withClauses(text: string, breaks: readonly number[], language: Language): readonly number[] {
	if (language !== 'zh' || !text.includes('；')) return breaks;
	const all = new Set(breaks);
	let before = 0;
	let pending: number | undefined;
	for (const { index, 0: clause } of allMatches(/[^。！？；\n]+/g, text)) {
		const length = clause.trim().length;
		if (pending !== undefined && Math.min(before, length) >= minClause) all.add(pending);
		const end = index + clause.length;
		pending = text[end] === '；' ? end + 1 : undefined;
		before = length;
	}
	return [...all].sort((a, b) => a - b);
}

const minClause = 30;

function* windows(text: string): Generator<readonly [number, number]> {
	let start = 0;
	while (text.length - start > windowLength) {
		const end = windowEnd(text, start);
		yield [start, end];
		start = end;
	}
	yield [start, text.length];
}

/** Behind the last sentence end in the window's second half, else behind its last space, else at its limit. */
function windowEnd(text: string, start: number): number {
	const window = text.slice(start, start + windowLength);
	const half = windowLength / 2;
	const stop = Math.max(window.lastIndexOf('. '), window.lastIndexOf('。'));
	if (stop > half) return start + stop + (window[stop] === '。' ? 1 : 2);
	const space = window.lastIndexOf(' ');
	return start + (space > half ? space + 1 : windowLength);
}

/** Whether a break the segmenter proposes holds. */
function isBreak(text: string, at: number): boolean {
	const before = text.slice(Math.max(0, at - 40), at).trimEnd();
	const after = text.slice(at, at + 40).trimStart();
	if (after === '') return false;
	if (/[\r\n]\s*$/.test(text.slice(Math.max(0, at - 40), at)) && !clauseEnd.test(before)) return false;
	if (abbreviation.test(before)) return (mayEnd.test(before) || lettered.test(before)) && starter.test(after);
	if (/(?:^|\s|[(（])\d{1,3}\.$/.test(before)) return inSentence.test(before) && starter.test(after);
	if (/^[,;:)\]，、；：）】]/.test(after)) return false;
	return !(/(?:\.\.|…)["'”’]?$/.test(before) && /^\p{Ll}/u.test(after));
}

const clauseEnd = /[\p{Sentence_Terminal}…;；:：]["'”’)\]）】」』]*$/u;
