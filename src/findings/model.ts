import type { Decided, Decision } from '../decisions/model';
import { message } from '../messages/message';
import type { Message } from '../messages/model';
import type { Report, Span } from '../report/model';
import type { RatedSource } from '../sources/model';
import type { Decider, LogicTree } from '../tree/model';
import type { FindingData, MarkData } from './data';

/** Most severe first; `off` hides a finding. */
export const severities = ['error', 'warning', 'info', 'hint', 'off'] as const;
export type Severity = (typeof severities)[number];

/** What a finding of a code has. */
interface FindingOf<C extends FindingCode> {
	readonly code: C;
	readonly severity: Exclude<Severity, 'off'>;
	readonly span: Span;
	readonly message: Message;
	readonly related: readonly RelatedPlace[];
	readonly data: FindingData[C] & MarkData;
	/** The odds, 0–1, that an editor agrees: its own where they are known, else those measured for its code; `undefined` where nobody knows. */
	readonly certainty: number | undefined;
	/** Held back: not shown by default, because the report has more findings than an author reads. Its severity is unchanged. */
	readonly held: boolean;
	/** Who found it; absent where no model was asked. */
	readonly decidedBy?: Decider;
}

/** One thing to tell the author. Diagnostics, decorations, panel rows and SARIF results are projections of it. */
export type Finding = { [C in FindingCode]: FindingOf<C> }[FindingCode];

/** A finding that the author has verified, accepted or dismissed. */
export type DecidedFinding = Decided<Finding>;

/** A finding of the rules that a model rejected after reading the report. */
export interface Withdrawn {
	readonly finding: Finding;
	/** The model's words; may be empty. */
	readonly reason: string;
	/** The model's name. */
	readonly model: string;
	/** A key of its place: unchanged as long as its sentences are, wherever they are moved. */
	readonly key: string;
}

export interface RelatedPlace {
	readonly span: Span;
	readonly message: Message;
}

/** What the user chose about findings. */
export interface FindingOptions {
	/** A severity per code; the rest keep their defaults. */
	readonly severities?: Partial<Record<FindingCode, Severity>> | undefined;
	/** So many findings are shown for each 1,000 words; 0 for all. */
	readonly maxFindings?: number | undefined;
	/** What the author has decided about the findings of this report; other reports' are not among them. */
	readonly decisions?: readonly Decision[] | undefined;
}

/** What a check sees: everything is read-only, and a check returns its findings in any order. */
export interface CheckContext {
	readonly report: Report;
	readonly tree: LogicTree;
	readonly pairs: ParagraphPairs;
	/** The cited sources, rated by the kind of site. */
	readonly sources: readonly RatedSource[];
}

type DraftOf<C extends FindingCode> = Pick<FindingOf<C>, 'code' | 'span' | 'message'> &
	Partial<Pick<FindingOf<C>, 'related' | 'decidedBy'>> &
	(Record<string, never> extends FindingData[C] ? Partial<Pick<FindingOf<C>, 'data'>> : Pick<FindingOf<C>, 'data'>) & {
		/** In place of its code's default, for a finding that is less sure than others; what the user chose goes first. */
		readonly severity?: Severity;
		/** In place of what was measured for its code, where a finding's own odds are known. */
		readonly certainty?: number | undefined;
	};

/** A finding as a check makes it; its severity is the code's default or the user's choice. */
export type DraftFinding = { [C in FindingCode]: DraftOf<C> }[FindingCode];

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
	'claim.unsupported': about('claim.unsupported', 'hint'),
	'claim.partial': about('claim.partial', 'hint'),
	'claim.overstated': about('claim.overstated', 'hint'),
	'claim.vague': about('claim.vague', 'hint'),
	'conclusion.gated': about('conclusion.gated', 'warning'),
	'evidence.refuted': about('evidence.refuted', 'warning'),
	'paragraph.redundant': about('paragraph.redundant', 'info'),
	'report.instruction': about('report.instruction', 'warning'),
	'citation.missing': about('citation.missing', 'hint'),
	'citation.broken': about('citation.broken', 'error'),
	'citation.mismatch': about('citation.mismatch', 'warning'),
	'citation.unused': about('citation.unused', 'info'),
	'citation.duplicate': about('citation.duplicate', 'info'),
	'citation.dead': about('citation.dead', 'warning'),
	'source.contradicts': about('source.contradicts', 'warning'),
	'source.notFound': about('source.notFound', 'info'),
	'source.partly': about('source.partly', 'hint'),
	'source.instruction': about('source.instruction', 'info'),
	'source.weak': about('source.weak', 'hint'),
	'source.secondary': about('source.secondary', 'hint'),
	'number.inconsistent': about('number.inconsistent', 'warning'),
	'number.arithmetic': about('number.arithmetic', 'warning'),
	'number.unit': about('number.unit', 'info'),
	'number.period': about('number.period', 'warning'),
	'argument.contradiction': about('argument.contradiction', 'info'),
	'argument.gap': about('argument.gap', 'info'),
	'report.missing': about('report.missing', 'info'),
	'review.note': about('review.note', 'info'),
} satisfies { [C in keyof FindingData]: CodeInfo };

/** The codes that a group such as `citation.*` stands for, or the code itself; none where there is no such code. */
export function codesNamed(name: string): FindingCode[] {
	const codes = Object.keys(findingCodes) as FindingCode[];
	return codes.filter((code) => code === name || (name.endsWith('.*') && code.startsWith(name.slice(0, -1))));
}

export type FindingCode = keyof FindingData;

interface CodeInfo {
	/** `off`: editors disagree with it; shown only where the user switches it on or a model confirms it. */
	readonly severity: Severity;
	readonly title: Message;
}

function about(code: FindingCode, severity: CodeInfo['severity']): CodeInfo {
	return { severity, title: message(`titles.${code}`) };
}
