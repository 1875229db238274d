import type { Report, Span } from '../report/model';
import type { RatedSource } from '../sources/model';
import type { LogicTree } from '../tree/model';

/** Most severe first; `off` hides a finding. */
export const severities = ['error', 'warning', 'info', 'hint', 'off'] as const;
export type Severity = (typeof severities)[number];

/** One thing to tell the author. Diagnostics, decorations, panel rows and SARIF results are projections of it. */
export interface Finding {
	readonly code: FindingCode;
	readonly severity: Exclude<Severity, 'off'>;
	readonly span: Span;
	readonly message: string;
	readonly related: readonly RelatedPlace[];
	/** What the editor's quick fixes read. */
	readonly data: Readonly<Record<string, string | number | boolean>>;
	/** An estimate of the points of the final score (0–100) that fixing it would gain, if known. */
	readonly gain: number | undefined;
}

export interface RelatedPlace {
	readonly span: Span;
	readonly message: string;
}

/** What a check sees: everything is read-only, and a check returns its findings in any order. */
export interface CheckContext {
	readonly report: Report;
	readonly tree: LogicTree;
	readonly pairs: ParagraphPairs;
	/** What the report leans on, rated by where it comes from. */
	readonly sources: readonly RatedSource[];
}

/** A finding as a check makes it; its severity is the code's default or the user's choice. */
export type DraftFinding = Pick<Finding, 'code' | 'span' | 'message'> &
	Partial<Pick<Finding, 'related' | 'data'>> & {
		/** In place of its code's default, for a finding that is less sure than others; what the user chose goes first. */
		readonly severity?: Severity;
	};

/** One check: pure, and the only place that makes findings of its codes. */
export type Check = (context: CheckContext) => DraftFinding[];

/** The comparison of every pair of body paragraphs. */
export interface ParagraphPairs {
	/** Indices into `Report.blocks`: the body paragraphs that were compared. */
	readonly paragraphs: readonly number[];
	/** Pairs of body paragraphs in all: n·(n−1)/2. */
	readonly compared: number;
	/** Those alike enough to be worth a look, the most alike first. */
	readonly candidates: readonly ParagraphPair[];
}

export interface ParagraphPair {
	/** Indices into `Report.blocks`, the earlier first. */
	readonly first: number;
	readonly second: number;
	/** 0 (nothing in common) to 1 (the same text). */
	readonly similarity: number;
	/** The odds that a reader would call the second a repetition of the first, 0–1, as learned from annotated reports. */
	readonly repetition: number;
	/** Introduction, summary or conclusion against body: expected, reported apart and never penalised. */
	readonly expected: boolean;
}

/** Every code with its default severity and what it is about; `docs/findings/<code>.md` explains each. */
export const findingCodes = {
	'claim.unsupported': { severity: 'warning', title: 'A claim that nothing in the report supports' },
	'claim.partial': { severity: 'hint', title: 'A claim that is only partly supported' },
	'claim.overstated': { severity: 'info', title: 'A claim put as certain that the report does not show to be so' },
	'claim.vague': { severity: 'info', title: 'A statement handed to unnamed experts or studies' },
	'conclusion.new': { severity: 'hint', title: 'A conclusion with something that the body never mentions' },
	'conclusion.gated': { severity: 'warning', title: 'A conclusion that rests on a fact that failed' },
	'evidence.refuted': { severity: 'warning', title: 'A fact that does not hold' },
	'section.noClaim': { severity: 'hint', title: 'A section of facts without a claim' },
	'paragraph.redundant': { severity: 'info', title: 'A paragraph that repeats another' },
	'citation.missing': { severity: 'info', title: 'A specific fact with no citation near it' },
	'citation.broken': { severity: 'error', title: 'A citation that resolves to nothing' },
	'citation.unused': { severity: 'hint', title: 'A reference that nothing cites' },
	'citation.duplicate': { severity: 'hint', title: 'The same source listed twice' },
	'citation.dead': { severity: 'warning', title: 'A citation whose page is gone' },
	'source.contradicts': { severity: 'warning', title: 'A claim that its source contradicts' },
	'source.notFound': { severity: 'info', title: 'A claim that its source does not mention' },
	'source.partly': { severity: 'hint', title: 'A claim that its source carries only in part' },
	'source.weak': { severity: 'hint', title: 'A claim that leans only on weak sources' },
	'source.secondary': { severity: 'hint', title: 'A source that passes on what another says' },
	'figure.unreferenced': { severity: 'hint', title: 'A figure that the text never mentions' },
	'table.unreferenced': { severity: 'hint', title: 'A table that the text never mentions' },
	'number.inconsistent': { severity: 'warning', title: 'The same quantity with different values' },
	'number.arithmetic': { severity: 'warning', title: 'A number that does not follow from the numbers it is made of' },
	'number.unit': { severity: 'info', title: 'Numbers set side by side in different units' },
	'number.period': { severity: 'warning', title: 'Years out of order, or after the report was written' },
} as const satisfies Record<string, { severity: Severity; title: string }>;

export type FindingCode = keyof typeof findingCodes;
