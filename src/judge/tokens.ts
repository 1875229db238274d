/** A Latin word, one Han character, up to three digits, line breaks, a word of another script, or marks in a row. */
const PIECE = /\p{Script=Latin}+|\p{Script=Han}|\d{1,3}|\n+|\p{L}+|[^\s\p{L}\d]+/gu;

/** Tokens a piece is worth, fitted to o200k on English and Chinese reports; other models' encodings are near it. */
const LATIN_WORD = 0.9;
/** Each letter of a Latin word beyond the sixth. */
const LATIN_LETTER = 0.19;
const HAN = 0.75;
const DIGITS = 1.3;
const LINE_BREAKS = 2;
/** Each letter of a word of another script. */
const OTHER_LETTER = 0.75;
const MARKS = 0.85;

/** About how many tokens a model makes of a text, without a tokenizer: within 10 % on most reports. */
export function estimateTokens(text: string): number {
	let tokens = 0;
	for (const [piece] of text.matchAll(PIECE)) tokens += weigh(piece);
	return Math.ceil(tokens);
}

function weigh(piece: string): number {
	if (/^\p{Script=Latin}/u.test(piece)) return LATIN_WORD + LATIN_LETTER * Math.max(0, piece.length - 6);
	if (/^\p{Script=Han}/u.test(piece)) return HAN;
	if (/^\p{L}/u.test(piece)) return OTHER_LETTER * piece.length;
	if (/^\d/.test(piece)) return DIGITS;
	return piece.startsWith('\n') ? LINE_BREAKS : MARKS;
}
