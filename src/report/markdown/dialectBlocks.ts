import type { MarkdownIt, StateBlock } from 'markdown-it';
import { oneOf } from '../../lexicon/compile';
import { sourceCallouts } from '../../lexicon/labels.json';

/** Blocks that analysts' programs add to Markdown: notes and tabs of MkDocs, callouts, tables drawn with lines or columns. */
export function addDialectBlocks(md: MarkdownIt): void {
	md.block.ruler.before('code', 'indented_container', indentedContainer, { alt: ['paragraph'] });
	md.block.ruler.before('code', 'callout', callout);
	// Without `alt`: else each line of a paragraph would search for the end of a table.
	md.block.ruler.before('code', 'grid_table', gridTable);
	md.block.ruler.before('code', 'column_table', columnTable);
}

function lineAt(state: StateBlock, line: number): string {
	return state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]).trimEnd();
}

function isIndented(state: StateBlock, line: number, columns: number): boolean {
	return (state.sCount[line] ?? 0) - state.blkIndent >= columns;
}

/** `!!! note "Title"`, `??? info`, `=== "Tab"`: what is indented by four columns below stands in it. */
const containerHead = /^(?:(?:!!!|\?\?\?\+?)[ \t]+[a-z][\w -]*(?:"[^"]*")?|===[!+]?[ \t]+"[^"]+")$/iu;

function indentedContainer(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
	if (isIndented(state, startLine, 4) || !/^[!?=]{3}/.test(lineAt(state, startLine))) return false;
	if (!containerHead.test(lineAt(state, startLine))) return false;
	let first = startLine + 1;
	while (first < endLine && state.isEmpty(first)) first++;
	if (first >= endLine || !isIndented(state, first, 4)) return false;
	if (silent) return true;
	const { blkIndent } = state;
	state.blkIndent += 4;
	state.md.block.tokenize(state, first, endLine);
	state.blkIndent = blkIndent;
	return true;
}

/** `[!source] Port accounts` says where the lines of a quotation come from, and is read with them. */
const namesSource = new RegExp(`^\\[!${oneOf(sourceCallouts)}\\]`, 'i');

/** `[!note]- Title` before further lines of a quotation is its title and not part of its text. */
function callout(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
	const content = lineAt(state, startLine);
	if (!content.startsWith('[!') || state.parentType !== 'blockquote') return false;
	const [, title] = /^\[![\p{L}\d|_ -]{1,40}\][+-]?(.*)$/u.exec(content) ?? [];
	if (title === undefined) return false;
	const goesOn = startLine + 1 < endLine && !state.isEmpty(startLine + 1);
	if (title.trim() !== '' && (!goesOn || namesSource.test(content))) return false;
	if (silent) return true;
	state.line = startLine + 1;
	return true;
}

const gridLine = /^\+(?:[:=-]{3,}\+)+$/;

/** `+---+---+` and rows between bars, to the last such line, are skipped like code. */
function gridTable(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
	if (isIndented(state, startLine, 4) || !gridLine.test(lineAt(state, startLine))) return false;
	let last = startLine + 1;
	while (last < endLine && /^[|+]/.test(lineAt(state, last))) last++;
	if (last - startLine < 3 || !gridLine.test(lineAt(state, last - 1))) return false;
	return silent || skipAsCode(state, startLine, last);
}

function skipAsCode(state: StateBlock, startLine: number, last: number): true {
	state.line = last;
	state.push('code_block', 'code', 0).map = [startLine, last];
	return true;
}

const columnLine = /^-{2,}(?:[ \t]+-{2,})+$/;
const ruleLine = /^-{20,}$/;
/** Lines of a table's head above the line that parts the columns. */
const mostHead = 8;
const mostRows = 400;

/** Pandoc's tables of columns: `----- -----` below a head, or between two rules. They are skipped like code. */
function columnTable(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
	const first = lineAt(state, startLine);
	const ruled = ruleLine.test(first);
	const headless = columnLine.test(first);
	if (!ruled && !headless && !columnLine.test(lineAt(state, startLine + 1))) return false;
	if (!ruled && !headless && !/\S[ \t]{2,}\S/.test(first)) return false;
	const last = ruled ? endOfRuled(state, startLine, endLine) : endOfColumns(state, startLine, endLine, headless);
	return last !== undefined && (silent || skipAsCode(state, startLine, last));
}

/** Behind the rule that ends a table of rows that take several lines each. */
function endOfRuled(state: StateBlock, startLine: number, endLine: number): number | undefined {
	let columns = startLine + 1;
	const mostColumns = Math.min(endLine, startLine + mostHead);
	while (columns < mostColumns && !columnLine.test(lineAt(state, columns))) columns++;
	if (columns >= mostColumns) return undefined;
	for (let line = columns + 1; line < Math.min(endLine, columns + mostRows); line++)
		if (ruleLine.test(lineAt(state, line))) return line + 1;
	return undefined;
}

/** Without a head it ends with a line like its first, else with a blank line. */
function endOfColumns(state: StateBlock, startLine: number, endLine: number, headless: boolean): number | undefined {
	let line = startLine + (headless ? 1 : 2);
	while (line < endLine && !state.isEmpty(line) && line - startLine < mostRows) {
		if (columnLine.test(lineAt(state, line))) return line + 1;
		line++;
	}
	return headless || line - startLine < 3 ? undefined : line;
}
