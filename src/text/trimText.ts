/**
 * Removes the characters of a kind from the end of a text. A regular expression that ends with `$` would start over at
 * each such character anywhere in the text, and take quadratic time on a long run.
 *
 * @param kind matches one character
 */
export function trimEndMatching(text: string, kind: RegExp): string {
	let end = text.length;
	while (end > 0 && kind.test(text.charAt(end - 1))) end--;
	return text.slice(0, end);
}

/** Removes everything from the first opening bracket to the last closing one. */
export function withoutBrackets(text: string): string {
	const start = text.search(/[(（]/u);
	const end = Math.max(text.lastIndexOf(')'), text.lastIndexOf('）')) + 1;
	return start >= 0 && end > start ? text.slice(0, start) + text.slice(end) : text;
}
