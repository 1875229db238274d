/**
 * A text without the characters at its end that are of a kind. An expression that ends with `$` would start over at each
 * of them, wherever they stand, and take quadratic time on a long run.
 *
 * @param kind matches one character
 */
export function withoutEnd(text: string, kind: RegExp): string {
	let end = text.length;
	while (end > 0 && kind.test(text.charAt(end - 1))) end--;
	return text.slice(0, end);
}

/** A text without what stands from its first opening bracket to its last closing one. */
export function withoutBrackets(text: string): string {
	const start = text.search(/[(（]/u);
	const end = Math.max(text.lastIndexOf(')'), text.lastIndexOf('）')) + 1;
	return start >= 0 && end > start ? text.slice(0, start) + text.slice(end) : text;
}
