/** What a reader of the rendered text does not see, and a model would. */

/** Takes up no room or steers the reading order: zero-width and bidi characters, tags, variation selectors, soft hyphens. */
const invisible = /(?![\0-\x7F])[\p{Default_Ignorable_Code_Point}\p{Cs}\uFFF9-\uFFFB]/gu;
const lineBreak = /\r\n?|[\u0085\u2028\u2029]/g;
/** Control characters but tab and line feed. */
const control = /(?![\t\n -~])\p{Cc}/gu;
/** Letters and marks of most reports, all of which can be seen: a quick test before the others. */
const plain = /^[\t\n -~\u00c0-\u024f\u2010-\u2027\u3000-\u303f\u4e00-\u9fff\uff01-\uff5e]*$/;
/** What may be the title in `[text](target "title")`, with the bracket that ends the link. */
const title = /\s{1,8}(?:"[^"]{0,2000}"|'[^']{0,2000}'|\([^()]{0,2000}\))\s{0,8}\)/g;
const targetPattern = /^\s{0,8}(?:<[^<>\n]*>|[^\s<>]+)$/;
const longestTarget = 2000;
/** The title of `[label]: target "title"`. */
const definitionTitle =
	/^( {0,3}\[[^\]\n]{1,999}\]:[ \t]{0,8}\S{1,2000})[ \t\n]{1,8}(?:"[^"]{0,2000}"|'[^']{0,2000}'|\([^()]{0,2000}\))[ \t]*$/gm;
/**
 * A comment, in code too: whoever shows the text decides what is code. One that is left open takes nothing with it, and none
 * goes on where passages of a text that is not shown whole are left out. Each stops at the next one, so that all takes one pass.
 */
const comment = /<!--(?:-?>|(?:(?!-->|<!--|\n\[…\]\n)[\s\S])*-->)/g;

/** The text without characters that cannot be seen, its line breaks made line feeds. */
export function withoutInvisible(text: string): string {
	if (plain.test(text)) return text;
	return text.replace(lineBreak, '\n').replace(control, '').replace(invisible, '');
}

/**
 * Markdown that is shown as it is written: without comments, link titles and characters that cannot be seen. What is
 * visible stays as it is.
 */
export function withoutHiddenText(markdown: string): string {
	return withoutLinkTitles(withoutInvisible(markdown).replace(comment, '')).replace(definitionTitle, '$1');
}

function withoutLinkTitles(text: string): string {
	return text.replace(title, (title, offset: number) => {
		const before = text.slice(Math.max(0, offset - longestTarget), offset);
		const target = before.lastIndexOf('](');
		return target >= 0 && targetPattern.test(before.slice(target + 2)) ? ')' : title;
	});
}
