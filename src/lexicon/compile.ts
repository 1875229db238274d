import type { Bilingual, Entry, WordList } from './entries';

/** The notation of entries (see `entries.ts`), and characters to be escaped in a pattern. */
const notation = /\[[^\]]+\]|…(\d)|~(?:(\d+)-)?(\d+)|[(){}_#]|[.$?+*^\\/]/gu;
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
 * `space` is what stands for a space between two words of a phrase. The empty look-ahead changes no match: without it engines
 * compile what follows a long list anew for one word of it after the other, which is most of a first analysis.
 */
export function oneOf(list: WordList, space = ' '): string {
	const entries = `(?:${alternatives(list, space)})`;
	return list.length < 4 ? entries : `(?:${entries}(?=))`;
}

/** The entries as whole words. Without the `u` flag, which no list needs, matching is several times as fast. */
export function wholeWords(list: WordList, flags = 'i'): RegExp {
	return new RegExp(`\\b${oneOf(list)}\\b`, flags);
}

/** An entry at the start of a text, as whole words. */
export function firstWords(list: WordList, flags = 'i'): RegExp {
	return new RegExp(`^${oneOf(list)}\\b`, flags);
}

/** The entries anywhere, also within words; for Chinese, which has no spaces between words. */
export function anywhere(list: WordList, flags = ''): RegExp {
	return new RegExp(alternatives(list), flags);
}

/** An entry at the start of a text, also as part of a word. */
export function firstCharacters(list: WordList, flags = ''): RegExp {
	return new RegExp(`^${oneOf(list)}`, flags);
}

/** The entries of both languages anywhere, also within words. */
export function bilingualParts({ en, zh }: Bilingual, flags = 'i'): RegExp {
	return anywhere([...en, ...zh], flags);
}

/** Whole words in English, any place in Chinese. */
export function bilingual({ en, zh }: Bilingual, flags = 'i'): RegExp {
	return new RegExp(`\\b${oneOf(en)}\\b|${alternatives(zh)}`, flags);
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
	const source = word.replace(notation, (sign, moreWords?: string, least?: string, most?: string) => {
		if (sign.startsWith('[')) return sign;
		if (moreWords) return `(?: \\w+){0,${moreWords}}`;
		if (most) return `.{${least ?? 0},${most}}`;
		return patterns[sign] ?? `\\${sign}`;
	});
	return space === ' ' ? source : source.replaceAll(' ', space);
}
