import type { Language } from './model';

/** `Intl.Segmenter` takes quadratic time on long strings. */
const WINDOW = 2_000;

const segmenters: Readonly<Record<Language, Intl.Segmenter>> = {
	en: new Intl.Segmenter('en', { granularity: 'word' }),
	zh: new Intl.Segmenter('zh', { granularity: 'word' }),
};

/** The number of word-like segments of a text. */
export function countWords(text: string, language: Language): number {
	let words = 0;
	for (let start = 0; start < text.length; ) {
		const end = windowEnd(text, start);
		for (const { isWordLike } of segmenters[language].segment(text.slice(start, end))) if (isWordLike) words++;
		start = end;
	}
	return words;
}

function windowEnd(text: string, start: number): number {
	if (text.length - start <= WINDOW) return text.length;
	const space = text.lastIndexOf(' ', start + WINDOW);
	return space > start ? space + 1 : start + WINDOW;
}
