import type { MarkdownIt, StateBlock } from 'markdown-it';
import { allMatches } from '../../text/matches';

/** Tables in HTML, and the tags of components (MDX), as blocks of their own. */
export function addHtmlBlocks(md: MarkdownIt): void {
	md.block.ruler.before('html_block', 'html_table', htmlTable, { alt: ['paragraph', 'reference', 'blockquote'] });
	md.block.ruler.before('html_block', 'component', component, { alt: ['paragraph', 'reference', 'blockquote'] });
}

/** Lines of a table at most. */
const mostLines = 3_000;
const opening = /^<(?:table|div|center|figure|p)\b[^\n]*?/i;

/** From `<table` to `</table>`, whatever blank lines stand in between; one in another is left as it is. */
function htmlTable(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
	if ((state.sCount[startLine] ?? 0) - state.blkIndent >= 4) return false;
	const first = lineAt(state, startLine);
	if (!opening.test(first) || !/<table[\s>]/i.test(first)) return false;
	let last = startLine;
	while (last < Math.min(endLine, startLine + mostLines) && !/<\/table\s*>/i.test(lineAt(state, last))) last++;
	if (last >= Math.min(endLine, startLine + mostLines)) return false;
	const html = Array.from({ length: last + 1 - startLine }, (_, at) => lineAt(state, startLine + at)).join('\n');
	if (allMatches(/<table[\s>]/gi, html).length > 1) return false;
	if (silent) return true;
	state.push('html_table', 'table', 0).map = [startLine, last + 1];
	state.line = last + 1;
	return true;
}

/** Lines of a component's tag at most. */
const mostTagLines = 60;

/** `<Chart data={[1, 2]} />`, `<Callout>`, `</Callout>` in lines of their own: what a component holds is read as Markdown. */
function component(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
	const start = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
	if ((state.sCount[startLine] ?? 0) - state.blkIndent >= 4 || !/^<\/?[A-Z]/.test(state.src.slice(start, start + 3)))
		return false;
	const most = state.eMarks[Math.min(endLine, startLine + mostTagLines) - 1] ?? start;
	const end = tagEnd(state.src, start, most);
	if (end === undefined) return false;
	let line = startLine;
	while ((state.eMarks[line] ?? end) < end) line++;
	if (state.src.slice(end, state.eMarks[line]).trim() !== '') return false;
	if (silent) return true;
	state.push('html_block', '', 0).map = [startLine, line + 1];
	state.line = line + 1;
	return true;
}

function lineAt(state: StateBlock, line: number): string {
	return state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]);
}

/** The offset behind a tag that begins at a place; values in braces may hold brackets, and others braces. */
export function tagEnd(text: string, start: number, most = text.length): number | undefined {
	let depth = 0;
	let quote = '';
	for (let at = start + 1; at < most; at++) {
		const sign = text.charAt(at);
		if (quote !== '') quote = sign === quote ? '' : quote;
		else if (sign === '"' || (sign === "'" && (depth > 0 || text[at - 1] === '='))) quote = sign;
		else if (sign === '{') depth++;
		else if (sign === '}') depth--;
		else if (depth === 0 && sign === '>') return at + 1;
		else if (depth === 0 && sign === '<') return undefined;
	}
	return undefined;
}
