import { firstOf, itemAt, lastOf } from '../../access';
import type { LineIndex } from '../lines';
import type { Span } from '../model';

/** A run of a block's content that stands unbroken in the source. */
interface Piece {
	readonly at: number;
	readonly source: number;
	readonly length: number;
}

/** The inline text of a block as markdown-it cuts it out, and where each of its characters stands in the source. */
export class Content {
	readonly text: string;
	readonly pieces: readonly Piece[];

	constructor(text: string, pieces: readonly Piece[]) {
		this.text = text;
		this.pieces = pieces;
	}

	/**
	 * The content of a block that takes whole lines. Each content line is what is left of its source line when the
	 * block's marks in front of it and white space at both ends are gone, so it is found from the line's end.
	 */
	static ofLines(content: string, firstLine: number, source: string, lines: LineIndex): Content {
		const pieces: Piece[] = [];
		let at = 0;
		for (const [index, line] of content.split('\n').entries()) {
			const core = trimmed(line);
			const lineEnd = lines.end(firstLine + index);
			const ink = trimEnd(source.slice(lines.start(firstLine + index), lineEnd));
			const start = lines.start(firstLine + index) + ink.length - core.length;
			const lead = line.length - line.replace(/^[ \t\v\f\r]+/, '').length;
			pieces.push({ at: at + lead, source: start, length: Math.min(line.length - lead, lineEnd - start) });
			at += line.length + 1;
		}
		return new Content(content, pieces);
	}

	/** The content of an ATX heading: it may be followed by closing `#` marks. */
	static ofHeading(content: string, line: number, source: string, lines: LineIndex): Content {
		const start = lines.start(line);
		const marks = /^[^#]*#+/.exec(source.slice(start, lines.end(line)))![0].length;
		const found = source.indexOf(content, start + marks);
		return new Content(content, [{ at: 0, source: found, length: content.length }]);
	}

	/** From the first to behind the last character. */
	get span(): Span {
		const last = lastOf(this.pieces);
		return [firstOf(this.pieces).source, last.source + last.length];
	}

	/** Calls `visit` with the source range of each unbroken run of the content's `[start, end)`. */
	cover(start: number, end: number, visit: (start: number, end: number) => void): void {
		for (let index = this.#pieceAt(start); (this.pieces[index]?.at ?? end) < end; index++) {
			const piece = itemAt(this.pieces, index);
			const from = Math.max(start, piece.at);
			const to = Math.min(end, piece.at + piece.length);
			if (from < to) visit(piece.source + from - piece.at, piece.source + to - piece.at);
		}
	}

	/** The source range from the first to behind the last character of the content's `[start, end)`. */
	locate(start: number, end: number): Span {
		const from = this.#offset(start);
		return [from, end > start ? Math.max(from, this.#offset(end - 1) + 1) : from];
	}

	#offset(at: number): number {
		const piece = itemAt(this.pieces, this.#pieceAt(at));
		return piece.source + Math.max(0, Math.min(at - piece.at, piece.length));
	}

	/** The last piece that begins at a character or before it. */
	#pieceAt(at: number): number {
		let low = 0;
		let high = this.pieces.length - 1;
		while (low < high) {
			const middle = (low + high + 1) >> 1;
			if (itemAt(this.pieces, middle).at <= at) low = middle;
			else high = middle - 1;
		}
		return low;
	}
}

function trimmed(line: string): string {
	return trimEnd(line).replace(/^[ \t\v\f\r]+/, '');
}

const blanks = ' \t\v\f\r';

/** Not by a regular expression, which would take quadratic time on long runs of blanks. */
function trimEnd(line: string): string {
	let end = line.length;
	while (end > 0 && blanks.includes(line.charAt(end - 1))) end--;
	return line.slice(0, end);
}
