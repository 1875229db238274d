import { smallest } from '../../text/collections';
import type { DraftBlock } from '../blocks/drafts';
import type { Span } from '../model';
import { numberingShape, sectionRoleOf, splitNumbering } from './headingText';

/** A line that may be a heading though nothing marks it as one. */
interface Candidate {
	readonly block: DraftBlock;
	readonly index: number;
	readonly shape: string;
}

const maxHeading = 110;

/**
 * Gives headings without `#` their role: in reports that have none but a title, lines of their own that are bold,
 * numbered or short and followed by prose; in every report, the line that names the reference list.
 */
export function promoteHeadings(blocks: readonly DraftBlock[], textOf: (span: Span) => string): void {
	const marked = blocks.filter(({ marked: is }) => is);
	const onlyTitle = marked.length === 0 || (marked.length === 1 && marked[0]?.level === 1);
	if (onlyTitle) promoteByShape(blocks, textOf);
	const level = Math.max(2, Math.min(6, smallest(marked.slice(1).map((block) => block.level ?? 2))));
	for (const [index, block] of blocks.entries()) {
		if (!isLine(block) || !startsList(blocks[index + 1])) continue;
		if (sectionRoleOf(textOf(block.span)) === 'references') promote(block, onlyTitle ? 2 : level);
	}
}

function promoteByShape(blocks: readonly DraftBlock[], textOf: (span: Span) => string): void {
	const shaped = blocks.flatMap((block, index): Candidate[] => {
		const shape = shapeOf(block, index, blocks, textOf);
		return shape === undefined ? [] : [{ block, index, shape }];
	});
	const named = shaped.filter(({ shape }) => shape !== 'plain');
	const first = shaped[0];
	const chosen = named.length >= 2 ? named : plainHeadings(shaped, blocks, textOf);
	const repeated = chosen.some((one) => one.block !== first?.block && one.shape === first?.shape);
	const title = first?.index === 0 && (first.shape === 'plain' || !repeated) ? first : undefined;
	const ranks = [...new Set(chosen.filter((one) => one !== title).map(({ shape }) => shape))].sort(byDepth);
	for (const { block, shape } of chosen) promote(block, Math.min(2 + ranks.indexOf(shape), 6));
	if (title && !blocks.some(({ marked }) => marked)) promote(title.block, 1);
}

/** Shapes keep the order they first appear in, but `2.1` lies below `2`, and a sub-heading below its heading. */
function byDepth(a: string, b: string): number {
	return ['decimal', 'plain'].some((kind) => a.startsWith(kind) && b.startsWith(kind)) ? a.localeCompare(b) : 0;
}

function promote(block: DraftBlock, level: number): void {
	block.kind = 'heading';
	block.level = level;
}

function shapeOf(
	block: DraftBlock,
	index: number,
	blocks: readonly DraftBlock[],
	textOf: (span: Span) => string,
): string | undefined {
	if (!isLine(block) && !isLoneItem(block, index, blocks)) return undefined;
	const text = textOf(block.span);
	if (text.length === 0 || text.length > maxHeading || /[.。!！;；,，、…]$/.test(text)) return undefined;
	const inner = block.content?.text ?? '';
	const bold = /^(\*\*|__)(?:(?!\1).)+\1[:：]?$/.test(inner);
	if (block.kind === 'item') return 'decimal1';
	if (splitNumbering(text).numbering !== undefined) return numberingShape(text);
	if (bold) return 'bold';
	const plain =
		!/[:：?？]$/.test(text) && /^[\p{Lu}\p{Script=Han}\d“"'‘]/u.test(text) && !/\[\d|https?:|[|=<>]/.test(inner);
	return plain ? 'plain' : undefined;
}

/**
 * Short lines are headings when prose follows. A stack of them is a heading with its sub-heading; in a longer run,
 * such as a table's cells pasted as lines, only the last one is.
 */
function plainHeadings(
	shaped: readonly Candidate[],
	blocks: readonly DraftBlock[],
	textOf: (span: Span) => string,
): Candidate[] {
	const chosen: Candidate[] = [];
	let run: Candidate[] = [];
	for (const candidate of shaped) {
		if (run.length > 0 && run.at(-1)?.index !== candidate.index - 1) run = [];
		run.push(candidate);
		const next = blocks[candidate.index + 1];
		if (!next || !isProse(next, textOf)) continue;
		const after = blocks[(run[0]?.index ?? 0) - 1];
		const isolated = after === undefined || isProse(after, textOf) || !textKinds.has(after.kind);
		const stacked = run.length === 2 && isolated;
		if (stacked && run[0]) chosen.push(run[0]);
		// The line below the report's title is a heading, not a sub-heading.
		chosen.push(stacked && run[0]?.index !== 0 ? { ...candidate, shape: 'plain below plain' } : candidate);
		run = [];
	}
	return chosen;
}

const textKinds: ReadonlySet<string> = new Set(['paragraph', 'item', 'quote']);

/** Whole sentences, or a lead-in to a list. */
function isProse(block: DraftBlock, textOf: (span: Span) => string): boolean {
	if (block.kind !== 'paragraph') return block.kind === 'item';
	const text = textOf(block.span).replace(/(?<![\s\]])(?:\s*\[[^[\]]*\])+$/, '');
	if (text.length < minProse) return false;
	return /[.。!！?？:：]["'”’)）]*$/.test(text);
}

const minProse = 40;

/** One line of text that stands alone at the top level. */
function isLine(block: DraftBlock): boolean {
	return block.kind === 'paragraph' && block.depth === 0 && !block.quoted && block.content?.pieces.length === 1;
}

/** `1. Market size` between paragraphs is a list of one item to Markdown. */
function isLoneItem(block: DraftBlock, index: number, blocks: readonly DraftBlock[]): boolean {
	const before = blocks[index - 1];
	const next = blocks[index + 1];
	const lone = block.kind === 'item' && block.depth === 1 && !block.quoted && block.content?.pieces.length === 1;
	const numbered = block.numbered;
	return (
		lone && numbered && before?.kind !== 'item' && next !== undefined && next.kind === 'paragraph' && next.depth === 0
	);
}

function startsList(block: DraftBlock | undefined): boolean {
	return block !== undefined && (block.kind === 'item' || /^\s*\\?(?:\[|https?:)/.test(block.content?.text ?? ''));
}
