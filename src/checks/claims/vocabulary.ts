import type { Language } from '../../report/model';
import { termsOf } from '../../text/terms';

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/**
 * The words of a text, to ask which words of a sentence it lacks. Chinese words are looked up as they stand, since
 * pairs of characters across two words would look new; English ones by their stems.
 */
export function vocabularyOf(text: string, language: Language): (sentence: string) => WordCheck {
	if (language === 'zh') return (sentence) => check(hanWords(sentence), (word) => text.includes(word));
	const terms = new Set(termsOf(text));
	return (sentence) => check(termsOf(sentence), (term) => terms.has(term));
}

export interface WordCheck {
	/** Different content words of the sentence; numbers are none. */
	readonly words: number;
	/** Those that the text lacks. */
	readonly missing: number;
}

function check(words: readonly string[], isKnown: (word: string) => boolean): WordCheck {
	const different = [...new Set(words)].filter((word) => !/\d/.test(word));
	return { words: different.length, missing: different.filter((word) => !isKnown(word)).length };
}

function hanWords(text: string): string[] {
	const segments = [...segmenter.segment(text)];
	return segments.filter(({ isWordLike, segment }) => isWordLike && segment.length > 1).map(({ segment }) => segment);
}
