import type { Analysis } from '../analysis';
import { type IgnoreComment, type IgnoredStretch, ignoreComments, ignoredStretches } from '../findings/ignores';
import { type FindingCode, findingCodes } from '../findings/model';
import { message } from '../messages/message';
import type { Message } from '../messages/model';
import { LineIndex } from '../report/lines';
import { firstIndexFrom } from '../report/lookup';
import { byPlace } from '../report/spanRelations';
import { closest } from '../text/closest';
import { groupBy } from '../text/collections';
import { draftsByRules } from './run';

/** A message about an ignore comment. */
export interface IgnoreNote {
	/** Where the comment begins, from 1. */
	readonly line: number;
	readonly message: Message;
}

/** Codes that need sources or a model: that a comment hides none of these means nothing. */
const notByRules: ReadonlySet<string> = new Set([
	...(['source.contradicts', 'source.notFound', 'source.partly', 'source.instruction', 'citation.dead'] as const),
	...(['conclusion.gated', 'evidence.refuted'] as const),
	...(['argument.contradiction', 'argument.gap', 'report.missing', 'review.note'] as const),
] satisfies FindingCode[]);

const known: ReadonlySet<string> = new Set(Object.keys(findingCodes));

/** A longer word is not a misspelt code. */
const longestCode = 40;

/**
 * The ignore comments, at most `most`, that name an unknown code or hide no finding of the rules, by place. Uses the
 * findings of the analysis; no check runs again.
 */
export function idleIgnores(
	analysis: Pick<Analysis, 'report' | 'tree' | 'pairs' | 'sources'>,
	most: number,
): IgnoreNote[] {
	const { report } = analysis;
	const comments = ignoreComments(report);
	if (comments.length === 0) return [];
	const hiding = hidingStretches(analysis);
	const lines = new LineIndex(report.source);
	return comments
		.flatMap((each) => faultsOf(each, new Set(hiding.get(each.comment)?.map(({ code }) => code))))
		.slice(0, most)
		.map(({ comment, fault }) => ({ line: lines.position(comment.span[0]).line, message: faultMessage(fault) }));
}

/** An unknown code, or the codes of which nothing is hidden; empty where the comment names none. */
type Fault = { readonly unknown: string } | { readonly idle: readonly string[] };

function faultsOf({ comment, kind, codes, named }: IgnoreComment, hides: ReadonlySet<string>) {
	const unknown = codes.filter((code) => !known.has(code)).map((code): Fault => ({ unknown: code }));
	const idle = codes.filter((code) => known.has(code) && !notByRules.has(code) && !hides.has(code));
	const hidesNothing = named ? idle.length > 0 : hides.size === 0;
	const faults =
		kind !== 'enable' && hidesNothing ? [...unknown, { idle: named ? idle : [] } satisfies Fault] : unknown;
	return faults.map((fault) => ({ comment, fault }));
}

function faultMessage(fault: Fault): Message {
	if ('idle' in fault) return message('ignores.idle', { codes: fault.idle });
	const code = fault.unknown;
	const meant = code.length > longestCode ? undefined : closest(code, known);
	return message('ignores.unknown', { code, meant });
}

/** By comment, its stretches in which the rules found something. */
function hidingStretches({ report, tree, pairs, sources }: Parameters<typeof idleIgnores>[0]) {
	const found = groupBy(draftsByRules({ report, tree, pairs, sources }), ({ code }): string => code);
	const inOrder = new Map([...found].map(([code, drafts]) => [code, drafts.toSorted(byPlace)]));
	const holds = ({ code, span: [start, end] }: IgnoredStretch) => {
		const drafts = inOrder.get(code) ?? [];
		const first = drafts[firstIndexFrom(drafts, start)];
		return first !== undefined && first.span[0] <= end;
	};
	return groupBy(ignoredStretches(report).filter(holds), ({ comment }) => comment);
}
