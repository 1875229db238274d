import { memoised } from '../../text/memo';
import type { DraftBlock } from '../blocks/drafts';
import { splitNumbering } from '../headings/headingText';
import { Ink, type Language, type Quantity, type Span } from '../model';
import { readProse } from '../prose';
import { type Stretch, shiftSpan, stretchOf } from '../stretch';
import { findQuantities } from './quantityGrammar';

const numberlessKinds: ReadonlySet<string> = new Set(['reference', 'code', 'html', 'figure']);

/** The numbers of the report's prose and tables. Markers, section numbers, addresses and model names are none. */
export function readNumbers(
	source: string,
	ink: Uint8Array,
	blocks: readonly DraftBlock[],
	language: Language,
): Quantity[] {
	return blocks.flatMap((block, index) =>
		numberlessKinds.has(block.kind)
			? []
			: stretches(block).flatMap((span) => {
					const stretch = stretchOf(source, ink, span, language);
					return (block.kind === 'heading' ? headingNumbers(stretch) : stretchNumbers(stretch)).map((quantity) => ({
						block: index,
						...quantity,
						span: shiftSpan(span[0], quantity.span),
					}));
				}),
	);
}

function stretches(block: DraftBlock): readonly Span[] {
	return block.rows ? block.rows.flat().map(({ span }) => span) : [block.span];
}

type StretchQuantity = Omit<Quantity, 'block'>;

/** The numbers of a stretch of text. */
export const stretchNumbers = memoised((stretch: Stretch) => numbersIn(stretch, () => 0));
/** Without its numbering. */
const headingNumbers = memoised((stretch: Stretch) =>
	numbersIn(stretch, (text) => splitNumbering(text).numbering?.length ?? 0),
);

function numbersIn({ source, ink, language }: Stretch, firstIn: (text: string) => number): readonly StretchQuantity[] {
	const prose = readProse(source, ink, [0, source.length]);
	if (!/[\d０-９]/u.test(prose.text)) return [];
	const first = firstIn(prose.text);
	return findQuantities(prose.text, language).flatMap(({ start, end, bare: _, divisor: __, ...quantity }) => {
		const from = prose.offset(start);
		if (start < first || ink[from] === Ink.code) return [];
		return [{ span: [from, prose.offset(end - 1) + 1], ...quantity }];
	});
}
