import type { BlockKind, Span } from '../model';
import type { Content } from './content';

/** A block while it is being read; `assembleBlocks` makes the final one. */
export interface DraftBlock {
	kind: BlockKind;
	readonly span: Span;
	readonly outer: Span;
	readonly container: DraftBlock | undefined;
	readonly depth: number;
	readonly quoted: boolean;
	/** Inline text; none for code, HTML and tables. */
	readonly content: Content | undefined;
	/** Of a `#` or underlined heading; of a promoted one, set by the heading rules. */
	level: number | undefined;
	/** Marked as a heading by `#` or an underline. */
	readonly marked: boolean;
	/** An item of an ordered list. */
	readonly numbered: boolean;
	readonly footnote: string | undefined;
	readonly rows: readonly (readonly DraftCell[])[] | undefined;
}

export interface DraftCell {
	readonly span: Span;
	readonly content: Content;
}

/** A link, image or other inline piece, with offsets into the source. */
export interface SourceMark {
	readonly kind: 'link' | 'image' | 'code' | 'autolink' | 'html';
	readonly span: Span;
	readonly inner: Span;
	readonly url: string;
	readonly label: string | undefined;
	readonly block: DraftBlock;
}

/** `[label]: url "title"`, which Markdown takes out of the text. */
export interface Definition {
	readonly label: string;
	readonly span: Span;
}
