import type { Check, DraftFinding } from '../../findings/model';
import { message } from '../../messages/message';
import { captionLabels } from '../../report/blocks/captions';
import { type ExhibitKind, exhibitsNamed } from '../../report/blocks/exhibits';
import { blockAt, touching } from '../../report/lookup';
import { blockText } from '../../report/markdown/blockText';
import type { Block, Figure, Report, Span, Table } from '../../report/model';
import { isWithin } from '../../report/spanRelations';
import { collect, groupBy } from '../../text/collections';
import { kept } from '../../text/kept';
import { termsOf } from '../../text/terms';

/** A figure or a table that has a number, so that the text can point at it. */
interface Exhibit {
	readonly kind: ExhibitKind;
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
}

type PassagesBy<Key> = ReadonlyMap<Key, readonly Passage[]>;

/** The running text of a report, by what it says of exhibits. */
interface Passages {
	readonly byBlock: ReadonlyMap<number, Passage>;
	/** Those that introduce a block. */
	readonly introducing: PassagesBy<number | undefined>;
	/** Those that name a number. */
	readonly naming: Readonly<Record<ExhibitKind, PassagesBy<string>>>;
	/** Those of a section that point at an exhibit without its number. */
	readonly pointing: Readonly<Record<ExhibitKind, PassagesBy<number | undefined>>>;
}

/** Whether text points at an exhibit of its section without its number. */
const pointsAt: Readonly<Record<ExhibitKind, (text: string) => boolean>> = {
	figure: saysOf(
		/\b(?:(?:figure|chart|graph|image|diagram|map)s? (?:above|below|shows?)|(?:this|these|the following|above) (?:figure|chart|graph|image|diagram|map)s?)\b|[下上该如][图圖]|[图圖][中示]/iu,
	),
	table: saysOf(
		/\b(?:tables? (?:above|below|shows?)|(?:this|these|the following|above) tables?)\b|[下上该如]表|表[中格]/iu,
	),
};

function saysOf(pointer: RegExp): (text: string) => boolean {
	return kept((text) => pointer.test(text));
}

/** A neighbouring block that shares this many terms with an exhibit discusses it. */
const sharedTerms = 3;

/** `figure.unreferenced` and `table.unreferenced`: a numbered exhibit that the text neither names, introduces nor discusses. */
export const unreferencedFigures: Check = ({ report }) => {
	const exhibits = exhibitsOf(report);
	if (exhibits.length === 0) return [];
	const passages = passagesOf(report);
	return exhibits
		.filter((exhibit) => !isMentioned(passages, exhibit, blockAt(report, exhibit.block).section))
		.map(
			({ kind, caption, number }): DraftFinding => ({
				code: `${kind}.unreferenced`,
				span: caption,
				message: message(`checks.${kind}Unreferenced`, { number }),
				data: { number },
			}),
		);
};

function passagesOf(report: Report): Passages {
	const all = report.blocks
		.filter(({ kind }) => kind === 'paragraph' || kind === 'item' || kind === 'quote')
		.map((block): Passage => ({ block, text: blockText(report, block) }));
	const naming = (kind: ExhibitKind) =>
		collect(
			all.flatMap((passage) => [...numbersNamed(kind, passage.text)].map((number) => [number, passage] as const)),
		);
	const pointing = (kind: ExhibitKind) =>
		groupBy(
			all.filter(({ text }) => pointsAt[kind](text)),
			({ block }) => block.section,
		);
	return {
		byBlock: new Map(all.map((passage) => [passage.block.index, passage])),
		introducing: groupBy(all, ({ block }) => block.introduces),
		naming: { figure: naming('figure'), table: naming('table') },
		pointing: { figure: pointing('figure'), table: pointing('table') },
	};
}

function exhibitsOf(report: Report): Exhibit[] {
	const headings = report.blocks.filter(({ kind }) => kind === 'heading');
	// A caption that is a heading names a section, which is about the exhibit.
	const numbered = (kind: ExhibitKind, exhibit: Figure | Table, contents: string) =>
		exhibitOf(report.source, kind, exhibit, contents).filter(
			({ caption }) => !touching(headings, caption).some(({ span }) => isWithin(caption, span)),
		);
	return [
		...report.figures.flatMap((figure) => numbered('figure', figure, figure.alt)),
		...report.tables.flatMap((table) => {
			const cells = [...table.header, ...table.rows.flatMap((row) => row.slice(0, 1))];
			return numbered('table', table, cells.map(({ text }) => text).join(' '));
		}),
	];
}

function exhibitOf(source: string, kind: ExhibitKind, { block, caption }: Figure | Table, contents: string): Exhibit[] {
	if (!caption) return [];
	const text = source.slice(...caption);
	const number = captionLabels[kind].exec(text)?.[1];
	return number === undefined ? [] : [{ kind, block, caption, number, words: `${text} ${contents}` }];
}

function isMentioned(passages: Passages, exhibit: Exhibit, section: number | undefined): boolean {
	const { kind, number, block } = exhibit;
	const isApart = (passage: Passage) => passage.block.index !== block && !isWithin(exhibit.caption, passage.block.span);
	return (
		passages.naming[kind].get(number)?.some(isApart) ||
		passages.introducing.get(block)?.some(isApart) ||
		passages.pointing[kind].get(section)?.some(isApart) ||
		isDiscussed(passages, exhibit, section, isApart)
	);
}

function isDiscussed(
	{ byBlock }: Passages,
	{ block, words }: Exhibit,
	section: number | undefined,
	isApart: (passage: Passage) => boolean,
): boolean {
	const beside = [-2, -1, 1, 2].flatMap((step) => byBlock.get(block + step) ?? []);
	const candidates = beside.filter((passage) => passage.block.section === section && isApart(passage));
	if (candidates.length === 0) return false;
	const terms = new Set(termsOf(words));
	return candidates.some(({ text }) => shares(terms, text));
}

function shares(terms: ReadonlySet<string>, text: string): boolean {
	return [...new Set(termsOf(text))].filter((term) => terms.has(term)).length >= sharedTerms;
}

/** The numbers of the exhibits of a kind that a text names. */
function numbersNamed(kind: ExhibitKind, text: string): Set<string> {
	return new Set(exhibitsNamed(text).flatMap(({ kinds, number }) => (kinds.includes(kind) ? [number] : [])));
}
