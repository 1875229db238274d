import type { Message } from '../messages/model';

/** `[start, end)` in UTF-16 offsets of the report's source; `source.slice(start, end)` is the text. */
export type Span = readonly [start: number, end: number];

/** The languages Plumbline reads with rules of their own; anything else is read with the English ones. */
export type Language = 'en' | 'zh';

/** A Markdown report, parsed once. All arrays are in document order; indices point into them. */
export interface Report {
	readonly source: string;
	readonly language: Language;
	/** The heading (or first line) that names the report. */
	readonly title: Title | undefined;
	/** The question the report answers: front matter `query:`, else the title's text. */
	readonly query: string | undefined;
	/** Who says so: whoever has it read, its front matter, or, for want of both, its title. */
	readonly queryFrom: 'user' | 'frontMatter' | 'title';
	readonly frontMatter: FrontMatter | undefined;
	readonly sections: readonly Section[];
	readonly blocks: readonly Block[];
	readonly sentences: readonly Sentence[];
	readonly tables: readonly Table[];
	readonly figures: readonly Figure[];
	readonly numbers: readonly Quantity[];
	readonly citations: readonly Citation[];
	readonly references: readonly Reference[];
	readonly comments: readonly Comment[];
	/** Word-like segments of the body: no tables, code, reference lists or front matter. */
	readonly words: number;
	/** What could not be read, and why; the rest of the report is still analysed. */
	readonly problems: readonly ReadProblem[];
	/** One byte per UTF-16 unit of the source: what it is (see {@link Ink}). */
	readonly ink: Uint8Array;
}

/** What a character of the source is, as far as a reader is concerned. */
export const Ink = {
	/** Prose a reader reads. */
	text: 0,
	/** Markdown syntax: emphasis marks, link brackets and targets, list markers, HTML tags. */
	markup: 1,
	/** Part of a citation marker such as `[1]` or `([title](url))`. */
	citation: 2,
	/** Code, spans or blocks. */
	code: 3,
} as const;

export interface Title {
	readonly span: Span;
	readonly text: string;
}

export interface FrontMatter {
	readonly span: Span;
	/** Parsed YAML, or the simple values of TOML; empty when it could not be parsed (then `Report.problems` says why). */
	readonly data: Readonly<Record<string, unknown>>;
}

export type SectionRole = 'body' | 'summary' | 'introduction' | 'conclusion' | 'references' | 'contents' | 'appendix';

export interface Section {
	readonly index: number;
	/** 1 for the title's level; for headings that are bold or numbered lines, derived from their shape. */
	readonly level: number;
	/** The index of the enclosing section, or `undefined` at the top. */
	readonly parent: number | undefined;
	/** The heading's block. */
	readonly heading: number;
	/** The heading as a reader reads it, without numbering and markup. */
	readonly text: string;
	/** The numbering in front of the heading (`2.1`, `一、`, `IV.`), if any. */
	readonly numbering: string | undefined;
	readonly role: SectionRole;
	/** From the heading to the next heading of the same or a higher level. */
	readonly span: Span;
}

export type BlockKind =
	| 'heading'
	| 'paragraph'
	| 'item'
	| 'table'
	| 'figure'
	| 'quote'
	| 'code'
	| 'html'
	| 'reference'
	| 'footnote';

/**
 * A leaf of the document: one heading, one paragraph, the own text of one list item, one table, …
 * A list item's nested items are blocks of their own, which name it as `container`.
 */
export interface Block {
	readonly index: number;
	readonly kind: BlockKind;
	/** Content with its inline markup, without list markers, `#` marks, quote marks and surrounding space. */
	readonly span: Span;
	/** The whole of it, from the marker (`- `, `## `, `> `) to the end of its last line. */
	readonly outer: Span;
	/** The section it stands in; a heading stands in the section it opens; `undefined` before the first. */
	readonly section: number | undefined;
	/** For an item: the block of the item that encloses it; for its further paragraphs: the item. */
	readonly container: number | undefined;
	/** 0 outside lists, 1 in a list, 2 in a nested list, … */
	readonly depth: number;
	/** Inside a block quote. */
	readonly quoted: boolean;
	/** For a block that introduces a list or table (`…:`) the first block it introduces. */
	readonly introduces: number | undefined;
	/** `[first, last)` of its sentences in `Report.sentences`. */
	readonly sentences: readonly [number, number];
}

export interface Sentence {
	readonly index: number;
	readonly block: number;
	/** With its trailing citations, e.g. `Sales rose. [1][2]`. */
	readonly span: Span;
	/** As a reader reads it: no markup, no citation markers, white space folded. */
	readonly text: string;
}

export interface Table {
	readonly block: number;
	readonly caption: Span | undefined;
	readonly header: readonly Cell[];
	readonly rows: readonly (readonly Cell[])[];
}

export interface Cell {
	readonly span: Span;
	readonly text: string;
}

export interface Figure {
	readonly block: number;
	readonly span: Span;
	readonly target: string;
	readonly alt: string;
	readonly caption: Span | undefined;
}

/** A number as written, with what it measures. */
export interface Quantity {
	readonly span: Span;
	readonly block: number;
	readonly kind: 'year' | 'date' | 'percent' | 'points' | 'money' | 'ratio' | 'measure' | 'count';
	/** In units: `1.8 trillion` is 1.8e12, `12 %` is 12, `3亿` is 3e8; the lower end of a range. */
	readonly value: number;
	/** The upper end of a range such as `10–12 %` or `2020-2025`. */
	readonly upper: number | undefined;
	/** What a `count` or `measure` counts, normalised where known: `kWh`, `GB`, `people`, `家`. */
	readonly unit: string | undefined;
	/** ISO 4217 code of a `money` quantity (`USD` for a bare `$`, `CNY` for 元 and 人民币). */
	readonly currency: string | undefined;
	/** Digits after the decimal point as written: what rounding may hide. */
	readonly decimals: number;
	/** The power of ten a magnitude word stands for (`million` 6, `bn` 9, `万` 4, `亿` 8), else 0. */
	readonly magnitude: number;
	/** Marked as approximate: `about`, `~`, `约`, `over`. */
	readonly approximate: boolean;
	/** Said to be only a limit: `over`, `at least`, `+`, 超过 from below, `up to`, `less than`, 不足 from above. */
	readonly bound: 'least' | 'most' | undefined;
}

export type CitationForm =
	/** `[1]`, `[1, 2]`, `[1-3]`, `【1】`, `[1][2]` (each bracket is one). */
	| 'numeric'
	/** `<sup>1</sup>`, or a bare number after the full stop in reports that cite that way. */
	| 'superscript'
	/** `[^1]` */
	| 'footnote'
	/** `[title](url)`, `([title](url))` */
	| 'link'
	/** `https://…`, also that of a frame: `<iframe src="https://…">` */
	| 'url'
	/** `[@key]`, `\\cite{key}` */
	| 'key'
	/** `(Doe, 2020)`, `Doe (2020)`, `（张伟，2021）` */
	| 'authorYear'
	/** What needs no list: a source in the text itself, `^[Port accounts, note 7]`, or a note beside it, `[[Port accounts]]`. */
	| 'note';

/** A marker in the text that points at one or more sources. */
export interface Citation {
	readonly index: number;
	readonly form: CitationForm;
	readonly span: Span;
	readonly block: number;
	/** What it names: `['1', '2']` for `[1, 2]`, `['1', '2', '3']` for `[1-3]`, the URL for a link. */
	readonly labels: readonly string[];
	/** For each label the reference it resolves to, or `undefined` when there is none. */
	readonly references: readonly (number | undefined)[];
	readonly url: string | undefined;
	/** A link's text. */
	readonly title: string | undefined;
	/** The decoded `#:~:text=` fragment of the URL: the passage the author points at. */
	readonly quote: string | undefined;
}

/** An entry of the reference list, or a footnote's definition that serves as one. */
export interface Reference {
	readonly index: number;
	/** `1`, `^note`, `key`; `undefined` in a list without labels. */
	readonly label: string | undefined;
	readonly span: Span;
	readonly title: string;
	readonly url: string | undefined;
	/** Neither title nor URL. */
	readonly empty: boolean;
}

export interface Comment {
	readonly span: Span;
	/** The text between `<!--` and `-->`, trimmed. */
	readonly text: string;
}

export type ReadProblemCode =
	| 'bibliography'
	| 'citations'
	| 'frontMatter'
	| 'html'
	| 'language'
	| 'largeTable'
	| 'longLine'
	| 'notebook'
	| 'tooDeep'
	| 'tooLong';

export interface ReadProblem {
	readonly code: ReadProblemCode;
	readonly span: Span;
	/** What happened, where, and what to do. */
	readonly message: Message;
}
