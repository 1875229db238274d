import type { MarkKind, MarkWeight } from '../judge/tasks/readReport';
import type { SourceFailureCode } from '../sources/model';
import type { SupportReasonCode } from '../tree/model';

/** The node of the logic tree that a finding is about. */
interface OfNode {
	readonly node: string;
}

/** A model may mark what is no node. */
type MarkedNode = Partial<OfNode>;

/** Words of the report. */
interface OfWords {
	readonly words: string;
}

/** Where an editor opens a source at the words that decide. */
export interface SourcePlaceData {
	/** A local file, relative to `folder`. */
	readonly file?: string;
	/** The folder of sources or the workspace folder; absent where only one of them can be meant. */
	readonly folder?: 'sources' | 'workspace';
	readonly url?: string;
	/** The address with the passage in it. */
	readonly open?: string;
	readonly quote?: string;
	/** 1-based. */
	readonly page?: number;
}

interface OfSource extends OfNode, SourcePlaceData {
	/** The source's id. */
	readonly source: string;
	readonly title: string;
}

/** Nothing that a program would need. */
type None = Readonly<Record<never, never>>;

/** Where a finding is a mark of a model's reading: what the model said of it. */
export interface MarkData {
	readonly kind?: MarkKind;
	/** `must`: the report should not go out with it. */
	readonly weight?: MarkWeight;
	/** `proven`: worked out by code; `quoted`: its words stand there; `doubtful`: something that can be checked speaks against it. */
	readonly proof?: 'proven' | 'quoted' | 'doubtful';
	/** Its place in the model's own order, the weightiest first, from 1. */
	readonly rank?: number;
	/** What the marked words should read. */
	readonly better?: string;
}

/** What a finding tells programs, by its code: quick fixes and the order of fixes read it. */
export interface FindingData {
	/** `hidden`: readers do not see it. */
	'report.instruction': OfWords & { readonly hidden: boolean };
	'claim.unsupported': MarkedNode & { readonly reason: SupportReasonCode };
	'claim.partial': MarkedNode & { readonly reason: SupportReasonCode };
	'claim.overstated': MarkedNode & OfWords;
	'claim.vague': MarkedNode & OfWords;
	/** `item` and `fact` are ids of JADE's items. */
	'conclusion.gated': OfNode & { readonly item: string; readonly fact: string };
	/** `falls` is how many conclusions depend on it; the rest says which source refutes it, if one does. */
	'evidence.refuted': OfNode & { readonly item: string; readonly falls: number } & Partial<OfSource>;
	/** `first` and `second` are indices into `Report.blocks`; `copied`: one is a copy of the other, edited or not. */
	'paragraph.redundant': {
		readonly similarity?: number;
		readonly first?: number;
		readonly second?: number;
		readonly copied?: boolean;
	};
	'citation.missing': MarkedNode;
	/** `places`: how many the defect has, each a marker to mend; absent where it is one. */
	'citation.broken': { readonly label?: string; readonly places?: number };
	'citation.mismatch': { readonly label?: string };
	'citation.unused': { readonly label: string };
	'citation.duplicate': { readonly label: string };
	'citation.dead': {
		readonly source: string;
		readonly failure: SourceFailureCode;
		readonly url?: string;
		/** An archived copy's address. */
		readonly suggestion?: string;
	};
	'source.contradicts': OfSource;
	'source.notFound': OfSource;
	'source.partly': OfSource;
	/** `words` are the source's. */
	'source.instruction': OfWords & SourcePlaceData & { readonly source: string; readonly title: string };
	'source.weak': OfNode & { readonly domain: string };
	/** `original` is an address, a domain, or empty. */
	'source.secondary': OfNode & { readonly domain: string; readonly original: string };
	'number.inconsistent': None;
	/** `correction`: what the number would be, written as the author writes it, where it can be worked out in one way only. */
	'number.arithmetic': { readonly correction?: string };
	'number.unit': None;
	'number.period': None;
	'argument.contradiction': None;
	'argument.gap': None;
	'report.missing': None;
	'review.note': None;
}
