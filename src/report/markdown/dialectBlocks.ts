import type { MarkdownIt, StateBlock } from 'markdown-it';
import { oneOf } from '../../lexicon/compile';
import { sourceCallouts } from '../../lexicon/labels.json';
import { addBlockRule, isIndented, lineAt, lineStart, takeLines } from './blockRules';

/** Blocks that analysts' programs add to Markdown: notes and tabs of MkDocs, callouts, tables drawn with lines or columns. */
export function addDialectBlocks(md: MarkdownIt): void {
	addBlockRule(md, 'code', '!?=', indentedContainer, ['paragraph']);
	addBlockRule(md, 'code', '[', callout, ['paragraph']);
	// They end no paragraph: else each of its lines would search for the end of a table.
	addBlockRule(md, 'code', undefined, drawnTable);
}

/** `!!! note "Title"`, `??? info`, `=== "Tab"`: what is indented by four columns below stands in it. */
const containerHead = /^(?:(?:!!!|\?\?\?\+?)[ \t]+[a-z][\w -]*(?:"[^"]*")?|===[!+]?[ \t]+"[^"]+")$/iu;

function indentedContainer(state: StateBlock, startLine: number, endLine: number) {
	if (!containerHead.test(lineAt(state, startLine))) return undefined;
	const first = state.skipEmptyLines(startLine + 1);
	if (first >= endLine || !isIndented(state, first)) return undefined;
	return () => {
		const { blkIndent } = state;
		state.blkIndent += 4;
		state.md.block.tokenize(state, first, endLine);
		state.blkIndent = blkIndent;
	};
}

/** `[!source] Port accounts` says where the lines of a quotation come from, and is read with them. */
const namesSource = new RegExp(`^\\[!${oneOf(sourceCallouts)}\\]`, 'i');

/** `[!note]- Title` before further lines of a quotation is its title and not part of its text. */
function callout(state: StateBlock, startLine: number, endLine: number) {
	const content = lineAt(state, startLine);
	const head = state.parentType === 'blockquote' && /^\[![\p{L}\d|_ -]{1,40}\][+-]?/u.exec(content);
	if (!head) return undefined;
	const goesOn = startLine + 1 < endLine && !state.isEmpty(startLine + 1);
	if (head[0] !== content && (!goesOn || namesSource.test(content))) return undefined;
	return () => {
		state.line = startLine + 1;
	};
}

const line = (body: string) => String.raw`[> \t]*${body}[ \t]*(?:\n|$)`;
const grid = line(String.raw`\+(?:[:=-]{3,}\+)+`);
const rule = line('-{20,}');
const columns = line(String.raw`-{2,}(?:[ \t]+-{2,})+`);
const row = (sign: string) => String.raw`[> \t]*${sign}.*(?:\n|$)`;
const anyRow = row(String.raw`[^>\s]`);

/** Grids, `+---+---+` and rows between bars; Pandoc's tables of columns: between two rules, between two lines of columns, or below a head. */
const drawnTables = [
	`${grid}(?:${row('[|+]')})+${grid}`,
	String.raw`${rule}(?:.*\n){0,6}?${columns}(?:.*\n)*?${rule}`,
	`${columns}(?:${anyRow})*?${columns}`,
	String.raw`(?=.*\S[ \t]{2,}\S).*\n${columns}(?:${anyRow})+?(?:${columns}|(?![> \t]*[^>\s]))`,
].map((pattern) => new RegExp(`^(?:${pattern})`));
/** One of the first two lines of each. */
const drawnLine = /^[> \t]*(?:\+|--)/;
/** Lines of a table at most. */
const mostLines = 400;

/** They are skipped like code. */
function drawnTable(state: StateBlock, startLine: number, endLine: number) {
	if (![startLine, startLine + 1].some((line) => drawnLine.test(lineAt(state, line)))) return undefined;
	const last = Math.min(endLine, startLine + mostLines) - 1;
	const text = state.src.slice(lineStart(state, startLine), state.eMarks[last]);
	const [table] = drawnTables.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
	if (table === undefined) return undefined;
	return () => takeLines(state, 'code_block', startLine, startLine + table.trimEnd().split('\n').length);
}
