import type { DraftBlock, SourceMark } from './drafts';
import type { CitationForm, Reference, Span } from './model';

/** A citation before it is numbered and resolved. */
export interface DraftCitation {
	readonly form: CitationForm;
	readonly span: Span;
	readonly block: DraftBlock;
	readonly labels: readonly string[];
	readonly url: string | undefined;
	readonly title: string | undefined;
	/** What is a marker rather than prose; `undefined` for a link whose title is part of the sentence. */
	readonly marker: Span | undefined;
}

/** What the citation readers need of the report. They paint `ink`. */
export interface CitationContext {
	readonly source: string;
	readonly ink: Uint8Array;
	readonly blocks: readonly DraftBlock[];
	readonly marks: readonly SourceMark[];
	readonly references: readonly Reference[];
}

/** Reference lists, figures and code cite nothing. */
export function mayCite({ kind }: DraftBlock): boolean {
	return kind !== 'reference' && kind !== 'figure' && kind !== 'code' && kind !== 'html';
}

/** Ranges longer than this are no citations. */
const MAX_RANGE = 50;

/** `1, 3-5` → 1, 3, 4, 5; `undefined` when it is anything else. */
export function expandNumbers(text: string): string[] | undefined {
	const labels: string[] = [];
	for (const part of text.split(/[,，、;；]/)) {
		const match = /^\s*(\d{1,4})(?:\s*[-–—~]\s*(\d{1,4}))?\s*$/.exec(part);
		if (!match) return undefined;
		const first = Number(match[1]);
		const last = Number(match[2] ?? match[1]);
		if (last < first || last - first > MAX_RANGE) return undefined;
		for (let label = first; label <= last; label++) labels.push(String(label));
	}
	return labels;
}
