import type { DraftBlock } from '../blocks/drafts';
import { splitNumbering } from '../headings/headingText';
import { Ink, type Language, type Quantity, type Span } from '../model';
import { readProse } from '../prose';
import { findQuantities } from './quantityGrammar';

const without: ReadonlySet<string> = new Set(['reference', 'code', 'html', 'figure']);

/** The numbers of the report's prose and tables. Markers, section numbers, addresses and model names are none. */
export function readNumbers(
	source: string,
	ink: Uint8Array,
	blocks: readonly DraftBlock[],
	language: Language,
): Quantity[] {
	return blocks.flatMap((block, index) =>
		without.has(block.kind)
			? []
			: stretches(block).flatMap((span) => numbersIn(source, ink, span, block, index, language)),
	);
}

function stretches(block: DraftBlock): readonly Span[] {
	return block.rows ? block.rows.flat().map(({ span }) => span) : [block.span];
}

function numbersIn(
	source: string,
	ink: Uint8Array,
	span: Span,
	block: DraftBlock,
	index: number,
	language: Language,
): Quantity[] {
	const prose = readProse(source, ink, span);
	if (!/[\d０-９]/u.test(prose.text)) return [];
	const numbering = block.kind === 'heading' ? (splitNumbering(prose.text).numbering?.length ?? 0) : 0;
	return findQuantities(prose.text, language).flatMap(({ start, end, bare: _, ...quantity }) => {
		const from = prose.offset(start);
		if (start < numbering || ink[from] === Ink.code) return [];
		return [{ ...quantity, span: [from, prose.offset(end - 1) + 1], block: index }];
	});
}
