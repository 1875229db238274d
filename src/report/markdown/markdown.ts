import MarkdownIt, { type Env, type StateBlock, type Token } from 'markdown-it';
import { cached } from '../../text/textCache';
import { addDialectBlocks } from './dialectBlocks';
import { addHtmlBlocks } from './htmlBlocks';
import { type InlineMark, inlineReader } from './inlineMarks';

/** What one reading of a text brings: its block tokens, and a reader for the inline Markdown of the same text. */
export interface MarkdownReading {
	readonly tokens: readonly Token[];
	/** `[first, last)` lines that lie deeper than the parser goes. */
	readonly dropped: readonly (readonly [number, number])[];
	readonly inline: (content: string) => readonly InlineMark[];
}

interface ReadingEnv extends Env {
	dropped: [number, number][];
}

const md = new MarkdownIt({ html: true, linkify: false });
// URLs stay as the author wrote them, so that they can be found and compared.
md.normalizeLink = (url) => url;
md.block.ruler.before('reference', 'footnote', footnote, { alt: ['paragraph', 'reference'] });
md.block.ruler.before('heading', 'tight_heading', tightHeading, { alt: ['paragraph', 'reference', 'blockquote'] });
addDialectBlocks(md);
addHtmlBlocks(md);
keepWhatFollowsDeepNesting();
const readInline = inlineReader(md);
/** The inline Markdown of a text that defines no links. */
const readWithoutDefinitions = cached((content) => readInline(content, {}));

/** Reads the block structure of a text. */
export function readMarkdown(text: string): MarkdownReading {
	const env: ReadingEnv = { dropped: [] };
	const tokens: Token[] = [];
	md.block.parse(text.replace(/\r\n?/g, '\n'), md, env, tokens);
	// What a definition says changes how any content with its label reads.
	const inline = env.references === undefined ? readWithoutDefinitions : (content: string) => readInline(content, env);
	return { tokens, dropped: env.dropped, inline };
}

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
function tightHeading(state: StateBlock, startLine: number, _endLine: number, silent: boolean): boolean {
	const start = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
	if ((state.sCount[startLine] ?? 0) - state.blkIndent >= 4) return false;
	const line = /^(#{2,6})((?:[\p{Zs}*_“"]*\p{L}|[\p{Zs}*_]*\d+[.、)]).*)$/u.exec(
		state.src.slice(start, state.eMarks[startLine]),
	);
	if (!line) return false;
	if (silent) return true;

	const [, markup = '', text = ''] = line;
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
	return true;
}

/** `[^label]: text`, with indented continuation blocks. */
function footnote(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
	const start = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
	if ((state.sCount[startLine] ?? 0) - state.blkIndent >= 4) return false;
	const marker = /^\[\^([^\]\s]+)\]:[ \t]*/.exec(state.src.slice(start, state.eMarks[startLine]));
	if (!marker) return false;
	if (silent) return true;

	const open = state.push('footnote_open', '', 1);
	open.meta = { label: marker[1] };
	open.map = [startLine, startLine + 1];
	const { blkIndent } = state;
	const bMark = state.bMarks[startLine] ?? 0;
	const tShift = state.tShift[startLine] ?? 0;
	const sCount = state.sCount[startLine] ?? 0;
	state.blkIndent += 4;
	// The line begins behind the marker: of what is masked as indentation, only four columns would be cut off.
	state.bMarks[startLine] = start + marker[0].length;
	state.tShift[startLine] = 0;
	state.sCount[startLine] = state.blkIndent;
	if (state.isEmpty(startLine)) state.line = startLine + 1;
	else state.md.block.tokenize(state, startLine, endLine);
	state.blkIndent = blkIndent;
	state.bMarks[startLine] = bMark;
	state.tShift[startLine] = tShift;
	state.sCount[startLine] = sCount;
	open.map[1] = state.line;
	state.push('footnote_close', '', -1);
	return true;
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
