import type { DraftBlock } from '../blocks/drafts';
import type { Block, BlockKind, Language, Section, Sentence } from '../model';
import { readSentences, wordsIn } from '../sentences/sentences';
import { shiftSpan, stretchOf } from '../stretch';

export interface AssembleContext {
	readonly source: string;
	readonly ink: Uint8Array;
	readonly drafts: readonly DraftBlock[];
	readonly language: Language;
	readonly sectionOf: (block: DraftBlock) => Section | undefined;
	readonly numberOf: ReadonlyMap<DraftBlock, number>;
}

const hasSentences: ReadonlySet<BlockKind> = new Set(['paragraph', 'item', 'quote', 'footnote']);

/** Makes the final blocks of the drafts, with their sentences, and counts the body's words. */
export function assembleBlocks(context: AssembleContext): { blocks: Block[]; sentences: Sentence[]; words: number } {
	const { source, ink, drafts, language } = context;
	const sentences: Sentence[] = [];
	let words = 0;
	const blocks = drafts.map((draft, index) => {
		const first = sentences.length;
		const stretch = () => stretchOf(source, ink, draft.span, language);
		if (hasSentences.has(draft.kind)) {
			for (const { span, text, words: own } of readSentences(stretch())) {
				sentences.push({ index: sentences.length, block: index, span: shiftSpan(draft.span[0], span), text });
				words += own;
			}
		} else if (draft.kind === 'heading') words += wordsIn(stretch());
		return assembleBlock(context, draft, index, [first, sentences.length]);
	});
	return { blocks, sentences, words };
}

function assembleBlock(
	{ source, drafts, sectionOf, numberOf }: AssembleContext,
	draft: DraftBlock,
	index: number,
	sentences: readonly [number, number],
): Block {
	const { kind, span, outer, depth, quoted, container } = draft;
	return {
		index,
		kind,
		span,
		outer,
		section: sectionOf(draft)?.index,
		container: container && numberOf.get(container),
		depth,
		quoted,
		introduces: introduces(source, draft, drafts[index + 1]) ? index + 1 : undefined,
		sentences,
	};
}

const boldLabel = /^(\*\*|__)(?:(?!\1).)+\1$/u;

/** `… as follows:` in front of a list or table; an item that is a bold label alone in front of its nested items. */
function introduces(source: string, draft: DraftBlock, next: DraftBlock | undefined): boolean {
	if (!next || !draft.content || (next.kind !== 'table' && (next.kind !== 'item' || next.depth <= draft.depth)))
		return false;
	const text = source.slice(...draft.span);
	return /[:：][*_\s]*$/.test(text) || (draft.kind === 'item' && boldLabel.test(text));
}
