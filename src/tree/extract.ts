import type { Report } from '../report/model';
import { attachUnits } from './attach';
import { chooseKeys } from './condense';
import { condensed, treeMetrics } from './metrics';
import type { LogicNode, LogicTree } from './model';
import { type Role, roleOf } from './roles';
import { readSignals, type Signals } from './signals';
import { type Judged, judgeSupport } from './support';
import { collectUnits } from './units';

/**
 * Report → logic tree, without adding or interpreting (FinResearchBench §3.1.3): every node is a verbatim span.
 * Units get a role, a parent and a judgement; the key ones make the condensed tree.
 */
export function extractTree(report: Report): LogicTree {
	const signals = readSignals(report, collectUnits(report));
	const roles = signals.map(roleOf);
	const parents = underOneRoot(signals, roles, attachUnits(report, signals, roles));
	const judged = judgeSupport(report, signals, roles, parents.links);
	const keys = chooseKeys(signals, roles, parents.links);
	const nodes = toNodes(report, { signals, roles, judged, keys, ...parents });
	return { nodes, root: nodes[0]!.id, metrics: treeMetrics(condensed(nodes)) };
}

interface Rooted {
	readonly links: readonly (number | undefined)[];
	/** The unit that is the root: the title's heading; `undefined` when the report has none. */
	readonly root: number | undefined;
}

/** A tree has one root: the title, or an empty one above everything. */
function underOneRoot(
	signals: readonly Signals[],
	roles: readonly Role[],
	parents: readonly (number | undefined)[],
): Rooted {
	const tops = signals.filter(({ unit }) => roles[unit.index] !== 'other' && parents[unit.index] === undefined);
	const title = tops.find(({ unit }) => unit.kind === 'heading' && unit.section?.level === 1)?.unit.index;
	return {
		root: title,
		links: parents.map((parent, index) =>
			parent === undefined && index !== title && roles[index] !== 'other' ? title : parent,
		),
	};
}

interface Extracted extends Rooted {
	readonly signals: readonly Signals[];
	readonly roles: readonly Role[];
	readonly judged: readonly Judged[];
	readonly keys: ReadonlySet<number>;
}

function toNodes(report: Report, extracted: Extracted): LogicNode[] {
	const { signals, roles, links, root } = extracted;
	const children = new Map<number | undefined, number[]>();
	for (const { unit } of signals) {
		if (roles[unit.index] === 'other' || unit.index === root) continue;
		const parent = links[unit.index];
		const siblings = children.get(parent);
		if (siblings) siblings.push(unit.index);
		else children.set(parent, [unit.index]);
	}
	const nodes: LogicNode[] = [];
	const idOf = (index: number | undefined) => (index === undefined ? 'n0' : `n${index + 1}`);
	const place = (index: number | undefined, parent: string | null): void => {
		const below = children.get(index) ?? [];
		nodes.push({
			...(index === undefined ? emptyRoot(report) : nodeOf(report, extracted, index)),
			id: idOf(index),
			parent,
			children: below.map(idOf),
			evidence: index === undefined ? [] : extracted.judged[index]!.evidence.map(idOf),
		});
		for (const child of below) place(child, idOf(index));
	};
	place(root, null);
	return nodes;
}

type NodeContent = Omit<LogicNode, 'id' | 'parent' | 'children' | 'evidence'>;

function nodeOf(report: Report, { signals, roles, judged, keys, root }: Extracted, index: number): NodeContent {
	const { unit } = signals[index]!;
	return {
		type: roles[index] === 'evidence' ? 'evidence' : 'argument',
		key: index === root || keys.has(index),
		span: unit.span,
		text: report.source.slice(...unit.span),
		block: unit.block.index,
		sentence: unit.sentence,
		support: judged[index]!.support,
		reasons: judged[index]!.reasons,
		citations: unit.citations,
	};
}

function emptyRoot(report: Report): NodeContent {
	const at = report.blocks[0]?.span[0] ?? 0;
	return {
		type: 'argument',
		key: true,
		span: [at, at],
		text: '',
		block: undefined,
		sentence: undefined,
		support: 'unknown',
		reasons: [],
		citations: [],
	};
}
