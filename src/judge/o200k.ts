import { countTokens as countPieces } from 'gpt-tokenizer/encoding/o200k_base';

/** Letters, spaces or marks in a row that are counted in one go; the time for a row grows with its square. */
const longestRow = 256;

const longRows = new RegExp(`\\p{L}{${longestRow}}|\\s{${longestRow}}|[^\\p{L}\\s]{${longestRow}}`, 'gu');

/**
 * How many tokens a text is in o200k, the encoding of OpenAI's models since GPT-4o; other models' differ by a few
 * per cent. A bundle of its own, because of the size of the vocabulary: nothing imports it, the shells load it when it is
 * needed. A row longer than any in prose is cut, which can count a token too many for each cut.
 */
export function countTokens(text: string): number {
	let count = 0;
	let start = 0;
	for (const { index, 0: row } of text.matchAll(longRows)) {
		const end = index + row.length;
		count += countPlain(text.slice(start, end));
		start = end;
	}
	return count + countPlain(text.slice(start));
}

/** What looks like one of the encoding's control tokens is text like any other. */
function countPlain(text: string): number {
	return countPieces(text, { disallowedSpecial: new Set<string>() });
}
