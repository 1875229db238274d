import { entryOf } from '../../access';
import type { Analysis } from '../../analysis';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import { Anchors } from '../../places/anchors';
import type { Span } from '../../report/model';
import { overlap } from '../../report/spanRelations';
import type { JudgedNode, SupportCounts, TreeBasis } from '../../scorecard/finResearch';
import { groupBy } from '../../text/collections';
import { condensedTree } from '../../tree/metrics';
import type { LogicNode, Support } from '../../tree/model';

/**
 * FinResearchBench §3.1.3, steps 1 and 2: the logic tree, and how well each of its arguments is carried, as the report's reading
 * has them. Where a model named no statement it is the tree that rules and weights draw, and nothing of it is judged.
 *
 * @param why what went wrong with the reading first
 */
export function treeBasis(analysis: Analysis, why?: Message): TreeBasis {
	const { tree, reading } = analysis;
	const unread = reading?.unread ?? 0;
	const isRead = reading !== undefined && reading.statements.length > 0;
	const basis = !isRead ? 'rule' : unread > 0 ? 'mixed' : 'model';
	const unjudged = { support: 'unknown', reason: '', carriedBy: [] } as const;
	const nodes = isRead ? readNodes(analysis) : keyNodes(analysis).map((node) => ({ ...node, ...unjudged }));
	return {
		basis,
		metrics: tree.metrics,
		unread,
		note: message('common.all', { messages: treeNotes(basis, unread, why) }),
		nodes,
	};
}

/** What the tree rests on, and what went wrong; that stands by itself, for it may be what all of a run failed of. */
export function treeNotes(basis: TreeBasis['basis'], unread: number, why: Message | undefined): Message[] {
	if (basis === 'model') return [message('scores.treeRead')];
	const said = basis === 'rule' ? message('scores.treeInstead') : message('scores.treeGaps', { lines: unread });
	return [said, ...(why ? [why] : [])];
}

function readNodes(analysis: Analysis): JudgedNode[] {
	const nodes = keyNodes(analysis);
	const own = new Map(analysis.tree.nodes.map((node) => [node.id, node]));
	const below = groupBy(nodes, ({ parent }) => parent);
	const said = notesOf(analysis);
	return nodes.map((node): JudgedNode => {
		const carriedBy = (below.get(node.id) ?? []).map(({ id }) => id);
		return { ...node, ...supportOf(entryOf(own, node.id), carriedBy), reason: said(node.span), carriedBy };
	});
}

/** A claim judged as supported, but with no statement below it and no source, counts as partly supported. */
function supportOf(
	{ type, support, citations }: LogicNode,
	carriedBy: readonly string[],
): Pick<JudgedNode, 'support' | 'unproven'> {
	const bare = type === 'argument' && carriedBy.length === 0 && citations.length === 0;
	return bare && support === 'supported' ? { support: 'partial', unproven: true } : { support };
}

function keyNodes({ tree }: Analysis): Pick<JudgedNode, 'id' | 'type' | 'parent' | 'span'>[] {
	const spans = new Map(tree.nodes.map(({ id, span }) => [id, span]));
	return condensedTree(tree.nodes).map((link) => ({ ...link, span: entryOf(spans, link.id) }));
}

/** What the reading's marks say at a place. */
function notesOf({ report, reading }: Analysis): (span: Span) => string {
	const anchors = new Anchors(report);
	const notes = (reading?.marks ?? []).flatMap(({ anchor, note }) => {
		const span = anchors.find(anchor);
		return span ? [{ span, note }] : [];
	});
	return (place) =>
		notes
			.filter(({ span }) => overlap(span, place))
			.map(({ note }) => note)
			.join(' ');
}

/** How many arguments have which support. */
export function countSupport(
	nodes: readonly { readonly type: string; readonly support: Support }[],
	basis: SupportCounts['basis'],
): SupportCounts {
	const count = (wanted: Support) =>
		nodes.filter(({ type, support }) => type === 'argument' && support === wanted).length;
	return {
		basis,
		supported: count('supported'),
		partial: count('partial'),
		unsupported: count('unsupported'),
		unknown: count('unknown'),
	};
}

/** All nodes except the root: the thesis, or the title in its place, is not judged. */
export function belowRoot<Node extends { readonly parent: string | null }>(nodes: readonly Node[]): Node[] {
	return nodes.filter(({ parent }) => parent !== null);
}
