import type { Language } from '../model';

/** `Intl.Segmenter` takes quadratic time on long strings. */
const windowLength = 2_000;

const segmenters: Readonly<Record<Language, Intl.Segmenter>> = {
	en: new Intl.Segmenter('en', { granularity: 'word' }),
	zh: new Intl.Segmenter('zh', { granularity: 'word' }),
};

/** Latin text whose words the pattern below finds as the segmenter does, thirty times as fast. */
const plain = /^[\x20-\x5E\x60-\x7E\s–—“”‘’…•£§±→À-ſ]*$/;
const plainWord =
	/[A-Za-zÀ-ÖØ-öø-ſ0-9]+(?:(?:(?<=[A-Za-zÀ-ÖØ-öø-ſ])['’‘.:](?=[A-Za-zÀ-ÖØ-öø-ſ])|(?<=[0-9])['’‘.,;](?=[0-9]))[A-Za-zÀ-ÖØ-öø-ſ0-9]+)*/g;

/** The number of word-like segments of a text (Unicode UAX #29). */
export function countWords(text: string, language: Language): number {
	return plain.test(text) ? countPlainWords(text) : countSegments(text, language);
}

/** For text of {@link plain} characters. */
export function countPlainWords(text: string): number {
	return text.match(plainWord)?.length ?? 0;
}

/** For any text. */
export function countSegments(text: string, language: Language): number {
	let words = 0;
	for (let start = 0; start < text.length; ) {
		const end = windowEnd(text, start);
		for (const { isWordLike } of segmenters[language].segment(text.slice(start, end))) if (isWordLike) words++;
		start = end;
	}
	return words;
}

function windowEnd(text: string, start: number): number {
	if (text.length - start <= windowLength) return text.length;
	const space = text.lastIndexOf(' ', start + windowLength);
	return space > start ? space + 1 : start + windowLength;
}
