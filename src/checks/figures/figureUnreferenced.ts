import type { Check, DraftFinding } from '../../findings/model';
import { message } from '../../messages/message';
import { blockAt } from '../../report/lookup';
import { blockText } from '../../report/markdown/blockText';
import type { Block, Figure, Report, Span, Table } from '../../report/model';
import { isWithin } from '../../report/spanRelations';
import { termsOf } from '../../text/terms';

/** A figure or a table that has a number, so that the text can point at it. */
interface Exhibit {
	readonly kind: 'figure' | 'table';
	readonly block: number;
	readonly caption: Span;
	readonly number: string;
	/** Its caption with its alternative text, or with the header and first column of a table. */
	readonly words: string;
}

/** A block of running text. */
interface Passage {
	readonly block: Block;
	readonly text: string;
	/** The kinds of exhibits that it may name by number. */
	readonly mayName: Readonly<Record<Exhibit['kind'], boolean>>;
}

/** What text calls an exhibit when it names its number. */
const labels: Readonly<Record<Exhibit['kind'], string>> = {
	figure: '\\b(?:fig(?:ure)?s?\\.?|charts?|graphs?|images?|exhibits?)|[图圖]表?',
	table: '\\btab(?:le)?s?\\.?|表格?',
};

const labelled: Readonly<Record<Exhibit['kind'], RegExp>> = {
	figure: new RegExp(labels.figure, 'iu'),
	table: new RegExp(labels.table, 'iu'),
};

/** How text points at an exhibit of its section without its number. */
const pointers: Readonly<Record<Exhibit['kind'], RegExp>> = {
	figure:
		/\b(?:(?:figure|chart|graph|image|diagram|map)s? (?:above|below|shows?)|(?:this|these|the following|above) (?:figure|chart|graph|image|diagram|map)s?)\b|[下上该如][图圖]|[图圖][中示]/iu,
	table: /\b(?:tables? (?:above|below|shows?)|(?:this|these|the following|above) tables?)\b|[下上该如]表|表[中格]/iu,
};

/** A neighbouring block that shares this many terms with an exhibit discusses it. */
const sharedTerms = 3;

/** `figure.unreferenced` and `table.unreferenced`: a numbered exhibit that the text neither names, introduces nor discusses. */
export const unreferencedFigures: Check = ({ report }) => {
	const passages = passagesOf(report);
	return exhibitsOf(report)
		.filter((exhibit) => !isMentioned(report, exhibit, passages))
		.map(
			({ kind, caption, number }): DraftFinding => ({
				code: `${kind}.unreferenced`,
				span: caption,
				message: message(`checks.${kind}Unreferenced`, { number }),
				data: { number },
			}),
		);
};

function passagesOf(report: Report): Passage[] {
	return report.blocks
		.filter(({ kind }) => kind === 'paragraph' || kind === 'item' || kind === 'quote')
		.map((block) => {
			const text = blockText(report, block);
			return { block, text, mayName: { figure: labelled.figure.test(text), table: labelled.table.test(text) } };
		});
}

function exhibitsOf(report: Report): Exhibit[] {
	return [
		...report.figures.flatMap((figure) => numbered(report, 'figure', figure, figure.alt)),
		...report.tables.flatMap((table) => {
			const cells = [...table.header, ...table.rows.flatMap((row) => row.slice(0, 1))];
			return numbered(report, 'table', table, cells.map(({ text }) => text).join(' '));
		}),
	];
}

/** A caption that is a heading names a section, which is about the exhibit. */
function numbered(
	{ source, blocks }: Report,
	kind: Exhibit['kind'],
	{ block, caption }: Figure | Table,
	contents: string,
): Exhibit[] {
	if (!caption || blocks.some((one) => one.kind === 'heading' && isWithin(caption, one.span))) return [];
	const text = source.slice(...caption);
	const number = /^[*_\s]*[\p{L}.]+\s*(\d+(?:[.-]\d+)*)/u.exec(text)?.[1];
	return number === undefined ? [] : [{ kind, block, caption, number, words: `${text} ${contents}` }];
}

function isMentioned(report: Report, exhibit: Exhibit, passages: readonly Passage[]): boolean {
	const { section } = blockAt(report, exhibit.block);
	const mention = mentionOf(exhibit);
	const terms = new Set(termsOf(exhibit.words));
	return passages.some(({ block, text, mayName }) => {
		if (block.index === exhibit.block || isWithin(exhibit.caption, block.span)) return false;
		if ((mayName[exhibit.kind] && mention.test(text)) || block.introduces === exhibit.block) return true;
		if (block.section !== section) return false;
		const beside = Math.abs(block.index - exhibit.block) <= 2;
		return pointers[exhibit.kind].test(text) || (beside && shares(terms, text));
	});
}

function shares(terms: ReadonlySet<string>, text: string): boolean {
	return [...new Set(termsOf(text))].filter((term) => terms.has(term)).length >= sharedTerms;
}

/** `Table 2`, also in `Tables 1 and 2` or `表1至表2`. */
function mentionOf({ kind, number }: Exhibit): RegExp {
	const others = `(?:\\d+(?:\\.\\d+)*\\s*(?:,|and|&|to|[–—、和与及至~～-])\\s*[表图圖]?)*`;
	return new RegExp(`(?:${labels[kind]})\\s*${others}${number.replaceAll('.', '\\.')}(?!\\d|[.-]\\d)`, 'iu');
}
