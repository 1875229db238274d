import { firstOf, itemAt } from '../../access';
import type { Report } from '../../report/model';
import { groupBy } from '../../text/collections';
import { shippedModels, type TreeModels } from '../learned/models';
import { condensedTree, treeMetrics } from '../metrics';
import type { LogicNode, LogicTree } from '../model';
import { type RuleReading, readByRules } from '../reading/readByRules';
import type { Role } from '../reading/roles';
import { judgeSupport, type SupportAssessment } from '../support/judgeSupport';
import { assignParents, rootUnit } from './assignParents';
import { classifyRoles, keyProbabilities } from './classify';
import { chooseKeys } from './condense';

/**
 * Report → logic tree, without adding or interpreting (FinResearchBench §3.1.3): every node is a verbatim span.
 * Rules read each unit and what carries it; small learned forests decide its role, what it serves and whether it is a key node. The same text gives the same tree.
 */
export function extractTree(report: Report, models: TreeModels = shippedModels): LogicTree {
	const reading = readByRules(report);
	const odds = keyProbabilities(reading, models.key);
	const roles = classifyRoles(reading, odds, models.role);
	const root = rootUnit(reading);
	const parents = assignParents(reading, roles, odds, models.parent);
	const judged = judgeSupport(report, reading.all, roles, reading.layout);
	const keys = chooseKeys(odds, roles, parents, root);
	const nodes = toNodes({ reading, roles, parents, judged, keys, root });
	return {
		nodes,
		root: firstOf(nodes).id,
		// Only a model can tell what answers the report's question.
		thesis: null,
		metrics: treeMetrics(condensedTree(nodes)),
	};
}

interface Extracted {
	readonly reading: RuleReading;
	readonly roles: readonly Role[];
	readonly parents: readonly (number | undefined)[];
	readonly judged: readonly SupportAssessment[];
	readonly keys: ReadonlySet<number>;
	/** The title; `undefined` without one: then an empty node stands above all. */
	readonly root: number | undefined;
}

function toNodes(extracted: Extracted): LogicNode[] {
	const { reading, roles, parents, root } = extracted;
	const placed = reading.all
		.map(({ unit }) => unit.index)
		.filter((index) => roles[index] !== 'other' && index !== root);
	const children = groupBy(placed, (index) => parents[index] ?? root);
	const nodes: LogicNode[] = [];
	const place = (index: number | undefined, parent: string | null): void => {
		const below = children.get(index) ?? [];
		const content = index === undefined ? emptyRoot(reading.report) : contentOf(extracted, index);
		nodes.push({ id: idOf(index), parent, children: below.map(idOf), ...content });
		for (const child of below) place(child, idOf(index));
	};
	place(root, null);
	return nodes;
}

function idOf(index: number | undefined): string {
	return index === undefined ? 'n0' : `n${index + 1}`;
}

type NodeContent = Omit<LogicNode, 'id' | 'parent' | 'children'>;

function contentOf({ reading, roles, judged, keys }: Extracted, index: number): NodeContent {
	const { unit } = itemAt(reading.all, index);
	const { support, reasons, evidence } = itemAt(judged, index);
	return {
		type: roles[index] === 'evidence' ? 'evidence' : 'argument',
		key: keys.has(index),
		span: unit.span,
		text: reading.report.source.slice(...unit.span),
		block: unit.block.index,
		sentence: unit.sentence,
		support,
		reasons,
		evidence: evidence.map(idOf),
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
		evidence: [],
		citations: [],
	};
}
