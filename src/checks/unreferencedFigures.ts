import type { Block, Report, Span } from '../report/model';
import { plainText } from '../report/plain';
import { termsOf } from '../report/terms';
import type { Check, DraftFinding } from './model';

/** A figure or a table that has a number, so that the text can point at it. */
interface Exhibit {
	readonly kind: 'figure' | 'table';
	readonly block: number;
	readonly caption: Span;
	readonly number: string;
	/** Its caption and its contents, in terms. */
	readonly terms: ReadonlySet<string>;
}

/** How text points at an exhibit of its section without its number. */
const pointers: Readonly<Record<Exhibit['kind'], RegExp>> = {
	figure:
		/\b(?:(?:figure|chart|graph|image|diagram|map)s? (?:above|below|shows?)|(?:this|these|the following|above) (?:figure|chart|graph|image|diagram|map)s?)\b|[下上该如][图圖]|[图圖][中示]/iu,
	table: /\b(?:tables? (?:above|below|shows?)|(?:this|these|the following|above) tables?)\b|[下上该如]表|表[中格]/iu,
};

/** A neighbouring block that shares this many terms with an exhibit discusses it. */
const sharedTerms = 3;

/** `figure.unreferenced` and `table.unreferenced`: a numbered exhibit that the text neither names, introduces nor discusses. */
export const unreferencedFigures: Check = ({ report }) =>
	exhibitsOf(report)
		.filter((exhibit) => !prose(report, exhibit).some((block) => speaksOf(report, block, exhibit)))
		.map(
			({ kind, caption, number }): DraftFinding => ({
				code: `${kind}.unreferenced`,
				span: caption,
				message: `The text never mentions this ${kind}: a reader cannot tell what to look for in it. Point to it (“${kind} ${number} shows …”), or leave it out.`,
				data: { number },
			}),
		);

/** A caption that is a heading names a section, which is about the exhibit. */
function exhibitsOf({ source, figures, tables, blocks }: Report): Exhibit[] {
	const drafts = [
		...figures.map((figure) => ({ ...figure, kind: 'figure' as const, contents: [figure.alt] })),
		...tables.map((table) => ({
			...table,
			kind: 'table' as const,
			contents: [...table.header, ...table.rows.flatMap((row) => row.slice(0, 1))].map(({ text }) => text),
		})),
	];
	return drafts.flatMap(({ kind, block, caption, contents }): Exhibit[] => {
		const isHeading = blocks.some(({ kind, span }) => kind === 'heading' && caption && within(caption, span));
		const words = caption && !isHeading ? source.slice(...caption) : '';
		const number = /^[*_\s]*[\p{L}.]+\s*(\d+(?:[.-]\d+)*)/u.exec(words)?.[1];
		return caption && number
			? [{ kind, block, caption, number, terms: new Set(termsOf([words, ...contents].join(' '))) }]
			: [];
	});
}

/** The blocks of running text apart from the exhibit and its caption. */
function prose({ blocks }: Report, { caption, block: own }: Exhibit): Block[] {
	return blocks.filter(
		({ kind, index, span }) =>
			index !== own && ['paragraph', 'item', 'quote'].includes(kind) && !within(caption, span),
	);
}

function speaksOf(report: Report, block: Block, exhibit: Exhibit): boolean {
	const text = plainText(report, block.span);
	if (mentionOf(exhibit.number).test(text) || block.introduces === exhibit.block) return true;
	if (block.section !== report.blocks[exhibit.block]!.section) return false;
	if (pointers[exhibit.kind].test(text)) return true;
	const beside = Math.abs(block.index - exhibit.block) <= 2;
	return beside && [...new Set(termsOf(text))].filter((term) => exhibit.terms.has(term)).length >= sharedTerms;
}

/** `Table 2`, also in `Tables 1 and 2` or `表1至表2`. */
function mentionOf(number: string): RegExp {
	return new RegExp(
		`(?:\\b(?:tab(?:le)?s?\\.?|fig(?:ure)?s?\\.?|charts?|graphs?|images?|exhibits?)|[表图圖]表?)\\s*(?:[\\d.-]+\\s*(?:,|and|&|to|[–—、和与及至~～-])\\s*[表图圖]?)*${number.replaceAll('.', '\\.')}(?!\\d|[.-]\\d)`,
		'iu',
	);
}

function within([start, end]: Span, [from, to]: Span): boolean {
	return start >= from && end <= to;
}
