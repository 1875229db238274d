/** Between two words a file may have line breaks, marks of Markdown or tags where the text that was read has a space. */
const between = String.raw`(?:[\s*_|>\u00A0]|<[^<>]*>)*`;

/** Within a word, before and after its punctuation, there may be marks and tags only. */
const within = '(?:[*_]|<[^<>]*>)*';

/** The beginning of a quote with fewer words could be found in the wrong place. */
const leastWords = 4;

/** The range of a quote in a file, or that of its first words where the whole is not found; else `undefined`. */
export function findQuote(text: string, quote: string): readonly [start: number, end: number] | undefined {
	const words = quote.split(/\s+/u).filter((word) => word !== '');
	for (let count = words.length; count > 0; count = count > leastWords ? Math.max(leastWords, count >> 1) : 0) {
		const found = new RegExp(words.slice(0, count).map(patternOf).join(between), 'iu').exec(text);
		if (found) return [found.index, found.index + found[0].length];
	}
	return undefined;
}

function patternOf(word: string): string {
	const parts = word.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]/gu) ?? [];
	return parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)).join(within);
}
