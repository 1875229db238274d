import { collect } from '../text/collections';

/** What a reader of the rendered text does not see, and a model would. */

/** Takes up no room or steers the reading order: zero-width and bidi characters, tags, variation selectors, soft hyphens. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cs}\uFFF9-\uFFFB]/gu;
const lineBreak = /\r\n?|[\u0085\u2028\u2029]/g;
/** Control characters but tab and line feed. */
const control = /(?![\t\n])\p{Cc}/gu;
/** What may be the title in `[text](target "title")`, with the bracket that ends the link. */
const title = /\s{1,8}(?:"[^"]{0,2000}"|'[^']{0,2000}'|\([^()]{0,2000}\))\s{0,8}\)/g;
const targetPattern = /^\s{0,8}(?:<[^<>\n]*>|[^\s<>]+)$/;
const longestTarget = 2000;
/** The title of `[label]: target "title"`. */
const definitionTitle =
	/^( {0,3}\[[^\]\n]{1,999}\]:[ \t]{0,8}\S{1,2000})[ \t\n]{1,8}(?:"[^"]{0,2000}"|'[^']{0,2000}'|\([^()]{0,2000}\))[ \t]*$/gm;
/** Stands between passages of a text that is not shown whole: what begins before it does not go on behind it. */
const gap = '\n[…]\n';

/** The text without characters that cannot be seen, its line breaks made line feeds. */
export function withoutInvisible(text: string): string {
	return text.replace(lineBreak, '\n').replace(control, '').replace(invisible, '');
}

/**
 * Markdown that is shown as it is written: without comments, link titles and characters that cannot be seen. What is
 * visible stays as it is; code is, whatever it holds, and so is a comment that is left open.
 */
export function withoutHiddenText(markdown: string): string {
	return outsideCode(withoutInvisible(markdown), (prose) => withoutLinkTitles(prose).replace(definitionTitle, '$1'));
}

/** Changes what is no code, and takes the comments out: whichever begins first, code or comment, holds the other. */
function outsideCode(text: string, change: (prose: string) => string): string {
	const endOfComment = commentEnds(text);
	const endOfSpan = codeSpanEnds(text);
	const begin = /<!--|^ {0,3}(?:`{3,}|~{3,})|`+/gm;
	const kept: string[] = [];
	let from = 0;
	for (let found = begin.exec(text); found; found = begin.exec(text)) {
		const { 0: mark, index: start } = found;
		const comment = mark === '<!--';
		const end = comment
			? endOfComment(start)
			: (endOfFence(text, mark, begin.lastIndex) ?? endOfSpan(mark.trimStart().length, begin.lastIndex));
		if (end === undefined) continue;
		kept.push(change(text.slice(from, start)));
		if (!comment) kept.push(text.slice(start, end));
		from = end;
		begin.lastIndex = end;
	}
	return kept.join('') + change(text.slice(from));
}

/** Behind a comment that begins at an offset; `undefined` for one that is left open. */
function commentEnds(text: string): (start: number) => number | undefined {
	const nextEnd = finder(text, '-->');
	const nextComment = finder(text, '<!--');
	const nextGap = finder(text, gap);
	return (start) => {
		const end = nextEnd(start + 2);
		return end < nextComment(start + 4) && end < nextGap(start) ? end + 3 : undefined;
	};
}

/** Behind the block that a fence opens: the text's end when it is left open; `undefined` where there is no fence. */
function endOfFence(text: string, mark: string, from: number): number | undefined {
	const fence = mark.trimStart();
	const lineEnd = text.indexOf('\n', from);
	if (fence.length < 3 || text.slice(from, lineEnd < 0 ? text.length : lineEnd).includes('`')) return undefined;
	if (lineEnd < 0) return text.length;
	const closing = new RegExp(`^ {0,3}${fence[0]}{${fence.length},}[ \\t]*$`, 'gm');
	closing.lastIndex = lineEnd + 1;
	return closing.exec(text) ? closing.lastIndex : text.length;
}

/** Behind the code span that a run of backticks opens: as many close it, with no blank line between them. */
function codeSpanEnds(text: string): (length: number, from: number) => number | undefined {
	const runs = collect(Array.from(text.matchAll(/`+/g), ({ 0: run, index }) => [run.length, index]));
	for (const same of runs.values()) same.reverse();
	const nextBlank = finder(text, '\n\n');
	return (length, from) => {
		const same = runs.get(length) ?? [];
		while ((same.at(-1) ?? Number.POSITIVE_INFINITY) < from) same.pop();
		const next = same.at(-1);
		return next === undefined || nextBlank(from) < next ? undefined : next + length;
	};
}

/** Where something stands next, from ever later offsets on; infinity where it does not. */
function finder(text: string, sought: string): (from: number) => number {
	let known = -1;
	return (from) => {
		if (known < from) {
			const next = text.indexOf(sought, from);
			known = next < 0 ? Number.POSITIVE_INFINITY : next;
		}
		return known;
	};
}

function withoutLinkTitles(text: string): string {
	return text.replace(title, (title, offset: number) => {
		const before = text.slice(Math.max(0, offset - longestTarget), offset);
		const target = before.lastIndexOf('](');
		return target >= 0 && targetPattern.test(before.slice(target + 2)) ? ')' : title;
	});
}
