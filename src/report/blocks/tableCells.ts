import { allMatches } from '../../text/matches';
import type { LineIndex } from '../lines';
import { Content } from './content';
import type { DraftCell } from './drafts';

/** The cells of one table line: between the pipes, trimmed, `\|` read as a pipe. */
export function tableCells(source: string, lines: LineIndex, line: number, nested: boolean): DraftCell[] {
	const start = lines.start(line);
	const end = lines.end(line);
	const text = source.slice(start, end);
	const prefix = (nested ? /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d+[.)](?=[ \t])))*[ \t]*/ : /^[ \t]*/).exec(text)?.[0] ?? '';
	const bounds = pipes(text, prefix.length);
	const cells = bounds.slice(1).map((bound, index) => cell(source, start + (bounds[index] ?? 0) + 1, start + bound));
	if (text.slice(prefix.length).startsWith('|')) cells.shift();
	if (/^[ \t]*$/.test(text.slice((bounds.at(-2) ?? 0) + 1)) && cells.length > 1) cells.pop();
	return cells;
}

/** The places of the pipes that part cells, with the line's two ends around them. */
function pipes(text: string, from: number): number[] {
	const bounds = [from - 1];
	for (let at = from; at < text.length; at++) {
		if (text[at] === '|' && text[at - 1] !== '\\') bounds.push(at);
	}
	return [...bounds, text.length];
}

function cell(source: string, from: number, to: number): DraftCell {
	const raw = source.slice(from, to);
	const start = from + (raw.length - raw.trimStart().length);
	const end = Math.max(start, to - (raw.length - raw.trimEnd().length));
	const pieces = [];
	let text = '';
	let at = start;
	for (const match of allMatches(/\\\|/g, source.slice(start, end))) {
		const backslash = start + match.index;
		pieces.push({ at: text.length, source: at, length: backslash - at });
		text += source.slice(at, backslash);
		at = backslash + 1;
	}
	pieces.push({ at: text.length, source: at, length: end - at });
	text += source.slice(at, end);
	return { span: [start, end], content: new Content(text, pieces) };
}
