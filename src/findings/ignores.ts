import { isDecidable } from '../decisions/decide';
import { firstIndexFrom } from '../report/lookup';
import type { Block, Comment, Report, Span } from '../report/model';
import { groupBy } from '../text/collections';
import { memoised } from '../text/memo';
import { type DraftFinding, findingCodes } from './model';

const directive = /^plumbline-(disable-next-line|disable-line|disable-file|disable|enable)\b\s*(.*)$/su;

/** Whether a comment ignores something in the block that follows it, and nowhere else. */
export function isAboutNextBlock({ text }: Comment): boolean {
	return directive.exec(text)?.[1] === 'disable-next-line';
}

const allCodes = Object.keys(findingCodes);

/** An ignore comment. */
export interface IgnoreComment {
	readonly comment: Comment;
	readonly kind: string;
	/** The codes that it names, known or not; all codes where it names none. */
	readonly codes: readonly string[];
	/** Whether it names codes. */
	readonly named: boolean;
}

/** The ignore comments of a report, in their order. */
export function ignoreComments(report: Report): IgnoreComment[] {
	return report.comments.flatMap((comment) => {
		const [, kind, list = ''] = directive.exec(comment.text) ?? [];
		return kind === undefined ? [] : [{ comment, kind, ...codesNamed(list) }];
	});
}

/** The span in which an ignore comment hides findings of a code. */
export interface IgnoredStretch {
	readonly comment: Comment;
	readonly code: string;
	readonly span: Span;
}

/**
 * The stretches of the source that ignore comments cover. `disable-next-line` covers the whole block that follows (a
 * paragraph has no lines of its own), `disable` reaches to the next `enable` of the same codes or the end. A code
 * that warns about the text itself cannot be hidden by the text.
 */
export function ignoredStretches(report: Report): IgnoredStretch[] {
	const stretches: IgnoredStretch[] = [];
	const open = new Map<string, Comment>();
	const close = (code: string, at: number) => {
		const comment = open.get(code);
		if (comment) stretches.push({ comment, code, span: [comment.span[0], at] });
		open.delete(code);
	};
	for (const { comment, kind, codes } of ignoreComments(report)) {
		for (const code of codes.filter(isDecidable)) {
			if (kind === 'enable') close(code, comment.span[0]);
			else if (kind !== 'disable') stretches.push({ comment, code, span: scopeOf(report, kind, comment) });
			else if (!open.has(code)) open.set(code, comment);
		}
	}
	for (const code of [...open.keys()]) close(code, report.source.length);
	return stretches;
}

/** The codes a comment names; none means every code. */
function codesNamed(list: string): Pick<IgnoreComment, 'codes' | 'named'> {
	const codes = [...new Set(list.split(/[\s,]+/u).filter(Boolean))];
	return codes.length === 0 ? { codes: allCodes, named: false } : { codes, named: true };
}

function scopeOf(report: Report, kind: string, comment: Comment): Span {
	if (kind === 'disable-file') return [0, report.source.length];
	if (kind === 'disable-line') {
		const start = report.source.lastIndexOf('\n', comment.span[0] - 1) + 1;
		const end = report.source.indexOf('\n', comment.span[1]);
		return [start, end < 0 ? report.source.length : end];
	}
	return nextBlock(report, comment.span[1])?.outer ?? [comment.span[1], comment.span[1]];
}

const outerSpans = memoised(({ blocks }: Report) => blocks.map(({ outer }) => ({ span: outer })));

function nextBlock(report: Report, offset: number): Block | undefined {
	return report.blocks[firstIndexFrom(outerSpans(report), offset)];
}

/** Whether the author's ignore comments hide findings of a code at a place. */
export function ignoredByComment(report: Report): (finding: Pick<DraftFinding, 'code' | 'span'>) => boolean {
	const byCode = groupBy(ignoredStretches(report), ({ code }) => code);
	const scopes = new Map([...byCode].map(([code, all]) => [code, mergeSpans(all.map(({ span }) => span))]));
	return ({ code, span: [at] }) => {
		const spans = scopes.get(code) ?? [];
		const last = spans[firstIndexFrom(spans, at + 1) - 1];
		return last !== undefined && at <= last.span[1];
	};
}

/** The spans in order, with adjoining and overlapping ones merged. */
function mergeSpans(spans: readonly Span[]): { readonly span: Span }[] {
	const merged: { span: Span }[] = [];
	for (const [start, end] of spans.toSorted((a, b) => a[0] - b[0])) {
		const last = merged.at(-1);
		if (last && start <= last.span[1]) last.span = [last.span[0], Math.max(last.span[1], end)];
		else merged.push({ span: [start, end] });
	}
	return merged;
}
