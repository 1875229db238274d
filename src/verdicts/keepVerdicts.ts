import { itemAt } from '../access';
import { anchorKey } from '../anchors/anchors';
import type { Report, Span } from '../report/model';
import { groupBy } from '../text/collections';
import type { LogicTree, NodeType, Support } from '../tree/model';
import type { ClaimVerdict, ModelVerdicts, PairVerdict } from './model';
import { type ClaimPlace, claimPlaces, type ParagraphPlace, paragraphPlaces } from './places';

/** A node of the tree that a model drew, with what it said of it. */
interface JudgedNode {
	readonly id: string;
	readonly type: NodeType;
	readonly span: Span;
	readonly support: Support;
	readonly reason: string;
	readonly carriedBy: readonly string[];
}

/** Two paragraphs by their indices into `Report.blocks`, with what a model said of them. */
interface JudgedPair {
	readonly first: number;
	readonly second: number;
	readonly points: number;
	readonly reason: string;
	readonly similarity: number;
}

/** What a model said of a report, each verdict anchored at the sentence, heading or paragraph it speaks of. */
export function keepVerdicts(
	report: Report,
	tree: LogicTree,
	nodes: readonly JudgedNode[],
	pairs: readonly JudgedPair[],
): ModelVerdicts {
	const claims = claimPlaces(report, tree);
	const paragraphs = paragraphPlaces(report);
	return {
		claims: claimVerdicts(nodes, claims),
		pairs: pairs.map((pair) => pairVerdict(pair, paragraphs)),
		known: new Set([...claims, ...paragraphs].map(({ anchor }) => anchor.words)),
	};
}

function claimVerdicts(nodes: readonly JudgedNode[], places: readonly ClaimPlace[]): ClaimVerdict[] {
	const anchors = new Map(nodes.map((node) => [node.id, placeOf(node, places)?.anchor]));
	const verdicts = nodes.flatMap(({ id, type, support, reason, carriedBy }): ClaimVerdict[] => {
		const anchor = anchors.get(id);
		if (type !== 'argument' || support === 'unknown' || !anchor) return [];
		const carriers = carriedBy.flatMap((other) => anchors.get(other) ?? []);
		return [{ anchor, support, reason, carriedBy: carriers.filter((other) => other !== anchor) }];
	});
	return [...groupBy(verdicts, ({ anchor }) => anchorKey(anchor)).values()].map(mostCautious);
}

const cautiousFirst: readonly Support[] = ['unsupported', 'partial', 'supported'];

/** Of several claims in one sentence, the one that stands worst decides. */
function mostCautious(verdicts: readonly ClaimVerdict[]): ClaimVerdict {
	const sorted = verdicts.toSorted((a, b) => cautiousFirst.indexOf(a.support) - cautiousFirst.indexOf(b.support));
	return itemAt(sorted, 0);
}

/**
 * The place that a node's quote is about: the one it shares most characters with. Of several that it covers whole or by
 * half, one that the rules take for the same (a claim or a fact) goes first: a claim is often quoted with the fact before it.
 */
function placeOf({ type, span }: JudgedNode, places: readonly ClaimPlace[]): ClaimPlace | undefined {
	const touched = places
		.map((place) => ({ place, shared: sharedLength(span, place.span) }))
		.filter(({ shared }) => shared > 0);
	const meant = touched.filter(({ place, shared }) => shared * 2 >= lengthOf(place.span) && place.node?.type === type);
	const candidates = meant.length > 0 ? meant : touched;
	return candidates.toSorted((a, b) => b.shared - a.shared)[0]?.place;
}

function sharedLength(a: Span, b: Span): number {
	return Math.min(a[1], b[1]) - Math.max(a[0], b[0]);
}

function lengthOf([start, end]: Span): number {
	return end - start;
}

function pairVerdict({ first, second, ...said }: JudgedPair, paragraphs: readonly ParagraphPlace[]): PairVerdict {
	return { ...said, anchors: [itemAt(paragraphs, first).anchor, itemAt(paragraphs, second).anchor] };
}
