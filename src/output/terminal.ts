import type { Severity } from '../findings/model';
import { printable } from '../text/shorten';

/** How a terminal shows emphasis; without colour every function gives its text back. */
export interface TextStyle {
	bold(text: string): string;
	dim(text: string): string;
	severity(severity: Severity, text: string): string;
}

const severityColours: Readonly<Record<Severity, number>> = { error: 31, warning: 33, info: 36, hint: 90, off: 90 };

/** ANSI colours, or plain text. */
export function textStyle(colour: boolean): TextStyle {
	const paint = (open: number, close: number, text: string) =>
		colour ? `\u001b[${open}m${text}\u001b[${close}m` : text;
	return {
		bold: (text) => paint(1, 22, text),
		dim: (text) => paint(2, 22, text),
		severity: (severity, text) => paint(severityColours[severity], 39, text),
	};
}

/** Lines of cells in columns for a terminal: words to the left, figures to the right. */
export function alignedTable(given: readonly (readonly string[])[], figures: readonly boolean[]): string[] {
	const rows = given.map((cells) => cells.map(printable));
	const columns = Math.max(0, ...rows.map((cells) => cells.length));
	const widths = Array.from({ length: columns }, (_, column) =>
		Math.max(...rows.map((cells) => displayWidth(cells[column] ?? ''))),
	);
	return rows.map((cells) =>
		cells
			.map((cell, column) => {
				const space = ' '.repeat(widths[column]! - displayWidth(cell));
				return figures[column] ? space + cell : cell + space;
			})
			.join('  ')
			.trimEnd(),
	);
}

/** A text padded with spaces to a number of terminal columns. */
export function padded(text: string, width: number): string {
	return text + ' '.repeat(Math.max(0, width - displayWidth(text)));
}

/** How many columns of a terminal a text takes: wide characters take two, combining marks none. */
export function displayWidth(text: string): number {
	let width = 0;
	for (const character of text.normalize('NFC')) {
		if (/\p{Mn}|\p{Me}/u.test(character)) continue;
		width += /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/.test(
			character,
		)
			? 2
			: 1;
	}
	return width;
}
