import { bilingual } from '../../lexicon/compile';
import { previews, recaps } from '../../lexicon/repeats.json';
import { rounded } from '../../lexicon/totals.json';
import { sourceNote } from '../../report/blocks/captions';
import { overlapping, sectionsAround } from '../../report/lookup';
import { blockText } from '../../report/markdown/blockText';
import type { Block, Quantity, Report, Section, SectionRole } from '../../report/model';
import { byPlace, isWithin } from '../../report/spanRelations';
import { groupBy } from '../../text/collections';
import { memoised } from '../../text/memo';
import { cached, cachedAlways } from '../../text/textCache';

/** A paragraph, list item or quotation of the body, no caption: captions are alike by nature, with what is compared of it. */
export interface Paragraph {
	readonly block: Block;
	readonly section: Section | undefined;
	readonly text: string;
	/** Numbers other than years and dates. */
	readonly figures: readonly Quantity[];
	/** What its citations name. */
	readonly cited: readonly string[];
	/** Introduction, summary, highlights or conclusion: expected to repeat the body. */
	readonly echo: boolean;
	/** A cell of a table, an image or a note below either that stands as a paragraph: only a copy of one repeats anything. */
	readonly fragment: boolean;
}

/** Shorter paragraphs (labels, single facts) are not compared. */
const leastUnits = 6;
const echoRoles = new Set<SectionRole>(['summary', 'introduction', 'conclusion']);
const silentRoles = new Set<SectionRole>(['references', 'contents']);
const preview = bilingual(previews);
const recap = bilingual(recaps);
/** Markup of an image that the reader of Markdown leaves as text, such as one with a template in its address. */
const isImage = /^!\[/;
/** What stands in one block with it is its caption. */
const htmlImage = /<img\b/iu;
const comparedKinds = new Set(['paragraph', 'item', 'quote']);

/** A part of a conclusion concludes, whatever its own heading. */
const isEcho = ({ role, text }: Section) => echoRoles.has(role) || preview.test(text);

/** The section of the title, where all parts stand below it. */
const titleSection = memoised(({ sections: [title, ...parts] }: Report): Section | undefined =>
	title?.level === 1 && parts.length > 0 && parts.every(({ level }) => level > 1) ? title : undefined,
);

/**
 * Whether a block stands under a heading like `Key points` or `Simple summary`, or in a list between the title and the first part: it is
 * a preview of the report.
 */
export function isHighlight(report: Report, { kind, section }: Block): boolean {
	const title = titleSection(report);
	if (kind === 'item' && title && section === title.index) return true;
	// `Summary of 2023` is the title of a whole report.
	return sectionsAround(report, section).some(
		(part) => part !== title && (preview.test(part.text) || recap.test(part.text)),
	);
}

export function collectParagraphs(report: Report): Paragraph[] {
	if (isCutIntoLines(report)) return [];
	const figures = groupBy(
		report.numbers.filter(({ kind }) => kind !== 'year' && kind !== 'date'),
		({ block }) => block,
	);
	const citations = groupBy(report.citations, ({ block }) => block);
	const captions = [...report.figures, ...report.tables]
		.flatMap(({ caption }) => (caption ? [{ span: caption }] : []))
		.sort(byPlace);
	const isCaption = ({ span }: Block) =>
		htmlImage.test(report.source.slice(...span)) ||
		overlapping(captions, span).some((caption) => isWithin(span, caption.span));
	return report.blocks.flatMap((block) => {
		const section = block.section === undefined ? undefined : report.sections[block.section];
		if (!comparedKinds.has(block.kind) || silentRoles.has(section?.role ?? 'body') || isCaption(block)) return [];
		const text = blockText(report, block);
		if (measureLength(text) < leastUnits || isForeign(report, text) || isHeadingOrMarkup(report, block)) return [];
		const note = isNoteBelow(report, block);
		if (note && isMereNote(report, block)) return [];
		return {
			block,
			section,
			text,
			figures: figures.get(block.index) ?? [],
			cited: (citations.get(block.index) ?? []).flatMap(({ labels }) => labels),
			echo: sectionsAround(report, block.section).some(isEcho),
			fragment: isImage.test(text) || isCell(report, block) || note,
		};
	});
}

/** What stands in front of a colon at the start of a text; empty without one. */
export const labelOf: (text: string) => string = cached((text) => /^([^:：.。!?]{2,60})[:：]/u.exec(text)?.[1] ?? '');

/**
 * Whether a paragraph is a bold line that ends no sentence, a heading or entry of a table of contents, or markup: a LaTeX
 * command, a label of bookdown, a template, or a placeholder.
 */
function isHeadingOrMarkup({ source }: Report, { kind, span }: Block): boolean {
	const written = source.slice(...span).trim();
	return (kind === 'paragraph' && boldLine.test(written)) || markup.test(written);
}

/** Whether a paragraph right below a table says where it comes from, or notes something on it. */
function isNoteBelow({ blocks, source }: Report, { index, kind, span }: Block): boolean {
	return kind === 'paragraph' && isNote(source.slice(...span)) && blocks[index - 1]?.kind === 'table';
}

const ofRounding = bilingual(rounded);
const isNote = (text: string) => sourceNote.test(text) || ofRounding.test(text);

/** `Source: Office of Statistics`, `Shares do not add up because of rounding`: what other tables and images may say, too. */
function isMereNote({ source, sentences }: Report, block: Block): boolean {
	return sentences.slice(...block.sentences).every(({ span }, at) => {
		const text = source.slice(...span);
		return (at === 0 && sourceNote.test(text)) || ofRounding.test(text);
	});
}

const boldLine = /^(\*\*|__)(?:(?!\1)[^\n])*[^\n。！.!]\1$/u;
const markup = /^\{?\\[a-z]+\b|^\(ref:[\w-]+\)|^\{\{[<%]|^\[insert\b/iu;

/** Whether each line stands as a paragraph, as where a PDF was turned into Markdown: many go on in the middle of a sentence. */
function isCutIntoLines(report: Report): boolean {
	const texts = report.blocks.map((block) => (block.kind === 'paragraph' ? blockText(report, block).trim() : ''));
	const lines = texts.filter((text) => text !== '').length;
	const cut = texts.filter((text, at) => /^\p{Ll}/u.test(texts[at + 1] ?? '') && text !== '' && !endsSentence(text));
	return lines >= leastLines && cut.length >= lines * cutShare;
}

const cutShare = 0.15;
const leastLines = 40;

/** Whether a text in a Chinese report has no Chinese character: a quotation, or names. */
function isForeign({ language }: Report, text: string): boolean {
	return language === 'zh' && !/\p{Script=Han}/u.test(text);
}

/** A cell of a table that was exported as paragraphs: a fragment between fragments. */
function isCell(report: Report, { index }: Block): boolean {
	return [index - 1, index, index + 1].every((at) => {
		const block = report.blocks[at];
		return block?.kind === 'paragraph' && block.depth === 0 && !endsSentence(blockText(report, block));
	});
}

/** Only the end of a text is searched, because the pattern below takes quadratic time. */
const mostOfEnd = 1_000;

/** It ends with a full stop, or with the colon of what introduces a list; citations may follow. */
export const endsSentence: (text: string) => boolean = cachedAlways((text) =>
	/[.!?:。！？：；][\s"”’)\]）】]*(?:\[[^\]]*\]\s*)*$/u.test(text.slice(-mostOfEnd)),
);

/** Such text needs no Unicode classes, which are slow. */
const asciiOnly = /^[\0-\x7F]*$/;

/** Words, or pairs of Han characters. */
const measureLength = cached((text) => {
	if (asciiOnly.test(text)) return text.match(/[a-z\d]+/gi)?.length ?? 0;
	const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
	return han / 2 + (text.match(/(?:[A-Za-z0-9]+|[\p{Script=Latin}\p{N}])+/gu)?.length ?? 0);
});
