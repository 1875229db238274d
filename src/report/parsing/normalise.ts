import { message } from '../../messages/message';
import { type BlockReader, mostCells } from '../blocks/blocks';
import { LineIndex, maxLine } from '../lines';
import { blankDialectLines } from '../markdown/dialectLines';
import type { FrontMatter, ReadProblem } from '../model';
import { readFrontMatter } from './frontMatter';

/** About 250,000 English words; what lies beyond is left out so that reading stays instant. */
export const maxLength = 1_500_000;

/** A report's text made safe to parse; every character stands where it stands in the source, which may be longer. */
export interface ReadableText {
	readonly text: string;
	readonly lines: LineIndex;
	readonly frontMatter: FrontMatter | undefined;
	readonly problems: readonly ReadProblem[];
}

/** Blanks what is not Markdown prose (front matter, byte order mark, lines of dialects, oversized ones) without moving anything. */
export function normalise(source: string): ReadableText {
	const lines = new LineIndex(source);
	const problems: ReadProblem[] = [];
	let text = source.replaceAll('\0', '\uFFFD');
	if (text.startsWith('\uFEFF')) text = ` ${text.slice(1)}`;

	const head = readFrontMatter(source);
	if (head) text = blank(text, head.frontMatter.span);
	if (head?.problem) problems.push(head.problem);

	const body = head?.frontMatter.span[1] ?? 0;
	const cut = cutAt(source, lines, body);
	if (cut < source.length) {
		problems.push(tooLong(source, cut));
		text = text.slice(0, cut);
	}
	let [kept, from] = ['', 0];
	for (let line = 0; line < lines.count && lines.start(line) < cut; line++) {
		const span = [lines.start(line), lines.end(line)] as const;
		if (span[1] - span[0] <= maxLine || span[0] < body) continue;
		problems.push(longLine(line, span));
		kept += text.slice(from, span[0]) + ' '.repeat(span[1] - span[0]);
		from = span[1];
	}
	text = kept + text.slice(from);
	if (notebook.test(text)) {
		const span = [0, source.length] as const;
		problems.push({ code: 'notebook', span, message: message('reading.notebook') });
		text = blank(text, [0, text.length]);
	}
	return { text: blankDialectLines(withoutOuterFence(text)), lines, frontMatter: head?.frontMatter, problems };
}

/** The JSON of a Jupyter notebook. */
const notebook = /^\s*\{\s*"(?:cells|metadata|nbformat)"\s*:/;
const fenceLine = /^ {0,3}(`{3,}|~{3,})(markdown|md)?[ \t]*$/i;
/** The most lines before an outer fence, such as `Here is the report:`. */
const mostBefore = 6;

/** Blanks the two fence lines around a report that stands in a code fence as a whole, as models return it. */
function withoutOuterFence(text: string): string {
	const lines = text.split('\n', mostBefore + 1).map((line) => fenceLine.exec(line.replace('\r', '')));
	const at = lines.findIndex((line) => line !== null);
	const [, fence = '', named] = lines[at] ?? [];
	const closed = text.trimEnd();
	if (fence === '' || !closed.endsWith(`\n${fence}`)) return text;
	const start = text.split('\n', at).join('\n').length;
	const inner = text.slice(start, closed.length - fence.length).replace(fence, '');
	const isReport =
		named !== undefined || (text.slice(0, start).trim() === '' && /^#{1,3} /m.test(inner) && !inner.includes(fence));
	if (!isReport) return text;
	const open = text.indexOf(fence, start);
	return blank(blank(text, [open, open + fence.length + (named?.length ?? 0)]), [
		closed.length - fence.length,
		closed.length,
	]);
}

function blank(text: string, [start, end]: readonly [number, number]): string {
	return text.slice(0, start) + text.slice(start, end).replace(/[^\r\n]/g, ' ') + text.slice(end);
}

/** The least that a line counts towards the limit: each line is read by itself, however short. */
const leastLine = 40;

/** The start of the line that crosses the limit; empty and oversized lines, and short ones of front matter, are not read one by one. */
function cutAt(source: string, lines: LineIndex, body: number): number {
	if (source.length <= maxLength && lines.count * leastLine <= maxLength) return source.length;
	let counted = 0;
	for (let line = 0; line < lines.count; line++) {
		const length = lines.end(line) - lines.start(line);
		const least = length === 0 || lines.start(line) < body ? 0 : leastLine;
		counted += length > maxLine ? 1 : Math.max(least, length + 1);
		if (counted > maxLength) return lines.start(line);
	}
	return source.length;
}

function tooLong(source: string, cut: number): ReadProblem {
	return {
		code: 'tooLong',
		span: [cut, source.length],
		message: message('reading.tooLong', { length: source.length, read: cut }),
	};
}

function longLine(line: number, span: readonly [number, number]): ReadProblem {
	return {
		code: 'longLine',
		span,
		message: message('reading.longLine', { line: line + 1, length: span[1] - span[0], limit: maxLine }),
	};
}

/** Tells which tables have too many cells. */
export function droppedTableProblems({ dropped }: BlockReader, lines: LineIndex): ReadProblem[] {
	return dropped.map(({ span, cells }) => ({
		code: 'largeTable',
		span,
		message: message('reading.largeTable', { line: lines.lineAt(span[0]) + 1, cells, limit: mostCells }),
	}));
}

/** Tells which lines were nested too deep to be read. */
export function droppedLineProblems({ tooDeep }: BlockReader, lines: LineIndex): ReadProblem[] {
	return tooDeep.map(([first, last]) => ({
		code: 'tooDeep',
		span: [lines.start(first), lines.end(last - 1)],
		message: message('reading.tooDeep', { first: first + 1, last: last > first + 1 ? last : null }),
	}));
}
