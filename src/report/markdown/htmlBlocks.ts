import type { MarkdownIt, StateBlock } from 'markdown-it';
import { addBlockRule, lineStart, takeLines } from './blockRules';

/** Tables in HTML, and the tags of components (MDX), as blocks of their own. */
export function addHtmlBlocks(md: MarkdownIt): void {
	addBlockRule(md, 'html_block', '<', htmlTable, ['paragraph', 'reference', 'blockquote']);
	addBlockRule(md, 'html_block', '<', component, ['paragraph', 'reference', 'blockquote']);
}

/** Lines of a table, or of a component's tag, at most. */
const most = { table: 3_000, tag: 60 };

function textFrom(state: StateBlock, startLine: number, endLine: number, lines: number): string {
	return state.src.slice(lineStart(state, startLine), state.eMarks[Math.min(endLine, startLine + lines) - 1]);
}

/** From `<table` to `</table>`, whatever blank lines stand in between; one in another is left as it is. */
const table =
	/^(?:<(?:div|center|figure|p)\b[^\n]*)?<table[\s>](?:(?!<table[\s>])[\s\S])*?<\/table\s*>(?![^\n]*<table[\s>])/i;

function htmlTable(state: StateBlock, startLine: number, endLine: number) {
	const html = table.exec(textFrom(state, startLine, endLine, most.table))?.[0];
	if (html === undefined) return undefined;
	return () => takeLines(state, 'html_table', startLine, startLine + html.split('\n').length);
}

/** `<Chart data={[1, 2]} />`, `<Callout>`, `</Callout>` in lines of their own: what a component holds is read as Markdown. */
function component(state: StateBlock, startLine: number, endLine: number) {
	const text = textFrom(state, startLine, endLine, most.tag);
	const end = /^<\/?[A-Z]/.test(text) ? tagEnd(text, 0) : undefined;
	if (end === undefined || !/^[ \t]*(?:\n|$)/.test(text.slice(end))) return undefined;
	return () => takeLines(state, 'html_block', startLine, startLine + text.slice(0, end).split('\n').length);
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
