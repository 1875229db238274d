import MarkdownIt, { type Env, type StateBlock, type Token } from 'markdown-it';
import { cached } from '../../text/textCache';
import { addBlockRule, lineStart } from './blockRules';
import { addDialectBlocks } from './dialectBlocks';
import { addHtmlBlocks } from './htmlBlocks';
import { type InlineMark, inlineReader } from './inlineMarks';

/** A part of a text that reads by itself as it does within the text; all lines count from its first one. */
export interface MarkdownPart {
	readonly tokens: readonly Token[];
	/** `[first, last)` lines that lie deeper than the parser goes. */
	readonly dropped: readonly (readonly [number, number])[];
	readonly definitions: Env['references'];
	/** How many lines it has. */
	readonly lines: number;
}

/** What one reading of a text brings: its parts, and a reader for the inline Markdown of the same text. */
export interface MarkdownReading {
	readonly parts: readonly MarkdownPart[];
	readonly inline: (content: string) => readonly InlineMark[];
}

interface ReadingEnv extends Env {
	dropped: [number, number][];
}

const md = new MarkdownIt({ html: true, linkify: false });
// URLs stay as the author wrote them, so that they can be found and compared.
md.normalizeLink = (url) => url;
addBlockRule(md, 'reference', '[', footnote, ['paragraph', 'reference']);
addBlockRule(md, 'heading', '#', tightHeading, ['paragraph', 'reference', 'blockquote']);
addDialectBlocks(md);
addHtmlBlocks(md);
keepWhatFollowsDeepNesting();
const readInline = inlineReader(md);
/** The inline Markdown of a text that defines no links. */
const readWithoutDefinitions = cached((content) => readInline(content, {}));

/** A heading ends all blocks but these, wherever they begin: HTML, code in fences, tables drawn with lines. */
const goesOverHeadings = /^[ \t>*+\d.)-]*(?:<|`{3}|~{3})|-{20}[ \t]*$|-{2}[ \t]+-{2}|\+[:=-]{3}/m;

/** Reads the block structure of a text, from heading to heading. */
export function readMarkdown(text: string): MarkdownReading {
	const source = text.replace(/\r\n?/g, '\n');
	const parts = (goesOverHeadings.test(source) ? [source] : source.split(/^(?=#{1,6}[ \t])/m)).map(readPart);
	// Of two definitions of a label the first one holds.
	const references = Object.assign({}, ...parts.map(({ definitions }) => definitions).reverse());
	// What a definition says changes how any content with its label reads.
	const inline = parts.every(({ definitions }) => definitions === undefined)
		? readWithoutDefinitions
		: (content: string) => readInline(content, { references });
	return { parts, inline };
}

const readPart = cached((text): MarkdownPart => {
	const env: ReadingEnv = { dropped: [] };
	const tokens: Token[] = [];
	md.block.parse(text, md, env, tokens);
	return { tokens, dropped: env.dropped, definitions: env.references, lines: text.split('\n').length - 1 };
});

/** Beyond its nesting limit markdown-it drops the rest of the document; this drops the nested part alone. */
function keepWhatFollowsDeepNesting(): void {
	const tokenize = md.block.tokenize.bind(md.block);
	md.block.tokenize = (state, startLine, endLine) => {
		if (state.level < md.options.maxNesting) {
			tokenize(state, startLine, endLine);
			return;
		}
		let line = startLine + 1;
		while (line < endLine && (state.isEmpty(line) || (state.sCount[line] ?? 0) >= state.blkIndent)) line++;
		(state.env as ReadingEnv).dropped.push([startLine, line]);
		state.line = line;
	};
}

/**
 * `##Title`, as Markdown was written before CommonMark asked for a space; one `#` may be that of a topic. Behind the marks
 * stands a word, or a number with its stop: `##1234` is none.
 */
function tightHeading(state: StateBlock, startLine: number) {
	const line = /^(#{2,6})((?:[\p{Zs}*_“"]*\p{L}|[\p{Zs}*_]*\d+[.、)]).*)$/u.exec(
		state.src.slice(lineStart(state, startLine), state.eMarks[startLine]),
	);
	if (!line) return undefined;
	const [, markup = '', text = ''] = line;
	return () => {
		state.line = startLine + 1;
		const open = state.push('heading_open', `h${markup.length}`, 1);
		open.markup = markup;
		open.map = [startLine, state.line];
		const inline = state.push('inline', '', 0);
		inline.content = text.replace(/(?<=\s)#+\s*$/, '').trim();
		inline.map = [startLine, state.line];
		inline.children = [];
		const close = state.push('heading_close', open.tag, -1);
		close.markup = markup;
	};
}

/** `[^label]: text`, with indented continuation blocks. */
function footnote(state: StateBlock, startLine: number, endLine: number) {
	const start = lineStart(state, startLine);
	const marker = /^\[\^([^\]\s]+)\]:[ \t]*/.exec(state.src.slice(start, state.eMarks[startLine]));
	if (!marker) return undefined;
	return () => readFootnote(state, startLine, endLine, marker[1], start + marker[0].length);
}

function readFootnote(
	state: StateBlock,
	startLine: number,
	endLine: number,
	label: string | undefined,
	textStart: number,
): void {
	const open = state.push('footnote_open', '', 1);
	open.meta = { label };
	open.map = [startLine, startLine + 1];
	const { blkIndent, bMarks, tShift, sCount } = state;
	const line = [bMarks[startLine]!, tShift[startLine]!, sCount[startLine]!] as const;
	state.blkIndent += 4;
	// The line begins behind the marker: of what is masked as indentation, only four columns would be cut off.
	bMarks[startLine] = textStart;
	tShift[startLine] = 0;
	sCount[startLine] = state.blkIndent;
	state.md.block.tokenize(state, startLine, endLine);
	state.blkIndent = blkIndent;
	[bMarks[startLine], tShift[startLine], sCount[startLine]] = line;
	open.map[1] = state.line;
	state.push('footnote_close', '', -1);
}

/** `&amp;`, `&#38;`, `&#x26;`: how long a reference may be is CommonMark's. */
export const entity = /&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z][A-Za-z\d]{1,31});/g;

export function decodeEntities(text: string): string {
	return text.replace(entity, decodeEntity);
}

/** `&amp;` → `&`; what is no entity stays as it is. */
export function decodeEntity(entity: string): string {
	return md.utils.unescapeAll(entity);
}
