import type { Language } from './model';

/** A text counts as Chinese when Han characters make up this share of its letters, and kana and hangul are rare. */
const chineseShare = 0.15;
const foreignShare = 0.1;

/** The rules a text is read by. Japanese and Korean are read by the English ones. */
export function detectLanguage(text: string): Language {
	const han = count(text, /\p{Script=Han}/gu);
	if (han === 0) return 'en';
	const foreign = count(text, /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu);
	const latin = count(text, /\p{Script=Latin}+/gu);
	const letters = han + foreign + latin;
	return han > letters * chineseShare && foreign <= (han + foreign) * foreignShare ? 'zh' : 'en';
}

function count(text: string, pattern: RegExp): number {
	return text.match(pattern)?.length ?? 0;
}
