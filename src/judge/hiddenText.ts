/** What a reader of the rendered text does not see, and a model would. */

/** Takes up no room or steers the reading order: zero-width and bidi characters, tags, variation selectors, soft hyphens. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cs}\uFFF9-\uFFFB]/gu;
const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g;
/** Control characters but tab and line feed. */
const CONTROL = /(?![\t\n])\p{Cc}/gu;
/** What may be the title in `[text](target "title")`, with the bracket that ends the link. */
const TITLE = /\s{1,8}(?:"[^"]{0,2000}"|'[^']{0,2000}'|\([^()]{0,2000}\))\s{0,8}\)/g;
const TARGET = /^\s{0,8}(?:<[^<>\n]*>|[^\s<>]+)$/;
const LONGEST_TARGET = 2000;
/** The title of `[label]: target "title"`. */
const DEFINITION_TITLE =
	/^( {0,3}\[[^\]\n]{1,999}\]:[ \t]{0,8}\S{1,2000})[ \t\n]{1,8}(?:"[^"]{0,2000}"|'[^']{0,2000}'|\([^()]{0,2000}\))[ \t]*$/gm;

/** The text without comments, link titles and characters that cannot be seen. What is visible stays as it is. */
export function withoutHiddenText(text: string): string {
	const visible = text.replace(LINE_BREAK, '\n').replace(CONTROL, '').replace(INVISIBLE, '');
	return withoutLinkTitles(withoutComments(visible)).replace(DEFINITION_TITLE, '$1');
}

/** A comment that is left open hides the rest where it begins a line, as in HTML; elsewhere it is shown. */
function withoutComments(text: string): string {
	const kept: string[] = [];
	let from = 0;
	for (;;) {
		const start = text.indexOf('<!--', from);
		if (start < 0) break;
		const end = text.indexOf('-->', start + 2);
		if (end < 0 && !beginsLine(text, start)) break;
		kept.push(text.slice(from, start));
		if (end < 0) return kept.join('');
		from = end + 3;
	}
	return kept.join('') + text.slice(from);
}

function beginsLine(text: string, offset: number): boolean {
	return text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset).trim() === '';
}

function withoutLinkTitles(text: string): string {
	return text.replace(TITLE, (title, offset: number) => {
		const before = text.slice(Math.max(0, offset - LONGEST_TARGET), offset);
		const target = before.lastIndexOf('](');
		return target >= 0 && TARGET.test(before.slice(target + 2)) ? ')' : title;
	});
}
