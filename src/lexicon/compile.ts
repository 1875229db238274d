import type { Bilingual, Entry, WordList } from './entries';

/** The signs of an entry and its literal characters that mean something in a pattern. */
const signs = /\[[^\]]+\]|…(\d)|~(?:(\d+)-)?(\d+)|[(){}_#]|[.$?+*^\\/]/gu;
const patterns: Readonly<Record<string, string>> = {
	'(': '(?:',
	')': ')?',
	'{': '(?:',
	'}': ')',
	_: '\\w+',
	'#': '\\d+',
};

/**
 * A pattern source that matches any entry of a list; where two match at a place, the one that stands first in the list.
 * `space` is what stands for a space between two words of a phrase.
 */
export function anyOf(list: WordList, space = ' '): string {
	return `(?:${alternatives(list, space)})`;
}

/** The entries as whole words. No list needs the `u` flag, and all are matched several times as fast without it. */
export function wholeWords(list: WordList, flags = 'i'): RegExp {
	return new RegExp(`\\b${anyOf(list)}\\b`, flags);
}

/** One of the entries as the first words of a text. */
export function firstWords(list: WordList, flags = 'i'): RegExp {
	return new RegExp(`^${anyOf(list)}\\b`, flags);
}

/** The entries wherever they stand, as in Chinese, which sets no spaces between words. */
export function anywhere(list: WordList, flags = ''): RegExp {
	return new RegExp(alternatives(list), flags);
}

/** The entries wherever they open a text. */
export function firstCharacters(list: WordList, flags = ''): RegExp {
	return new RegExp(`^${anyOf(list)}`, flags);
}

/** The entries of both languages wherever they stand: parts of words too. */
export function partsIn({ en, zh }: Bilingual, flags = 'i'): RegExp {
	return anywhere([...en, ...zh], flags);
}

/** Whole words in English, any place in Chinese. */
export function inEither({ en, zh }: Bilingual, flags = 'i'): RegExp {
	return new RegExp(`\\b${anyOf(en)}\\b|${alternatives(zh)}`, flags);
}

function alternatives(list: WordList, space = ' '): string {
	return list.map((entry) => sourceOf(entry, space)).join('|');
}

function sourceOf(entry: Entry, space: string): string {
	if (typeof entry === 'string') return wordSource(entry, space);
	const { word, notBefore, notAfter, onlyBefore } = entry;
	const around = (mark: string, list: readonly string[] | undefined) =>
		list ? `(${mark}${alternatives(list, space)})` : '';
	return `${around('?<!', notAfter)}${wordSource(word, space)}${around('?!', notBefore)}${around('?=', onlyBefore)}`;
}

function wordSource(word: string, space: string): string {
	const source = word.replace(signs, (sign, moreWords?: string, least?: string, most?: string) => {
		if (sign.startsWith('[')) return sign;
		if (moreWords) return `(?: \\w+){0,${moreWords}}`;
		if (most) return `.{${least ?? 0},${most}}`;
		return patterns[sign] ?? `\\${sign}`;
	});
	return space === ' ' ? source : source.replaceAll(' ', space);
}
