import type { Language } from '../model';

/** `Intl.Segmenter` takes quadratic time on long strings. */
const windowLength = 2_000;

const segmenters: Readonly<Record<Language, Intl.Segmenter>> = {
	en: new Intl.Segmenter('en', { granularity: 'word' }),
	zh: new Intl.Segmenter('zh', { granularity: 'word' }),
};

/** Latin text whose words the pattern below finds as the segmenter does, thirty times as fast. */
const plain = /^[\x20-\x5E\x60-\x7E\s–—“”‘’…•£§±→À-ſ]*$/;
/** Text of which the segmenter is asked for the Han characters only. */
const plainChinese = /^[\n\x20-\x5E\x60-\x7E\xA0–—“”‘’…•£§±→À-ſ一-鿿\u3000、。《》「」『』【】！（），：；？]*$/;
const plainWord =
	/[A-Za-zÀ-ÖØ-öø-ſ0-9]+(?:(?:(?<=[A-Za-zÀ-ÖØ-öø-ſ])['’‘.:：](?=[A-Za-zÀ-ÖØ-öø-ſ])|(?<=[0-9])['’‘.,;，；](?=[0-9]))[A-Za-zÀ-ÖØ-öø-ſ0-9]+)*/g;
const han = /[一-鿿]+/g;

/** The number of word-like segments of a text (Unicode UAX #29). */
export function countWords(text: string, language: Language): number {
	return plain.test(text) || plainChinese.test(text) ? countPlainWords(text, language) : countSegments(text, language);
}

/** For text of {@link plain} or {@link plainChinese} characters. */
export function countPlainWords(text: string, language: Language): number {
	const chinese = text.match(han)?.join(' ') ?? '';
	return (text.match(plainWord)?.length ?? 0) + countSegments(chinese, language);
}

/** For any text. */
export function countSegments(text: string, language: Language): number {
	let words = 0;
	for (let start = 0; start < text.length; ) {
		const end = windowEnd(text, start);
		const segments = segmenters[language].segment(text.slice(start, end));
		// Asked of one place after another it is faster than as an iterator.
		for (let found = segments.containing(0); found; found = segments.containing(found.index + found.segment.length))
			if (found.isWordLike) words++;
		start = end;
	}
	return words;
}

function windowEnd(text: string, start: number): number {
	if (text.length - start <= windowLength) return text.length;
	const space = text.lastIndexOf(' ', start + windowLength);
	return space > start ? space + 1 : start + windowLength;
}
