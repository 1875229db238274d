import { allMatches } from '../text/matches';

/** Lines longer than this are data, not prose, and are left out: three times what the longest line of a report has. */
export const maxLine = 20_000;

/** A place in a text, counted from 1 as editors show it; columns are UTF-16 units. */
export interface Position {
	readonly line: number;
	readonly column: number;
}

/** Where the lines of a text start and end; a line ends at LF, CRLF or a lone CR. */
export class LineIndex {
	readonly #starts: number[] = [0];
	readonly #ends: number[] = [];

	constructor(text: string) {
		for (const match of allMatches(/\r\n|\r|\n/g, text)) {
			this.#ends.push(match.index);
			this.#starts.push(match.index + match[0].length);
		}
		this.#ends.push(text.length);
	}

	get count(): number {
		return this.#starts.length;
	}

	/** The offset of the first character of a line, counted from 0; the text's end for lines past the last. */
	start(line: number): number {
		return this.#starts[line] ?? this.#textEnd;
	}

	/** The offset behind the last character of a line, counted from 0, without its line break. */
	end(line: number): number {
		return this.#ends[line] ?? this.#textEnd;
	}

	/** The line an offset lies in, counted from 0; offsets outside the text count for its nearest line. */
	lineAt(offset: number): number {
		let low = 0;
		let high = this.#starts.length - 1;
		while (low < high) {
			const middle = (low + high + 1) >> 1;
			if (this.start(middle) <= offset) low = middle;
			else high = middle - 1;
		}
		return low;
	}

	position(offset: number): Position {
		const clamped = Math.max(0, Math.min(offset, this.#textEnd));
		const line = this.lineAt(clamped);
		return { line: line + 1, column: clamped - this.start(line) + 1 };
	}

	/** The offset of a position; columns past the end of the line count for its end. */
	offset(position: Position): number {
		const line = Math.max(0, Math.min(position.line - 1, this.count - 1));
		return Math.max(this.start(line), Math.min(this.start(line) + position.column - 1, this.end(line)));
	}

	get #textEnd(): number {
		return this.#ends[this.#ends.length - 1] ?? 0;
	}
}
