import * as lexicon from '../lexicon/foreign.json';
import { cached } from '../text/textCache';
import type { Language } from './model';

const englishWords: ReadonlySet<string> = new Set(lexicon.englishWords);
const foreignWords: ReadonlySet<string> = new Set(lexicon.foreignWords);

/** A text counts as Chinese when Han characters make up this share of its letters, and kana and hangul are rare. */
const chineseShare = 0.15;
const foreignShare = 0.1;

/** The rules a text is read by. Japanese and Korean are read by the English ones. */
export function detectLanguage(text: string): Language {
	const counts = new Uint32Array(5);
	let before = 0;
	for (let at = 0; at < text.length; at++) {
		const code = text.codePointAt(at) ?? 0;
		if (code > 0xffff) at++;
		const script = scripts[code] || findScript(code);
		// Of Latin letters the words count.
		if (script !== Script.latin || before !== script) counts[script]!++;
		before = script;
	}
	const [han = 0, foreign = 0, latin = 0] = counts.subarray(Script.han);
	const letters = han + foreign + latin;
	return han > letters * chineseShare && foreign <= (han + foreign) * foreignShare ? 'zh' : 'en';
}

const Script = { other: 1, han: 2, foreign: 3, latin: 4 } as const;
const scriptPatterns = [
	/\p{Script=Han}/u,
	/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
	/\p{Script=Latin}/u,
];

/** The scripts of the characters met before, by their code points; 0 for the others. */
const scripts = new Uint8Array(0x110000);

function findScript(code: number): number {
	const found = scriptPatterns.findIndex((pattern) => pattern.test(String.fromCodePoint(code)));
	scripts[code] = found < 0 ? Script.other : Script.han + found;
	return scripts[code];
}

/** A text is foreign with this many function words of other languages, and this many times as many as English ones. */
const leastForeign = 4;
const moreForeign = 2;
/** A text of at least this many words with less than this share of common English words is not English. */
const leastWords = 60;
const leastEnglish = 0.04;
/** The least number of letters of another script. */
const leastLetters = 20;
/** In characters; the rest is not looked at. */
const mostRead = 10_000;

/** Whether the prose of a report is in a language that no rules are for. */
export function isForeign(prose: string, language: Language): boolean {
	return language !== 'zh' && hasForeignWords(prose.slice(0, mostRead));
}

const hasForeignWords = cached((text): boolean => {
	const found = text.toLowerCase().match(/(?:[a-z]|\p{L})+/gu) ?? [];
	const others = text.match(/(?![\0-\x7F])[^\p{Script=Latin}\p{Script=Han}\P{L}]+/gu)?.join('').length ?? 0;
	if (others >= leastLetters && others * 3 > found.join('').length) return true;
	const english = found.filter((word) => englishWords.has(word)).length;
	const foreign = found.filter((word) => foreignWords.has(word)).length;
	if (foreign >= leastForeign && foreign > english * moreForeign) return true;
	return found.length >= leastWords && english < found.length * leastEnglish && foreign > english;
});
