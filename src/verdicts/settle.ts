import { anchorKey } from '../anchors/anchors';
import type { Anchor } from '../anchors/model';
import { rewordedPlaces } from '../anchors/reworded';
import { message, verbatim } from '../messages/message';
import { sectionAt, sentenceAt } from '../report/lookup';
import type { Report } from '../report/model';
import { byPlace, isWithin } from '../report/spanRelations';
import { groupBy } from '../text/collections';
import type { LogicNode, LogicTree, SupportReason } from '../tree/model';
import type { ClaimVerdict, ModelVerdicts, PairVerdict } from './model';
import { type ClaimPlace, claimPlaces, paragraphPlaces } from './places';

/** Two paragraphs of a report that a model judged, by their indices into `Report.blocks`, the earlier first. */
export interface SettledPair extends Omit<PairVerdict, 'anchors'> {
	readonly first: number;
	readonly second: number;
}

/** What a model's verdicts come to in a report that may have been edited since it was judged. */
export interface Settled {
	/** With the model's support where it judged; every claim says who decided. */
	readonly tree: LogicTree;
	readonly pairs: readonly SettledPair[];
	/** Blocks of which the model judged an earlier wording. */
	readonly rewordedBlocks: ReadonlySet<number>;
}

/**
 * Lays a model's verdicts over a report: each holds where its words still stand. Where they were changed the rules decide
 * again, and the claim says that the model judged an earlier wording.
 */
export function settle(report: Report, tree: LogicTree, verdicts: ModelVerdicts): Settled {
	return { tree: settleTree(report, tree, verdicts), ...settlePairs(report, verdicts) };
}

function settleTree(report: Report, tree: LogicTree, { claims, known }: ModelVerdicts): LogicTree {
	const places = claimPlaces(report, tree);
	const byKey = new Map(claims.map((claim) => [anchorKey(claim.anchor), claim]));
	const verdictOn = ({ anchor }: ClaimPlace) => byKey.get(anchorKey(anchor));
	const judged = claims.map(({ anchor }) => anchor);
	const rewordedNodes = new Set([...rewordedPlaces(places, judged, known)].map(({ node }) => node?.id));
	const verdicts = new Map(
		places.flatMap((place) => {
			const verdict = verdictOn(place);
			return place.node && verdict ? [[place.node.id, verdict] as const] : [];
		}),
	);
	const ids = new Map(places.map(({ anchor, node }) => [anchorKey(anchor), node?.id]));
	const nodes = tree.nodes.map((node) => settleNode(node, verdicts.get(node.id), rewordedNodes.has(node.id), ids));
	const added = places.flatMap((place) => {
		const verdict = verdictOn(place);
		return !place.node && verdict ? [claimOf(report, tree, place, verdict, ids)] : [];
	});
	return added.length > 0 ? { ...tree, nodes: inserted(nodes, added) } : { ...tree, nodes };
}

/** By the keys of their anchors. */
type NodeIds = ReadonlyMap<string, string | undefined>;

function settleNode(node: LogicNode, verdict: ClaimVerdict | undefined, reworded: boolean, ids: NodeIds): LogicNode {
	if (verdict) return { ...node, type: 'argument', ...decisionOf(verdict, ids) };
	if (node.type !== 'argument') return node;
	return { ...node, decidedBy: 'rules', ...(reworded ? { reasons: [...node.reasons, earlierWording] } : {}) };
}

const earlierWording: SupportReason = { code: 'reworded', message: message('support.reworded') };

function decisionOf({ support, reason, carriedBy }: ClaimVerdict, ids: NodeIds) {
	const said = reason === '' ? message('scores.noReason') : verbatim(reason);
	return {
		support,
		decidedBy: 'model',
		reasons: [{ code: 'judged', message: said }],
		evidence: carriedBy.flatMap((anchor) => ids.get(anchorKey(anchor)) ?? []),
	} as const;
}

/** A claim that the model alone took for one, under the heading of its section; never a key node, for the rules' tree is measured. */
function claimOf(
	report: Report,
	tree: LogicTree,
	{ span, sentence }: ClaimPlace,
	verdict: ClaimVerdict,
	ids: NodeIds,
): LogicNode {
	const block = sentence === undefined ? undefined : sentenceAt(report, sentence).block;
	const section = block === undefined ? undefined : report.blocks[block]?.section;
	const heading = section === undefined ? undefined : sectionAt(report, section).heading;
	const parent = tree.nodes.find((node) => heading !== undefined && node.block === heading)?.id ?? tree.root;
	return {
		id: `j${(sentence ?? 0) + 1}`,
		type: 'argument',
		parent,
		children: [],
		key: false,
		span,
		text: report.source.slice(...span),
		block,
		sentence,
		doubt: 0,
		ground: undefined,
		drawsOn: [],
		citations: report.citations.flatMap((citation, index) => (isWithin(citation.span, span) ? [index] : [])),
		...decisionOf(verdict, ids),
	};
}

/** The nodes with further ones under the parents these name, parents before their children. */
function inserted(nodes: readonly LogicNode[], added: readonly LogicNode[]): LogicNode[] {
	const below = groupBy(added, ({ parent }) => parent);
	const byId = new Map([...nodes, ...added].map((node) => [node.id, node]));
	const placed: LogicNode[] = [];
	const place = (node: LogicNode): void => {
		const own = node.children.flatMap((id) => byId.get(id) ?? []);
		const further = below.get(node.id);
		const children = further ? [...own, ...further].sort(byPlace) : own;
		placed.push({ ...node, children: children.map(({ id }) => id) });
		for (const child of children) place(child);
	};
	for (const node of nodes) if (node.parent === null) place(node);
	return placed;
}

function settlePairs(report: Report, { pairs, known }: ModelVerdicts): Omit<Settled, 'tree'> {
	if (pairs.length === 0) return { pairs: [], rewordedBlocks: new Set() };
	const places = paragraphPlaces(report);
	const blocks = new Map(places.map(({ anchor, block }) => [anchorKey(anchor), block]));
	const blockOf = (anchor: Anchor) => blocks.get(anchorKey(anchor));
	const judged = pairs.flatMap(({ anchors }) => anchors);
	const reworded = rewordedPlaces(places, judged, known);
	return {
		pairs: pairs.flatMap(({ anchors, ...said }) => {
			const [first, second] = [blockOf(anchors[0]), blockOf(anchors[1])];
			if (first === undefined || second === undefined) return [];
			return [{ ...said, first: Math.min(first, second), second: Math.max(first, second) }];
		}),
		rewordedBlocks: new Set([...reworded].map(({ block }) => block)),
	};
}
