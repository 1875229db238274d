/** A run of text on a page of a PDF, as its reader gives it. */
export interface PdfItem {
	readonly str: string;
	/** `[a, b, c, d, x, y]`; y grows upwards. */
	readonly transform: readonly number[];
	readonly width: number;
	readonly height: number;
	readonly hasEOL: boolean;
}

interface Line {
	text: string;
	readonly y: number;
	readonly height: number;
	/** It has gaps as between columns. */
	table: boolean;
	end: number;
}

/** A gap wider than so many times the type's height stands between two cells of a table. */
const cellGap = 1.8;
const wordGap = 0.15;
/** Lines farther apart than so many times the type's height are two paragraphs. */
const paragraphGap = 1.9;

/** The text of one page: paragraphs joined from their lines, rows of tables on lines of their own. */
export function pageText(items: readonly PdfItem[]): string {
	return paragraphs(linesOf(items));
}

function linesOf(items: readonly PdfItem[]): Line[] {
	const lines: Line[] = [];
	let line: Line | undefined;
	for (const { str, transform, width, height, hasEOL } of items) {
		const [, , , , x = 0, y = 0] = transform;
		const size = height || Math.abs(transform[3] ?? 0) || line?.height || 10;
		if (str.trim() !== '') {
			if (line && Math.abs(line.y - y) < size * 0.5 && x >= line.end - size) {
				const gap = x - line.end;
				const cell = gap > size * cellGap;
				const touchesSpace = /\s$/.test(line.text) || /^\s/.test(str);
				if (cell) line.text += ' | ';
				else if (gap > size * wordGap && !touchesSpace && !isWide(line.text.slice(-2), str)) line.text += ' ';
				line.table ||= cell;
			} else {
				line = { text: '', y, height: size, table: false, end: x };
				lines.push(line);
			}
			line.text += str;
			line.end = x + width;
		} else if (
			line &&
			str !== '' &&
			!/\s$/.test(line.text) &&
			Math.abs(line.y - y) < size * 0.5 &&
			width < size * cellGap
		) {
			line.text += ' ';
			line.end = Math.max(line.end, x + width);
		}
		if (hasEOL) line = undefined;
	}
	return lines.map((found) => ({
		...found,
		text: found.text
			.replace(/\s+/g, ' ')
			.replace(/ (?:\| )+\|? ?/g, ' | ')
			.trim(),
	}));
}

/** Chinese and Japanese are written without blanks. */
function isWide(before: string, after: string): boolean {
	return (
		/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}，。、；：]$/u.test(before) &&
		/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}，。、；：]/u.test(after)
	);
}

function paragraphs(lines: readonly Line[]): string {
	let text = '';
	let last: Line | undefined;
	for (const line of lines) {
		if (line.text === '') continue;
		const gap = last ? between(last, line, text) : '';
		text = gap === 'join' ? text.slice(0, -1) + line.text : text + gap + line.text;
		last = line;
	}
	return text.trim();
}

/** What stands between two lines; `join` where the last word of the first goes on in the second. */
function between(last: Line, line: Line, text: string): 'join' | '\n\n' | '\n' | ' ' | '' {
	const drop = last.y - line.y;
	const size = Math.max(last.height, line.height);
	const resized = Math.abs(last.height - line.height) > size * 0.15;
	if (drop < 0 || drop > size * paragraphGap || resized) return '\n\n';
	if (last.table || line.table) return '\n';
	if (/[•▪◦·–-]\s|^\(?\d{1,2}[.)]\s/.test(line.text.slice(0, 5))) return '\n';
	if (/\p{L}[\u00ad-]$/u.test(text.slice(-3)) && /^\p{Ll}/u.test(line.text)) return 'join';
	return isWide(text.slice(-2), line.text) ? '' : ' ';
}
