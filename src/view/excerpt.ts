import { overlapping, tableInBlock } from '../report/lookup';
import { breaksLine } from '../report/markdown/plain';
import { withoutVoidTags } from '../report/markdown/voidTags';
import { Ink, type Report, type Span } from '../report/model';
import { containsOffset } from '../report/spanRelations';
import { shorten } from '../text/shorten';

/** What stands at a place of the source, without tags such as `<br>`, short enough for one line of a message. */
export function excerpt(source: string, span: Span, limit = 110): string {
	return shorten(withoutVoidTags(source.slice(...span)), limit);
}

/** `</div>`: so much of a tag shows whether it ends a line. */
const longestBreak = 6;

/** The same without Markdown's marks, with citations; what is nothing but marks is shown as it stands. */
export function readableExcerpt({ source, ink }: Pick<Report, 'source' | 'ink'>, span: Span, limit = 110): string {
	let text = '';
	for (let at = span[0]; at < span[1] && text.length <= limit * 8; at++) {
		const character = source[at]!;
		if (ink[at] !== Ink.markup) text += character;
		else if (/[\s|]/.test(character) || (character === '<' && breaksLine(source.slice(at, at + longestBreak))))
			text += ' ';
	}
	return shorten(text, limit) || excerpt(source, span, limit);
}

/** The same in a list of places: of a table the column heads are shown instead of its rows. */
export function placeExcerpt(report: Report, span: Span, limit = 110): string {
	const [block] = overlapping(report.blocks, [span[0], span[0] + 1]);
	const whole = block && span[0] <= block.span[0] && block.span[1] <= span[1];
	const header = (whole && tableInBlock(report, block.index)?.header) || [];
	const heads = header.map(({ text }) => text).filter(Boolean);
	return heads.length > 0 ? shorten(heads.join(' · '), limit) : readableExcerpt(report, span, limit);
}

/** What a figure or a mark is of: the row and the column of its table, `Total · Capacity (MW)`; else its sentence, or its line. */
export function surroundingsText(report: Report, span: Span): string {
	return cellName(report, span) ?? readableExcerpt(report, around(report, span));
}

/** `undefined` outside tables, and for what names a row or a column itself. */
function cellName(report: Report, [start]: Span): string | undefined {
	const [block] = overlapping(report.blocks, [start, start + 1]);
	const table = block && tableInBlock(report, block.index);
	const row = table?.rows.find((cells) => cells.some(({ span }) => containsOffset(span, start)));
	const column = row?.findIndex(({ span }) => containsOffset(span, start)) ?? 0;
	if (column === 0) return undefined;
	return [row?.[0]?.text, table?.header[column]?.text].filter(Boolean).join(' · ') || undefined;
}

/** Fewer letters than a statement has. */
const fewLetters = 20;

/** A figure or marker alone is not understandable: its sentence, or its place in a table, follows it. */
export function excerptOf(report: Report, span: Span): string {
	const own = readableExcerpt(report, span);
	const around = own.length < fewLetters ? surroundingsText(report, span) : own;
	// What begins with it says it already.
	return around.startsWith(own) ? around : `${own} · ${around}`;
}

/** The sentence that a place stands in, or its line, which is the row of a table. */
function around({ sentences, source }: Report, [start]: Span): Span {
	const [sentence] = overlapping(sentences, [start, start + 1]);
	if (sentence) return sentence.span;
	const end = source.indexOf('\n', start);
	return [source.lastIndexOf('\n', start - 1) + 1, end < 0 ? source.length : end];
}
