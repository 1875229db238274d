import { entryOf } from '../access';
import type { Analysis } from '../analysis';
import { message } from '../messages/message';
import type { Message } from '../messages/model';
import { memoised } from '../text/memo';
import type { LogicNode } from '../tree/model';
import {
	type ClaimCounts,
	claimCountsText,
	claimsOf,
	countClaims,
	isQuestioned,
	lacksSupport,
	shortOfSupportText,
	verdictMessage,
} from './claims';
import { placeOf, type ViewContext } from './context';
import { placeExcerpt } from './excerpt';
import { nodeName } from './nodeName';

/** Longer sentences are cut. */
const textLimit = 400;

/** The claims of a branch of the tree. */
type Branch = readonly LogicNode[];

/** The logic tree in the words of one language; `null` for a report without claims and facts. Pure; the result is plain JSON. */
export function argumentViewOf(analysis: Analysis, context: ViewContext) {
	const { nodes, thesis } = analysis.tree;
	if (nodes.length < 2) return null;
	const branches = claimsByBranch(nodes);
	return {
		title: context.words.say(treeTitle(analysis)),
		nodes: nodes.map((node) => nodeView(node, entryOf(branches, node.id), analysis, context)),
		thesis,
	};
}

export type ArgumentView = NonNullable<ReturnType<typeof argumentViewOf>>;

/** Says whether a model made the tree; what rules make is only an outline. */
export function treeTitle({ reading }: Pick<Analysis, 'reading'>): Message {
	return reading ? message('review.readBy', reading) : message('review.outline');
}

/** The claims in the branch of every node, its own among them. Parents stand before their children. */
export const claimsByBranch = memoised((nodes: readonly LogicNode[]): ReadonlyMap<string, Branch> => {
	const branches = new Map<string, LogicNode[]>(nodes.map((node) => [node.id, claimsOf({ nodes: [node] })]));
	for (const { id, parent } of nodes.toReversed()) {
		if (parent !== null) branches.get(parent)?.push(...entryOf(branches, id));
	}
	return branches;
});

function nodeView(node: LogicNode, branch: Branch, analysis: Analysis, context: ViewContext) {
	const { report, tree } = analysis;
	const { say } = context.words;
	const { id, span, support, reasons, children } = node;
	const kind = kindOf(node, analysis);
	const told =
		kind === 'evidence' || ((kind === 'title' || kind === 'section') && support === 'unknown') ? null : support;
	return {
		...{ id, kind, support: told, place: placeOf(span, context) },
		kindName: say(kind === 'section' ? message('labels.section') : nodeName(node, tree)),
		text: placeExcerpt(report, span, textLimit),
		supportName: told === null ? '' : say(verdictMessage(node)),
		branch:
			branch.length > claimsOf({ nodes: [node] }).length ? branchOf(countClaims(analysis, branch), context) : null,
		reasons: reasons.map(({ message: why, span: at }) => ({
			message: say(why),
			place: at ? placeOf(at, context) : null,
		})),
		children,
		...{ lacking: lacksSupport(analysis)(node), questioned: isQuestioned(analysis)(node) },
	};
}

export type ArgumentNodeView = ReturnType<typeof nodeView>;

function kindOf({ id, parent, type, block }: LogicNode, { report, tree }: Analysis) {
	if (id === tree.thesis) return 'thesis';
	if (parent === null) return 'title';
	if (block !== undefined && report.blocks[block]?.kind === 'heading') return 'section';
	return type === 'argument' ? 'claim' : 'evidence';
}

function branchOf(counts: ClaimCounts, { words }: ViewContext) {
	const { supported, partial, unsupported, unknown } = counts;
	return {
		counts: { supported, partial, unsupported, unknown },
		text: words.say(claimCountsText(counts)),
		wanting: words.say(shortOfSupportText(counts)),
	};
}
