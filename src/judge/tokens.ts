/** A Latin word, one Han character, up to three digits, line breaks, a word of another script, or marks in a row. */
const piecePattern = /\p{Script=Latin}+|\p{Script=Han}|\d{1,3}|\n+|\p{L}+|[^\s\p{L}\d]+/gu;

/** Tokens a piece is worth, fitted to o200k on English and Chinese reports; other models' encodings are near it. */
const latinWord = 0.87;
/** Each letter of a Latin word beyond the sixth. */
const latinLetter = 0.14;
const han = 0.74;
const digits = 1.3;
const lineBreaks = 2;
/** Each letter of a word of another script. */
const otherLetter = 0.75;
const marks = 1;

/** About how many tokens a model makes of a text, without a tokenizer: within 10 % on nine in ten reports. */
export function estimateTokens(text: string): number {
	let tokens = 0;
	for (const [piece] of text.matchAll(piecePattern)) tokens += weigh(piece);
	return Math.ceil(tokens);
}

/** From here on come the scripts of East Asia, whose characters are words or parts of them. */
const eastAsian = 0x2e80;
const lettersPerToken = 4;

/** The same much faster and less exactly, for a figure that has to move while an answer comes in. */
export function roughTokens(text: string): number {
	let tokens = 0;
	for (let at = 0; at < text.length; at++) tokens += text.charCodeAt(at) < eastAsian ? 1 / lettersPerToken : han;
	return tokens;
}

function weigh(piece: string): number {
	if (/^\p{Script=Latin}/u.test(piece)) return latinWord + latinLetter * Math.max(0, piece.length - 6);
	if (/^\p{Script=Han}/u.test(piece)) return han;
	if (/^\p{L}/u.test(piece)) return otherLetter * piece.length;
	if (/^\d/.test(piece)) return digits;
	return piece.startsWith('\n') ? lineBreaks : marks;
}
