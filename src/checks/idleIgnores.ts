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

/** Something to say of an ignore comment. */
export interface IgnoreNote {
	/** Where the comment begins, from 1. */
	readonly line: number;
	readonly message: Message;
}

/** What takes sources that were read, or a model: that nothing is hidden of it is no wonder. */
const notByRules: ReadonlySet<string> = new Set([
	...(['source.contradicts', 'source.notFound', 'source.partly', 'source.instruction', 'citation.dead'] as const),
	...(['conclusion.gated', 'evidence.refuted'] as const),
	...(['argument.contradiction', 'argument.gap', 'report.missing', 'review.note'] as const),
] satisfies FindingCode[]);

const known: ReadonlySet<string> = new Set(Object.keys(findingCodes));

/** A longer word is none that was meant as a code. */
const longestCode = 40;

/**
 * The ignore comments of a report that name a code there is not, or that hide nothing of what the rules find, by place: at
 * most so many. It goes by what was found when the report was analysed; nothing is looked for again.
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
		.map(({ comment, fault }) => ({ line: lines.position(comment.span[0]).line, message: told(fault) }));
}

/** A code there is not, or the codes of which nothing is hidden; of none in particular where the comment names none. */
type Fault = { readonly unknown: string } | { readonly idle: readonly string[] };

function faultsOf({ comment, kind, codes, named }: IgnoreComment, hides: ReadonlySet<string>) {
	const unknown = codes.filter((code) => !known.has(code)).map((code): Fault => ({ unknown: code }));
	const idle = codes.filter((code) => known.has(code) && !notByRules.has(code) && !hides.has(code));
	const hidesNothing = named ? idle.length > 0 : hides.size === 0;
	const faults =
		kind !== 'enable' && hidesNothing ? [...unknown, { idle: named ? idle : [] } satisfies Fault] : unknown;
	return faults.map((fault) => ({ comment, fault }));
}

function told(fault: Fault): Message {
	if ('idle' in fault) return message('ignores.idle', { codes: fault.idle });
	const code = fault.unknown;
	return message('ignores.unknown', {
		code,
		meant: code.length > longestCode ? undefined : closest(code, known),
	});
}

/** By comment, what it covers that holds something the rules found. */
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
